// What content is made of: abilities (of heroes, equipment, statuses, fates) and card texts, as tables of small
// functions.
#pragma once

#include <cstdint>
#include <span>

#include "engine/catalog/hero_facts.hpp"
#include "engine/fate/resolution.hpp"
#include "engine/fate/windows.hpp"
#include "engine/kernel/task.hpp"

namespace fate {

struct Game;

// Adds ways to answer the open question for one seat and one ability.
class Offers {
 public:
  Offers(Question& q, Seat seat, AbilityId ability, Verb verb) : q_(q), seat_(seat), ability_(ability), verb_(verb) {}
  Action& add(std::uint8_t option = 0);
  Seat seat() const { return seat_; }

 private:
  Question& q_;
  Seat seat_;
  AbilityId ability_;
  Verb verb_;
};

// Whom the bearer must be in a window for his ability to act.
enum class Role : std::uint8_t {
  user,      // attacker, user of the card, source of the damage, killer, whose phase it is
  target,    // target, victim, judge, dying or dead character
  other,     // neither of the two
  anyone,
};

struct Reaction {
  Window window = Window::none;
  Role role = Role::anyone;
  bool optional = true;
  bool again = false;                      // may act several times in one window (once per point, ordeal, ...)
  bool of_the_dead = false;                // acts although its bearer is dead (suicide)
  bool silent = false;                     // tells of its use itself (it asks first whether anything happens)
  // May it act? Looks at public facts only: whether a seat is asked must not tell what it holds (R147). Null: always.
  bool (*when)(const Game&, Seat me, const Entry&) = nullptr;
  // The ways to use it that the bearer has, which may depend on hidden cards. Null: a plain yes.
  void (*offer)(const Game&, Seat me, const Entry&, Offers&) = nullptr;
  Task<> (*run)(Game&, SkillUse&, Entry&) = nullptr;
};

// Hand cards that may be used or played as another card (R059, R060, R064).
struct Conversion {
  CardType as = CardType::none;
  std::uint8_t count = 0;  // physical cards that become one; 0 = no conversion
  CardRule rule = CardRule::any;
  bool use = true, play = true;  // as printed (R063)
  bool (*card_fits)(CardId) = nullptr;  // null: any card
  bool (*when)(const Game&, Seat me) = nullptr;
  bool regarded = false;  // the cards ARE that type for other texts too, as long as `when` holds (R090)
  bool undodgeable_if_attacks = false;  // an attack made of attacks alone cannot be dodged (R090)
  bool (*into)(const Game&, Seat me, CardType) = nullptr;  // instead of `as`: whatever it says yes to (R211)
};

// Something its bearer may do by itself: in his play phase, or as a cast in a casting phase.
struct OwnAction {
  void (*offer)(const Game&, Seat me, Offers&) = nullptr;
  Task<> (*run)(Game&, SkillUse&) = nullptr;
  bool (*when)(const Game&, Seat me) = nullptr;  // casts: public facts that decide whether the bearer is asked
};

struct Proxied;  // fate/proxy.hpp

// Has the attack or dodge that its bearer needs played by somebody else (R201, R283).
struct Proxy {
  void (*offer)(const Game&, Seat me, Offers&) = nullptr;
  Task<> (*run)(Game&, SkillUse&, Proxied&) = nullptr;
};

// The draw phase (R026).
struct DrawChange {
  enum class Kind : std::uint8_t { none, bonus, reduction, replacement } kind = Kind::none;
  bool (*when)(const Game&, Seat me) = nullptr;  // public facts
  int (*cards)(const Game&, Seat me) = nullptr;  // how many more or fewer; null: 1
  bool mandatory = false;
  bool any_number = false;  // a reduction by as many as its bearer chooses, 1 or more; they are the number of the use
  Task<> (*after)(Game&, SkillUse&) = nullptr;  // what a reduction bought; runs after the cards are drawn
};

// Numbers and yes/no facts that an ability changes while it is borne. Null: does not.
struct Modifiers {
  int (*distance)(const Game&, Seat me, Seat from, Seat to) = nullptr;  // added
  int (*fixed_distance)(const Game&, Seat me, Seat from, Seat to) = nullptr;  // replaces, if above 0
  int (*hand_limit)(const Game&, Seat me) = nullptr;
  int (*attack_limit)(const Game&, Seat me) = nullptr;
  int (*attack_damage)(const Game&, Seat me, const Attack&) = nullptr;  // bearer is the attacker
  int (*extra_dodges)(const Game&, Seat me, const Attack&) = nullptr;  // bearer is the attacker
  int (*played_dodges)(const Game&, Seat me,
                       const Attack&) = nullptr;  // bearer is the target: beside those used (R085)
  bool (*dodge_counts)(const Game&, Seat me, const Face&) = nullptr;  // bearer is the attacker
  bool (*voids_attack)(const Game&, Seat me, const Attack&) = nullptr;  // bearer is the target
  bool (*forbids_card)(const Game&, Seat me, CardId, CardType as, bool played) = nullptr;  // bearer is the user
  bool (*forbids_skill)(const Game&, Seat me, AbilityId) = nullptr;  // bearer is the user
  bool (*forbids_action)(const Game&, Seat me, AbilityId) = nullptr;  // ... of something in his own play phase
  bool (*free_enhancement)(const Game&, Seat me) = nullptr;  // magic may be enhanced without rage (R153)
  // Changes whom a card that the bearer is about to use may be aimed at. True: it is a legal use now.
  bool (*retarget)(const Game&, Seat me, Action&) = nullptr;
  bool (*reaches)(CardId) = nullptr;  // the bearer's attacks of such cards alone have no distance limit
  // Beyond the bearer's limit of attacks: narrows one to the cards it may still be made of (R056). False: none.
  bool (*further_attack)(const Game&, Seat me, Action&) = nullptr;
  bool (*no_dispel)(const Game&, Seat me, const Entry&) = nullptr;  // nobody may dispel what the bearer does
  bool (*hides_source)(const Game&, Seat me,
                       const Attack&) = nullptr;  // damage of the bearer's attack has no source (R279)
  bool no_recovery = false;  // the bearer cannot recover (R039)
  bool no_rage_from_damage = false;  // the bearer gains no rage from damage (R050)
  bool no_armor = false;  // the bearer cannot wear armor (R179)
  bool any_two_pieces = false;  // the bearer may wear any 2 pieces of equipment (R187)
  bool denies_salves = false;  // cards cannot save whom the bearer's attack brought to dying (R134)
};

inline constexpr int max_reactions = 3;

struct Ability {
  AbilityId id{};
  Reaction reactions[max_reactions] = {};
  Conversion conversions[2] = {};
  OwnAction play = {};  // own play phase
  OwnAction cast = {};  // casting phase
  OwnAction save = {};  // while its bearer (or, if `when` says so, anybody) is dying
  DrawChange draw = {};
  Proxy proxy = {};  // wherever its bearer could use or play an attack or a dodge
  // Of a monster card, which nobody bears: what it does to whoever turns it up or kills it (`user`).
  Task<> (*monster)(Game&, SkillUse&) = nullptr;
  Modifiers mod = {};
  bool play_limited = false;  // its limit is that of `play` alone; all else in it has none
};

// The text of a card that is used for its own effect.
struct CardText {
  CardType type = CardType::none;
  bool in_play_phase = false;
  std::uint8_t options = 1;  // bit n: there is a variant n; 0 plain, 1 enhanced, others by card
  // Fills in the targets of an action that uses the card; false: no legal use now. Reads user (action.seat), option
  // (1 = enhanced) and the cards' look where it matters.
  bool (*targets)(const Game&, Action&) = nullptr;
  // Everybody on whom it is used, if these are not just the chosen targets; they become its targets, in the sense of
  // cloak and sphere too (R151). Given those targets it says the same again.
  SeatSet (*concerns)(const Game&, const CardUse&) = nullptr;
  Task<> (*effect)(Game&, CardUse&) = nullptr;
  // May be used by whoever is about to take damage, after all else that it has against it (R112). Public facts only.
  bool (*when_hurt)(const Game&, Seat victim, const Damage&) = nullptr;
};

namespace detail {

template <class>
struct ReactionTraits;
template <class S>
struct ReactionTraits<Task<> (*)(Game&, SkillUse&, S&)> {
  using Subject = S;
};

}  // namespace detail

// Builds a reaction from typed functions: Run(Game&, SkillUse&, Subject&), When(const Game&, Seat, const Subject&),
// Offer(const Game&, Seat, const Subject&, Offers&).
template <auto Run, auto When = nullptr, auto Offer = nullptr>
constexpr Reaction on(Window window, Role role, bool optional = true) {
  using Subject = typename detail::ReactionTraits<decltype(Run)>::Subject;
  Reaction r;
  r.window = window;
  r.role = role;
  r.optional = optional;
  r.run = [](Game& g, SkillUse& use, Entry& e) -> Task<> { return Run(g, use, e.as<Subject>()); };
  if constexpr (When != nullptr)
    r.when = [](const Game& g, Seat me, const Entry& e) { return When(g, me, e.as<Subject>()); };
  if constexpr (Offer != nullptr)
    r.offer = [](const Game& g, Seat me, const Entry& e, Offers& o) { Offer(g, me, e.as<Subject>(), o); };
  return r;
}
inline constexpr bool mandatory = false;

constexpr Reaction repeatable(Reaction r) {
  r.again = true;
  return r;
}
constexpr Reaction silent(Reaction r) {
  r.silent = true;
  return r;
}
constexpr Reaction of_the_dead(Reaction r) {
  r.of_the_dead = true;
  return r;
}

// Content, by number; null or an empty text where nothing is registered (engine/content.cpp).
const Ability* ability_of(AbilityId);  // of its bearer: a hero with the skill, a seat with the equipment
const Ability* status_ability_of(AbilityId);  // of a character under the status
const CardText* text_of(CardType);
std::span<const CardText* const> texts_when_hurt();
bool implemented(HeroId);  // all of its skills are
bool implemented(FateId);

}  // namespace fate
