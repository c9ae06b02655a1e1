// The monsters of the Jungle, in the order of the rulebook: what each does to whoever turns it up in the monster
// judgment or kills it. Their damage has no source (R231).
#include <algorithm>

#include "engine/content_lists.hpp"
#include "engine/fate/offer.hpp"
#include "engine/fate/use.hpp"

namespace fate::jungle {
namespace {

constexpr AbilityId kobold = ability(CardType::kobold_foreman);
constexpr AbilityId gnoll = ability(CardType::gnoll_assassin);
constexpr AbilityId priest = ability(CardType::forest_troll_priest);
constexpr AbilityId dragon = ability(CardType::black_dragon);
constexpr AbilityId warlord = ability(CardType::dark_troll_warlord);
constexpr AbilityId lizard = ability(CardType::thunder_lizard);
constexpr AbilityId satyr = ability(CardType::satyr_trickster);
constexpr AbilityId wildkin = ability(CardType::enraged_wildkin);

// ---- 狗頭人工頭 Kobold Foreman: draw 1.
Task<> kobold_foreman(Game& g, SkillUse& use) {
  draw(g, use.user, 1, kobold);
  co_return;
}

// ---- 豺狼刺客 Gnoll Assassin: gain 1 rage.
Task<> gnoll_assassin(Game& g, SkillUse& use) { return gain_rage(g, use.user, 1, gnoll); }

// ---- 森林巨魔牧師 Forest Troll Priest: recover 1 HP (R039).
Task<> forest_troll_priest(Game& g, SkillUse& use) { return recover(g, use.user, 1, use.user, priest); }

// ---- 黑龍 Black Dragon: 1 damage, then draw 3.
Task<> black_dragon(Game& g, SkillUse& use) {
  co_await damage(g, {.target = use.user, .why = dragon});
  if (g.living(use.user)) draw(g, use.user, 3, dragon);
}

// ---- 黑暗巨魔首領 Dark Troll Warlord: discard 1 card, in hand or worn, or take 1 damage (R076).
Task<> dark_troll_warlord(Game& g, SkillUse& use) {
  const CardSet cards = cards_of(g, use.user);
  CardSet given;
  if (!cards.empty()) {
    const CardChoice choice{.cards = cards, .about = warlord, .kind = QuestionKind::discard, .may_pass = true};
    given = co_await choose_cards(g, use.user, choice);
  }
  discard(g, given, use.user, warlord);
  if (given.empty()) co_await damage(g, {.target = use.user, .why = warlord});
}

// ---- 雷霆蜥蜴 Thunder Lizard: 1 damage, then any number of attacks in this character turn (R232).
Task<> thunder_lizard(Game& g, SkillUse& use) {
  co_await damage(g, {.target = use.user, .why = lizard});
  if (g.living(use.user)) allow_any_attacks(g, use.user);
}

// ---- 薩特欺詐者 Satyr Trickster: you may look at the top 5 cards, take 1 and put the rest back on top in any order,
// the first one on top; fewer if there are no more (R012, R013).
constexpr int looked_at = 5;

Task<> satyr_trickster(Game& g, SkillUse& use) {
  const Seat who = use.user;
  if (no_card_left(g)) co_return;
  const bool looks = co_await confirm(g, who, satyr, QuestionKind::choose_option, true);
  if (!looks) co_return;
  CardList cards = top_of_deck(g, looked_at);
  look_at(g, who, cards, satyr);
  const CardId taken = co_await choose_card(g, who, set_of(cards), satyr);
  move_card(g, taken, hand_of(who), {who, satyr});
  cards.erase(cards.find(taken));
  cards = co_await put_in_order(g, who, cards, satyr);
  arrange_top_of_deck(g, cards);
}

// ---- 暴怒的梟獸 Enraged Wildkin: you may choose up to 2 characters, yourself too; each in turn order plays 1 dodge or
// takes 1 damage (R070, R073).
constexpr int most_prey = 2;

Task<> enraged_wildkin(Game& g, SkillUse& use) {
  const Seat who = use.user;
  Question& q = open_question(g, QuestionKind::choose_target, SeatSet::of(who), wildkin);
  const SeatSet prey = targetable_seats(g, wildkin);
  want_targets(Offers(q, who, wildkin, Verb::choose).add(), prey, 1, std::min(most_prey, prey.size()));
  co_await ask(g);
  use.targets = chosen_targets(g, who);
  tell_changed(g, &use);
  const SeatOrder order = turn_order(g, who);
  for (const Seat s : order) {
    if (!use.targets.has(s) || !targetable(g, s, wildkin)) continue;
    const bool dodged = co_await ask_to_play(g, s, Wanted::dodge, wildkin);
    if (!dodged) co_await damage(g, {.target = s, .why = wildkin});
  }
}

constexpr Ability texts[] = {
    {.id = kobold, .monster = kobold_foreman},      {.id = gnoll, .monster = gnoll_assassin},
    {.id = priest, .monster = forest_troll_priest}, {.id = dragon, .monster = black_dragon},
    {.id = warlord, .monster = dark_troll_warlord}, {.id = lizard, .monster = thunder_lizard},
    {.id = satyr, .monster = satyr_trickster},      {.id = wildkin, .monster = enraged_wildkin},
};

}  // namespace

std::span<const Ability> monsters() { return texts; }

}  // namespace fate::jungle
