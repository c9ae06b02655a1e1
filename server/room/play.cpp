#include "server/room/play.hpp"

#include <algorithm>
#include <utility>

#include "engine/fate/game.hpp"
#include "server/wire/begin_match.hpp"
#include "server/wire/decode.hpp"
#include "server/wire/encode.hpp"
#include "server/wire/match_file.hpp"

namespace fate::server {
namespace {

using E = v1::Error;

ClockSettings clock_settings(const v1::RoomSettings& s, double window_scale) {
  return {s.play_seconds() * 1000, s.respond_seconds() * 1000,
          static_cast<std::uint32_t>(s.window_seconds() * 1000 * window_scale), s.bank_seconds() * 1000};
}

constexpr std::uint32_t longest_pause_ms = 10 * 60'000;   // in a match, all together

const char* level_of(const v1::RoomSettings& s) {
  return s.bot_level() == v1::RoomSettings::EASY ? "random" : "normal";
}

void write_answer(v1::Answer& to, std::uint32_t question, const Answer& a) {
  wire::Buffer buffer;
  wire::Writer w(buffer);
  wire::put_answer(w, question, a);
  to.ParseFromArray(buffer.data(), static_cast<int>(buffer.size()));
}

}  // namespace

Play::Play(Table& table, Ledger::Log& log, const v1::StartRecord& start, const std::string& id, std::uint64_t epoch,
           const Pace& pace, std::uint64_t random_seed, std::uint64_t stored_records)
    : table_(table),
      start_(start),
      ledger_(log, id, epoch, stored_records),
      pace_(pace),
      random_(random_seed),
      clock_(clock_settings(start.settings(), pace.window_scale)),
      bots_(level_of(start.settings()), [this] { return random_(); }),
      pause_left_ms_(longest_pause_ms) {
  bot_due_.fill(never);
}

void Play::begin() {
  v1::Record record;
  *record.mutable_start() = start_;
  put({.kind = Pending::Kind::start, .answer = {}}, record);
}

void Play::put(Pending&& pending, const v1::Record& record) {
  pending_.push_back(std::move(pending));
  ledger_.append(record.SerializeAsString());
}

SeatSet Play::open_seats() const {
  if (!match_ || match_->over() || ending_ || paused()) return {};
  return match_->question().waiting() - in_flight_;
}

Refused Play::answer(Seat seat, const v1::Answer& message, std::uint32_t request, Ms now, std::string& detail) {
  if (!match_ || match_->over() || ending_) return E::NO_MATCH;
  const Question& q = match_->question();
  if (!q.open || message.question() != q.id) return E::STALE_QUESTION;
  if (!q.asked.has(seat)) return E::NOT_ASKED;
  if (q.answered.has(seat) || in_flight_.has(seat)) return E::ALREADY_ANSWERED;
  if (stands_still()) return E::STORE_FAILED;
  if (paused()) return E::PAUSED;
  Answer answer;
  const char* wrong = wire::read_answer(message, answer);
  if (wrong == nullptr) {
    const Refusal refusal = check_answer(q, seat, answer);
    if (refusal != Refusal::none) wrong = text(refusal);
  }
  if (wrong != nullptr) {
    detail = wrong;
    return E::ILLEGAL_ANSWER;
  }
  submit(seat, answer, v1::Choice::PLAYER, request, now);
  return fine;
}

void Play::submit(Seat seat, const Answer& answer, v1::Choice::By by, std::uint32_t request, Ms now) {
  const std::uint32_t question = match_->question().id;
  v1::Record record;
  v1::Choice& choice = *record.mutable_choice();
  choice.set_seat(wire::seat_number(seat));
  write_answer(*choice.mutable_answer(), question, answer);
  choice.set_by(by);
  choice.set_took_ms(static_cast<std::uint32_t>(std::max<Ms>(0, now - clock_.opened())));
  choice.set_unix_ms(table_.unix_ms());
  choice.set_reserve_ms(clock_.answered(seat, now));
  bot_due_[seat] = never;
  in_flight_.add(seat);
  put({Pending::Kind::choice, seat, question, by, request, answer}, record);
}

Refused Play::hold(Seat seat, std::uint32_t question, Ms now) {
  if (!match_ || match_->over() || ending_) return E::NO_MATCH;
  const Question& q = match_->question();
  if (!q.open || question != q.id || !clock_.response_window()) return E::STALE_QUESTION;
  if (!q.asked.has(seat)) return E::NOT_ASKED;
  if (q.answered.has(seat) || in_flight_.has(seat)) return E::ALREADY_ANSWERED;
  if (stands_still()) return E::STORE_FAILED;
  if (paused()) return E::PAUSED;
  if (clock_.bank(seat, now) == 0) return E::NO_RESERVE;
  if (!clock_.may_hold(seat)) return E::ALREADY_ANSWERED;
  clock_.hold(seat);
  bot_due_[seat] = never;
  return fine;
}

Refused Play::pass_turn(Seat seat, bool on, Ms now) {
  if (!match_ || match_->over() || ending_) return E::NO_MATCH;
  if (on)
    passing_.add(seat);
  else
    passing_.remove(seat);
  seat_changed(seat, now);
  return fine;
}

Refused Play::pause(bool on, Ms now) {
  if (!match_ || match_->over() || ending_) return E::NO_MATCH;
  if (on == pause_wished_) return fine;
  if (on && pause_left(now) == 0) return E::NOT_ALLOWED;
  pause_wished_ = on;
  v1::Record record;
  record.mutable_pause()->set_on(on);
  record.mutable_pause()->set_unix_ms(table_.unix_ms());
  put({.kind = on ? Pending::Kind::pause : Pending::Kind::resume, .answer = {}}, record);
  return fine;
}

std::uint32_t Play::pause_left(Ms now) const {
  const Ms used = paused() ? now - paused_at_ : 0;
  return static_cast<std::uint32_t>(std::clamp<Ms>(pause_left_ms_ - used, 0, longest_pause_ms));
}

void Play::apply_pause(bool on, Ms now) {
  if (on == paused()) return;
  if (stood_since_ != never) stood_since_ = now;   // the pause has counted what went before
  if (on) {
    clock_.pause(now);
    paused_at_ = now;
  } else {
    pause_left_ms_ = pause_left(now);
    clock_.resume(now);
    paused_at_ = never;
    for (const Seat s : open_seats()) schedule(s, now);
  }
  table_.pause_changed();
}

void Play::take_seat(Seat seat, const v1::RecordedSeat& by) {
  v1::Record record;
  record.mutable_seat_taken()->set_seat(wire::seat_number(seat));
  *record.mutable_seat_taken()->mutable_by() = by;
  put({.kind = Pending::Kind::seat_taken, .seat = seat, .answer = {}}, record);
}

void Play::store_changed(bool well, Ms now) {
  store_well_ = well;
  if (well) ledger_.hurry(now);
  settle(now);
}

void Play::appended(std::uint64_t seq, Append result, Ms now) {
  ledger_.appended(seq, result, now);
  settle(now);
}

void Play::records(const MatchLog::Records& found, Ms now) {
  ledger_.records(found, now);
  settle(now);
}

// The store was no player's fault: time goes on where it stood.
void Play::start_again(Ms now) {
  const Ms since = std::exchange(stood_since_, never);
  const SeatSet open = open_seats();
  // Another question may be open by now, with its own time.
  if (open.empty() || paused() || clock_.opened() > since) return;
  clock_.pause(since);
  clock_.resume(now);
  for (const Seat s : open) schedule(s, now);
  table_.time_changed();
}

void Play::settle(Ms now) {
  for (int n = ledger_.take_committed(); n > 0 && !pending_.empty(); --n) {
    const Pending p = pending_.front();
    pending_.pop_front();
    apply(p, now);
  }
  // What cannot be stored does not count, and the match cannot go on without it.
  if (!ledger_.failure().empty() && !ended_) {
    ended_ = ending_ = true;
    table_.match_ended(ledger_.failure());
    return;
  }
  if (stands_still()) {
    stood_since_ = std::min(stood_since_, now);
  } else if (stood_since_ != never) {
    start_again(now);
  }
}

void Play::apply(const Pending& p, Ms now) {
  switch (p.kind) {
    case Pending::Kind::start: {
      wire::Begun begun = wire::begin_match(start_.config(), start_.seed());
      if (!begun.match) return append_end("the match cannot be started: " + begun.error);
      match_ = std::move(begun.match);
      if (const std::string error = run_past(); !error.empty()) return append_end("it cannot go on: " + error);
      if (choices_ > 0) put_checkpoint();
      open_question(now, now);
      tell(&Table::match_started);
      break;
    }
    case Pending::Kind::choice: apply_choice(p, now); break;
    case Pending::Kind::checkpoint: break;
    case Pending::Kind::pause: apply_pause(true, now); break;
    case Pending::Kind::resume: apply_pause(false, now); break;
    case Pending::Kind::seat_taken: table_.seat_taken(p.seat); break;
    case Pending::Kind::end:
      ended_ = true;
      table_.match_ended(fault_);
      break;
  }
}

void Play::apply_choice(const Pending& p, Ms now) {
  in_flight_.remove(p.seat);
  if (match_->over()) return;
  const bool shared = match_->question().asked.size() > 1;
  const Refusal refusal = match_->answer(p.seat, p.question, p.answer);
  if (refusal != Refusal::none) return append_end(std::string("a stored choice was refused: ") + text(refusal));
  write_down(p.seat, p.question, p.answer);
  table_.choice_counted(p.seat, p.question, p.by, p.request, shared);
  if (choices_ % wire::choices_per_checkpoint == 0) put_checkpoint();
  if (!match_->over() && match_->question().id == p.question) return;   // others are still asked
  if (turns_.size() > 1 && turns_.back() != turns_[turns_.size() - 2]) passing_ = {};
  clock_.close();
  open_question(now, now);
  tell(&Table::match_stepped);
}

void Play::put_checkpoint() {
  v1::Record record;
  record.mutable_checkpoint()->set_choices(choices_);
  record.mutable_checkpoint()->set_hash(match_->hash());
  put({.kind = Pending::Kind::checkpoint, .answer = {}}, record);
}

void Play::write_down(Seat seat, std::uint32_t question, const Answer& answer) {
  v1::MatchFile one;
  v1::Choice& choice = *one.add_choices();
  choice.set_seat(wire::seat_number(seat));
  write_answer(*choice.mutable_answer(), question, answer);
  one.AppendToString(&course_);
  turns_.push_back(match_->game().turn);
  ++choices_;
}

v1::MatchFile Play::course() const {
  v1::MatchFile file;
  file.ParseFromString(course_);
  *file.mutable_config() = start_.config();
  file.set_seed(start_.seed());
  return file;
}

void Play::open_question(Ms now, Ms opened) {
  bot_due_.fill(never);
  if (match_->over()) return append_end(match_->fault() == nullptr ? "" : match_->fault());
  const Question& q = match_->question();
  clock_.open(q.kind, q.asked, opened, std::uniform_real_distribution<>(0, 1)(random_));
  for (const Seat s : q.waiting()) schedule(s, now);
}

std::uint32_t Play::between(std::uint32_t least, std::uint32_t most) {
  return std::uniform_int_distribution<std::uint32_t>(least, most)(random_);
}

void Play::schedule(Seat seat, Ms now) {
  bot_due_[seat] = never;
  const bool passes = clock_.response_window() && passing_.has(seat);
  if (table_.who_plays(seat) == v1::Choice::PLAYER && !passes) return;
  const std::uint32_t ms =
      clock_.shared() ? between(pace_.window_least_ms, pace_.window_most_ms) : between(pace_.least_ms, pace_.most_ms);
  bot_due_[seat] = now + (table_.unwatched() ? 0 : static_cast<Ms>(ms * pace_.scale));
}

void Play::seat_changed(Seat seat, Ms now) {
  if (open_seats().has(seat)) schedule(seat, now);
}

// What the last step brought, to people and bots.
void Play::tell(void (Table::*what)()) {
  if (match_->fault() == nullptr) (table_.*what)();
  bots_.saw(*match_);
  match_->clear_events();
}

void Play::bot_answers(Seat seat, Ms now) {
  const v1::Choice::By by = table_.who_plays(seat);
  if (by == v1::Choice::PLAYER) return submit(seat, match_->default_answer(seat), by, 0, now);   // it lets them pass
  const Answer wish = bots_.answer(*match_, seat);
  const bool legal = check_answer(match_->question(), seat, wish) == Refusal::none;
  submit(seat, legal ? wish : match_->default_answer(seat), by, 0, now);
}

void Play::tick(Ms now) {
  ledger_.tick(now);
  if (stands_still()) return;
  if (paused() && pause_wished_ && pause_left(now) == 0) pause(false, now);
  for (const Seat s : open_seats())
    if (bot_due_[s] <= now) bot_answers(s, now);
  if (clock_.deadline() > now) return;
  for (const Seat s : open_seats()) submit(s, match_->default_answer(s), v1::Choice::DEADLINE, 0, now);
}

Ms Play::next_due() const {
  const Ms due_log = ended_ ? never : ledger_.next_due();
  if (stands_still()) return due_log;
  if (paused() && pause_wished_ && !ending_) return std::min(due_log, paused_at_ + pause_left_ms_);
  const SeatSet open = open_seats();
  if (open.empty()) return due_log;
  Ms due = std::min(due_log, clock_.deadline());
  for (const Seat s : open) due = std::min(due, bot_due_[s]);
  return due;
}

void Play::append_end(const std::string& fault) {
  if (ending_) return;
  ending_ = true;
  fault_ = fault;
  v1::Record record;
  v1::EndRecord& end = *record.mutable_end();
  end.set_fault(fault);
  if (match_) {
    wire::Buffer buffer;
    wire::Writer w(buffer);
    wire::put_outcome(w, wire::ending_of(*match_));
    end.mutable_outcome()->ParseFromArray(buffer.data(), static_cast<int>(buffer.size()));
    end.set_hash(match_->hash());
  }
  if (!fault.empty()) end.mutable_outcome()->set_reason(v1::Outcome::REASON_VOID);
  end.set_unix_ms(table_.unix_ms());
  put({.kind = Pending::Kind::end, .answer = {}}, record);
}

void Play::break_off(const std::string& why) {
  if (!ended_) append_end(why);
}

}  // namespace fate::server
