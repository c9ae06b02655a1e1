// From the engine's views to the messages of fate.v1. Each function writes the fields of one message; the caller opens
// it. Seats are 0-based in the engine (0xff = nobody) and 1-based on the wire (0 = nobody).
#pragma once

#include <array>
#include <cstdint>

#include "engine/match.hpp"
#include "engine/view/view.hpp"
#include "server/wire/writer.hpp"

namespace fate::wire {

constexpr std::uint32_t seat_number(Seat s) { return s < max_seats ? s + 1u : 0u; }

// How a match ended, as everybody may know it.
struct Ending {
  Outcome outcome;
  std::uint8_t seats = 0;
  std::array<Identity, max_seats> identities{};
};
Ending ending_of(const Match&);

// What the server knows of an open question's time; the engine has no clock. All in milliseconds.
struct QuestionTime {
  std::uint32_t remaining_ms = 0;
  std::uint32_t total_ms = 0;    // 0 = no limit
  std::uint32_t bank_ms = 0;     // of the viewer; left out where the question is not its own
};

void put_placed(Writer&, const PlacedCard&);                    // fate.v1.PlacedCard
void put_status(Writer&, const Status&);                        // fate.v1.Status
void put_resolution(Writer&, const ResolutionRecord&);          // fate.v1.Resolution
void put_outcome(Writer&, const Ending&);                       // fate.v1.Outcome
void put_event(Writer&, const view::EventView&, const Ending&); // fate.v1.Event
void put_table(Writer&, const view::TableView&);                // fate.v1.Snapshot
void put_action(Writer&, const Action&);                        // fate.v1.Action
void put_block(Writer&, const view::Block&);                    // fate.v1.Block
void put_question(Writer&, const view::QuestionView&, const QuestionTime&);  // fate.v1.Question, without blocks
void put_answer(Writer&, std::uint32_t question, const Answer&);             // fate.v1.Answer

}  // namespace fate::wire
