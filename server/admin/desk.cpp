#include "server/admin/desk.hpp"

#include <chrono>
#include <future>
#include <memory>

#include <spdlog/spdlog.h>

namespace fate::server {

Stored Desk::act(const Actor& who, const std::string& act, const std::string& about, const std::string& detail,
                 std::function<bool(Sql&)> change) {
  const auto stored = std::make_shared<std::promise<Stored>>();
  const auto broken = std::make_shared<bool>(false);
  log.run(
      [=, change = std::move(change)](Connection& db) {
        Sql sql(db);
        if (change && !change(sql)) {
          *broken = !sql.ok();
          return false;
        }
        audit::write(sql, who, act, about, detail, unix_ms());
        *broken = !sql.ok();
        return sql.ok();
      },
      [stored, broken](Append result) {
        const bool failed = result == Append::unknown || *broken;
        stored->set_value(failed ? Stored::failed : result == Append::committed ? Stored::yes : Stored::refused);
      });
  const Stored result = stored->get_future().get();
  if (result == Stored::failed) spdlog::error("event=admin_act_failed act={}", act);
  return result;
}

std::string Ask::next() {
  const std::size_t slash = std::min(path.find('/'), path.size());
  std::string first = web::decoded(path.substr(0, slash));
  path.erase(0, std::min(slash + 1, path.size()));
  return first;
}

}  // namespace fate::server
