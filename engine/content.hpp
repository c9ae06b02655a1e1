// Which content exists: the lists that connect the printed facts with the rules that carry them out.
#pragma once

#include <span>

#include "engine/catalog/ids.hpp"
#include "engine/fate/ability.hpp"

namespace fate {

bool implemented(SetId);
bool implemented(HeroId);
bool implemented(FateId);
bool implemented(ModeId);
bool implemented(CardType);

}  // namespace fate
