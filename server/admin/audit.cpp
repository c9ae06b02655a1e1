#include "server/admin/audit.hpp"

namespace fate::server::audit {
namespace {

const std::string where =
    " FROM audit WHERE (?1 = '' OR who = ?1) AND (?2 = '' OR act = ?2) AND (?3 = '' OR about = ?3)";

std::string word(v1::Role role) { return role == v1::ADMIN ? "admin" : role == v1::MODERATOR ? "moderator" : ""; }

}  // namespace

void write(Sql& sql, const Actor& who, const std::string& act, const std::string& about, const std::string& detail,
           std::int64_t unix_ms) {
  const std::string role = word(who.role);
  sql.run("INSERT INTO audit (unix_ms, who, role, act, about, detail, address) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
          unix_ms, who.name, role, act, about, detail, who.address);
}

std::optional<v1::AdminAuditList> list(Connection& db, const Filter& f) {
  Sql sql(db);
  v1::AdminAuditList found;
  const std::string count = "SELECT count(*)" + where;
  Statement total = sql.ask(count.c_str(), f.who, f.act, f.about);
  if (sql.next(total)) found.set_total(static_cast<std::uint32_t>(total.number(0)));
  const std::string rows =
      "SELECT id, unix_ms, who, role, act, about, detail, address" + where + " ORDER BY id DESC LIMIT ?4 OFFSET ?5";
  Statement s = sql.ask(rows.c_str(), f.who, f.act, f.about, f.limit, f.offset);
  while (sql.next(s)) {
    v1::AdminAudit& a = *found.add_acts();
    a.set_id(static_cast<std::uint64_t>(s.number(0)));
    a.set_unix_ms(s.number(1));
    a.set_who(s.bytes(2));
    const std::string role = s.bytes(3);
    a.set_role(role == "admin" ? v1::ADMIN : role == "moderator" ? v1::MODERATOR : v1::PLAYER);
    a.set_act(s.bytes(4));
    a.set_about(s.bytes(5));
    a.set_detail(s.bytes(6));
    a.set_address(s.bytes(7));
  }
  if (!sql.ok()) return std::nullopt;
  return found;
}

}  // namespace fate::server::audit
