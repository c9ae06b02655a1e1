// Whether what is being done should be stopped.
#include "engine/bots/respond.hpp"

namespace fate::bots {
namespace {

constexpr int unknown_effect = 12;     // what an unknown skill is worth to its user

Deed deed_for(const ResolutionRecord& r) {
  const AbilityId what = r.kind == ResolutionKind::card_use ? ability(r.card_type) : r.ability;
  if (const Deed* d = deed_of(what)) return *d;
  return {.self = {.tempo = unknown_effect}};
}

// Those two say by their option whether they help: take it that the user knows what it does.
bool ambiguous(AbilityId a) { return a == ability(SkillId::death_coil); }

int ambiguous_gladness(const Situation& s, const ResolutionRecord& r) {
  const Seat target = r.target_count > 0 ? r.targets[0] : no_seat;
  const bool same_side = (s.regard(r.user) < 0) == (s.regard(target) < 0);
  return gladness(s, target, same_side ? Change{.heal = 4} : Change{.damage = 3});
}

}  // namespace

int record_gladness(const Situation& s, const ResolutionRecord& r) {
  if (ambiguous(r.ability)) return ambiguous_gladness(s, r);
  const Deed d = deed_for(r);
  int sum = 0;
  if (d.reach != Reach::chosen) {
    for (const Seat t : s.living)
      if (t != r.user || d.reach == Reach::everybody) sum += gladness(s, t, d.target);
  }
  for (int i = 0; i < r.target_count && d.reach == Reach::chosen; ++i)
    sum += gladness(s, r.targets[i], i == 0 || d.target2 == Change{} ? d.target : d.target2);
  Change own = d.self;
  own.damage = 0;                      // a cost: already paid
  if (r.target_count == 0 || d.reach != Reach::chosen) sum += gladness(s, r.user, own);
  return sum;
}

// Dispels on top of it count by parity: stop what is bad, rescue what is good. One's own dispel is never countered.
Proposal propose_dispel(const Situation& s, int index) {
  Proposal out = fill(s, index, [](Seat) { return 0; });
  if (out.value == Proposal::never) return out;
  bool stopped = false;
  const ResolutionRecord* below = nullptr;
  for (int i = s.table.stack.size() - 1; i >= 0 && below == nullptr; --i) {
    const ResolutionRecord& r = s.table.stack[i];
    if (r.kind == ResolutionKind::card_use && is_dispel_type(r.card_type))
      stopped = !stopped;
    else if (r.kind == ResolutionKind::card_use || r.kind == ResolutionKind::skill_use)
      below = &r;
  }
  if (below == nullptr || s.question.source == s.me) {
    out.value = -20;
    return out;
  }
  const int glad = record_gladness(s, *below);
  out.value += stopped ? glad : -glad;
  return out;
}

}  // namespace fate::bots
