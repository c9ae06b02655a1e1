#include "engine/fate/window.hpp"

#include "engine/fate/ask.hpp"
#include "engine/fate/state.hpp"

namespace fate {
namespace {

enum class Band : std::uint8_t { hero, equipment };

Band band_of(const Ability& a) {
  return is_card(a.id) && kind_of(card_type_of(a.id)) != CardKind::magic ? Band::equipment : Band::hero;
}

// How often each ability has acted or been declined in this window.
struct Tally {
  FixedVec<AbilityId, 12> ids;
  std::uint8_t counts[12] = {};
  int of(AbilityId a) const {
    const int i = ids.find(a);
    return i < 0 ? 0 : counts[i];
  }
  void add(AbilityId a, int n) {
    int i = ids.find(a);
    if (i < 0) {
      if (ids.full()) return;
      i = ids.size();
      ids.push_back(a);
    }
    counts[i] = static_cast<std::uint8_t>(std::min(255, counts[i] + n));
  }
};

// Once for each point of damage that there was when the bearer's turn in the window came (R118); otherwise as often as
// he wants, within reason.
int times_for_repeatable(const Entry& e) { return e.is<Damage>() ? e.as<Damage>().amount : 200; }

bool role_fits(Role role, Seat me, Sides sides) {
  switch (role) {
    case Role::user: return me == sides.user;
    case Role::target: return me == sides.target;
    case Role::other: return me != sides.user && me != sides.target;
    case Role::anyone: return true;
  }
  return false;
}

struct Candidate {
  const Ability* ability = nullptr;
  const Reaction* reaction = nullptr;
};
using Candidates = FixedVec<Candidate, 12>;

struct Turn {                    // one owner's part of a window
  Window window;
  std::uint8_t subject;
  Sides sides;
  Seat owner;
  Band band;
  int times = 1;                 // how often a repeatable ability may act
};

Candidates collect(const Game& g, const Turn& t, const Tally& tally) {
  Candidates found;
  const Character& c = g.at(t.owner);
  if ((c.windows >> static_cast<int>(t.window) & 1u) == 0) return found;
  const Entry& e = g.stack[t.subject];
  for (const Ability* a : c.abilities) {
    if (band_of(*a) != t.band) continue;
    for (const Reaction& r : a->reactions) {
      if (r.window != t.window || !role_fits(r.role, t.owner, t.sides)) continue;
      if (!r.of_the_dead && !g.living(t.owner)) continue;
      if (tally.of(a->id) >= (r.again ? t.times : 1) || !may_act(g, t.owner, *a)) continue;
      if (r.when != nullptr && !r.when(g, t.owner, e)) continue;
      if (!found.full()) found.push_back({a, &r});
    }
  }
  return found;
}

void add_offers(Game& g, const Turn& t, const Candidates& found, bool mandatory_only) {
  for (const Candidate& c : found) {
    if (mandatory_only && c.reaction->optional) continue;
    Offers offers(g.question, t.owner, c.ability->id, is_card(c.ability->id) ? Verb::equipment : Verb::skill);
    if (c.reaction->offer != nullptr)
      c.reaction->offer(g, t.owner, g.stack[t.subject], offers);
    else
      offers.add();
  }
}

Task<> run_reaction(Game& g, const Turn& t, const Candidate& c, SkillUse use) {
  use.user = t.owner;
  use.ability = c.ability->id;
  use.subject = t.subject;
  if (!c.ability->play_limited) count_use(g, t.owner, c.ability->id);
  if (!c.reaction->silent) told_skill(g, use);
  Scope<SkillUse> scope(g, use);
  co_await c.reaction->run(g, *scope, g.stack[t.subject]);
}

// One owner: mandatory effects first in the order he chooses, then optional ones as he likes.
Task<> run_owner(Game& g, Turn t) {
  Tally tally;
  t.times = times_for_repeatable(g.stack[t.subject]);
  for (;;) {
    const Candidates found = collect(g, t, tally);
    if (found.empty()) co_return;
    int forced = 0;
    Candidate pick;
    for (const Candidate& c : found) {
      if (c.reaction->optional) continue;
      ++forced;
      if (pick.ability == nullptr) pick = c;
    }
    SkillUse use;
    if (forced != 1) {
      Question& q = open_question(g, forced > 1 ? QuestionKind::order : QuestionKind::react, SeatSet::of(t.owner),
                                  found.size() == 1 ? found[0].ability->id : AbilityId::none);
      q.may_pass = forced == 0;
      q.default_acts = forced > 0;
      q.subject = t.sides.target;
      q.source = t.sides.user;
      add_offers(g, t, found, forced > 1);
      co_await ask(g);
      const Action* action = chosen(g, t.owner);
      if (action == nullptr) {
        // A pass declines this time: per-point abilities may be asked again for the next point.
        for (const Candidate& c : found) tally.add(c.ability->id, g.stack[t.subject].is<Damage>() ? 1 : 255);
        continue;
      }
      use = skill_use_from_answer(g, t.owner);
      for (const Candidate& c : found)
        if (c.ability->id == action->ability) pick = c;
    }
    tally.add(pick.ability->id, 1);
    co_await run_reaction(g, t, pick, use);
  }
}

Task<> run_window(Game& g, Window w, std::uint8_t subject, Sides sides) {
  const Turn parts[] = {{w, subject, sides, sides.user, Band::hero},
                        {w, subject, sides, sides.user, Band::equipment},
                        {w, subject, sides, sides.target, Band::equipment},
                        {w, subject, sides, sides.target, Band::hero}};
  for (const Turn& t : parts)
    if (t.owner != no_seat && (t.owner != sides.user || &t < parts + 2 || sides.user == no_seat))
      co_await run_owner(g, t);
  const SeatOrder others = turn_order(g);
  for (const Seat s : others) {
    if (s == sides.user || s == sides.target) continue;
    co_await run_owner(g, {w, subject, sides, s, Band::hero});
    co_await run_owner(g, {w, subject, sides, s, Band::equipment});
  }
}

}  // namespace

void told_skill(Game& g, const SkillUse& use) {
  Event& e = g.emit(is_card(use.ability) ? EventKind::equipment_used : EventKind::skill_used, use.user);
  e.ability = use.ability;
  e.value = use.option;
  for (const Seat s : use.targets) e.targets[e.target_count++] = s;
  for (const Seat s : use.targets2)
    if (e.target_count < max_seats) e.targets[e.target_count++] = s;
}

namespace {

bool forbidden(const Game& g, Seat s, AbilityId a) {
  for (const Ability* b : g.at(s).abilities)
    if (b->mod.forbids_skill != nullptr && b->mod.forbids_skill(g, s, a)) return true;
  return false;
}

}  // namespace

bool may_use_skill(const Game& g, Seat s, AbilityId a) { return !limit_exhausted(g, s, a) && !forbidden(g, s, a); }

bool may_act(const Game& g, Seat s, const Ability& a) {
  return (a.play_limited || !limit_exhausted(g, s, a.id)) && !forbidden(g, s, a.id);
}

Task<> open_window(Game& g, Window w, std::uint8_t subject, Sides sides) {
  const bool heard = (g.heard >> static_cast<int>(w) & 1u) != 0;
  if (!heard || subject == no_entry) return Task<>::done();
  return run_window(g, w, subject, sides);
}

Task<> run_skill(Game& g, SkillUse use, Task<> (*run)(Game&, SkillUse&)) {
  count_use(g, use.user, use.ability);
  told_skill(g, use);
  Scope<SkillUse> scope(g, use);
  co_await run(g, *scope);
}

}  // namespace fate
