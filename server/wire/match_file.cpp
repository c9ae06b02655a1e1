#include "server/wire/match_file.hpp"

#include <google/protobuf/util/message_differencer.h>

#include "server/wire/begin_match.hpp"
#include "server/wire/decode.hpp"

namespace fate::wire {
namespace {

constexpr std::uint32_t field_events = 7;   // of MatchFile
constexpr std::uint32_t max_choices = 1'000'000;

std::string nth(const char* what, std::uint32_t n) { return std::string(what) + " " + std::to_string(n); }

v1::Outcome outcome_message(const Match& match) {
  Buffer buffer;
  Writer w(buffer);
  put_outcome(w, ending_of(match));
  v1::Outcome outcome;
  outcome.ParseFromArray(buffer.data(), static_cast<int>(buffer.size()));
  return outcome;
}

}  // namespace

bool same_rules(const v1::MatchFile& file) { return file.config().rules() == rules_version; }

Rerun::Rerun(const v1::MatchFile& file) : file_(file) {
  if (!same_rules(file)) {
    error_ = "played by rules " + file.config().rules() + ", these are " + rules_version;
    return;
  }
  Begun begun = begin_match(file.config(), file.seed());
  error_ = std::move(begun.error);
  match_ = std::move(begun.match);
}

bool Rerun::step() {
  if (!error_.empty() || done_ >= total()) return false;
  const v1::Choice& choice = file_.choices(static_cast<int>(done_));
  Answer answer;
  const char* wrong = read_answer(choice.answer(), answer);
  if (wrong == nullptr && (choice.seat() < 1 || choice.seat() > static_cast<std::uint32_t>(match_->seats())))
    wrong = "no such seat";
  match_->clear_events();
  if (wrong == nullptr) {
    const Refusal refusal = match_->answer(static_cast<Seat>(choice.seat() - 1), choice.answer().question(), answer);
    if (refusal != Refusal::none) wrong = text(refusal);
  }
  if (wrong != nullptr) {
    error_ = nth("choice", done_ + 1) + ": " + wrong;
    return false;
  }
  ++done_;
  return true;
}

void put_logged_events(Writer& w, const Match& match, std::uint32_t choice) {
  const EventLog& log = match.events();
  const Ending ending = match.over() ? ending_of(match) : Ending{};
  for (const Event& e : log.events) {
    const auto v = view::event(e, log, view::Viewer::everything());
    if (!v) continue;
    w.message(field_events, [&] {
      w.number(1, choice);
      w.message(2, [&] { put_event(w, *v, ending); });
      w.number(3, e.seen_by.bits);
      w.flag(4, e.secret);
    });
  }
}

void put_past(Writer& w, std::uint32_t field, const v1::MatchFile& course, view::Viewer viewer) {
  Rerun run(course);
  if (!run.error().empty()) return;
  do {
    const EventLog& log = run.match().events();
    const Ending ending = run.match().over() ? ending_of(run.match()) : Ending{};
    for (const Event& e : log.events)
      if (const auto v = view::event(e, log, viewer)) w.message(field, [&] { put_event(w, *v, ending); });
  } while (run.step());
}

std::string add_events(v1::MatchFile& file) {
  Rerun run(file);
  if (!run.error().empty()) return run.error();
  Buffer buffer;
  Writer w(buffer);
  put_logged_events(w, run.match(), 0);
  while (run.step()) put_logged_events(w, run.match(), run.done());
  if (!run.error().empty()) return run.error();
  v1::MatchFile events;
  if (!events.ParseFromArray(buffer.data(), static_cast<int>(buffer.size()))) return "its events cannot be read back";
  file.mutable_events()->Swap(events.mutable_events());
  return {};
}

std::string verify(const v1::MatchFile& file) {
  Rerun run(file);
  if (!run.error().empty()) return run.error();
  Buffer buffer;
  Writer w(buffer);
  int checkpoint = 0, event = 0;
  for (;;) {
    buffer.clear();
    put_logged_events(w, run.match(), run.done());
    v1::MatchFile now;
    now.ParseFromArray(buffer.data(), static_cast<int>(buffer.size()));
    for (const v1::LoggedEvent& e : now.events()) {
      if (event >= file.events_size()) return nth("an event is missing after choice", run.done());
      if (!google::protobuf::util::MessageDifferencer::Equals(e, file.events(event)))
        return nth("another event after choice", run.done());
      ++event;
    }
    while (checkpoint < file.checkpoints_size() && file.checkpoints(checkpoint).choices() == run.done()) {
      if (file.checkpoints(checkpoint).hash() != run.match().hash())
        return nth("another state after choice", run.done());
      ++checkpoint;
    }
    if (!run.step()) break;
  }
  if (!run.error().empty()) return run.error();
  if (event != file.events_size()) return "more events than the match has";
  if (checkpoint != file.checkpoints_size()) return "checkpoints that the match never reaches";
  if (file.names_size() != run.match().seats() || file.bots_size() != run.match().seats())
    return "not one name for each seat";
  if (run.match().over() != file.has_outcome())
    return run.match().over() ? "no outcome is stored" : "the match has not ended";
  if (file.has_outcome() &&
      !google::protobuf::util::MessageDifferencer::Equals(outcome_message(run.match()), file.outcome()))
    return "another outcome";
  return {};
}

std::string parse_match_file(const std::string& bytes, v1::MatchFile& into) {
  if (!into.ParseFromString(bytes)) return "not a match file";
  // What is written twice, in a roundabout way, or unknown here would be looked at by nobody.
  into.DiscardUnknownFields();
  if (into.ByteSizeLong() != bytes.size()) return "holds more than a match";
  if (into.format() != 1) return nth("unknown format", into.format());
  if (into.seed().size() != 32) return "the seed is not 32 bytes long";
  if (into.config().mode().empty()) return "no mode";
  if (static_cast<std::uint32_t>(into.choices_size()) > max_choices) return "too many choices";
  if (into.names_size() > max_seats || into.bots_size() > max_seats) return "more names than seats";
  return {};
}

}  // namespace fate::wire
