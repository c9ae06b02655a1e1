// Fates that their owner can use. The others are win conditions only: fate/victory.cpp.
#include "engine/content_lists.hpp"
#include "engine/fate/use.hpp"

namespace fate::standard {
namespace {

// ---- Roshan附體 Roshan's Possession: in your turn you may reveal your identity and draw X; from then on your draw
// phase may draw X more and your hand limit is X higher, X = the number of other living characters. You win when all
// others are dead, they win when you are (R250, R252). Only one neutral can reveal himself.
constexpr AbilityId roshan = ability(FateId::roshan_possession);

int others(const Game& g, Seat me) { return g.alive.without(me).size(); }
bool possessed(const Game& g, Seat me) { return g.revealed == me; }

void offer_possession(const Game& g, Seat, Offers& offers) {
  if (g.revealed == no_seat) offers.add();
}

Task<> possession(Game& g, SkillUse& use) {
  reveal_fate(g, use.user);
  draw(g, use.user, others(g, use.user), roshan);
  co_return;
}

constexpr Ability fate_texts[] = {
    {.id = roshan,
     .play = {.offer = offer_possession, .run = possession},
     .draw = {.kind = DrawChange::Kind::bonus, .when = possessed, .cards = others},
     .mod = {.hand_limit = [](const Game& g, Seat me) { return possessed(g, me) ? others(g, me) : 0; }}},
};

}  // namespace

std::span<const Ability> fates() { return fate_texts; }

}  // namespace fate::standard
