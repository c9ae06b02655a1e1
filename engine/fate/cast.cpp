#include "engine/fate/cast.hpp"

namespace fate {

SeatSet cast_targets(const Game& g, AbilityId cast) {
  SeatSet set;
  for (const Seat s : targetable_seats(g, cast))
    if (!has_status(g, s, cast)) set.add(s);
  return set;
}

void offer_cast(const Game& g, AbilityId cast, const CardSet& cards, int n, Offers& offers, FitsCard fits) {
  const SeatSet targets = cast_targets(g, cast);
  if (cards.size() < n || targets.empty()) return;
  Action& a = offers.add();
  want_cards(a, cards, n, CardRule::any, fits);
  want_targets(a, targets);
}

void offer_cast_kinds(std::span<const CastKind> kinds, Offers& offers) {
  FixedVec<Action*, 4> ways;
  for (const CastKind& kind : kinds) {
    if (kind.targets.empty() || kind.cards.empty()) continue;
    Action* way = nullptr;
    for (Action* a : ways)
      if (a->targets == kind.targets) way = a;
    if (way == nullptr) {
      way = &offers.add();
      want_targets(*way, kind.targets);
      way->min_cards = way->max_cards = 1;
      ways.push_back(way);
    }
    kind.cards.each([&](CardId c) { way->cards.add(c); });
  }
}

Task<> cast_status(Game& g, SkillUse& use) { return cast_status_with(g, use, 0); }

Task<> cast_status_with(Game& g, SkillUse& use, std::uint8_t param) {
  const AbilityId why = use.ability;
  const Seat target = use.target();
  move_cards(g, use.cards, {Zone::state_area, target}, {use.user, why, {.owner = use.user, .ability = why}});
  const bool stopped = co_await dispelled(g, use);
  if (!stopped) {
    if (targetable(g, target, why)) add_status(g, target, why, use.user, param);
    co_return;
  }
  CardSet left;
  use.cards.each([&](CardId c) {
    if (g.zones.place_of(c).zone == Zone::state_area) left.add(c);
  });
  discard(g, left, use.user, why);
}

}  // namespace fate
