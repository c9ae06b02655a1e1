#include "engine/bots/normal_bot.hpp"
#include "engine/bots/random_bot.hpp"

namespace fate::bots {

std::unique_ptr<Bot> make_bot(std::string_view level, std::uint64_t seed) {
  if (level == "random") return std::make_unique<RandomBot>(seed);
  if (level == "normal") return std::make_unique<NormalBot>(seed);
  return nullptr;
}

}  // namespace fate::bots
