#include "server/replays/replay.hpp"

#include "engine/fate/game.hpp"
#include "fate/v1/replay.pb.h"
#include "server/wire/match_file.hpp"
#include "server/wire/updates.hpp"

namespace fate::server {
namespace {

// Fields of Replay and ReplayStep. `match_state` and `update` have the numbers that they have in ServerMessage: what
// the encoder of the rooms writes stands there as it was sent.
constexpr std::uint32_t field_steps = 8;
constexpr std::uint32_t field_choice = 1;

wire::Viewers to(view::Viewer viewer) {
  if (viewer.all_seeing) return wire::Viewers::all_seeing();
  return viewer.seat < max_seats ? wire::Viewers::of(viewer.seat) : wire::Viewers::watching();
}

v1::Replay head_of(const v1::MatchFile& file) {
  v1::Replay head;
  head.set_match(file.id());
  *head.mutable_config() = file.config();
  *head.mutable_names() = file.names();
  *head.mutable_bots() = file.bots();
  head.set_started_unix_ms(file.started_unix_ms());
  head.set_ended_unix_ms(file.ended_unix_ms());
  if (file.has_fair()) *head.mutable_fair() = file.fair();
  return head;
}

// As far as that viewer learns of it. `alone`: nobody else was asked. `told`: something came of it.
v1::Choice seen_choice(const v1::Choice& choice, view::Viewer viewer, bool alone, bool told) {
  if (viewer.all_seeing || choice.seat() == wire::seat_number(viewer.seat)) return choice;
  v1::Choice seen;
  if (alone) {
    seen.set_seat(choice.seat());
    seen.set_took_ms(choice.took_ms());
  }
  if (told) seen.set_unix_ms(choice.unix_ms());
  return seen;
}

std::string beyond(const v1::MatchFile& file) {
  return file.choices_size() > wire::most_rerun_choices ? "the match is too long to be shown" : "";
}

}  // namespace

MadeReplay make_replay(const v1::MatchFile& file, view::Viewer viewer) {
  if (std::string error = beyond(file); !error.empty()) return {{}, std::move(error)};
  wire::Rerun run(file);
  if (!run.error().empty()) return {{}, run.error()};
  wire::UpdateEncoder encoder;
  wire::Buffer out;
  wire::Writer w(out);
  out.append(head_of(file).SerializeAsString());
  v1::MatchFile nothing_yet;
  *nothing_yet.mutable_config() = file.config();
  nothing_yet.set_seed(file.seed());
  out.append(encoder.state(run.match(), viewer, {}, true, nothing_yet));
  while (run.done() < run.total()) {
    const v1::Choice& choice = file.choices(static_cast<int>(run.done()));
    const std::uint32_t question = run.match().question().id;
    const bool alone = run.match().question().asked.size() == 1;
    if (!run.step()) return {{}, run.error()};
    const Match& match = run.match();
    const bool told = match.over() || match.question().id != question || !match.events().events.empty();
    w.message(field_steps, [&] {
      w.element(field_choice, seen_choice(choice, viewer, alone, told).SerializeAsString());
      if (!told) return;
      for (const wire::Part& part : encoder.update(match, to(viewer), {}, true)) out.append(part.body);
    });
    if (out.size() > largest_replay) return {{}, "the match is too long to be shown"};
  }
  return {out.str(), {}};
}

}  // namespace fate::server
