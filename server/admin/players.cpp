#include "server/admin/players.hpp"

#include "server/accounts/account_rows.hpp"
#include "server/accounts/names.hpp"
#include "server/admin/reports.hpp"
#include "server/net/addresses.hpp"

namespace fate::server {
namespace {

constexpr std::uint32_t acts_shown = 20;
const std::string name_end = "\xf4\x8f\xbf\xbf";   // behind every text that goes on

void put_known(const Lobby::Known& known, bool addresses, v1::AdminPlayer& into) {
  into.set_guest(known.person.guest);
  into.set_connected(known.connected);
  into.set_room(known.room);
  if (addresses) into.set_address(known.person.address);
}

v1::AdminPlayer of_account(Desk& desk, const Account& account, bool addresses) {
  v1::AdminPlayer p;
  p.set_name(account.name);
  p.set_registered(true);
  p.set_role(account.role);
  p.set_created_unix_ms(account.created_unix_ms);
  p.set_muted_until_unix_ms(account.muted_until_unix_ms);
  p.set_banned_until_unix_ms(account.banned_until_unix_ms);
  if (const auto known = desk.lobby.known_account(account.id)) put_known(*known, addresses, p);
  return p;
}

v1::AdminPlayer of_guest(Desk& desk, const Lobby::Known& known, bool addresses) {
  v1::AdminPlayer p;
  p.set_name(known.person.name);
  put_known(known, addresses, p);
  const std::int64_t now = Desk::unix_ms();
  p.set_muted_until_unix_ms(desk.lobby.gate().muted_until(known.person.token_hash, known.person.address, now));
  p.set_banned_until_unix_ms(desk.lobby.gate().banned_until(known.person.address, now));
  return p;
}

HttpReply list(Desk& desk, Ask& ask) {
  const std::string name = ask.query.text("name");
  const std::uint32_t offset = ask.query.offset(), limit = ask.query.limit();
  if (!ask.query.wrong().empty()) return web::error(400, ask.query.wrong());
  const bool addresses = ask.who().admin();
  v1::AdminPlayerList found;
  Sql sql(desk.archive.db());
  const std::string from = skeleton(name), until = from + name_end;
  const std::uint32_t one_more = limit + 1;
  Statement s = sql.ask(
      "SELECT id FROM accounts WHERE name_key >= ?1 AND name_key < ?2 ORDER BY name_key LIMIT ?3"
      " OFFSET ?4",
      from, until, one_more, offset);
  std::vector<AccountId> ids;
  while (sql.next(s)) ids.push_back(static_cast<AccountId>(s.number(0)));
  found.set_more(ids.size() > limit);
  if (ids.size() > limit) ids.resize(limit);
  for (const AccountId id : ids)
    if (const auto account = rows::account(sql, id)) *found.add_players() = of_account(desk, *account, addresses);
  if (!sql.ok()) return desk.unreadable();
  if (offset == 0)
    for (const Lobby::Known& known : desk.lobby.people(name, limit))
      if (known.person.account == 0) *found.add_players() = of_guest(desk, known, addresses);
  return web::json(found);
}

HttpReply account_page(Desk& desk, const Ask& ask, const std::string& name) {
  Sql sql(desk.archive.db());
  const auto account = rows::account(sql, rows::find(sql, skeleton(name)));
  if (!account) return sql.ok() ? web::error(404, "nobody is called so") : desk.unreadable();
  v1::AdminPlayer p = of_account(desk, *account, ask.who().admin());
  Statement s = sql.ask("SELECT count(*), coalesce(sum(won), 0) FROM match_seats WHERE account = ?1", account->id);
  if (sql.next(s)) {
    p.set_matches(static_cast<std::uint32_t>(s.number(0)));
    p.set_wins(static_cast<std::uint32_t>(s.number(1)));
  }
  add_reports_about(desk.archive.db(), account->id, ask.who().admin(), p);
  const auto acts = audit::list(desk.archive.db(), {"", "", account->name, 0, acts_shown});
  if (acts) *p.mutable_acts() = acts->acts();
  if (!ask.who().admin())
    for (v1::AdminAudit& a : *p.mutable_acts()) a.clear_address();
  return web::json(p);
}

HttpReply guest_page(Desk& desk, const Ask& ask, const std::string& id) {
  const auto known = desk.lobby.known(web::number(id).value_or(0));
  if (!known) return web::error(404, "nobody is known by that number");
  if (known->person.account != 0) return account_page(desk, ask, known->person.name);
  return web::json(of_guest(desk, *known, ask.who().admin()));
}

std::optional<Target> of_account_id(Desk& desk, AccountId id) {
  Sql sql(desk.archive.db());
  const auto account = rows::account(sql, id);
  if (!account) return std::nullopt;
  Target t;
  t.account = id;
  t.name = account->name;
  t.role = account->role;
  const auto known = desk.lobby.known_account(id);
  if (known && !known->person.address.empty()) t.network = limit_key(known->person.address);
  return t;
}

}  // namespace

HttpReply answer_players(Desk& desk, Ask& ask) {
  if (ask.post) return web::error(405, "GET");
  if (ask.path.empty()) return list(desk, ask);
  const std::string kind = ask.next(), whom = ask.next();
  if (kind == "account") return account_page(desk, ask, whom);
  if (kind == "guest") return guest_page(desk, ask, whom);
  return web::error(404, "there is nothing here");
}

std::string Target::about() const {
  if (account != 0) return name;
  return name.empty() ? network : "guest " + name;
}

std::optional<Target> find_target(Desk& desk, const v1::AdminSubject& subject) {
  if (!subject.account().empty()) {
    Sql sql(desk.archive.db());
    return of_account_id(desk, rows::find(sql, skeleton(subject.account())));
  }
  Target t;
  if (subject.guest() != 0) {
    const auto known = desk.lobby.known(subject.guest());
    if (!known) return std::nullopt;
    if (known->person.account != 0) return of_account_id(desk, known->person.account);
    t.token_hash = known->person.token_hash;
    t.name = known->person.name;
    if (!known->person.address.empty()) t.network = limit_key(known->person.address);
    return t;
  }
  if (subject.report() != 0) {
    const auto about = reported(desk.archive.db(), subject.report());
    if (!about || about->name.empty()) return std::nullopt;
    if (about->account != 0) return of_account_id(desk, about->account);
    t.token_hash = about->token_hash;
    t.name = about->name;
    if (!about->address.empty()) t.network = limit_key(about->address);
    return t;
  }
  t.network = limit_key(subject.address());
  if (subject.address().empty()) return std::nullopt;
  return t;
}

}  // namespace fate::server
