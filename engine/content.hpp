// Which content exists: the lists that connect the printed facts with the rules that carry them out.
#pragma once

#include "engine/catalog/ids.hpp"
#include "engine/fate/ability.hpp"

namespace fate {

// implemented(HeroId) and implemented(FateId) are declared where the rules need them: fate/ability.hpp.
bool implemented(SetId);
bool implemented(ModeId);
bool implemented(CardType);

}  // namespace fate
