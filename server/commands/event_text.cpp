#include "server/commands/event_text.hpp"

#include <cctype>

#include <spdlog/fmt/fmt.h>

#include "engine/catalog/card_facts.hpp"
#include "engine/catalog/hero_facts.hpp"
#include "engine/catalog/rule_facts.hpp"
#include "engine/catalog/text.hpp"
#include "engine/kernel/seats.hpp"

namespace fate::commands {
namespace {

using E = v1::Event;

std::string seat(std::uint32_t n) { return n == 0 ? "nobody" : "seat " + std::to_string(n); }

// Numbers that this version does not know are shown as they are.
std::string type_name(std::uint32_t n) {
  if (n == 0 || n > card_type_count) return "card type " + std::to_string(n);
  return std::string(texts(static_cast<CardType>(n)).name.en);
}

bool known_ability(std::uint32_t n) {
  const auto rules = static_cast<std::uint32_t>(all_rules().size());
  return (n >= 1 && n <= skill_count) || (n > 1000 && n <= 1000 + card_type_count) ||
         (n > 2000 && n <= 2000 + fate_count) || (n > 3000 && n < 3000 + rules);
}

std::string ability(std::uint32_t n) {
  return known_ability(n) ? std::string(name_of(static_cast<AbilityId>(n)).en) : "ability " + std::to_string(n);
}

std::string hero(std::int32_t n) {
  if (n < 1 || n > hero_count) return "hero " + std::to_string(n);
  return std::string(texts(static_cast<HeroId>(n)).name.en);
}

std::string card(std::uint32_t n) {
  if (n == 0) return "a hidden card";
  if (n > card_count) return "card " + std::to_string(n);
  static constexpr std::string_view suits = "-SHCD";
  static constexpr std::string_view ranks[] = {"", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"};
  const CardFacts& f = facts(static_cast<CardId>(n));
  return fmt::format("{} {}{}", texts(f.type).name.en, suits[static_cast<std::size_t>(f.suit)], ranks[f.rank]);
}

std::string cards(const E& e) {
  std::string out;
  for (const std::uint32_t c : e.cards()) out += (out.empty() ? "" : ", ") + card(c);
  if (!out.empty()) return out;
  return e.count() == 0 ? "no card" : e.count() == 1 ? "1 card" : std::to_string(e.count()) + " cards";
}

std::string targets(const E& e) {
  std::string out;
  for (const std::uint32_t t : e.targets()) out += (out.empty() ? " on " : ", ") + seat(t);
  return out;
}

std::string words(const std::string& name, std::string_view prefix) {
  if (!name.starts_with(prefix)) return "something unknown";
  std::string out = name.substr(prefix.size());
  for (char& c : out) c = c == '_' ? ' ' : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return out;
}

std::string place(const v1::ZoneRef& z) {
  const std::string zone = words(v1::Zone_Name(z.zone()), "ZONE_");
  return z.seat() == 0 ? "the " + zone : "the " + zone + " of " + seat(z.seat());
}

std::string because(const E& e) { return e.ability() == 0 ? "" : " (" + ability(e.ability()) + ")"; }
std::string by(const E& e) { return e.other() == 0 ? "" : " by " + seat(e.other()); }

std::string what(const E& e) { return e.card_type() != 0 ? type_name(e.card_type()) : ability(e.ability()); }

std::string guess(std::int32_t v) {
  static constexpr std::string_view names[] = {"red", "black", "spade", "heart", "club", "diamond"};
  return std::string(v == 1 || v == 2 ? names[v - 1] : v > 10 && v < 15 ? names[v - 9] : "something");
}

std::string identity(std::int32_t v) { return words(v1::Identity_Name(static_cast<v1::Identity>(v)), "IDENTITY_"); }
std::string phase(std::int32_t v) { return words(v1::Phase_Name(static_cast<v1::Phase>(v)), "PHASE_"); }

std::string outcome(const v1::Outcome& o) {
  std::string out = "the match is over: " + words(v1::Outcome_Reason_Name(o.reason()), "REASON_");
  for (int i = 0; i < o.winners_size(); ++i) out += (i == 0 ? "; winners: " : ", ") + seat(o.winners(i));
  return out;
}

std::string set_up(const E& e) {
  switch (e.kind()) {
    case E::FATE_DRAWN: return "the fate is " + ability(2000u + static_cast<std::uint32_t>(e.value()));
    case E::IDENTITY_SHOWN: return seat(e.seat()) + " is " + identity(e.value()) + (e.flag() ? "" : " (secret)");
    case E::HERO_SHOWN:
      return fmt::format("{} plays {}, {} of {} hp", seat(e.seat()), hero(e.value()), e.value2(), e.amount());
    case E::TURN_BEGAN: return fmt::format("-- turn {} (round {}): {}", e.value(), e.value2(), seat(e.seat()));
    case E::PHASE_BEGAN: return fmt::format("   {} phase of {}", phase(e.value()), seat(e.seat()));
    case E::CONTESTED: return seat(e.seat()) + " turns up " + cards(e);
    case E::STARTER_NAMED: return seat(e.seat()) + " will start";
    case E::TEAM_JOINED: return fmt::format("{} belongs to team {}", seat(e.seat()), e.value());
    case E::HERO_OFFERED: return hero(e.value()) + " can be picked";
    case E::HERO_PICKED: return seat(e.seat()) + " picks " + hero(e.value());
    case E::HERO_KEPT: return seat(e.seat()) + " keeps " + hero(e.value()) + " (secret)";
    case E::HEROES_KEPT: return fmt::format("{} keeps {} heroes so far", seat(e.seat()), e.amount());
    case E::BENCH_SHOWN: return seat(e.seat()) + " shows " + hero(e.value());
    case E::ROTATED:
      return e.value2() == 0 ? seat(e.seat()) + " opens with " + hero(e.value())
                             : seat(e.seat()) + " brings in " + hero(e.value()) + " for " + hero(e.value2());
    case E::PHASE_SKIPPED: return seat(e.seat()) + " skips the " + phase(e.value()) + " phase" + because(e);
    default: return {};
  }
}

std::string cards_and_numbers(const E& e) {
  switch (e.kind()) {
    case E::CARDS_MOVED: return cards(e) + ": from " + place(e.from()) + " to " + place(e.to()) + because(e);
    case E::DECK_SHUFFLED: return "the discard pile is shuffled into a new deck";
    case E::EQUIPMENT_TURNED: return seat(e.seat()) + " turns " + cards(e) + (e.flag() ? " sideways" : " upright");
    case E::CARDS_SEEN: return "looks at " + cards(e) + " of " + seat(e.seat()) + because(e);
    case E::CARDS_SHOWN: return seat(e.seat()) + " shows " + cards(e) + because(e);
    case E::PLACED_SHOWN: return cards(e) + " is turned up before " + seat(e.seat());
    case E::HP_CHANGED: return fmt::format("{} has {} hp ({:+}){}", seat(e.seat()), e.value(), e.amount(), because(e));
    case E::RAGE_CHANGED:
      return fmt::format("{} has {} rage ({:+}){}", seat(e.seat()), e.value(), e.amount(), because(e));
    case E::STATUS_GAINED: return seat(e.seat()) + " is under " + ability(e.status().ability());
    case E::STATUS_ENDED: return seat(e.seat()) + " is no longer under " + ability(e.status().ability());
    case E::DIED: return seat(e.seat()) + " is dead" + by(e);
    case E::DYING: return fmt::format("{} is dying, {} hp missing", seat(e.seat()), e.amount());
    case E::SAVED: return seat(e.seat()) + " is saved";
    case E::KILLER_CHANGED: return seat(e.other()) + " counts as the killer of " + seat(e.seat());
    default: return {};
  }
}

std::string deeds(const E& e) {
  const std::string me = seat(e.seat());
  switch (e.kind()) {
    case E::CARD_USED:
      return me + " uses " + type_name(e.card_type()) + (e.flag() ? ", enhanced," : "") + " with " + cards(e) +
             targets(e) + because(e);
    case E::CARD_PLAYED: return me + " plays " + type_name(e.card_type()) + " with " + cards(e) + because(e);
    case E::SKILL_USED: return me + " uses " + ability(e.ability()) + targets(e);
    case E::EQUIPMENT_USED: return me + " uses its " + ability(e.ability());
    case E::DAMAGED: return fmt::format("{} takes {} damage{}{}", me, e.amount(), by(e), because(e));
    case E::DAMAGE_REDUCED: return fmt::format("{} takes {} less{}", me, e.amount(), because(e));
    case E::DAMAGE_MOVED: return "the damage moves from " + me + " to " + seat(e.other()) + because(e);
    case E::RECOVERED: return fmt::format("{} recovers {}{}{}", me, e.amount(), by(e), because(e));
    case E::HIT: return "the attack of " + me + " hits " + seat(e.other());
    case E::CANCELLED:
      return what(e) + " of " + me + " is cancelled for " + seat(e.other()) +
             (e.value() == 0 ? "" : " (" + ability(static_cast<std::uint32_t>(e.value())) + ")");
    case E::VOIDED: return what(e) + " of " + me + " has no effect on " + seat(e.other());
    case E::JUDGED:
      return me + " judges for " + ability(e.ability()) + ": " + cards(e) + (e.flag() ? ", success" : ", no success");
    case E::JUDGMENT_REPLACED:
      return seat(e.other()) + " replaces the judgment of " + me + " by " + cards(e) + because(e);
    case E::GUESSED: return me + " guesses " + guess(e.value()) + ": " + cards(e) + (e.flag() ? ", right" : ", wrong");
    case E::NAMED: return me + " names " + guess(e.value()) + because(e);
    case E::CHOSE: return fmt::format("{} chooses {}{}", me, e.value(), because(e));
    case E::LINKED: return me + " and " + seat(e.other()) + " share a fate" + because(e);
    case E::REWARDED:
      return me + (e.value() == 1 ? " draws for the kill" : " looks at the identity of " + seat(e.other()));
    case E::BLOCKED: return ability(e.ability()) + " protects " + me;
    case E::NOTE: return fmt::format("   ruling R{:03}", e.value());
    case E::MATCH_OVER: return outcome(e.outcome());
    default: return {};
  }
}

}  // namespace

std::string event_text(const E& e) {
  std::string text = set_up(e);
  if (text.empty()) text = cards_and_numbers(e);
  if (text.empty()) text = deeds(e);
  return text;
}

bool cut_for_viewer(v1::LoggedEvent& e, std::uint32_t viewer) {
  constexpr std::uint32_t everybody = 0xff;
  if (e.seen_by() == everybody) return true;
  if (viewer >= 1 && viewer <= max_seats && (e.seen_by() >> (viewer - 1) & 1u) != 0) return true;
  if (e.hidden()) return false;
  e.mutable_event()->clear_cards();
  return true;
}

}  // namespace fate::commands
