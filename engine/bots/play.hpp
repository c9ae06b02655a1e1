// The play phase: what each way to act is worth.
#pragma once

#include "engine/bots/proposal.hpp"

namespace fate::bots {

Proposal propose_play(const Situation&, int index);
// Its parts.
Proposal propose_attack(const Situation&, int index);
Proposal propose_card(const Situation&, int index);       // any card that is no attack
Proposal propose_skill(const Situation&, int index);      // hero skills and equipment texts
Proposal propose_equip(const Situation&, int index);
Proposal propose_reveal(const Situation&, int index);

}  // namespace fate::bots
