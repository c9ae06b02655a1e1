// Why a card cannot be chosen: every card of a hand that is asked has its reason, and the reason is true.
#include <catch2/catch.hpp>
#include <map>

#include "engine/fate/distance.hpp"
#include "engine/fate/game.hpp"
#include "engine/fate/state.hpp"
#include "engine/fate/ways.hpp"
#include "engine/view/view.hpp"
#include "tests/engine/support/drive.hpp"

using namespace fate;
using Why = view::Block;
using view::BlockReason;

namespace {

// Every open question of random matches, for every seat that is asked.
template <class Look>
void watch_questions(std::uint64_t matches, Look&& look) {
  for (const ModeId mode : tests::playable_modes())
    for (std::uint64_t n = 0; n < matches; ++n) {
      bots::Dice dice{n};
      const auto m = Match::start(tests::config_of(mode, n), tests::seed_of(700 + n));
      tests::play_out(*m, dice, [&](Match& match) {
        const Game& g = match.game();
        for (const Seat s : match.question().waiting()) look(g, s, view::blocks(g, s));
      });
    }
}

bool offered(const Game& g, Seat s, CardId c) {
  for (const Action& a : g.question.actions)
    if (a.seat == s && a.cards.has(c)) return true;
  return false;
}

const Why* block_of(const std::vector<Why>& blocks, CardId c) {
  for (const Why& b : blocks)
    if (b.card == c) return &b;
  return nullptr;
}

bool in(std::int16_t bits, Suit s) { return (bits >> static_cast<int>(s) & 1) != 0; }

}  // namespace

TEST_CASE("every card of the hand that cannot be chosen says why, in every kind of question") {
  std::map<QuestionKind, int> seen;
  int silent = 0;
  int idle = 0;
  watch_questions(12, [&](const Game& g, Seat s, const std::vector<Why>& blocks) {
    for (const CardId c : g.hand(s)) {
      const Why* b = block_of(blocks, c);
      if (offered(g, s, c)) {
        idle += b != nullptr;
        continue;
      }
      silent += b == nullptr || b->reason == BlockReason::none;
      ++seen[g.question.kind];
    }
    for (const Why& b : blocks)
      if (b.card != CardId::none) idle += !g.hand(s).has(b.card);   // of the own hand only
  });
  CHECK(silent == 0);
  CHECK(idle == 0);
  for (const QuestionKind k :
       {QuestionKind::play, QuestionKind::dispel, QuestionKind::save, QuestionKind::dodge, QuestionKind::play_card,
        QuestionKind::use_attack, QuestionKind::react, QuestionKind::discard, QuestionKind::cast})
    CHECK(seen[k] > 0);
}

TEST_CASE("a reason that names suits or a kind of card is true of the card") {
  std::map<BlockReason, int> seen;
  watch_questions(40, [&](const Game& g, Seat, const std::vector<Why>& blocks) {
    for (const Why& b : blocks) {
      if (b.card == CardId::none) continue;
      ++seen[b.reason];
      if (b.reason == BlockReason::suit) {
        CHECK_FALSE(in(b.value, suit_of(b.card)));
        CHECK((b.value & ~0b11110) == 0);
      }
      if (b.reason == BlockReason::other_card && b.value != 0) {
        const auto wanted = static_cast<CardType>(b.value);
        CHECK(type_of(b.card) != wanted);
        CHECK_FALSE((is_attack(wanted) && is_attack(type_of(b.card))));
      }
      if (g.question.kind == QuestionKind::dispel) {
        const bool dispel = type_of(b.card) == CardType::dispel;
        CHECK((b.reason == BlockReason::other_card) == !dispel);
      }
    }
  });
  CHECK(seen[BlockReason::suit] > 0);
  CHECK(seen[BlockReason::other_card] > 0);
}

TEST_CASE("a dodge that does not count against blade dance says which suit would, and whose doing it is") {
  int dodges = 0;
  watch_questions(60, [&](const Game& g, Seat, const std::vector<Why>& blocks) {
    const Question& q = g.question;
    if (q.kind != QuestionKind::dodge || !g.living(q.source)) return;
    bool dancer = false;
    for (const Ability* a : g.at(q.source).abilities) dancer = dancer || a->id == ability(SkillId::blade_dance);
    if (!dancer) return;
    for (const Why& b : blocks) {
      if (b.card == CardId::none || !is_dodge(type_of(b.card)) || suit_of(b.card) == Suit::diamond) continue;
      if (b.reason == BlockReason::forbidden) continue;   // red ones, under doom
      CHECK(b.reason == BlockReason::suit);
      CHECK(b.value == 1 << static_cast<int>(Suit::diamond));
      CHECK(b.cause == ability(SkillId::blade_dance));
      ++dodges;
    }
  });
  CHECK(dodges > 0);
}

TEST_CASE("an arrow or a field of plasma says which suits are left") {
  std::map<AbilityId, int> seen;
  watch_questions(60, [&](const Game& g, Seat s, const std::vector<Why>& blocks) {
    const Question& q = g.question;
    if (q.kind != QuestionKind::discard || !q.may_pass) return;
    const bool kind = q.ability == ability(SkillId::curse_of_the_silent);  // wants magic, of any suit
    for (const Why& b : blocks)
      if (b.card != CardId::none) {
        CHECK(b.reason == (kind ? BlockReason::other_card : BlockReason::suit));
        if (b.value == 0 && !kind) CHECK(q.ability == ability(SkillId::plasma_field));   // all four are spent
        ++seen[q.ability];
      }
    for (const CardId c : g.hand(s))
      if (offered(g, s, c) && q.suits != 0) CHECK((q.suits >> static_cast<int>(suit_of(c)) & 1) != 0);
  });
  CHECK(seen[ability(CardType::lunar_arrow)] > 0);
  CHECK(seen[ability(SkillId::plasma_field)] > 0);
}
