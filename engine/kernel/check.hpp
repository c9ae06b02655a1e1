// Invariants. A broken one must end one match, never the process: check() notes the first break of this thread, and the
// driver of a match turns it into a fault at its next step. Debug builds stop at once.
#pragma once

#include <cassert>

namespace fate {

// What check() noted last on this thread; nullptr = nothing. Taking it clears it.
const char* take_broken_invariant();
void note_broken_invariant(const char* what);

inline bool check(bool holds, const char* what) {
  if (holds) [[likely]]
    return true;
  note_broken_invariant(what);
#ifdef FATE_STOP_ON_BROKEN_INVARIANT
  assert(false && "broken invariant");
#endif
  return false;
}

}  // namespace fate
