// What people type: names of guests and rooms, and chat. All of it is UTF-8 already (the protocol's strings are).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace fate::server {

// Without white space at its ends.
std::string trimmed(std::string_view text);

// The code point at `i`, which moves behind it. Broken UTF-8 gives 0, a control character.
std::uint32_t next_code_point(std::string_view utf8, std::size_t& i);

// Between min and max code points, none of them a control character, invisible, or turning the direction of writing.
bool good_text(std::string_view utf8, std::size_t min, std::size_t max);

}  // namespace fate::server
