// The dispel chain (timing section 6): every dispel can be dispelled; what lies below is cancelled if an odd number
// stands.
#include "engine/fate/effects.hpp"
#include "engine/fate/use.hpp"
#include "engine/fate/window.hpp"

namespace fate {
namespace {

bool nobody_may_dispel(const Game& g, Seat user, const Entry& e) {
  if (user == no_seat) return false;
  for (const Ability* a : g.at(user).abilities)
    if (a->mod.no_dispel != nullptr && a->mod.no_dispel(g, user, e)) return true;
  return false;
}

struct Below {                   // what a dispel is aimed at
  std::uint8_t at = no_entry;
  Seat user = no_seat;
  AbilityId ability{};
  CardType card_type{};
};

// All living seats are asked at once, whether or not they could (R147).
void open_dispel_question(Game& g, const Below& below) {
  Question& q = open_question(g, QuestionKind::dispel, g.alive, below.ability);
  q.card_type = below.card_type;
  q.source = below.user;
  const CardType dispel = g.origins() ? CardType::origins_dispel : CardType::dispel;
  for (const Seat s : g.alive) add_ways(g, q, s, {.as = dispel});
}

void cancel(CardUse& use, Seat dispeller) {
  use.cancelled = use.dispelled = true;
  use.dispeller = dispeller;
}

// Returns whose dispel stands, no_seat if none does. What lies below is told when it has come back here: by then nobody
// is asked any more, so the chain is settled (R154).
Task<Seat> chain(Game& g, Below below) {
  if (g.alive.empty() || nobody_may_dispel(g, below.user, g.stack[below.at])) co_return no_seat;
  open_dispel_question(g, below);
  co_await ask(g);
  const Seat who = first_to_act(g);
  if (who == no_seat) co_return no_seat;
  Scope<CardUse> use(g, card_use_from_answer(g, who));
  co_await lay_down(g, *use);
  const Seat against = co_await chain(g, {use.index(), who, use->by, use->face.type});
  if (against != no_seat) {
    cancel(*use, against);
    use.changed();
    co_await open_window(g, Window::card_dispelled, use.index(), {who, against});
  } else {
    Event& e = g.emit(EventKind::cancelled, below.user);
    e.card_type = below.card_type;
    e.ability = below.ability;
    e.other = who;
    e.value = static_cast<std::int16_t>(ability(use->face.type));
    co_await open_window(g, Window::card_resolved, use.index(), {who, no_seat});
  }
  clear_away(g, *use);
  co_return against == no_seat ? who : no_seat;
}

}  // namespace

Task<bool> dispelled(Game& g, SkillUse& use) {
  const Seat dispeller = co_await chain(g, {index_of(g, &use), use.user, use.ability, CardType::none});
  use.cancelled = dispeller != no_seat;
  if (use.cancelled) tell_changed(g, &use);
  co_return use.cancelled;
}

Task<bool> dispelled(Game& g, CardUse& use) {
  const Seat dispeller = co_await chain(g, {index_of(g, &use), use.user, use.by, use.face.type});
  if (dispeller == no_seat) co_return false;
  cancel(use, dispeller);
  tell_changed(g, &use);
  co_return true;
}

}  // namespace fate
