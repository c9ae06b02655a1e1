#include <sqlite3.h>

#include <catch2/catch.hpp>
#include <memory>
#include <string>

#include "server/commands/catalog.hpp"
#include "server/commands/json_writer.hpp"

using fate::commands::catalog_json;
using fate::commands::JsonWriter;

namespace {

// What SQLite's JSON functions say: `expression` over the document ?1, as text; "" for null.
std::string ask(const std::string& json, const std::string& expression) {
  sqlite3* raw = nullptr;
  REQUIRE(sqlite3_open(":memory:", &raw) == SQLITE_OK);
  const std::unique_ptr<sqlite3, decltype(&sqlite3_close)> db(raw, sqlite3_close);
  sqlite3_stmt* statement = nullptr;
  REQUIRE(sqlite3_prepare_v2(raw, ("SELECT " + expression).c_str(), -1, &statement, nullptr) == SQLITE_OK);
  const std::unique_ptr<sqlite3_stmt, decltype(&sqlite3_finalize)> guard(statement, sqlite3_finalize);
  sqlite3_bind_text(statement, 1, json.data(), static_cast<int>(json.size()), SQLITE_TRANSIENT);
  REQUIRE(sqlite3_step(statement) == SQLITE_ROW);
  const auto* text = sqlite3_column_text(statement, 0);
  return text == nullptr ? "" : reinterpret_cast<const char*>(text);
}

}  // namespace

TEST_CASE("The catalogue is one valid JSON object, pretty or not", "[catalog]") {
  const std::string plain = catalog_json(false);
  const std::string pretty = catalog_json(true);
  CHECK(ask(plain, "json_valid(?1)") == "1");
  CHECK(ask(pretty, "json_valid(?1)") == "1");
  CHECK(ask(pretty, "json(?1)") == plain);
  CHECK(plain.find('\n') == std::string::npos);
}

TEST_CASE("The catalogue lists the standard deck with its facts and texts", "[catalog]") {
  const std::string json = catalog_json(false);
  CHECK(ask(json, "json_extract(?1, '$.sets[0].id')") == "standard");
  CHECK(ask(json, "(SELECT count(*) FROM json_each(?1, '$.cards') WHERE value ->> 'set' = 'standard')") == "112");
  CHECK(ask(json, "(SELECT count(*) FROM json_each(?1, '$.fates') WHERE value ->> 'set' = 'standard')") == "8");
  CHECK(ask(json, "json_extract(?1, '$.card_types[0].ability')") == "1001");
  CHECK(ask(json, "json_extract(?1, '$.cards[0].number')") == "1");
  CHECK(ask(json,
            "(SELECT value ->> '$.enhanced.en' FROM json_each(?1, '$.card_types') WHERE value ->> 'id' = 'disarm')") ==
        "Take that equipment card into your hand instead.");
  CHECK(ask(json,
            "(SELECT value ->> '$.skills[1].name.en' FROM json_each(?1, '$.heroes') WHERE value ->> 'id' = "
            "'death_knight')") == "Frostmourne");
  CHECK(ask(json,
            "(SELECT value ->> '$.identities.neutral' FROM json_each(?1, '$.modes') WHERE value ->> 'id' = "
            "'fate2_identity_8')") == "2");
  CHECK(ask(json, "json_array_length(?1, '$.rulings')") == "293");
  CHECK(ask(json, "json_extract(?1, '$.rules[0].number')") == "3001");
}

TEST_CASE("No text of the catalogue is empty", "[catalog]") {
  const std::string json = catalog_json(false);
  CHECK(ask(json, "(SELECT count(*) FROM json_tree(?1) WHERE key IN ('hant', 'hans', 'en', 'id') AND atom = '')") ==
        "0");
}

TEST_CASE("The JSON writer escapes what must be escaped", "[catalog]") {
  JsonWriter out(false);
  out.begin_object();
  out.text("quote\"", std::string("a\\b\n\x01\"", 6));
  out.number("low", -9223372036854775807 - 1);
  out.flag("yes", true);
  out.begin_array("empty");
  out.end_array();
  out.begin_array("two");
  out.number({}, 1);
  out.number({}, 2);
  out.end_array();
  out.end_object();
  CHECK(out.take() ==
        R"({"quote\"":"a\\b\u000a\u0001\"","low":-9223372036854775808,"yes":true,"empty":[],"two":[1,2]})");
}
