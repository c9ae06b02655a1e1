// Where the seed of the next match comes from: a secret of the server, to which it is bound before it knows what the
// players add to it. Nobody alone decides the deal, and everybody can check it after the match (ShuffleOpening).
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/match.hpp"
#include "fate/v1/log.pb.h"
#include "server/room/types.hpp"

namespace fate::server {

class FairDeal {
 public:
  static constexpr std::size_t nonce_bytes = 32;

  explicit FairDeal(const Seed& secret);

  const std::string& commitment() const { return commitment_; }
  // False: it answers another commitment, or it is not 32 bytes long. The first of a guest counts.
  bool offer(GuestId guest, const std::string& commitment, const std::string& nonce);
  bool has(GuestId guest) const { return nonces_.contains(guest); }
  // `guests` by seat; 0 = a bot.
  v1::FairShuffle close(const std::vector<GuestId>& guests) const;

 private:
  std::string secret_, commitment_;
  std::map<GuestId, std::string> nonces_;
};

std::string commitment_to(const std::string& secret);
// SHA-256("fate shuffle 1" | secret | match | nonce of each seat); a missing nonce counts as zero bytes.
std::string shared_seed(const v1::FairShuffle& shuffle, const std::string& match);
// Does the file's seed come from what it says? Empty, or what does not fit. A file without a shared shuffle fits.
std::string check_shuffle(const v1::MatchFile& file);

}  // namespace fate::server
