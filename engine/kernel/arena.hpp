// Memory for coroutine frames inside the block that holds a match. Frames nest, so it is a stack: the last one
// allocated is the first one freed, and saving a match copies only what is in use.
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/kernel/check.hpp"

namespace fate {

inline constexpr std::size_t block_size =
    64 * 1024;   // a block is aligned to its size: a frame finds its arena by masking
inline constexpr std::size_t arena_size = 36 * 1024;

struct Arena {
  std::uint32_t top = 0;
  std::uint32_t high_water = 0;
  alignas(16) std::byte space[arena_size];

  // nullptr when it is full: the task then never starts and the match ends as void.
  void* allocate(std::size_t bytes) {
    const std::size_t need = (bytes + 15) & ~std::size_t{15};
    if (!check(need <= arena_size - top, "arena is full: effects are nested too deeply")) return nullptr;
    void* p = space + top;
    top += static_cast<std::uint32_t>(need);
    if (top > high_water) high_water = top;
    return p;
  }
  void free(void* p, std::size_t bytes) {
    const std::size_t need = (bytes + 15) & ~std::size_t{15};
    const auto at = static_cast<std::size_t>(static_cast<std::byte*>(p) - space);
    check(at + need == top, "frames are freed in the order of a stack");
    top = static_cast<std::uint32_t>(at);
  }
};

}  // namespace fate
