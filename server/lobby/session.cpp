#include "server/lobby/session.hpp"

#include <algorithm>
#include <chrono>

#include <spdlog/spdlog.h>

#include "server/lobby/secrets.hpp"
#include "server/lobby/text.hpp"
#include "server/unix_time.hpp"

namespace fate::server {
namespace {

using E = v1::Error;
using C = v1::ClientMessage;

constexpr std::uint32_t protocol = 1;
constexpr std::size_t longest_client = 64;

}  // namespace

Session::Session(Lobby& lobby, Metrics& metrics, const std::shared_ptr<Link>& link, LinkId id, const RateLimit& rate,
                 const std::string& address)
    : lobby_(lobby),
      metrics_(metrics),
      link_(link),
      id_(id),
      rate_(rate),
      address_(address),
      messages_(rate.messages) {}

void Session::send(const v1::ServerMessage& message) {
  Frame frame;
  frame.body = std::make_shared<const std::string>(message.SerializeAsString());
  if (const auto link = link_.lock()) link->send(frame);
}

bool Session::refuse(Refused why, std::uint32_t request, const std::string& detail) {
  ++metrics_.messages_refused;
  v1::ServerMessage message;
  message.set_request(request);
  message.mutable_error()->set_code(why);
  message.mutable_error()->set_detail(detail);
  send(message);
  return true;
}

bool Session::too_fast(Ms now) {
  if (rate_.messages == 0) return false;
  if (!messages_.take(now, rate_.messages, rate_.per_ms)) return true;
  if (!limits_) return false;
  const std::lock_guard lock(limits_->mutex);
  return !limits_->messages.take(now, rate_.messages, rate_.per_ms);
}

void Session::on_too_large() { refuse(E::TOO_LARGE, 0, "a message has at most 4096 bytes"); }

bool Session::on_message(std::string_view bytes, Ms now) {
  ++metrics_.messages_in;
  if (too_fast(now)) {
    ++metrics_.too_fast;
    ++too_fast_;
    refuse(E::TOO_FAST);
    if (too_fast_ >= rate_.refused_before_close) metrics_.dropped(Drop::too_fast);
    return too_fast_ < rate_.refused_before_close;
  }
  if (bytes.size() > longest_message) {
    on_too_large();
    return false;
  }
  return read(bytes, now);
}

bool Session::read(std::string_view bytes, Ms now) {
  if (!message_.ParseFromArray(bytes.data(), static_cast<int>(bytes.size()))) return refuse(E::MALFORMED);
  if (message_.body_case() == C::BODY_NOT_SET) return refuse(E::MALFORMED, message_.request(), "no body");
  if (asking_ && (!greeted() || asks_accounts(message_.body_case()))) return hold(bytes, message_.request());
  if (message_.has_hello()) return greet(message_);
  if (!greeted()) return refuse(E::NOT_GREETED, message_.request());
  return handle(message_, now);
}

bool Session::greet(const v1::ClientMessage& m) {
  const v1::Hello& hello = m.hello();
  if (greeted()) return refuse(E::GREETED_TWICE, m.request());
  if (hello.protocol() != protocol) {
    refuse(E::PROTOCOL, m.request(), "this server speaks protocol 1");
    return false;
  }
  if (!good_text(hello.client(), 0, longest_client)) return refuse(E::MALFORMED, m.request(), "client");
  if (lobby_.draining()) {
    refuse(E::SHUTTING_DOWN, m.request());
    return false;
  }
  if (const std::int64_t until = lobby_.banned_until(address_); until != 0) {
    refuse(E::BANNED, m.request(), banned_until_text(until));
    return false;
  }
  client_ = hello.client();
  if (lobby_.may_be_accounts(hello.token())) {
    lobby_.accounts()->recognise(token_hash(hello.token()), then([this, m](const auto& whose) { enter(m, whose); }));
  } else {
    enter(m, {});
  }
  return true;
}

void Session::enter(const v1::ClientMessage& m, const Accounts::Reply& whose) {
  if (whose.refused != fine) {
    refuse(whose.refused, m.request(), whose.detail);
    return;
  }
  const auto greeted = lobby_.greet(m.hello(), m.request(), id_, link_.lock(), address_, whose.account, whose.session);
  if (greeted.refused != fine) {
    refuse(greeted.refused, m.request());
    return;
  }
  become(greeted);
}

void Session::become(const Lobby::Greeted& greeted) {
  guest_ = greeted.guest;
  limits_ = greeted.limits;
  const std::lock_guard guard(limits_->mutex);
  limits_->begin(rate_.messages, rate_.rooms, rate_.chat);
}

Refused Session::make_room(const v1::ClientMessage& m, Ms now, std::string& detail) {
  if (rate_.messages != 0) {
    const std::lock_guard lock(limits_->mutex);
    if (!limits_->rooms.take(now, rate_.rooms, rate_.rooms_per_ms)) return E::TOO_FAST;
  }
  if (m.has_start_lesson()) return lobby_.start_lesson(guest_, id_, m.request(), m.start_lesson().id(), detail);
  if (m.has_play_on()) return lobby_.play_on(guest_, id_, m.request(), m.play_on(), later(m.request()));
  if (m.has_create_room()) return lobby_.create(guest_, id_, m.request(), m.create_room().settings(), false, detail);
  v1::RoomSettings settings;
  settings.set_mode(m.quick_match().mode());
  settings.set_spectators(true);
  return lobby_.create(guest_, id_, m.request(), settings, true, detail);
}

Refused Session::chat(const v1::ClientMessage& m, Ms now) {
  if (rate_.messages != 0) {
    const std::lock_guard lock(limits_->mutex);
    if (!limits_->chat.take(now, rate_.chat, rate_.chat_per_ms)) return E::TOO_FAST;
  }
  return lobby_.forward(guest_, id_, m);
}

bool Session::handle(const v1::ClientMessage& m, Ms now) {
  Refused refused = fine;
  std::string detail;
  switch (m.body_case()) {
    case C::kPing: {
      v1::ServerMessage pong;
      pong.set_request(m.request());
      pong.mutable_pong()->set_client_ms(m.ping().client_ms());
      pong.mutable_pong()->set_unix_ms(unix_now_ms());
      send(pong);
      break;
    }
    case C::kListRooms: {
      v1::ServerMessage list;
      list.set_request(m.request());
      *list.mutable_room_list() = lobby_.list();
      send(list);
      break;
    }
    case C::kCreateRoom:
    case C::kStartLesson:
    case C::kPlayOn:
    case C::kQuickMatch: refused = make_room(m, now, detail); break;
    case C::kJoinRoom: refused = lobby_.join(guest_, id_, m.request(), m.join_room()); break;
    case C::kSpectate: refused = lobby_.spectate(guest_, id_, m.request(), m.spectate()); break;
    case C::kChat: refused = chat(m, now); break;
    case C::kReport: refused = report(m); break;
    default:
      if (asks_accounts(m.body_case())) {
        refused = ask_accounts(m, detail);
        break;
      }
      refused = lobby_.forward(guest_, id_, m);
      break;
  }
  return refused == fine || refuse(refused, m.request(), detail);
}

Refused Session::report(const v1::ClientMessage& m) {
  return lobby_.report(guest_, id_, m.report(), later(m.request()));
}

std::function<void(Refused, const std::string&)> Session::later(std::uint32_t request) const {
  return [weak = link_, request](Refused why, const std::string& detail) {
    const auto link = weak.lock();
    if (!link) return;
    v1::ServerMessage reply;
    reply.set_request(request);
    if (why == fine) {
      reply.mutable_done();
    } else {
      reply.mutable_error()->set_code(why);
      reply.mutable_error()->set_detail(detail);
    }
    Frame frame;
    frame.body = std::make_shared<const std::string>(reply.SerializeAsString());
    link->send(frame);
  };
}

void Session::on_closed() {
  closed_ = true;
  if (greeted()) lobby_.farewell(guest_, id_);
}

}  // namespace fate::server
