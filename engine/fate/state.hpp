// The only functions that change facts of a match. Each one also writes the event that tells of the change, so that the
// fold of a viewer's events is always that viewer's snapshot.
#pragma once

#include <span>

#include "engine/fate/game.hpp"

namespace fate {

// ---- seats in turn order (R001, R002)
Seat next_living(const Game&, Seat);
Seat previous_living(const Game&, Seat);
inline Seat next_seat(const Game& g, Seat s) { return static_cast<Seat>((s + 1) % g.seat_count); }
inline Seat previous_seat(const Game& g, Seat s) { return static_cast<Seat>((s + g.seat_count - 1) % g.seat_count); }

// Living seats in turn order starting with `from` (or the first living one after it).
struct SeatOrder {
  Seat seats[max_seats];
  std::uint8_t count = 0;
  const Seat* begin() const { return seats; }
  const Seat* end() const { return seats + count; }
};
SeatOrder turn_order(const Game&, Seat from);
// "From the turn character": in a casting phase from the character about to act (R132, R278).
inline SeatOrder turn_order(const Game& g) { return turn_order(g, g.turn_seat); }

// ---- points
void set_hp(Game&, Seat, int hp, AbilityId why, Seat by = no_seat);
void set_rage(Game&, Seat, int rage, AbilityId why);
void lose_rage(Game&, Seat, int points, AbilityId why);  // as much as possible (R119)
void pay_rage(Game&, Seat, int points, AbilityId why);  // a cost: the seat has it

// ---- statuses, limits, skips
bool has_status(const Game&, Seat, AbilityId);
const Status* status_of(const Game&, Seat, AbilityId);
void add_status(Game&, Seat, AbilityId, Seat owner,
                std::uint8_t param = 0);  // params of the same status are merged (R036)
void end_status(Game&, Seat, AbilityId);
void set_skips(Game&, Seat, std::uint8_t bits, AbilityId why = AbilityId::none);
bool limit_exhausted(const Game&, Seat, AbilityId);
UseLimit limit_of(AbilityId);
void count_use(Game&, Seat, AbilityId);  // exhausts the limit, if it has one (R021)
void reset_limits(Game&, Seat, UseLimit);
void set_attacks_used(Game&, Seat, int count);
void allow_any_attacks(Game&, Seat);  // for the rest of this character turn (R056)
void allow_more_attacks(Game&, Seat, int more);  // the same, that many above the limit
// Magic was used. A casting phase is no turn: what is used there is not remembered (R019, R211).
void remember_magic(Game&, Seat, CardType);

// Siren song: nothing of a skill or a hand card changes anything of this seat; equipment and basic rules do (R165).
bool immune_to(const Game&, Seat, AbilityId why);

// ---- cards
struct Move {
  Seat by = no_seat;  // who does it
  AbilityId why{};
  PlacedCard how{};  // how it lies in an area
};
// Viewers see the faces if the card lies open at either end; else only those who had or get it in their hand, or knew
// it.
void move_card(Game&, CardId, ZoneRef to, const Move& = {});
// All from one zone to one zone; one event.
void move_cards(Game&, std::span<const CardId>, ZoneRef to, const Move& = {});
void move_cards(Game&, const CardSet&, ZoneRef to, const Move& = {});
inline ZoneRef hand_of(Seat s) { return {Zone::hand, s}; }
inline ZoneRef discard_pile() { return {Zone::discard_pile, no_seat}; }
inline ZoneRef processing() { return {Zone::processing, no_seat}; }

// Makes sure that the deck holds n cards, as far as there are any (R012, R013). Returns how many it holds.
int fill_deck(Game&, int n);
CardId top_of_deck(Game&);  // none if there is no card at all; it stays where it is
bool no_card_left(const Game&);  // neither in the deck nor in the discard pile
CardList top_of_deck(Game&, int n);  // the first n in the order of drawing, or as many as there are
// Puts these cards, which are the topmost ones, into another order, the first one on top. Nobody sees any of it.
void arrange_top_of_deck(Game&, std::span<const CardId>);

void turn_equipment(Game&, CardId, bool sideways);

CardId weapon_of(const Game&, Seat);
CardId armor_of(const Game&, Seat);
bool wears(const Game&, Seat, CardType);
CardSet set_of(std::span<const CardId>);
CardSet equipment_cards(const Game&, Seat);
CardSet own_cards(const Game&, Seat);  // hand and equipment (R038, R076)
int card_count_of(const Game&, Seat);  // of both
int hand_count(const Game&, Seat);

// For distance the seat sits after that one until the turn ends (R048).
void sit_after(Game&, Seat, Seat after);

// ---- identities
void show_identity(Game&, Seat whose, Seat to);  // to one seat (kill reward)
void reveal_identity(Game&, Seat whose);  // to everybody
void reveal_fate(Game&, Seat);  // a neutral's, with his identity: conditions change (R250)

// ---- heroes, sides (state_heroes.cpp)
struct Figures {
  std::uint8_t max_hp = 4, hand_limit = 4, rage_cap = 3;
};
Figures printed_figures(HeroId);
void set_figures(Game&, Seat, const Figures&);  // with full hp; told with the hero
void take_hero(Game&, Seat, HeroId);  // with its printed figures
void change_hero(Game&, Seat, HeroId);  // another hat on the same character: all points stay (R236)
void offer_hero(Game&, HeroId);  // to everybody, face up
void pick_hero(Game&, Seat, HeroId);  // one of those on offer
void keep_hero(Game&, Seat, HeroId);  // one of his picks goes face down to his left pile
void told_kept(Game&, Seat);  // how many lie there
void show_bench(Game&, Seat);
void bring_in(Game&, Seat, HeroId);  // from the left pile into play; the used one goes to the right (R235)
void show_contest_card(Game&, Seat, CardId);
void name_starter(Game&, Seat);
void join_team(Game&, Seat, std::uint8_t team);

// ---- caches
void refresh_abilities(Game&, Seat);  // after hero, equipment or statuses changed
void refresh_derived(Game&);  // distances, ranges, limits; tells what changed

// ---- the resolution stack
std::uint8_t push_entry(Game&, ResolutionKind);
void told_entry(Game&, std::uint8_t at, EventKind);  // tells the viewers about an entry
void pop_entry(Game&);
ResolutionRecord record_of(const Entry&);

// Puts a record on the stack for the lifetime of a scope. `Quiet` ones (moments) are not told.
template <class T>
class Scope {
 public:
  Scope(Game& g, const T& value) : g_(g), index_(push_entry(g, T::kind)) {
    if (index_ == no_entry) {
      entry_ = &spare_.as<T>();
      *entry_ = value;
      return;
    }
    entry_ = &g.entry<T>(index_);
    *entry_ = value;
    if constexpr (T::kind != ResolutionKind::none) told_entry(g, index_, EventKind::resolution_began);
  }
  ~Scope() {
    if (index_ != no_entry) pop_entry(g_);
  }
  Scope(const Scope&) = delete;
  Scope& operator=(const Scope&) = delete;

  T& operator*() { return *entry_; }
  T* operator->() { return entry_; }
  std::uint8_t index() const { return index_; }
  Entry& entry() { return index_ == no_entry ? spare_ : g_.stack[index_]; }
  void changed() {
    if (index_ != no_entry) told_entry(g_, index_, EventKind::resolution_changed);
  }

 private:
  Game& g_;
  std::uint8_t index_;
  T* entry_ = nullptr;
  Entry spare_;  // used when the stack is full: the match is void then
};

// The stack index of a record that lies on the stack.
inline std::uint8_t index_of(const Game& g, const void* record) {
  const auto offset = static_cast<const std::byte*>(record) - reinterpret_cast<const std::byte*>(g.stack.items);
  return static_cast<std::uint8_t>(static_cast<std::size_t>(offset) / sizeof(Entry));
}
inline void tell_changed(Game& g, const void* record) {
  told_entry(g, index_of(g, record), EventKind::resolution_changed);
}

}  // namespace fate
