// What values of options are checked with.
#pragma once

#include <string>

#include <CLI/CLI.hpp>

namespace fate::server {

// A decimal number from `least` to `most`. Unlike CLI::Range it refuses "nan", which is neither below nor above.
CLI::Validator decimal(double least, double most);

}  // namespace fate::server
