// Random names and secrets, and hashes of secrets. All from libsodium.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/match.hpp"

namespace fate::server {

// Once, before anything else here. False: the machine has no randomness.
bool start_secrets();

std::uint64_t random_number();
Seed random_seed();
// Letters and digits that are not mistaken for each other, upper case.
std::string random_code(std::size_t length);
// 32 random bytes in URL-safe base64: 43 characters.
std::string random_token();
// BLAKE2b-256; what is stored of a token.
std::string token_hash(std::string_view token);
// In a time that tells nothing about where they differ.
bool same_secret(std::string_view a, std::string_view b);

// Takes as long for a wrong one as for the right one of the same length.
bool same_secret(std::string_view a, std::string_view b);

}  // namespace fate::server
