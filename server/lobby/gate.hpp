// Who may not come in, who may not talk without having an account, and what somebody is to be told when he comes. In
// memory; the admins' part stores it. Any thread may call.
#pragma once

#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

namespace fate::server {

class Gate {
 public:
  // `network`: limit_key() of an address. 0 lifts it.
  void ban(const std::string& network, std::int64_t until_unix_ms) { set(bans_, network, until_unix_ms); }
  // `who`: the hash of a guest's token, or a network: guests who come from there are muted too, since a token is
  // dropped easily. People with accounts are not.
  void mute(const std::string& who, std::int64_t until_unix_ms) { set(mutes_, who, until_unix_ms); }
  void leave_word(const std::string& subject, const std::string& text);

  // 0 = he may come in; he may talk.
  std::int64_t banned_until(const std::string& address, std::int64_t unix_ms) const;
  std::int64_t muted_until(const std::string& token_hash, const std::string& address, std::int64_t unix_ms) const;

  // What was left for him; it is his then, and told() learns that he has it.
  std::vector<std::string> take_words(const std::string& subject);
  void on_told(std::function<void(const std::string& subject)> told) { told_ = std::move(told); }

 private:
  using Until = std::unordered_map<std::string, std::int64_t>;
  void set(Until& list, const std::string& key, std::int64_t until_unix_ms);

  mutable std::mutex mutex_;
  Until bans_, mutes_;
  std::unordered_map<std::string, std::vector<std::string>> words_;
  std::function<void(const std::string&)> told_;
};

}  // namespace fate::server
