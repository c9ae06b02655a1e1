// Reading match files for the commands.
#pragma once

#include <string>

#include "fate/v1/log.pb.h"

namespace fate::commands {

// Empty, or one line that says what is wrong with it.
std::string read_match_file(const std::string& path, v1::MatchFile& into);

}  // namespace fate::commands
