// Answers to what others do.
#pragma once

#include "engine/bots/proposal.hpp"

namespace fate::bots {

// What an action of the question is worth against passing, by kind of question.
Proposal propose_dodge(const Situation&, int index);
Proposal propose_save(const Situation&, int index);
Proposal propose_dispel(const Situation&, int index);
Proposal propose_card_in_answer(const Situation&, int index);   // a card asked for by an effect (play_card)
Proposal propose_attack_in_answer(const Situation&, int index); // use_attack
Proposal propose_reaction(const Situation&, int index);
Proposal propose_cast(const Situation&, int index);

// How glad the bot would be if what the record tells of took effect.
int record_gladness(const Situation&, const ResolutionRecord&);
// The record that the question is about: the innermost of that kind; nullptr if there is none.
const ResolutionRecord* innermost(const Situation&, ResolutionKind);

// Judgments: gladness about a red result against a black one, for whoever judges for that ability.
int red_gladness(const Situation&, Seat judge, AbilityId why);

}  // namespace fate::bots
