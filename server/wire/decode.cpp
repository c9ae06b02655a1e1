#include "server/wire/decode.hpp"

#include <algorithm>

#include "engine/catalog/lookup.hpp"
#include "engine/catalog/mode_facts.hpp"

namespace fate::wire {
namespace {

bool read_seats(const google::protobuf::RepeatedField<std::uint32_t>& from, FixedVec<Seat, max_seats>& into) {
  into.clear();
  if (from.size() > max_seats) return false;
  for (const std::uint32_t s : from) {
    if (s < 1 || s > max_seats) return false;
    into.push_back(static_cast<Seat>(s - 1));
  }
  return true;
}

}  // namespace

const char* read_answer(const v1::Answer& from, Answer& into) {
  if (from.action() > max_actions) return "no such action";
  if (from.number() > 255) return "no such number";
  into.action = static_cast<std::uint8_t>(from.action());
  into.number = static_cast<std::uint8_t>(from.number());
  into.cards.clear();
  if (from.cards_size() > max_answer_cards) return "too many cards";
  for (const std::uint32_t c : from.cards()) {
    if (c < 1 || c >= max_cards) return "no such card";
    into.cards.push_back(static_cast<CardId>(c));
  }
  if (!read_seats(from.targets(), into.targets)) return "no such target";
  if (!read_seats(from.targets2(), into.targets2)) return "no such second target";
  return nullptr;
}

ReadConfig read_config(const v1::MatchConfig& from) {
  ReadConfig r;
  r.config.mode = find_mode(from.mode());
  // "table" is for scenarios: it has no set-up.
  if (r.config.mode == ModeId::none || r.config.mode == ModeId::table) {
    r.error = "unknown mode";
    return r;
  }
  for (const std::string& id : from.sets()) {
    const SetId set = find_set(id);
    if (set == SetId::none) {
      r.error = "unknown set";
      return r;
    }
    r.config.sets = static_cast<std::uint8_t>(r.config.sets | set_bit(set));
  }
  r.config.all_heroes = from.all_heroes();
  for (const std::uint32_t hero : from.banned_heroes()) {
    if (hero == 0 || hero > static_cast<std::uint32_t>(hero_count)) {
      r.error = "unknown hero";
      return r;
    }
    r.config.banned.add(static_cast<HeroId>(hero));
  }
  r.error = why_not(r.config);
  return r;
}

v1::MatchConfig write_config(const MatchConfig& from) {
  v1::MatchConfig to;
  to.set_rules(rules_version);
  to.set_mode(std::string(facts(from.mode).id));
  for (int s = static_cast<int>(SetId::standard); s <= static_cast<int>(SetId::origins); ++s) {
    const SetId set = static_cast<SetId>(s);
    if ((from.sets & set_bit(set)) != 0) to.add_sets(std::string(id_of(set)));
  }
  to.set_all_heroes(from.all_heroes);
  for (int h = 1; h <= hero_count; ++h)
    if (from.banned.has(static_cast<HeroId>(h))) to.add_banned_heroes(static_cast<std::uint32_t>(h));
  return to;
}

std::optional<Seed> read_seed(const std::string& bytes) {
  Seed seed;
  if (bytes.size() != seed.size()) return std::nullopt;
  std::copy(bytes.begin(), bytes.end(), seed.begin());
  return seed;
}

}  // namespace fate::wire
