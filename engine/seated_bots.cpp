#include "engine/seated_bots.hpp"

#include "engine/view/view.hpp"

namespace fate {

SeatedBots::SeatedBots(std::string_view level, const std::function<std::uint64_t()>& seed) {
  for (auto& bot : bots_) bot = bots::make_bot(level, seed());
}

void SeatedBots::saw(const Match& match) {
  const EventLog& log = match.events();
  for (int i = 0; i < match.seats(); ++i) {
    const auto s = static_cast<Seat>(i);
    for (const Event& e : log.events)
      if (const auto seen = view::event(e, log, view::Viewer::of(s))) bots_[s]->saw(*seen);
  }
}

Answer SeatedBots::answer(const Match& match, Seat seat) {
  const view::Viewer viewer = view::Viewer::of(seat);
  const auto question = view::question(match.game(), viewer);
  if (!question || !question->mine) return match.default_answer(seat);
  return bots_[seat]->answer(view::table(match.game(), viewer), *question);
}

}  // namespace fate
