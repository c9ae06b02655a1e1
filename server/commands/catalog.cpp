#include "server/commands/catalog.hpp"

#include <CLI/CLI.hpp>
#include <cstdio>
#include <memory>
#include <string_view>

#include "engine/catalog/card_facts.hpp"
#include "engine/catalog/fate_facts.hpp"
#include "engine/catalog/hero_facts.hpp"
#include "engine/catalog/lookup.hpp"
#include "engine/catalog/mode_facts.hpp"
#include "engine/catalog/rule_facts.hpp"
#include "engine/catalog/text.hpp"
#include "engine/content.hpp"
#include "engine/match.hpp"
#include "server/commands/commands.hpp"
#include "server/commands/json_writer.hpp"

namespace fate::commands {
namespace {

std::string_view word(CardKind k) {
  switch (k) {
    case CardKind::basic: return "basic";
    case CardKind::magic: return "magic";
    case CardKind::ultimate: return "ultimate";
    case CardKind::weapon: return "weapon";
    case CardKind::armor: return "armor";
    case CardKind::monster: return "monster";
    case CardKind::none: break;
  }
  return "";
}

std::string_view word(Suit s) {
  switch (s) {
    case Suit::spade: return "spade";
    case Suit::heart: return "heart";
    case Suit::club: return "club";
    case Suit::diamond: return "diamond";
    case Suit::none: break;
  }
  return "";
}

std::string_view word(Attribute a) {
  switch (a) {
    case Attribute::strength: return "strength";
    case Attribute::agility: return "agility";
    case Attribute::intelligence: return "intelligence";
    case Attribute::none: break;
  }
  return "";
}

std::string_view word(SkillType t) {
  switch (t) {
    case SkillType::active: return "active";
    case SkillType::passive: return "passive";
    case SkillType::cast: return "cast";
    case SkillType::none: break;
  }
  return "";
}

std::string_view word(UseLimit l) {
  switch (l) {
    case UseLimit::unlimited: return "unlimited";
    case UseLimit::once_per_turn: return "once_per_turn";
    case UseLimit::once_per_character_turn: return "once_per_character_turn";
    case UseLimit::once_per_game: return "once_per_game";
  }
  return "";
}

void write(JsonWriter& out, std::string_view key, const Text& t) {
  out.begin_object(key);
  out.text("hant", t.hant);
  out.text("hans", t.hans);
  out.text("en", t.en);
  out.end_object();
}

template <class Texts>
void write_texts(JsonWriter& out, const Texts& t) {
  write(out, "name", t.name);
  write(out, "text", t.full);
  write(out, "short", t.brief);
}

void write_sets(JsonWriter& out) {
  out.begin_array("sets");
  for (int i = 1; i <= static_cast<int>(SetId::origins); ++i) {
    const auto set = static_cast<SetId>(i);
    if (!implemented(set)) continue;
    out.begin_object();
    out.number("number", i);
    out.text("id", id_of(set));
    write(out, "name", texts(set).name);
    out.end_object();
  }
  out.end_array();
}

void write_card_types(JsonWriter& out) {
  out.begin_array("card_types");
  for (const CardTypeFacts& t : all_card_types()) {
    if (!implemented(t.type)) continue;
    const CardTexts& words = texts(t.type);
    out.begin_object();
    out.number("number", static_cast<int>(t.type));
    out.text("id", t.id);
    out.text("set", id_of(t.set));
    out.text("kind", word(t.kind));
    out.number("range", t.range);
    out.number("rage_cost", t.rage_cost);
    out.number("enhance_cost", t.enhance_cost);
    out.number("ability", static_cast<int>(ability(t.type)));
    write_texts(out, words);
    if (t.enhance_cost > 0) write(out, "enhanced", words.enhanced);
    out.end_object();
  }
  out.end_array();
}

void write_cards(JsonWriter& out) {
  out.begin_array("cards");
  const auto cards = all_cards();
  for (std::size_t i = 1; i < cards.size(); ++i) {
    const CardFacts& c = cards[i];
    const CardTypeFacts& t = facts(c.type);
    if (!implemented(c.type)) continue;
    out.begin_object();
    out.number("number", static_cast<int>(i));
    out.text("id", t.id);
    out.text("type", t.id);
    out.number("type_number", static_cast<int>(c.type));
    out.text("set", id_of(t.set));
    out.text("kind", word(t.kind));
    out.text("suit", word(c.suit));
    out.number("rank", c.rank);
    out.number("copy", c.copy);
    out.number("range", t.range);
    out.number("rage_cost", t.rage_cost);
    out.end_object();
  }
  out.end_array();
}

void write_skill(JsonWriter& out, const SkillFacts& s) {
  out.begin_object();
  out.number("number", static_cast<int>(s.skill));
  out.text("id", s.id);
  out.text("type", word(s.type));
  out.text("limit", word(s.limit));
  out.flag("optional", s.optional);
  write_texts(out, texts(s.skill));
  out.end_object();
}

void write_heroes(JsonWriter& out) {
  out.begin_array("heroes");
  for (const HeroFacts& h : all_heroes()) {
    if (!implemented(h.hero)) continue;
    out.begin_object();
    out.number("number", static_cast<int>(h.hero));
    out.text("id", h.id);
    out.text("set", id_of(h.set));
    out.text("attribute", word(h.attribute));
    out.number("hp", h.hp);
    out.number("hand_limit", h.hand);
    out.number("rage_cap", h.rage);
    out.flag("hidden", h.hidden);
    write(out, "name", texts(h.hero).name);
    out.begin_array("skills");
    for (int i = 0; i < h.skill_count; ++i) {
      write_skill(out, facts(static_cast<SkillId>(static_cast<int>(h.first_skill) + i)));
    }
    out.end_array();
    out.end_object();
  }
  out.end_array();
}

void write_fates(JsonWriter& out) {
  out.begin_array("fates");
  for (const FateFacts& f : all_fates()) {
    if (!implemented(f.fate)) continue;
    out.begin_object();
    out.number("number", static_cast<int>(f.fate));
    out.text("id", f.id);
    out.text("set", id_of(f.set));
    write_texts(out, texts(f.fate));
    out.end_object();
  }
  out.end_array();
}

void write_modes(JsonWriter& out) {
  out.begin_array("modes");
  for (const ModeFacts& m : all_modes()) {
    if (!implemented(m.mode)) continue;
    out.begin_object();
    out.number("number", static_cast<int>(m.mode));
    out.text("id", m.id);
    out.number("players", m.players);
    out.text("family", m.origins ? "origins" : "fate2");
    if (m.identities) {
      out.begin_object("identities");
      out.number("sentinel", m.sentinel);
      out.number("scourge", m.scourge);
      out.number("neutral", m.neutral);
      out.end_object();
    }
    write(out, "name", texts(m.mode).name);
    write(out, "text", texts(m.mode).full);
    out.end_object();
  }
  out.end_array();
}

void write_rulings(JsonWriter& out) {
  out.begin_array("rulings");
  for (int n = 1; n <= ruling_count; ++n) {
    out.begin_object();
    out.number("number", n);
    write(out, "title", ruling(n).title);
    out.end_object();
  }
  out.end_array();
}

void write_rules(JsonWriter& out) {
  out.begin_array("rules");
  for (const RuleFacts& r : all_rules()) {
    if (r.rule == RuleId::none) continue;
    out.begin_object();
    out.number("number", static_cast<int>(ability(r.rule)));
    out.text("id", r.id);
    write(out, "name", texts(r.rule).name);
    out.end_object();
  }
  out.end_array();
}

}  // namespace

std::string catalog_json(bool pretty) {
  JsonWriter out(pretty);
  out.begin_object();
  out.text("version", rules_version);
  write_sets(out);
  write_card_types(out);
  write_cards(out);
  write_heroes(out);
  write_fates(out);
  write_modes(out);
  write_rulings(out);
  write_rules(out);
  out.end_object();
  return out.take();
}

int run_catalog(bool pretty) {
  const std::string json = catalog_json(pretty);
  const bool written = std::fwrite(json.data(), 1, json.size(), stdout) == json.size() &&
                       std::fputc('\n', stdout) != EOF && std::fflush(stdout) == 0;
  if (written) return 0;
  std::fputs("fated catalog: standard output cannot be written\n", stderr);
  return 2;
}

void add_catalog(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("catalog", "Print all cards, heroes, fates, modes, sets and rulings as JSON");
  auto pretty = std::make_shared<bool>(false);
  command->add_flag("--pretty", *pretty, "One member on each line");
  command->callback([pretty, &run] { run = [pretty] { return run_catalog(*pretty); }; });
}

}  // namespace fate::commands
