// The same check of an answer that the engine makes, on what a viewer sees of a question.
#pragma once

#include "engine/view/view.hpp"

namespace fate::bots {

// Refusal::none: the engine will accept it.
Refusal legal(const view::QuestionView&, const Answer&);

}  // namespace fate::bots
