// A match of the last server goes on.
#include <algorithm>
#include <map>

#include "server/room/play.hpp"
#include "server/wire/begin_match.hpp"
#include "server/wire/decode.hpp"
#include "server/wire/match_file.hpp"

namespace fate::server {
namespace {

// So long the clocks stand after a restart: clients need a moment to come back.
constexpr Ms time_to_return_ms = 5'000;

}  // namespace

struct Play::Restored {
  // A checkpoint may stand behind choices that were on their way when it was taken.
  std::map<std::uint32_t, std::uint64_t> hashes;
  std::int64_t question_unix_ms = 0;   // when the open question was opened
  std::int64_t pause_unix_ms = 0;      // when the clocks were stopped; 0 = they run
  std::int64_t stood_ms = 0;           // since the question was opened
};

// A choice that was stored. Empty, or what is wrong with it.
std::string Play::count(const v1::Choice& c) {
  Answer answer;
  if (wire::read_answer(c.answer(), answer) != nullptr || c.seat() < 1) return "a choice cannot be read";
  const Seat seat = static_cast<Seat>(c.seat() - 1);
  if (match_->answer(seat, c.answer().question(), answer) != Refusal::none) return "a choice is refused";
  bots_.saw(*match_);
  match_->clear_events();
  write_down(seat, c.answer().question(), answer);
  return {};
}

// What was chosen in the match that this one goes on from. It cost nobody here any time.
std::string Play::run_past() {
  if (start_.past().empty()) return {};
  bots_.saw(*match_);
  match_->clear_events();
  for (const v1::Choice& choice : start_.past())
    if (std::string error = count(choice); !error.empty()) return error;
  return match_->over() ? "it is over" : "";
}

std::string Play::run_again(const v1::Record& record, Restored& r) {
  if (record.has_checkpoint()) {
    const auto known = r.hashes.find(record.checkpoint().choices());
    if (known == r.hashes.end() || known->second != record.checkpoint().hash()) return "another state at a checkpoint";
  }
  if (record.has_pause()) {
    const std::int64_t stood =
        r.pause_unix_ms == 0 ? 0 : std::max<std::int64_t>(0, record.pause().unix_ms() - r.pause_unix_ms);
    pause_left_ms_ -= static_cast<std::uint32_t>(std::min<std::int64_t>(pause_left_ms_, stood));
    r.stood_ms += stood;
    r.pause_unix_ms = record.pause().on() ? record.pause().unix_ms() : 0;
  }
  if (!record.has_choice()) return {};
  const v1::Choice& c = record.choice();
  if (c.seat() >= 1 && c.seat() <= max_seats) clock_.spend(static_cast<Seat>(c.seat() - 1), c.reserve_ms());
  const std::uint32_t question = match_->question().id;
  if (std::string error = count(c); !error.empty()) return error;
  if (choices_ % wire::choices_per_checkpoint == 0) r.hashes[choices_] = match_->hash();
  if (match_->question().id != question) {
    r.question_unix_ms = c.unix_ms();
    r.stood_ms = 0;
  }
  return {};
}

std::string Play::restore(const std::vector<std::string>& records, Ms now, std::int64_t alive_unix_ms) {
  if (start_.config().rules() != rules_version)
    return "played by rules " + start_.config().rules() + ", these are " + rules_version;
  wire::Begun begun = wire::begin_match(start_.config(), start_.seed());
  if (!begun.match) return begun.error;
  match_ = std::move(begun.match);
  bots_.saw(*match_);
  match_->clear_events();
  if (std::string error = run_past(); !error.empty()) return error;
  Restored r;
  if (choices_ > 0) r.hashes[choices_] = match_->hash();
  r.question_unix_ms = start_.unix_ms();
  for (std::size_t i = 1; i < records.size(); ++i) {
    v1::Record record;
    if (!record.ParseFromString(records[i])) return "a record cannot be read";
    if (std::string error = run_again(record, r); !error.empty()) return error;
  }
  // Time that had run of the open question when the last server was alive; what it was down costs nobody anything.
  const std::int64_t until = r.pause_unix_ms != 0 ? r.pause_unix_ms : std::max(alive_unix_ms, r.question_unix_ms);
  const Ms ran = r.question_unix_ms == 0 ? 0 : std::max<Ms>(0, until - r.question_unix_ms - r.stood_ms);
  const bool stands = r.pause_unix_ms != 0;
  open_question(now, now - ran + (stands ? 0 : time_to_return_ms));
  if (!stands) return {};
  pause_wished_ = true;
  pause_left_ms_ -=
      static_cast<std::uint32_t>(std::clamp<std::int64_t>(alive_unix_ms - r.pause_unix_ms, 0, pause_left_ms_));
  clock_.pause(now);
  paused_at_ = now;
  return {};
}

}  // namespace fate::server
