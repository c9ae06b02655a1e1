#include "fate/v1/client.pb.h"
#include "fate/v1/server.pb.h"
#include "tests/bench/load/party.hpp"

namespace fate::load {
namespace {

constexpr std::uint32_t connections_per_address = 4'000;
constexpr std::uint32_t most_tries = 8;
// Long: a room has to wait until its turn to choose has come.
constexpr std::uint32_t answer_seconds = 60;

constexpr std::uint32_t field_room = 1;        // of RoomState
constexpr std::uint32_t field_room_code = 1, field_room_stage = 3;
constexpr std::uint32_t field_question_id = 1, field_question_mine = 12;
constexpr std::uint32_t field_error_code = 1, field_error_detail = 2;

}  // namespace

std::string loopback_for(std::uint32_t connection) {
  return "127.0.0." + std::to_string(2 + connection / connections_per_address);
}

Player::Player(Party& party, World& world, std::uint32_t number, bool leader)
    : party_(party), world_(world), number_(number), leader_(leader) {}

Player::~Player() {
  if (connection_) connection_->drop();
}

void Player::connect() {
  connection_ = std::make_shared<Connection>(world_.io);
  const bool here = world_.target.host == "127.0.0.1";
  connection_->open(world_.target, here ? loopback_for(number_) : "", *this);
}

// ---------------------------------------------------------------- saying

void Player::say(v1::ClientMessage& message, Request request) {
  message.set_request(request);
  connection_->send(message.SerializeAsString());
}

void Player::opened() {
  v1::ClientMessage m;
  m.mutable_hello()->set_protocol(1);
  m.mutable_hello()->set_client("fate_load");
  m.mutable_hello()->set_name("Load " + std::to_string(number_));
  say(m, greet);
}

void Player::create_room() {
  v1::ClientMessage m;
  v1::RoomSettings& settings = *m.mutable_create_room()->mutable_settings();
  settings.set_name("load");
  settings.set_mode(world_.options.match_mode);
  settings.set_play_seconds(answer_seconds);
  settings.set_respond_seconds(answer_seconds);
  if (!world_.options.leave_windows) settings.set_window_seconds(answer_seconds);
  say(m, create);
}

void Player::join_room(const std::string& code) {
  v1::ClientMessage m;
  m.mutable_join_room()->set_code(code);
  say(m, join);
}

void Player::set_ready() {
  if (leader_) return;
  v1::ClientMessage m;
  m.mutable_set_ready()->set_ready(true);
  say(m, get_ready);
}

void Player::start_match() {
  v1::ClientMessage m;
  m.mutable_start_match();
  say(m, start);
}

void Player::say_answer(const v1::Answer& chosen) {
  v1::ClientMessage m;
  *m.mutable_answer()->mutable_answer() = chosen;
  party_.answered(question_);
  sent_at_ = Clock::now();
  ++world_.tally.sent;
  say(m, answer);
}

void Player::take_turn(std::uint32_t question) {
  if (question == question_ && !mine_.empty()) say_answer(world_.answers.any(mine_));
}

// ---------------------------------------------------------------- hearing

void Player::heard(std::string_view message) {
  ++world_.tally.frames;
  world_.tally.bytes += message.size();
  const Heard h = hear(message);
  switch (h.body) {
    case Heard::welcome: party_.greeted(*this); break;
    case Heard::room_state: on_room(h); break;
    case Heard::match_state:
      if (!in_match_) ++party_.in_match_;
      in_match_ = true;
      on_question(h);
      break;
    case Heard::update: on_question(h); break;
    case Heard::accepted:
      mine_.clear();
      ++world_.tally.accepted;
      world_.tally.to_accepted.add(Clock::now() - sent_at_);
      break;
    case Heard::error: on_error(h); break;
    case Heard::left: closed("left its room"); break;
    default: break;
  }
}

void Player::on_room(const Heard& h) {
  const std::string_view room = bytes_in(h.bytes, field_room);
  if (h.request == create || h.request == join) party_.seated(*this, bytes_in(room, field_room_code));
  if (h.request == get_ready) party_.ready();
  if (!in_match_ || number_in(room, field_room_stage) != v1::Room::FINISHED) return;
  in_match_ = false;
  question_ = 0;
  mine_.clear();
  --party_.in_match_;
  if (leader_) {
    ++world_.tally.matches;
    party_.newest_ = 0;
    party_.deliveries_.clear();
  }
  set_ready();
}

void Player::on_question(const Heard& h) {
  const std::string_view question = question_in(h);
  std::uint32_t id = 0;
  bool mine = false;
  for (Fields f(question); f.next();) {
    if (f.field() == field_question_id) id = static_cast<std::uint32_t>(f.number());
    if (f.field() == field_question_mine) mine = f.number() != 0;
  }
  if (id == 0 || id == question_) return;
  question_ = id;
  tries_ = 0;
  mine_.clear();
  party_.saw(id);
  if (!mine || (world_.options.leave_windows && world_.answers.idle(question))) return;
  mine_ = question;
  world_.turns.push_back({this, id});
}

void Player::on_error(const Heard& h) {
  const auto code = static_cast<v1::Error::Code>(number_in(h.bytes, field_error_code));
  if (h.request == answer) {
    if (code == v1::Error::ILLEGAL_ANSWER && !mine_.empty()) {
      ++world_.tally.illegal;
      if (++tries_ < most_tries) return say_answer(world_.answers.any(mine_));
      if (tries_ == most_tries) return say_answer(world_.answers.plain(mine_));
      ++world_.tally.stuck;
      return;
    }
    if (code == v1::Error::STALE_QUESTION || code == v1::Error::NOT_ASKED || code == v1::Error::ALREADY_ANSWERED ||
        code == v1::Error::NO_MATCH) {
      ++world_.tally.late;
      return;
    }
  }
  const std::string detail(bytes_in(h.bytes, field_error_detail));
  closed("refused: " + v1::Error::Code_Name(code) + (detail.empty() ? "" : " (" + detail + ")"));
}

void Player::closed(const std::string& why) {
  if (world_.failure.empty()) world_.failure = "player " + std::to_string(number_ + 1) + ": " + why;
}

}  // namespace fate::load
