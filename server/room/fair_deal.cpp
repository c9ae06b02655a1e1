#include "server/room/fair_deal.hpp"

#include <sodium.h>

namespace fate::server {
namespace {

constexpr const char* purpose = "fate shuffle 1";

std::string sha256(const std::string& bytes) {
  std::string hash(crypto_hash_sha256_BYTES, '\0');
  crypto_hash_sha256(reinterpret_cast<unsigned char*>(hash.data()),
                     reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
  return hash;
}

}  // namespace

FairDeal::FairDeal(const Seed& secret) : secret_(secret.begin(), secret.end()), commitment_(commitment_to(secret_)) {}

bool FairDeal::offer(GuestId guest, const std::string& commitment, const std::string& nonce) {
  if (commitment != commitment_ || nonce.size() != nonce_bytes) return false;
  nonces_.try_emplace(guest, nonce);
  return true;
}

v1::FairShuffle FairDeal::close(const std::vector<GuestId>& guests) const {
  v1::FairShuffle shuffle;
  shuffle.set_commitment(commitment_);
  shuffle.set_secret(secret_);
  for (const GuestId guest : guests) {
    const auto found = nonces_.find(guest);
    shuffle.add_nonces(guest == 0 || found == nonces_.end() ? std::string() : found->second);
  }
  return shuffle;
}

std::string commitment_to(const std::string& secret) { return sha256(secret); }

std::string shared_seed(const v1::FairShuffle& shuffle, const std::string& match) {
  std::string all = purpose + shuffle.secret() + match;
  for (const std::string& nonce : shuffle.nonces())
    all += nonce.empty() ? std::string(FairDeal::nonce_bytes, '\0') : nonce;
  return sha256(all);
}

std::string check_shuffle(const v1::MatchFile& file) {
  if (!file.has_fair()) return {};
  const v1::FairShuffle& shuffle = file.fair();
  for (const std::string& nonce : shuffle.nonces())
    if (!nonce.empty() && nonce.size() != FairDeal::nonce_bytes) return "the shuffle: a nonce is not 32 bytes long";
  if (shuffle.secret().size() != FairDeal::nonce_bytes) return "the shuffle: the secret is not 32 bytes long";
  if (commitment_to(shuffle.secret()) != shuffle.commitment()) return "the shuffle: another secret was committed to";
  if (shared_seed(shuffle, file.id()) != file.seed()) return "the shuffle: the seed is not made of secret and nonces";
  return {};
}

}  // namespace fate::server
