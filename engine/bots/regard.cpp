#include "engine/bots/regard.hpp"

#include <algorithm>

#include "engine/catalog/mode_facts.hpp"

namespace fate::bots {
namespace {

constexpr int liked = 80;
constexpr int hated = -90;

struct Judge {
  const view::TableView& t;
  const Beliefs& b;
  const Memory& memory;
  Seat me;
  int heads = 0;                       // living seats

  bool alive(Seat s) const { return t.seats[s].alive; }
  Seat next(Seat s) const { return static_cast<Seat>((s + 1) % t.seat_count); }
  Seat previous(Seat s) const { return static_cast<Seat>((s + t.seat_count - 1) % t.seat_count); }
  // Expected number of the living of an identity, in percent of a head.
  int living(Identity i) const {
    int sum = 0;
    for (int s = 0; s < t.seat_count; ++s)
      if (t.seats[s].alive) sum += b.of(static_cast<Seat>(s), i);
    return sum;
  }
  // Likes the members of one faction, the other faction and neutrals so much.
  int mix(Seat s, Identity mine, int of_mine, int of_others, int of_neutrals) const {
    const Identity others = mine == Identity::sentinel ? Identity::scourge : Identity::sentinel;
    return (b.of(s, mine) * of_mine + b.of(s, others) * of_others + b.of(s, Identity::neutral) * of_neutrals) / 100;
  }
  // What a seat has done to this one, for those who have no side to go by.
  int grudge(Seat s) const { return std::clamp(2 * memory.harm(s, me), -20, 30); }
};

Seat revealed_neutral(const Judge& j) {
  for (int i = 0; i < j.t.seat_count; ++i) {
    const view::SeatView& s = j.t.seats[i];
    if (s.alive && s.identity_public && s.identity == Identity::neutral) return static_cast<Seat>(i);
  }
  return no_seat;
}

// Does a neutral win in the place of this faction when its enemies are dead?
bool usurped(FateId fate, Identity mine) {
  return fate == FateId::puppet_of_backfire || (fate == FateId::shadow_punisher && mine == Identity::sentinel) ||
         (fate == FateId::conqueror_of_holy_light && mine == Identity::scourge);
}

// How a faction finds neutrals, by what they wait for.
int neutral_dislike(const Judge& j, Identity mine, bool last_enemy) {
  switch (j.t.fate) {
    case FateId::shadow_punisher:
    case FateId::conqueror_of_holy_light:
    case FateId::puppet_of_backfire: return last_enemy || !usurped(j.t.fate, mine) ? -95 : -60;
    case FateId::spreading_plague: return -70;
    case FateId::game_of_fate: return j.heads <= 4 ? -95 : -70;
    default: return -60;
  }
}

int member_regard(const Judge& j, Seat s, Identity mine) {
  const Identity others = mine == Identity::sentinel ? Identity::scourge : Identity::sentinel;
  const bool last_enemy = j.living(others) <= 140;
  // The last enemy must outlive the neutral who waits for his death.
  const bool spare = last_enemy && usurped(j.t.fate, mine) && j.living(Identity::neutral) >= 50;
  const int r = j.mix(s, mine, liked, spare ? -30 : hated, neutral_dislike(j, mine, last_enemy));
  // Nobody known to fight for long: doubt becomes reason enough.
  const bool sure =
      std::max({j.b.of(s, Identity::sentinel), j.b.of(s, Identity::scourge), j.b.of(s, Identity::neutral)}) > 90;
  return sure ? r : r - std::min(2 * j.t.round, 24);
}

// The game must go on until the fate is fulfilled: the stronger faction is to be weakened, the last of one kept alive.
int balance(const Judge& j, Seat s, int dislike) {
  const int sentinel = j.living(Identity::sentinel);
  const int scourge = j.living(Identity::scourge);
  const Identity stronger = sentinel >= scourge ? Identity::sentinel : Identity::scourge;
  const int lead = std::min(std::max(sentinel, scourge) - std::min(sentinel, scourge), 200) / 4;
  const int weak = std::min(sentinel, scourge) <= 140 ? 50 : -dislike / 2;
  return j.mix(s, stronger, -dislike - lead, weak, -60);
}

int puppet_regard(const Judge& j, Seat s) {
  // Its neighbour's side; for a neutral neighbour the side of that one's neighbour.
  Seat master = j.next(j.me);
  if (j.b.of(master, Identity::neutral) > 50) master = j.next(master);
  if (master == j.me) return -50;
  const bool sentinel = j.b.of(master, Identity::sentinel) >= j.b.of(master, Identity::scourge);
  return j.mix(s, sentinel ? Identity::sentinel : Identity::scourge, liked - 10, hated, -50);
}

int neutral_regard(const Judge& j, Seat s) {
  const int grudge = j.grudge(s);
  switch (j.t.fate) {
    case FateId::shadow_punisher: return j.mix(s, Identity::scourge, hated, 25, -60) - grudge / 2;
    case FateId::conqueror_of_holy_light: return j.mix(s, Identity::sentinel, hated, 25, -60) - grudge / 2;
    case FateId::spreading_plague:
      if (s == j.next(j.me) || s == j.previous(j.me)) return hated;
      return balance(j, s, 0) / 2 - grudge / 2;
    case FateId::game_of_fate: return balance(j, s, 35) - grudge / 2;
    case FateId::puppet_of_backfire: return puppet_regard(j, s);
    case FateId::summoner_of_death:
    case FateId::paranoid_mathematician: return balance(j, s, 15) / 2 - grudge;
    default: return balance(j, s, 25) - grudge;
  }
}

// Who is dying now by somebody's hand?
bool falls_to(const Judge& j, Seat who, Seat killer) {
  for (int i = j.t.stack.size() - 1; i >= 0; --i) {
    const ResolutionRecord& r = j.t.stack[i];
    if (r.kind == ResolutionKind::dying && r.target_count > 0) return r.targets[0] == who && r.user == killer;
  }
  return false;
}

// Three for themselves (R240): the living seat before me is my prey. The one after me hunts me and is the prey of my
// prey: if he falls to that one I have lost, so the weaker he is the less I touch him, and I save him from it.
int three_regard(const Judge& j, Seat s) {
  Seat prey = j.previous(j.me);
  while (prey != j.me && !j.alive(prey)) prey = j.previous(prey);
  if (s == prey) return hated;
  if (falls_to(j, s, prey)) return 90;
  const int hp = j.t.seats[s].hp;
  return hp >= 3 ? -45 : hp == 2 ? -20 : 0;
}

// Modes without secrets: sides are public, or everybody is for himself.
int open_regard(const Judge& j, Seat s) {
  const view::SeatView& me = j.t.seats[j.me];
  if (me.team != 0) return j.t.seats[s].team == me.team ? liked : hated;
  if (me.identity != Identity::unknown) return j.t.seats[s].identity == me.identity ? liked : hated;
  return j.t.mode == ModeId::fate2_1v1v1 ? three_regard(j, s) : hated;
}

int regard(const Judge& j, Seat s, Seat revealed) {
  const Identity mine = j.t.seats[j.me].identity;
  if (!facts(j.t.mode).identities) return open_regard(j, s);
  if (revealed == j.me) return hated;
  if (revealed != no_seat) return s == revealed ? -100 : 40 + std::max(0, member_regard(j, s, mine)) / 4;
  if (mine == Identity::neutral) return neutral_regard(j, s);
  return mine == Identity::unknown ? -j.grudge(s) : member_regard(j, s, mine);
}

}  // namespace

Regards regards(const view::TableView& t, const Beliefs& b, const Memory& memory) {
  Judge j{t, b, memory, t.viewer.seat};
  for (int i = 0; i < t.seat_count; ++i) j.heads += t.seats[i].alive ? 1 : 0;
  Regards out;
  const Seat revealed = revealed_neutral(j);
  for (int i = 0; i < t.seat_count; ++i) {
    const auto s = static_cast<Seat>(i);
    if (s != j.me && !j.alive(s)) continue;
    out.of[i] = s == j.me ? std::int8_t{100} : static_cast<std::int8_t>(std::clamp(regard(j, s, revealed), -100, 90));
  }
  if (t.seats[j.me].identity == Identity::neutral && facts(t.mode).identities) {
    if (t.fate == FateId::summoner_of_death) out.aim = Aim::low_hp;
    if (t.fate == FateId::paranoid_mathematician) out.aim = Aim::odd_rage;
  }
  return out;
}

}  // namespace fate::bots
