// Choices that are not about acting: what to discard, whom and what to name, which hero.
#pragma once

#include "engine/bots/proposal.hpp"
#include "engine/bots/sampler.hpp"

namespace fate::bots {

Proposal propose_discard(const Situation&, int index);
Proposal propose_cards(const Situation&, int index);      // choose_cards
Proposal propose_target(const Situation&, int index);
Proposal propose_order_of_cards(const Situation&, int index);
Proposal propose_option(const Situation&, int index);     // choose_option, guess, name
Proposal propose_draw(const Situation&, int index);       // draw phase
Proposal propose_reward(const Situation&, int index);
Proposal propose_hero(const Situation&, int index, Dice&);

// What a card is worth to whoever gets it.
int worth_to_anybody(CardId);

}  // namespace fate::bots
