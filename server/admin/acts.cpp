#include "server/admin/acts.hpp"

#include <algorithm>

#include <sodium.h>
#include <boost/asio/ip/address.hpp>

#include "server/admin/players.hpp"
#include "server/lobby/text.hpp"
#include "server/net/addresses.hpp"

namespace fate::server {
namespace {

constexpr std::size_t longest_words = 300, longest_cause = 200;
constexpr std::int64_t day_ms = 24ll * 3'600'000;
constexpr std::int64_t longest_ms = 3660 * day_ms, longest_by_moderator_ms = 30 * day_ms;

HttpReply done(Stored stored) {
  if (stored == Stored::yes) return web::json(v1::AdminDone());
  return stored == Stored::refused ? web::error(409, "nothing was changed") : web::error(503, "it could not be stored");
}

std::string until_text(std::int64_t until, const std::string& cause) {
  return (until == 0 ? "lifted" : "until " + std::to_string(until)) + (cause.empty() ? "" : ": " + cause);
}

// May `who` act on him? Nothing: yes.
std::optional<HttpReply> protects(const Target& target, const Actor& who) {
  if (target.account != 0 && target.account == who.account) return web::error(409, "that is you");
  if (!who.admin() && target.role != v1::PLAYER) return web::error(403, "only admins act on moderators and admins");
  return std::nullopt;
}

// Empty, or what is wrong with the end of it.
std::string wrong_until(std::int64_t until, const Actor& who) {
  const std::int64_t now = Desk::unix_ms();
  if (until == 0) return {};
  if (until <= now) return "that is over already";
  if (until > now + longest_ms) return "at most ten years";
  if (!who.admin() && until > now + longest_by_moderator_ms) return "a moderator mutes for at most 30 days";
  return {};
}

void put_sanction(Sql& sql, const std::string& kind, const std::string& subject, std::int64_t until,
                  const std::string& cause, const std::string& by) {
  if (until == 0) {
    sql.run("DELETE FROM sanctions WHERE kind = ?1 AND subject = ?2", kind, subject);
    return;
  }
  const std::int64_t now = Desk::unix_ms();
  sql.run(
      "INSERT OR REPLACE INTO sanctions (kind, subject, until_unix_ms, cause, by, unix_ms)"
      " VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
      kind, subject, until, cause, by, now);
}

HttpReply warn(Desk& desk, const Ask& ask, const Target& target, const std::string& text) {
  if (!good_text(text, 1, longest_words)) return web::error(400, "a warning has 1 to 300 characters");
  if (target.account == 0 && target.token_hash.empty()) return web::error(404, "he can no longer be told");
  const std::string subject = subject_of(target.account, target.token_hash);
  const Stored stored =
      desk.act(ask.who(), "warn", target.about(), text, [subject, text, now = Desk::unix_ms()](Sql& sql) {
        sql.run("INSERT INTO warnings (subject, text, unix_ms) VALUES (?1, ?2, ?3)", subject, text, now);
        return sql.ok();
      });
  if (stored == Stored::yes) desk.lobby.warn(target.account, target.token_hash, text);
  return done(stored);
}

HttpReply mute(Desk& desk, const Ask& ask, const Target& target, std::int64_t until, const std::string& cause) {
  const AccountId account = target.account;
  if (account == 0 && target.token_hash.empty()) return web::error(404, "he can no longer be muted");
  const std::string subject = subject_of(account, target.token_hash), network = target.network, by = ask.who().name;
  const Stored stored = desk.act(ask.who(), "mute", target.about(), until_text(until, cause), [=](Sql& sql) {
    if (account != 0)
      sql.run("UPDATE accounts SET muted_until_unix_ms = ?2 WHERE id = ?1", account, until);
    else
      put_sanction(sql, "mute", subject, until, cause, by);
    if (account == 0 && !network.empty()) put_sanction(sql, "mute", network, until, cause, by);
    return sql.ok();
  });
  if (stored != Stored::yes) return done(stored);
  if (account != 0) {
    desk.accounts.reload(account);
  } else {
    desk.lobby.gate().mute(target.token_hash, until);
    if (!network.empty()) desk.lobby.gate().mute(network, until);
    desk.lobby.mute_changed(target.token_hash);
  }
  return done(stored);
}

HttpReply ban_account(Desk& desk, const Ask& ask, const Target& target, std::int64_t until, const std::string& cause) {
  const AccountId account = target.account;
  const Stored stored = desk.act(ask.who(), "ban", target.about(), until_text(until, cause), [=](Sql& sql) {
    sql.run("UPDATE accounts SET banned_until_unix_ms = ?2 WHERE id = ?1", account, until);
    return sql.ok();
  });
  if (stored == Stored::yes) desk.accounts.reload(account);
  return done(stored);
}

HttpReply ban_network(Desk& desk, const Ask& ask, const Target& target, std::int64_t until, const std::string& cause) {
  const std::string network = target.network, by = ask.who().name;
  if (network.empty()) return web::error(404, "his address is not known");
  boost::system::error_code failed;
  boost::asio::ip::make_address(network.substr(0, network.find('/')), failed);
  if (failed) return web::error(400, "that is no IP address");
  if (until != 0 && network == limit_key(ask.request.address)) return web::error(409, "that is your own address");
  const std::string detail = network + " " + until_text(until, cause);
  const Stored stored = desk.act(ask.who(), "ban_address", target.about(), detail, [=](Sql& sql) {
    put_sanction(sql, "ban", network, until, cause, by);
    return sql.ok();
  });
  if (stored != Stored::yes) return done(stored);
  desk.lobby.gate().ban(network, until);
  desk.lobby.bans_changed();
  return done(stored);
}

HttpReply change_role(Desk& desk, const Ask& ask, const Target& target, v1::Role role) {
  if (target.account == 0) return web::error(404, "only accounts have roles");
  if (!v1::Role_IsValid(role)) return web::error(400, "there is no such role");
  const std::string word = role == v1::ADMIN ? "admin" : role == v1::MODERATOR ? "moderator" : "player";
  const Stored stored = desk.act(ask.who(), "role", target.about(), word, [word, id = target.account](Sql& sql) {
    sql.run("UPDATE accounts SET role = ?2 WHERE id = ?1", id, word);
    return sql.ok();
  });
  if (stored == Stored::yes) desk.accounts.reload(target.account);
  return done(stored);
}

HttpReply announce(Desk& desk, const Ask& ask, const std::string& text) {
  if (!good_text(text, 1, longest_words)) return web::error(400, "an announcement has 1 to 300 characters");
  const Stored stored = desk.act(ask.who(), "announce", "", text);
  if (stored == Stored::yes) desk.lobby.announce(text);
  return done(stored);
}

HttpReply drain(Desk& desk, const Ask& ask, bool on) {
  const Stored stored = desk.act(ask.who(), on ? "drain" : "drain_end", "", "");
  if (stored == Stored::yes) desk.lobby.halt(on);
  return done(stored);
}

HttpReply act_on(Desk& desk, const Ask& ask, const std::string& what, const v1::AdminAct& act) {
  const auto target = find_target(desk, act.subject());
  if (!target) return web::error(404, "there is nobody like that");
  if (auto refused = protects(*target, ask.who())) return *refused;
  const std::string text = trimmed(act.text());
  if (what == "warn") return warn(desk, ask, *target, text);
  if (what == "role") return change_role(desk, ask, *target, act.role());
  const std::int64_t until = act.until_unix_ms();
  if (const std::string wrong = wrong_until(until, ask.who()); !wrong.empty()) return web::error(400, wrong);
  if (!good_text(text, until == 0 ? 0 : 1, longest_cause)) return web::error(400, "a cause has 1 to 200 characters");
  if (what == "mute") return mute(desk, ask, *target, until, text);
  return target->account != 0 ? ban_account(desk, ask, *target, until, text)
                              : ban_network(desk, ask, *target, until, text);
}

HttpReply bans(Desk& desk) {
  Sql sql(desk.archive.db());
  v1::AdminBanList list;
  const std::int64_t now = Desk::unix_ms();
  Statement s = sql.ask(
      "SELECT subject, until_unix_ms, cause, by, unix_ms FROM sanctions WHERE kind = 'ban'"
      " AND until_unix_ms > ?1 ORDER BY unix_ms DESC LIMIT 500",
      now);
  while (sql.next(s)) {
    v1::AdminBan& ban = *list.add_bans();
    ban.set_address(s.bytes(0));
    ban.set_until_unix_ms(s.number(1));
    ban.set_cause(s.bytes(2));
    ban.set_by(s.bytes(3));
    ban.set_unix_ms(s.number(4));
  }
  return sql.ok() ? web::json(list) : desk.unreadable();
}

std::string from_hex(const std::string& text) {
  std::string bytes(text.size() / 2, '\0');
  std::size_t size = 0;
  sodium_hex2bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(), text.data(), text.size(), nullptr, &size,
                 nullptr);
  bytes.resize(size);
  return bytes;
}

}  // namespace

HttpReply answer_acts(Desk& desk, Ask& ask) {
  const std::string what = ask.path;
  const bool moderators = what == "warn" || what == "mute";
  const bool admins = what == "ban" || what == "role" || what == "announce" || what == "drain" || what == "bans";
  if (!moderators && !admins) return web::error(404, "there is nothing here");
  if (admins && !ask.who().admin()) return web::error(403, "only admins do that");
  if (what == "bans") return ask.post ? web::error(405, "GET") : bans(desk);
  if (!ask.post) return web::error(405, "POST");
  v1::AdminAct act;
  if (!web::read(ask.request.body, act)) return web::error(400, "not an act");
  if (what == "announce") return announce(desk, ask, trimmed(act.text()));
  if (what == "drain") return drain(desk, ask, act.on());
  return act_on(desk, ask, what, act);
}

bool open_gate(Desk& desk) {
  Gate& gate = desk.lobby.gate();
  Sql sql(desk.archive.db());
  const std::int64_t now = Desk::unix_ms();
  Statement s = sql.ask("SELECT kind, subject, until_unix_ms FROM sanctions WHERE until_unix_ms > ?1", now);
  const std::string guest = "guest:";
  while (sql.next(s)) {
    const std::string subject = s.bytes(1);
    if (s.bytes(0) == "ban")
      gate.ban(subject, s.number(2));
    else
      gate.mute(subject.starts_with(guest) ? from_hex(subject.substr(guest.size())) : subject, s.number(2));
  }
  Statement words = sql.ask("SELECT subject, text FROM warnings ORDER BY id");
  while (sql.next(words)) gate.leave_word(words.bytes(0), words.bytes(1));
  gate.on_told([&log = desk.log](const std::string& subject) {
    log.run(
        [subject](Connection& db) {
          Sql told(db);
          told.run("DELETE FROM warnings WHERE subject = ?1", subject);
          return told.ok();
        },
        [](Append) {});
  });
  return sql.ok();
}

}  // namespace fate::server
