#include "tests/engine/support/drive.hpp"

#include <catch2/catch.hpp>

#include "engine/catalog/mode_facts.hpp"
#include "engine/content.hpp"

namespace fate::tests {

Seed seed_of(std::uint64_t number) {
  Seed seed{};
  for (std::size_t i = 0; i < 8; ++i) seed[i] = static_cast<std::uint8_t>(number >> (8 * i));
  return seed;
}

MatchConfig config_of(ModeId mode) {
  MatchConfig c;
  c.mode = mode;
  return c;
}

MatchConfig config_of(ModeId mode, std::uint64_t number) {
  MatchConfig c = config_of(mode);
  if (number % 2 == 0) return c;
  for (int i = 1; i <= static_cast<int>(SetId::origins); ++i) {
    MatchConfig with = c;
    with.sets = static_cast<std::uint8_t>(c.sets | set_bit(static_cast<SetId>(i)));
    if (why_not(with).empty()) c = with;
  }
  return c;
}

std::vector<ModeId> playable_modes() {
  std::vector<ModeId> modes;
  for (const ModeFacts& m : all_modes())
    if (implemented(m.mode)) modes.push_back(m.mode);
  return modes;
}

bool answer_one_question(Match& m, bots::Dice& dice) {
  const std::uint32_t id = m.question().id;
  for (const Seat s : m.question().waiting()) {
    const Answer a = bots::random_answer(m.question(), s, dice);
    const Refusal refusal = m.answer(s, id, a);
    if (refusal != Refusal::none) FAIL("a sampled answer was refused: " << text(refusal));
    if (m.question().id != id) break;
  }
  return !m.over();
}

int play_out(Match& m, bots::Dice& dice, const std::function<void(Match&)>& look, int most) {
  int answers = 0;
  while (!m.over()) {
    answers += m.question().waiting().size();
    answer_one_question(m, dice);
    if (m.fault() != nullptr) FAIL("match broke: " << m.fault());
    if (look) look(m);
    m.clear_events();
    if (answers > most) FAIL("match does not end");
  }
  return answers;
}

}  // namespace fate::tests
