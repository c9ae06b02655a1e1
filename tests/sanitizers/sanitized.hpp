// How often a test repeats itself: where a sanitizer makes it many times slower, fewer seeds do.
#pragma once

namespace fate::test {

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif
#else
inline constexpr bool sanitized = false;
#endif

constexpr int rounds(int plain, int with_sanitizer) { return sanitized ? with_sanitizer : plain; }

}  // namespace fate::test
