// The resolution stack, and how its records are shown.
#include "engine/fate/state.hpp"

namespace fate {

std::uint8_t push_entry(Game& g, ResolutionKind kind) {
  if (!check(!g.stack.full(), "effects are nested too deeply")) return no_entry;
  const auto at = static_cast<std::uint8_t>(g.stack.size());
  g.stack.resize(at + 1);
  g.stack[at].kind = kind;
  return at;
}

void pop_entry(Game& g) {
  const bool told = g.stack.back().kind != ResolutionKind::none;
  g.stack.resize(g.stack.size() - 1);
  if (told) g.emit(EventKind::resolution_ended);
}

void told_entry(Game& g, std::uint8_t at, EventKind kind) {
  // Only the innermost record that viewers know can change; a quiet one above it does not matter.
  const auto extra = static_cast<std::uint32_t>(g.log->resolutions.size());
  g.log->resolutions.push_back(record_of(g.stack[at]));
  Event& e = g.emit(kind);
  e.extra = extra;
  int depth = 0;
  for (int i = 0; i < at; ++i) depth += g.stack[i].kind != ResolutionKind::none ? 1 : 0;
  e.value = static_cast<std::int16_t>(depth);
}

namespace {

void put_targets(ResolutionRecord& r, SeatSet targets) {
  for (const Seat s : targets) r.targets[r.target_count++] = s;
}

void put_target(ResolutionRecord& r, Seat s) {
  if (s != no_seat) r.targets[r.target_count++] = s;
}

template <class List>
void put_cards(ResolutionRecord& r, const List& cards) {
  for (const CardId c : cards)
    if (r.card_count < 4) r.cards[r.card_count++] = c;
}

}  // namespace

ResolutionRecord record_of(const Entry& e) {
  ResolutionRecord r;
  r.kind = e.kind;
  switch (e.kind) {
    case ResolutionKind::card_use:
    case ResolutionKind::card_play: {
      const auto& u = e.as<CardUse>();
      if (u.played) r.kind = ResolutionKind::card_play;
      r.user = u.user;
      r.card_type = u.face.type;
      r.ability = u.by;
      r.enhanced = u.enhanced;
      r.cancelled = u.cancelled;
      put_targets(r, u.targets);
      put_cards(r, u.cards);
      break;
    }
    case ResolutionKind::attack: {
      const auto& a = e.as<Attack>();
      r.user = a.attacker;
      r.card_type = a.face.type;
      r.ability = a.by;
      r.amount = static_cast<std::int8_t>(a.dodges_needed - a.dodges_used);
      r.damage = a.damage;
      r.cancelled = a.cancelled;
      r.voided = a.voided;
      put_target(r, a.target);
      put_cards(r, a.cards);
      break;
    }
    case ResolutionKind::damage: {
      const auto& d = e.as<Damage>();
      r.user = d.source;
      r.ability = d.why;
      r.amount = d.amount;
      put_target(r, d.target);
      break;
    }
    case ResolutionKind::judgment: {
      const auto& j = e.as<Judgment>();
      r.user = j.judge;
      r.ability = j.why;
      if (j.card != CardId::none) r.cards[r.card_count++] = j.card;
      break;
    }
    case ResolutionKind::dying: {
      const auto& d = e.as<Dying>();
      r.user = d.source;
      put_target(r, d.who);
      break;
    }
    case ResolutionKind::death: {
      const auto& d = e.as<Death>();
      r.user = d.killer;
      put_target(r, d.who);
      break;
    }
    case ResolutionKind::skill_use: {
      const auto& u = e.as<SkillUse>();
      r.user = u.user;
      r.ability = u.ability;
      r.cancelled = u.cancelled;
      put_targets(r, u.targets);
      break;
    }
    case ResolutionKind::dispel:
    case ResolutionKind::casting:
    case ResolutionKind::none: break;
  }
  return r;
}

}  // namespace fate
