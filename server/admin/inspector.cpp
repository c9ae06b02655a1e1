#include "server/admin/inspector.hpp"

#include <algorithm>

#include "engine/fate/game.hpp"
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

template <class Into>
void put_events(const Match& match, Into&& add) {
  const wire::Ending ending = match.over() ? wire::ending_of(match) : wire::Ending{};
  for (const Event& e : match.events().events) {
    const auto v = view::event(e, match.events(), view::Viewer::everything());
    if (v) fill(add(), [&](wire::Writer& w) { wire::put_event(w, *v, ending); });
  }
}

// The open question as each seat sees it that is asked and has not answered: all that may be done.
template <class Into>
void put_questions(const Match& match, Into&& add) {
  for (int s = 0; s < match.seats(); ++s) {
    const auto question = view::question(match.game(), view::Viewer::of(static_cast<Seat>(s)));
    if (!question || !question->mine) continue;
    fill(add(static_cast<std::uint32_t>(s + 1)), [&](wire::Writer& w) { wire::put_question(w, *question, {}); });
  }
}

// What stood before the choice `next` of the seat.
void put_before(const Match& match, const v1::Choice& next, v1::AdminSteps::Step& into) {
  into.set_turn(match.game().turn);
  for (int s = 0; s < match.seats(); ++s) {
    const auto question = view::question(match.game(), view::Viewer::of(static_cast<Seat>(s)));
    if (!question || !question->mine) continue;
    into.set_kind(static_cast<v1::Question::Kind>(question->kind));
    into.add_asked(static_cast<std::uint32_t>(s + 1));
    if (static_cast<std::uint32_t>(s + 1) == next.seat())
      into.set_ways(static_cast<std::uint32_t>(question->actions.size()) + (question->may_pass ? 1 : 0));
  }
}

}  // namespace

std::string inspect(const v1::MatchFile& file, std::uint32_t step, v1::AdminStep& into) {
  wire::Rerun run(file);
  if (!run.error().empty()) return run.error();
  if (step > run.total()) return "the match has only " + std::to_string(run.total()) + " choices";
  while (run.done() < step) {
    if (run.done() + 1 == step)
      put_questions(run.match(), [&](std::uint32_t seat) -> v1::Question& {
        into.add_asked_seats(seat);
        return *into.add_asked();
      });
    if (!run.step()) return run.error();
  }

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
  }
  fill(*into.add_views(), [&](wire::Writer& w) { wire::put_table(w, view::table(game, view::Viewer::spectator())); });
  put_questions(match, [&](std::uint32_t seat) -> v1::Question& {
    into.add_question_seats(seat);
    return *into.add_questions();
  });
  put_events(match, [&]() -> v1::Event& { return *into.add_events(); });
  into.set_hash(match.hash());
  return {};
}

std::string list_steps(const v1::MatchFile& file, std::uint32_t from, std::uint32_t count, v1::AdminSteps& into) {
  wire::Rerun run(file);
  if (!run.error().empty()) return run.error();
  into.set_steps(run.total());
  const std::uint32_t first = std::max(1u, from);
  if (first == 1) put_events(run.match(), [&]() -> v1::Event& { return *into.add_opening(); });
  const std::uint64_t last = std::uint64_t{first} + std::min(count, most_steps) - 1;
  while (run.done() < run.total() && run.done() < last) {
    const std::uint32_t step = run.done() + 1;
    const v1::Choice& choice = file.choices(static_cast<int>(run.done()));
    v1::AdminSteps::Step* const line = step >= first ? into.add_list() : nullptr;
    if (line != nullptr) {
      line->set_step(step);
      *line->mutable_choice() = choice;
      put_before(run.match(), choice, *line);
    }
    if (!run.step()) return run.error();
    if (line != nullptr) put_events(run.match(), [&]() -> v1::Event& { return *line->add_events(); });
  }
  return {};
}

}  // namespace fate::server
