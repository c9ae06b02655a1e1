// For every viewer, at every step: the snapshot is the fold of the events that were sent to that viewer.
#include <catch2/catch.hpp>

#include "engine/view/fold.hpp"
#include "tests/engine/support/drive.hpp"

using namespace fate;

namespace {

std::vector<view::Viewer> all_viewers(int seats) {
  std::vector<view::Viewer> viewers;
  for (int s = 0; s < seats; ++s) viewers.push_back(view::Viewer::of(static_cast<Seat>(s)));
  viewers.push_back(view::Viewer::spectator());
  viewers.push_back(view::Viewer::everything());
  return viewers;
}

void fold_match(ModeId mode, std::uint64_t number) {
  const auto m = Match::start(tests::config_of(mode, number), tests::seed_of(number));
  std::vector<view::TableView> folded;
  for (const view::Viewer v : all_viewers(m->seats())) folded.push_back(view::table(m->game(), v));
  m->clear_events();
  bots::Dice dice{number * 17 + 3};
  tests::play_out(*m, dice, [&](Match& match) {
    for (view::TableView& t : folded) {
      for (const Event& e : match.events().events)
        if (const auto seen = view::event(e, match.events(), t.viewer)) view::apply(t, *seen);
      const bool same = t == view::table(match.game(), t.viewer);
      if (!same)
        FAIL("mode " << static_cast<int>(mode) << " match " << number << " question " << match.question().id
                     << ": viewer " << static_cast<int>(t.viewer.seat) << " sees another table than its events tell");
    }
  });
}

}  // namespace

TEST_CASE("a viewer's snapshot is the fold of its events", "[view]") {
  for (const ModeId mode : tests::playable_modes())
    for (std::uint64_t i = 0; i < 12; ++i) fold_match(mode, i);
  SUCCEED();
}
