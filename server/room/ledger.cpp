#include "server/room/ledger.hpp"

#include <algorithm>

namespace fate::server {
namespace {

constexpr Ms first_wait_ms = 100, longest_wait_ms = 5'000;
// A definite no to the oldest record, though the log holds nothing in its place: another server owns the match.
constexpr int most_conflicts = 3;

}  // namespace

void Ledger::append(std::string record) {
  const bool in_doubt = reading_ || retry_at_ != never || std::any_of(items_.begin(), items_.end(), [](const Item& i) {
                          return i.state == State::doubtful || i.state == State::kept;
                        });
  items_.push_back({++last_seq_, State::kept, std::move(record)});
  if (!in_doubt && failure_.empty()) send(items_.back());
}

void Ledger::send(Item& item) {
  item.state = State::sent;
  log_.append({match_, item.seq, epoch_, item.record});
}

void Ledger::appended(std::uint64_t seq, Append result, Ms now) {
  if (!items_.empty() && items_.front().seq == seq && result == Append::conflict) ++conflicts_;
  for (Item& item : items_) {
    if (item.seq != seq || item.state != State::sent) continue;
    item.state = result == Append::committed ? State::committed : State::doubtful;
    if (result == Append::committed) attempts_ = conflicts_ = 0;
  }
  settle(now);
}

void Ledger::settle(Ms now) {
  while (!items_.empty() && items_.front().state == State::committed) {
    items_.pop_front();
    ++committed_;
  }
  const auto in = [this](State s) {
    return std::any_of(items_.begin(), items_.end(), [s](const Item& i) { return i.state == s; });
  };
  if (!failure_.empty() || reading_ || retry_at_ != never || !in(State::doubtful) || in(State::sent)) return;
  if (conflicts_ >= most_conflicts) {
    failure_ = "the match log refuses what comes next";
    return;
  }
  ask(now);
}

// At once for the first time: a commit that failed once mostly succeeds then.
void Ledger::ask(Ms now) {
  if (++attempts_ > 1) {
    const int doublings = std::min(attempts_ - 2, 10);
    retry_at_ = now + std::min(first_wait_ms << doublings, longest_wait_ms);
    return;
  }
  reading_ = true;
  log_.read_log(match_, items_.front().seq);
}

void Ledger::tick(Ms now) {
  if (retry_at_ > now) return;
  retry_at_ = never;
  reading_ = true;
  log_.read_log(match_, items_.front().seq);
}

void Ledger::records(const MatchLog::Records& found, Ms now) {
  if (!reading_) return;
  reading_ = false;
  if (!found.ok) {
    ask(now);
    return;
  }
  if (found.records.size() > items_.size()) failure_ = "the match log holds records of somebody else";
  for (std::size_t i = 0; i < found.records.size() && failure_.empty(); ++i) {
    if (found.records[i] != items_[i].record)
      failure_ = "the match log holds other records";
    else
      items_[i].state = State::committed;
  }
  while (!items_.empty() && items_.front().state == State::committed && failure_.empty()) {
    items_.pop_front();
    ++committed_;
    attempts_ = conflicts_ = 0;
  }
  if (!failure_.empty()) return;
  for (Item& item : items_) send(item);
}

int Ledger::take_committed() {
  const int n = committed_;
  committed_ = 0;
  return n;
}

}  // namespace fate::server
