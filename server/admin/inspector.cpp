#include "server/admin/inspector.hpp"

#include "server/wire/encode.hpp"
#include "server/wire/match_file.hpp"

namespace fate::server {
namespace {

template <class Message, class Put>
void fill(Message& into, Put&& put) {
  wire::Buffer buffer;
  wire::Writer w(buffer);
  put(w);
  into.ParseFromArray(buffer.data(), static_cast<int>(buffer.size()));
}

}  // namespace

std::string inspect(const v1::MatchFile& file, std::uint32_t step, v1::AdminStep& into) {
  wire::Rerun run(file);
  if (!run.error().empty()) return run.error();
  if (step > run.total()) return "the match has only " + std::to_string(run.total()) + " choices";
  while (run.done() < step)
    if (!run.step()) return run.error();

  const Match& match = run.match();
  const Game& game = match.game();
  into.set_step(step);
  into.set_steps(run.total());
  if (step > 0) *into.mutable_choice() = file.choices(static_cast<int>(step) - 1);
  fill(*into.mutable_state(),
       [&](wire::Writer& w) { wire::put_table(w, view::table(game, view::Viewer::everything())); });
  for (int s = 0; s < match.seats(); ++s) {
    const view::Viewer viewer = view::Viewer::of(static_cast<Seat>(s));
    fill(*into.add_views(), [&](wire::Writer& w) { wire::put_table(w, view::table(game, viewer)); });
    const auto question = view::question(game, viewer);
    if (question && question->mine)
      fill(*into.add_questions(), [&](wire::Writer& w) { wire::put_question(w, *question, {}); });
  }
  fill(*into.add_views(), [&](wire::Writer& w) { wire::put_table(w, view::table(game, view::Viewer::spectator())); });
  const wire::Ending ending = match.over() ? wire::ending_of(match) : wire::Ending{};
  for (const Event& e : match.events().events) {
    const auto v = view::event(e, match.events(), view::Viewer::everything());
    if (v) fill(*into.add_events(), [&](wire::Writer& w) { wire::put_event(w, *v, ending); });
  }
  into.set_hash(match.hash());
  return {};
}

}  // namespace fate::server
