// Whole matches by careless players, with a look at every step.
#pragma once

#include <functional>
#include <memory>

#include "engine/bots/sampler.hpp"
#include "engine/match.hpp"

namespace fate::tests {

Seed seed_of(std::uint64_t number);
MatchConfig config_of(ModeId);
// By the number of the match: the base set alone, or all sets that can be played in the mode.
MatchConfig config_of(ModeId, std::uint64_t number);

// All modes that can be played.
std::vector<ModeId> playable_modes();

// Lets every waiting seat answer at random until the match's question changes. False: the match is over.
bool answer_one_question(Match&, bots::Dice&);

// Plays to the end. `look` sees the match after every question; its events are those since the last look.
// Returns the number of answers; fails the test if the match does not end within `most` answers or breaks.
int play_out(Match&, bots::Dice&, const std::function<void(Match&)>& look = {}, int most = 100'000);

}  // namespace fate::tests
