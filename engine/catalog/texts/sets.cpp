// The sets.
#include "engine/catalog/texts/check.hpp"
#include "engine/catalog/texts/tables.hpp"

namespace fate::catalog {
namespace {

constexpr SetTexts table[] = {
    {SetId::standard, {"標準", "标准", "Standard"}}, {SetId::dawn, {"曙光", "曙光", "Dawn"}},
    {SetId::jungle, {"叢林", "丛林", "Jungle"}},     {SetId::daybreak, {"黎明", "黎明", "Daybreak"}},
    {SetId::sunrise, {"日出", "日出", "Sunrise"}},   {SetId::ex, {"EX英雄", "EX英雄", "EX Heroes"}},
    {SetId::origins, {"起源", "起源", "Origins"}},
};

static_assert(in_order_and_complete(table, static_cast<int>(SetId::standard)));

}  // namespace

std::span<const SetTexts> sets() { return table; }

}  // namespace fate::catalog
