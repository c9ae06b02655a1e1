#include "engine/catalog/mode_facts.hpp"

namespace fate {
namespace {

using M = ModeId;

constexpr ModeFacts modes[] = {
    {M::none, "", false, 0, 0, 0, 0, false},
    {M::fate2_1v1_rotation, "fate2_1v1_rotation", false, 2, 0, 0, 0, false},
    {M::fate2_1v1v1, "fate2_1v1v1", false, 3, 0, 0, 0, false},
    {M::fate2_2v2, "fate2_2v2", false, 4, 0, 0, 0, false},
    {M::fate2_identity_4, "fate2_identity_4", false, 4, 2, 2, 0, true},
    {M::fate2_identity_5, "fate2_identity_5", false, 5, 2, 2, 1, true},
    {M::fate2_identity_6a, "fate2_identity_6a", false, 6, 2, 2, 2, true},
    {M::fate2_identity_6b, "fate2_identity_6b", false, 6, 3, 3, 0, true},
    {M::fate2_identity_7, "fate2_identity_7", false, 7, 3, 3, 1, true},
    {M::fate2_identity_8, "fate2_identity_8", false, 8, 3, 3, 2, true},
    {M::origins_2, "origins_2", true, 2, 1, 1, 0, false},
    {M::origins_3, "origins_3", true, 3, 0, 0, 0, false},
    {M::origins_4, "origins_4", true, 4, 2, 2, 0, false},
    {M::origins_5, "origins_5", true, 5, 3, 2, 0, false},
    {M::origins_6, "origins_6", true, 6, 3, 3, 0, false},
};

constexpr ModeFacts table = {M::table, "table", false, 0, 0, 0, 0, false};

constexpr bool in_order() {
  for (std::size_t i = 0; i < std::size(modes); ++i) {
    const ModeFacts& m = modes[i];
    if (static_cast<std::size_t>(m.mode) != i) return false;
    if (m.identities && m.sentinel + m.scourge + m.neutral != m.players) return false;
  }
  return std::size(modes) == mode_count + 1;
}
static_assert(in_order());

}  // namespace

std::span<const ModeFacts> all_modes() { return modes; }

const ModeFacts& facts(ModeId m) { return m == M::table ? table : modes[static_cast<std::size_t>(m)]; }

}  // namespace fate
