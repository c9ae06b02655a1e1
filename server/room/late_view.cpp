#include "server/room/late_view.hpp"

#include "server/wire/begin_match.hpp"
#include "server/wire/decode.hpp"

namespace fate::server {

LateView::LateView(const v1::MatchFile& start, std::uint16_t delay_turns) : delay_(delay_turns) {
  *file_.mutable_config() = start.config();
  file_.set_seed(start.seed());
  match_ = wire::begin_match(start.config(), start.seed()).match;
  match_->clear_events();
}

void LateView::feed(const std::string& encoded_choices, const std::vector<std::uint16_t>& turns) {
  v1::MatchFile more;
  more.ParseFromString(encoded_choices.substr(read_bytes_));
  read_bytes_ = encoded_choices.size();
  file_.mutable_choices()->MergeFrom(more.choices());
  turns_ = turns;
}

bool LateView::apply_next() {
  if (shown_ == file_.choices_size()) return false;
  const v1::Choice& c = file_.choices(shown_++);
  Answer answer;
  wire::read_answer(c.answer(), answer);
  match_->clear_events();
  return match_->answer(static_cast<Seat>(c.seat() - 1), c.answer().question(), answer) == Refusal::none;
}

bool LateView::step() {
  if (shown_ == file_.choices_size()) return false;
  const std::uint16_t now = turns_.back(), then = turns_[static_cast<std::size_t>(shown_)];
  return then + delay_ <= now && apply_next();
}

void LateView::catch_up() {
  while (apply_next()) {
  }
  match_->clear_events();
}

v1::MatchFile LateView::course() const {
  v1::MatchFile seen = file_;
  seen.mutable_choices()->DeleteSubrange(shown_, file_.choices_size() - shown_);
  return seen;
}

}  // namespace fate::server
