#include "server/commands/sim_tally.hpp"

#include <cctype>

#include <spdlog/fmt/fmt.h>

#include "engine/catalog/card_facts.hpp"
#include "engine/catalog/hero_facts.hpp"
#include "fate/v1/question.pb.h"
#include "server/commands/json_writer.hpp"

namespace fate::commands {
namespace {

std::uint64_t mixed(std::uint64_t a, std::uint64_t b) {
  std::uint64_t z = a ^ (b + 0x9e3779b97f4a7c15u + (a << 6) + (a >> 2));
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

// The same name is another card or skill in Origins.
std::string in_family(std::string_view id, SetId set) {
  return (set == SetId::origins ? "origins_" : "") + std::string(id);
}

const char* side(OutcomeReason reason) {
  switch (reason) {
    case OutcomeReason::scourge_dead: return "sentinel";
    case OutcomeReason::sentinel_dead: return "scourge";
    case OutcomeReason::fate:
    case OutcomeReason::revealed_won: return "neutral";
    case OutcomeReason::revealed_dead: return "all_but_the_revealed";
    case OutcomeReason::team_dead: return "team";
    case OutcomeReason::killed_previous: return "killer_of_the_previous";
    case OutcomeReason::last_alive: return "last_alive";
    case OutcomeReason::draw: return "draw";
    case OutcomeReason::none:
    case OutcomeReason::void_: break;
  }
  return "none";
}

// Events that tell of a skill without its being used: limits that come back, what runs out.
bool only_bookkeeping(EventKind kind) {
  return kind == EventKind::used_changed || kind == EventKind::status_ended || kind == EventKind::resolution_changed ||
         kind == EventKind::resolution_ended || kind == EventKind::note;
}

}  // namespace

void Tally::used(AbilityId ability) {
  const auto skill = static_cast<std::size_t>(skill_of(ability));
  if (skill == 0 || skill > skill_count || last_step_[skill] == step_) return;
  last_step_[skill] = step_;
  ++skills_[skill];
}

void Tally::events(const EventLog& log) {
  ++step_;
  for (const Event& e : log.events) {
    if (only_bookkeeping(e.kind)) continue;
    if (is_skill(e.ability)) used(e.ability);
    if (e.kind == EventKind::card_used || e.kind == EventKind::card_played) {
      const auto type = static_cast<std::size_t>(e.card_type);
      if (type <= card_type_count) ++cards_[type];
    } else if (e.kind == EventKind::equipment_used && is_card(e.ability)) {
      const auto type = static_cast<std::size_t>(card_type_of(e.ability));
      if (type <= card_type_count) ++cards_[type];
    }
  }
}

void Tally::finished(std::uint64_t number, const Match& match, std::uint64_t decisions) {
  decisions_ += decisions;
  if (match.fault() != nullptr) return fault(number, match.fault());
  if (!match.over()) return fault(number, "it does not end");
  ++matches_;
  const Outcome outcome = match.outcome();
  ++wins_[side(outcome.reason)];
  signature_ = mixed(signature_, match.hash());
  signature_ = mixed(signature_, decisions << 16 | std::uint64_t{outcome.winners.bits} << 8 |
                                     static_cast<std::uint64_t>(outcome.reason));
}

void Tally::fault(std::uint64_t number, const std::string& what) {
  ++faults_;
  signature_ = mixed(signature_, number);
  if (fault_lines_.size() < most_faults_shown) fault_lines_.push_back("match " + std::to_string(number) + ": " + what);
}

std::string Tally::json(double seconds) const {
  JsonWriter out(false);
  out.begin_object();
  out.number("matches_finished", static_cast<std::int64_t>(matches_));
  out.number("decisions", static_cast<std::int64_t>(decisions_));
  out.real("seconds", seconds);
  out.real("decisions_per_second", seconds > 0 ? static_cast<double>(decisions_) / seconds : 0);
  out.text("signature", fmt::format("{:016x}", signature_));
  out.begin_object("wins");
  for (const auto& [who, n] : wins_) out.number(who, static_cast<std::int64_t>(n));
  out.end_object();
  out.begin_object("card_uses");
  for (std::size_t i = 1; i < cards_.size(); ++i) {
    const CardTypeFacts& f = facts(static_cast<CardType>(i));
    if (cards_[i] != 0) out.number(in_family(f.id, f.set), static_cast<std::int64_t>(cards_[i]));
  }
  out.end_object();
  out.begin_object("skill_uses");
  for (std::size_t i = 1; i < skills_.size(); ++i) {
    const SkillFacts& f = facts(static_cast<SkillId>(i));
    if (skills_[i] != 0) out.number(in_family(f.id, facts(f.hero).set), static_cast<std::int64_t>(skills_[i]));
  }
  out.end_object();
  out.begin_object("questions");
  for (std::size_t i = 1; i < questions_.size(); ++i) {
    if (questions_[i] == 0) continue;
    std::string name = v1::Question_Kind_Name(static_cast<v1::Question_Kind>(i));
    for (char& c : name) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    out.number(name, static_cast<std::int64_t>(questions_[i]));
  }
  out.end_object();
  out.number("faults", static_cast<std::int64_t>(faults_));
  if (!fault_lines_.empty()) {
    out.begin_array("fault_lines");
    for (const std::string& line : fault_lines_) out.text({}, line);
    out.end_array();
  }
  out.end_object();
  return out.take();
}

}  // namespace fate::commands
