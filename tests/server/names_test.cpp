// Names that look alike, and names that nobody may have.
#include <catch2/catch.hpp>

#include "server/accounts/names.hpp"

using namespace fate::server;

TEST_CASE("names that look alike have one skeleton", "[names]") {
  const auto alike = [](const char* a, const char* b) { return skeleton(a) == skeleton(b); };
  CHECK(alike("Mirana", "mIRANA"));
  CHECK(alike("Mirana", "Мirаnа"));              // Cyrillic М and а
  CHECK(alike("AXE", "ΑΧΕ"));                    // Greek
  CHECK(alike("Zeus", "Ｚｅｕｓ"));              // full width
  CHECK(alike("Lion", "L1on"));
  CHECK(alike("Lion", "Iion"));
  CHECK(alike("Lion", "Li0n"));
  CHECK(alike("Slark", "Sl\u0301ark"));           // a mark
  CHECK(alike("Ren\u00e9", "Rene"));
  CHECK(alike("modern", "modem"));
  CHECK(alike("Drow Ranger", "DrowRanger"));
  CHECK(alike("Drow Ranger", "drow_ranger"));
  CHECK(alike("William", "VVilliam"));
  CHECK(alike("ab", "a\u200db"));                  // a joiner that cannot be seen
  CHECK(alike("Große", "GROSSE"));
  CHECK_FALSE(alike("Mirana", "Marina"));
  CHECK_FALSE(alike("Axe", "Axel"));
  CHECK_FALSE(alike("米拉娜", "米拉"));
  CHECK_FALSE(alike("リナ", "リーナ"));
  CHECK(skeleton("._-").empty());
}

TEST_CASE("a name is written down in one way", "[names]") {
  CHECK(tidy_name("  Rene\u0301   X ") == "Ren\u00e9 X");
  CHECK(tidy_name(std::string("a\xff", 2)).empty());
  CHECK(tidy_name(std::string(5000, 'a')).empty());
}

TEST_CASE("not every name can be an account's", "[names]") {
  const char* const good[] = {"Mirana", "Padmini", "Fate Weaver", "Modesty", "敌法师", "Li", "Ägir", "Robot"};
  for (const char* name : good) {
    INFO(name);
    CHECK(why_no_account_name(tidy_name(name)).empty());
  }
  const char* const bad[] = {
      "a",          "",
      "!!",         "a name that is much too long",
      "a\u202eb",   "a\u200db",
      "admin",      "ADMlN",
      "Αdmin",      "The Admin",
      "admin1",     "m0derator",
      "System",     "fate",
      "guest 1234", "Guest",
      "管理员小王", "s e r v e r",
      "mod_x",      "._- a",
  };
  for (const char* name : bad) {
    INFO(name);
    CHECK_FALSE(why_no_account_name(tidy_name(name)).empty());
  }
}
