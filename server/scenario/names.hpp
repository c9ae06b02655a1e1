// The words of a scenario file, and the words in which the runner speaks of a match. A Names belongs to one family and
// its sets: the same name is another card in Origins.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/fate/vocabulary.hpp"
#include "engine/match.hpp"

namespace fate::scenario {

struct CardWord {
  CardId card = CardId::none;
  int any = 0;                   // "any 3": that many cards which nobody uses
  bool turned = false;           // "talisman_of_evasion turned"
  bool ok() const { return card != CardId::none || any > 0; }
};

struct StatusWord {
  AbilityId ability{};
  Seat owner = no_seat;          // "siren_song by C"
  Seat with = no_seat;           // "fatal_bonds with B"
};

struct Names {
  bool origins = false;
  std::uint8_t sets = 0;

  // "normal_attack S7", "dodge H6#2", "any 2", and for equipment, of which there is one each, "boots_of_speed".
  CardWord card(std::string_view) const;
  CardType card_type(std::string_view) const;
  AbilityId ability(std::string_view) const;
  StatusWord status(std::string_view) const;    // ability none if it cannot be read
};

Seat seat_of(std::string_view letter);          // "A".."H"; no_seat for anything else
std::string name_of(Seat);                      // "A"; "nobody"
std::string name_of(CardId);                    // "normal_attack S7"
std::string face_of(CardId);                    // "S7"
std::string names_of(SeatSet);                  // "A, B"; "nobody"
std::string name_of(AbilityId);
std::string name_of(CardType);
std::string name_of(QuestionKind);              // "PLAY"
std::string name_of(EventKind);                 // "JUDGED"
std::string name_of(OutcomeReason);             // "scourge_dead"
std::string name_of(Phase);                     // "play"
std::string name_of(Identity);                  // "sentinel"; "unknown"

// none or unknown for words that mean nothing.
QuestionKind question_kind(std::string_view);
EventKind event_kind(std::string_view);
Phase phase_of(std::string_view);
Identity identity_of(std::string_view);
bool is_outcome(std::string_view);
std::uint8_t skip_bit(std::string_view);        // "draw", "play", "discard"; 0 for anything else

}  // namespace fate::scenario
