// Included: secrets can be made before the first test of the file begins.
#pragma once

#include "server/lobby/secrets.hpp"

namespace fate::test {

struct Secrets {
  Secrets() { server::start_secrets(); }
};
inline const Secrets secrets;

}  // namespace fate::test
