#include "engine/kernel/check.hpp"

#include <utility>

namespace fate {
namespace {
thread_local const char* broken = nullptr;
}

const char* take_broken_invariant() { return std::exchange(broken, nullptr); }

void note_broken_invariant(const char* what) {
  if (broken == nullptr) broken = what;
}

}  // namespace fate
