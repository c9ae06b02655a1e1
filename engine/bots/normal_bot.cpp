#include "engine/bots/normal_bot.hpp"

#include "engine/bots/choose.hpp"
#include "engine/bots/dawn.hpp"
#include "engine/bots/daybreak.hpp"
#include "engine/bots/ex.hpp"
#include "engine/bots/jungle.hpp"
#include "engine/bots/legal.hpp"
#include "engine/bots/play.hpp"
#include "engine/bots/random_bot.hpp"
#include "engine/bots/respond.hpp"
#include "engine/bots/sunrise.hpp"

namespace fate::bots {
namespace {

// Nothing in the game takes longer: whatever would go on is not worth it.
constexpr int most_acts_in_turn = 60;

std::uint32_t known_identities(const view::TableView& t) {
  std::uint32_t packed = 0;
  for (int i = 0; i < t.seat_count; ++i) packed |= static_cast<std::uint32_t>(t.seats[i].identity) << (2 * i);
  return packed;
}

// How much a bot's mood may sway a decision, in points either way.
int mood(QuestionKind k) {
  switch (k) {
    case QuestionKind::dispel: return 5;
    case QuestionKind::play:
    case QuestionKind::react:
    case QuestionKind::cast: return 1;
    default: return 0;
  }
}

}  // namespace

void NormalBot::refresh_beliefs(const view::TableView& t) {
  const std::uint32_t known = known_identities(t);
  if (believed_ && believed_version_ == memory_.version() && believed_known_ == known) return;
  beliefs_ = believe(t, memory_);
  believed_ = true;
  believed_version_ = memory_.version();
  believed_known_ = known;
}

Proposal NormalBot::propose(const Situation& s, int index) {
  Proposal special;
  if (propose_dawn(s, index, special) || propose_jungle(s, index, special) || propose_daybreak(s, index, special) ||
      propose_sunrise(s, index, special) || propose_ex(s, index, special))
    return special;
  switch (s.question.kind) {
    case QuestionKind::choose_hero:
    case QuestionKind::rotate: return propose_hero(s, index, dice_);
    case QuestionKind::cast: return propose_cast(s, index);
    case QuestionKind::play: return propose_play(s, index);
    case QuestionKind::dispel: return propose_dispel(s, index);
    case QuestionKind::save: return propose_save(s, index);
    case QuestionKind::dodge: return propose_dodge(s, index);
    case QuestionKind::play_card: return propose_card_in_answer(s, index);
    case QuestionKind::use_attack: return propose_attack_in_answer(s, index);
    case QuestionKind::react: return propose_reaction(s, index);
    case QuestionKind::discard: return propose_discard(s, index);
    case QuestionKind::choose_cards: return propose_cards(s, index);
    case QuestionKind::choose_target: return propose_target(s, index);
    case QuestionKind::choose_option:
    case QuestionKind::guess:
    case QuestionKind::name: return propose_option(s, index);
    case QuestionKind::draw_phase: return propose_draw(s, index);
    case QuestionKind::kill_reward: return propose_reward(s, index);
    case QuestionKind::reveal: return propose_reveal(s, index);
    case QuestionKind::order:
    case QuestionKind::none: break;
  }
  return by_deed(s, index);
}

Answer NormalBot::best_answer(const Situation& s) {
  Proposal best;
  const int sway = mood(s.question.kind);
  for (int i = 1; i <= static_cast<int>(s.question.actions.size()); ++i) {
    Proposal p = propose(s, i);
    if (sway > 0 && p.value != Proposal::never) p.value += dice_.below(2 * sway + 1) - sway;
    if (p.value > best.value) best = p;
  }
  if (s.question.may_pass && best.value <= 0) return {};
  return best.answer;
}

Answer NormalBot::answer(const view::TableView& t, const view::QuestionView& q) {
  if (t.viewer.seat >= max_seats || !q.mine) return careless_answer(q, dice_);
  if (t.turn != turn_) {
    turn_ = t.turn;
    acts_in_turn_ = 0;
  }
  if (q.kind == QuestionKind::play && q.may_pass && acts_in_turn_ >= most_acts_in_turn) return {};
  memory_.look(t);
  refresh_beliefs(t);
  const Situation s = look_at(t, q, regards(t, beliefs_, memory_));
  Answer out = best_answer(s);
  if (legal(q, out) != Refusal::none) out = careless_answer(q, dice_);
  if (q.kind == QuestionKind::play) ++acts_in_turn_;
  return out;
}

}  // namespace fate::bots
