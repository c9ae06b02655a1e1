// 拼點: who starts (R010).
#pragma once

#include "engine/fate/setup.hpp"

namespace fate {

// Every seat turns up the top card of the shuffled deck; the highest one starts and gets named. The cards are shuffled
// back.
void contest(Game&);

}  // namespace fate
