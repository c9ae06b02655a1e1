#include "server/room/ledger.hpp"

#include <algorithm>

namespace fate::server {
namespace {

constexpr int most_attempts = 3;

}  // namespace

void Ledger::append(std::string record) {
  const bool in_doubt = reading_ || std::any_of(items_.begin(), items_.end(), [](const Item& i) {
                          return i.state == State::doubtful || i.state == State::kept;
                        });
  items_.push_back({++last_seq_, State::kept, std::move(record)});
  if (!in_doubt && failure_.empty()) send(items_.back());
}

void Ledger::send(Item& item) {
  item.state = State::sent;
  log_.append({match_, item.seq, epoch_, item.record});
}

void Ledger::appended(std::uint64_t seq, Append result) {
  for (Item& item : items_) {
    if (item.seq != seq || item.state != State::sent) continue;
    item.state = result == Append::committed ? State::committed : State::doubtful;
    if (result == Append::committed) attempts_ = 0;
  }
  settle();
}

void Ledger::settle() {
  while (!items_.empty() && items_.front().state == State::committed) {
    items_.pop_front();
    ++committed_;
  }
  const auto in = [this](State s) {
    return std::any_of(items_.begin(), items_.end(), [s](const Item& i) { return i.state == s; });
  };
  if (!failure_.empty() || reading_ || !in(State::doubtful) || in(State::sent)) return;
  if (++attempts_ > most_attempts) {
    failure_ = "the match log does not answer";
    return;
  }
  reading_ = true;
  log_.read_log(match_, items_.front().seq);
}

void Ledger::records(const MatchLog::Records& found) {
  if (!reading_) return;
  reading_ = false;
  if (!found.ok) {
    settle();
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
