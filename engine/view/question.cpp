// The open question for one viewer: others learn who is asked and why, never what could be answered (R147).
#include "engine/fate/game.hpp"
#include "engine/view/view.hpp"

namespace fate::view {

std::optional<QuestionView> question(const Game& g, Viewer v) {
  const Question& q = g.question;
  if (!q.open) return std::nullopt;
  QuestionView out;
  out.id = q.id;
  out.kind = q.kind;
  out.asked = q.asked;
  out.ability = q.ability;
  out.card_type = q.card_type;
  out.subject = q.subject;
  out.source = q.source;
  out.amount = q.amount;
  if (v.seat == no_seat || !q.waiting().has(v.seat)) return out;
  out.mine = true;
  out.may_pass = q.may_pass;
  out.default_action = q.default_acts || !q.may_pass ? 1 : 0;
  for (const Action& a : q.actions)
    if (a.seat == v.seat) out.actions.push_back(a);
  return out;
}

}  // namespace fate::view
