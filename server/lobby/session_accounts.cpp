// What a connection asks of accounts: answers come later, from the store.
#include <chrono>

#include "server/lobby/session.hpp"

namespace fate::server {
namespace {

using E = v1::Error;
using C = v1::ClientMessage;

constexpr std::size_t most_held = 16;   // messages that wait for an account's answer

Ms steady_ms() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

}  // namespace

bool Session::asks_accounts(C::BodyCase what) {
  return what == C::kAskAccount || (what >= C::kRegister && what <= C::kGetLeaderboard);
}

Accounts::Done Session::then(std::function<void(const Accounts::Reply&)> what) {
  asking_ = true;
  return [this, weak = link_, what = std::move(what)](Accounts::Reply reply) {
    const auto link = weak.lock();
    if (!link) return;
    // The connection lives until this has run, and its session with it.
    link->post([this, what, reply = std::move(reply)] {
      if (closed_) return;
      asking_ = false;
      what(reply);
      go_on();
    });
  };
}

bool Session::hold(std::string_view bytes, std::uint32_t request) {
  if (held_.size() >= most_held) return refuse(E::TOO_FAST, request, "the last question is not answered yet");
  held_.emplace_back(bytes);
  return true;
}

void Session::go_on() {
  std::vector<std::string> waiting;
  waiting.swap(held_);
  bool goes_on = true;
  for (const std::string& bytes : waiting) goes_on = goes_on && read(bytes, steady_ms());
  if (const auto link = link_.lock(); link && !goes_on) link->close();
}

void Session::answer(std::uint32_t request, const Accounts::Reply& reply) {
  if (reply.refused != fine) {
    refuse(reply.refused, request, reply.detail);
    return;
  }
  v1::ServerMessage message = reply.message;
  message.set_request(request);
  send(message);
}

Refused Session::ask_accounts(const C& m, std::string& detail) {
  Accounts* const accounts = lobby_.accounts();
  const Lobby::Self self = lobby_.self(guest_, id_);
  if (self.name.empty()) return E::NOT_GREETED;   // a newer connection took over
  const std::uint32_t request = m.request();
  if (m.has_ask_account() && self.account == 0) {
    v1::ServerMessage state;
    state.set_request(request);
    state.mutable_account()->set_name(self.name);
    send(state);
    return fine;
  }
  if (accounts == nullptr) {
    detail = "this server has no accounts";
    return E::NOT_ALLOWED;
  }
  const Accounts::Caller who{self.account, self.session, client_, address_};
  const auto answered = [this, request](const Accounts::Reply& reply) { answer(request, reply); };
  switch (m.body_case()) {
    case C::kRegister:
      detail = "this is an account already";
      if (self.account != 0) return E::NOT_ALLOWED;
      detail = "not such a name here";
      if (lobby_.unwanted_name(m.register_().name())) return E::BAD_NAME;
      enlist(m, self, who);
      return fine;
    case C::kLogIn:
      if (self.in_room) return E::ALREADY_IN_ROOM;
      log_in(m, who);
      return fine;
    case C::kGetProfile:
      accounts->profile(m.get_profile().name(), m.get_profile().mode(), who, then(answered));
      return fine;
    case C::kGetHistory:
      accounts->history(m.get_history().name(), m.get_history().offset(), m.get_history().mode(), who, then(answered));
      return fine;
    case C::kGetLeaderboard:
      accounts->leaderboard(m.get_leaderboard().mode(), m.get_leaderboard().offset(), then(answered));
      return fine;
    default: return self.account == 0 ? E::NOT_LOGGED_IN : ask_own_account(m, who);
  }
}

Refused Session::ask_own_account(const C& m, const Accounts::Caller& who) {
  Accounts& accounts = *lobby_.accounts();
  const auto answered = [this, request = m.request()](const Accounts::Reply& reply) { answer(request, reply); };
  switch (m.body_case()) {
    case C::kAskAccount: accounts.state(who, then(answered)); return fine;
    case C::kLogOut: revoke(who.session, m.request(), who); return fine;
    case C::kRename:
      if (lobby_.unwanted_name(m.rename().name())) return E::BAD_NAME;
      accounts.rename(m.rename().name(), who, then(answered));
      return fine;
    case C::kChangePassword:
      accounts.change_password(m.change_password().old_password(), m.change_password().new_password(), who,
                               then(answered));
      return fine;
    case C::kBlockPlayer:
      accounts.block(m.block_player().name(), m.block_player().on(), who, then(answered));
      return fine;
    case C::kListSessions: accounts.sessions(who, then(answered)); return fine;
    case C::kRevokeSession: revoke(m.revoke_session().session(), m.request(), who); return fine;
    default: return E::MALFORMED;
  }
}

void Session::enlist(const C& m, const Lobby::Self& self, const Accounts::Caller& who) {
  lobby_.accounts()->enlist(m.register_().name(), m.register_().password(), self.token_hash, who,
                            then([this, request = m.request()](const Accounts::Reply& reply) {
                              if (reply.refused == fine) lobby_.enlisted(guest_, id_, reply.account, reply.session);
                              Accounts::Reply said = reply;
                              *said.message.mutable_account() = account_state(reply.account);
                              answer(request, said);
                            }));
}

void Session::log_in(const C& m, const Accounts::Caller& who) {
  lobby_.accounts()->log_in(
      m.log_in().name(), m.log_in().password(), who, then([this, request = m.request()](const Accounts::Reply& reply) {
        if (reply.refused != fine) return answer(request, reply);
        const Lobby::Greeted greeted = lobby_.log_in(guest_, id_, request, reply.account, reply.session, reply.token);
        if (greeted.refused == fine) {
          become(greeted);
          return;
        }
                              // He went into a room meanwhile: nobody has that session.
        Accounts::Caller owner;
        owner.account = reply.account.id;
        lobby_.accounts()->revoke(reply.session.id, owner, [](const Accounts::Reply&) {});
        refuse(greeted.refused, request);
      }));
}

// Without its session a connection is nobody's.
void Session::revoke(std::uint64_t session, std::uint32_t request, const Accounts::Caller& who) {
  lobby_.accounts()->revoke(session, who,
                            then([this, request, ends = session == who.session](const Accounts::Reply& reply) {
                              answer(request, reply);
                              const auto link = link_.lock();
                              if (link && ends && reply.refused == fine) link->close();
                            }));
}

}  // namespace fate::server
