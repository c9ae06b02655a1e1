// Guests who are somebody: what the lobby does with accounts.
#include <chrono>

#include "server/lobby/lobby.hpp"
#include "server/lobby/secrets.hpp"
#include "server/unix_time.hpp"

namespace fate::server {
namespace {

using E = v1::Error;

constexpr std::size_t longest_token = 64;

}  // namespace

bool Lobby::may_be_accounts(const std::string& token) const {
  if (accounts_ == nullptr || token.empty() || token.size() > longest_token) return false;
  const std::string hash = token_hash(token);
  const std::lock_guard lock(mutex_);
  const auto found = by_token_.find(hash);
  return found == by_token_.end() || guests_.at(found->second).restored;
}

Lobby::Self Lobby::self(GuestId id, LinkId link) const {
  const std::lock_guard lock(mutex_);
  const auto found = guests_.find(id);
  if (found == guests_.end() || found->second.link != link) return {};
  const Guest& guest = found->second;
  return {guest.person.name, guest.person.token_hash, guest.person.account, guest.session, guest.room != nullptr};
}

void Lobby::take_account(Guest& guest, const Account& account) {
  guest.person.name = account.name;
  guest.person.account = account.id;
  guest.person.standing = account.standing;
  by_account_[account.id] = guest.person.guest;
}

// The one guest of an account, wherever it is logged in. nullptr: there are too many guests.
Lobby::Guest* Lobby::guest_of(const Account& account, const AccountSession& session) {
  Guest* guest = nullptr;
  const auto by_token = by_token_.find(session.token_hash);
  if (const auto known = by_account_.find(account.id); known != by_account_.end()) {
    guest = &guests_.at(known->second);
  } else if (by_token != by_token_.end()) {
    guest = &guests_.at(by_token->second);
    by_token_.erase(by_token);
  } else if (guests_.size() < options_.most_guests) {
    guest = &new_guest(account.name, {});
  }
  if (guest == nullptr) return nullptr;
  take_account(*guest, account);
  guest->person.token_hash = session.token_hash;
  guest->session = session.id;
  return guest;
}

void Lobby::enlisted(GuestId id, LinkId link, const Account& account, const AccountSession& session) {
  const std::lock_guard lock(mutex_);
  const auto found = guests_.find(id);
  if (found == guests_.end() || found->second.link != link) return;
  Guest& guest = found->second;
  by_token_.erase(guest.person.token_hash);
  take_account(guest, account);
  guest.session = session.id;
  if (guest.room) guest.room->post([person = guest.person](Room& room) { room.person_changed(person); });
}

Lobby::Greeted Lobby::log_in(GuestId id, LinkId link, std::uint32_t request, const Account& account,
                             const AccountSession& session, const std::string& token) {
  const std::lock_guard lock(mutex_);
  const auto found = guests_.find(id);
  if (found == guests_.end() || found->second.link != link) return {E::NOT_GREETED, 0, nullptr};
  if (found->second.room) return {E::ALREADY_IN_ROOM, 0, nullptr};
  const std::shared_ptr<Link> connection = std::move(found->second.connection);
  const std::string address = found->second.person.address;
  found->second.link = 0;
  if (found->second.person.account != account.id) forget(found);
  Guest* const guest = guest_of(account, session);
  if (guest == nullptr) return {E::SERVER_FULL, 0, nullptr};
  guest->person.address = address;
  v1::Welcome welcome;
  welcome.set_token(token);
  return arrive(*guest, std::move(welcome), request, 0, link, connection);
}

void Lobby::account_changed(const Account& account) {
  const std::lock_guard lock(mutex_);
  const auto found = by_account_.find(account.id);
  if (found == by_account_.end()) return;
  Guest& guest = guests_.at(found->second);
  take_account(guest, account);
  if (guest.room) guest.room->post([person = guest.person](Room& room) { room.person_changed(person); });
  if (account.banned_until_unix_ms <= unix_now_ms() || !guest.connection) return;
  v1::ServerMessage message;
  message.mutable_error()->set_code(E::BANNED);
  message.mutable_error()->set_detail("until " + std::to_string(account.banned_until_unix_ms / 1000) + " (Unix time)");
  Frame frame;
  frame.body = std::make_shared<const std::string>(message.SerializeAsString());
  guest.connection->send(frame);
  guest.connection->close();
}

}  // namespace fate::server
