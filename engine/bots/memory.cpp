#include "engine/bots/memory.hpp"

#include <algorithm>

#include "engine/bots/deeds.hpp"

namespace fate::bots {
namespace {

constexpr int attack_points = 6;
constexpr int spared_points = -2;      // attacked somebody else although the known neighbour was within reach
constexpr int damage_points = 3;
constexpr int heal_points = -8;
constexpr int dispel_points = 4;
constexpr int most_points = 40;

bool same_record(const ResolutionRecord& a, const ResolutionRecord& b) {
  return a.kind == b.kind && a.user == b.user && a.card_type == b.card_type && a.ability == b.ability &&
         a.target_count == b.target_count && std::equal(a.targets, a.targets + a.target_count, b.targets);
}

// Damage that answers an attack says little about sides.
bool is_retort(AbilityId a) {
  return a == ability(CardType::blade_mail) || a == ability(SkillId::counter_helix) || a == ability(SkillId::suicide);
}

}  // namespace

void Memory::note(Seat by, Seat to, int points) {
  if (by >= max_seats || to >= max_seats || by == to || points == 0) return;
  harm_[by][to] = static_cast<std::int8_t>(std::clamp(harm_[by][to] + points, -most_points, most_points));
  ++version_;
}

void Memory::learn(const ResolutionRecord& r) {
  if (r.user >= max_seats) return;
  switch (r.kind) {
    case ResolutionKind::attack: {
      if (r.target_count == 0) return;
      note(r.user, r.targets[0], attack_points);
      if (seat_count_ == 0) return;
      const auto next = static_cast<Seat>((r.user + 1) % seat_count_);
      if (next != r.targets[0] && reach_[r.user].has(next)) note(r.user, next, spared_points);
      return;
    }
    case ResolutionKind::card_use:
      for (int i = 0; i < r.target_count; ++i)
        note(r.user, r.targets[i], is_salve_type(r.card_type) ? heal_points : intent(ability(r.card_type)));
      return;
    case ResolutionKind::skill_use:
      for (int i = 0; i < r.target_count; ++i) note(r.user, r.targets[i], intent(r.ability));
      return;
    case ResolutionKind::damage:
      if (r.target_count > 0 && !is_attack_type(card_type_of(r.ability)) && !is_retort(r.ability))
        note(r.user, r.targets[0], damage_points);
      return;
    default: return;
  }
}

// The dispel lies on top of what it cancels.
void Memory::dispelled(Seat by, Seat user) {
  note(by, user, dispel_points);
  if (stack_.size() < 2) return;
  const ResolutionRecord& below = stack_[stack_.size() - 2];
  const AbilityId what = below.kind == ResolutionKind::card_use ? ability(below.card_type) : below.ability;
  for (int i = 0; i < below.target_count; ++i)
    if (below.targets[i] != user) note(by, below.targets[i], intent(what) > 0 ? -dispel_points : 0);
}

void Memory::saw(const view::EventView& v) {
  told_ = true;
  const Event& e = v.event;
  switch (e.kind) {
    case EventKind::resolution_began:
      if (v.resolution == nullptr) return;
      learn(*v.resolution);
      if (!stack_.full()) stack_.push_back(*v.resolution);
      return;
    case EventKind::resolution_ended:
      if (!stack_.empty()) stack_.pop_back();
      return;
    case EventKind::recovered:
      if (e.other != e.seat && !is_salve_type(card_type_of(e.ability))) note(e.other, e.seat, heal_points);
      return;
    case EventKind::cancelled:
      if (is_dispel_type(card_type_of(static_cast<AbilityId>(e.value)))) dispelled(e.other, e.seat);
      return;
    case EventKind::cards_moved:
      // Taken or given by a skill; cards that do so are judged by their use.
      if (!is_skill(e.ability) || e.from.zone != Zone::hand || e.from.seat == e.to.seat) return;
      if (e.seat != e.from.seat) note(e.seat, e.from.seat, damage_points);
      if (e.seat == e.from.seat && e.to.zone == Zone::hand) note(e.seat, e.to.seat, -damage_points);
      return;
    default: return;
  }
}

void Memory::look(const view::TableView& t) {
  seat_count_ = t.seat_count;
  for (int i = 0; i < t.seat_count; ++i) {
    const view::SeatView& s = t.seats[i];
    reach_[i] = {};
    for (int k = 0; k < t.seat_count; ++k)
      if (s.distances[k] > 0 && s.distances[k] <= s.attack_range) reach_[i].add(static_cast<Seat>(k));
  }
  if (told_) return;
  if (t.turn != turn_) stack_.clear();
  turn_ = t.turn;
  for (int i = 0; i < t.stack.size(); ++i)
    if (i >= stack_.size() || !same_record(stack_[i], t.stack[i])) learn(t.stack[i]);
  stack_ = t.stack;
}

}  // namespace fate::bots
