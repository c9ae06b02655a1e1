// Stored matches: writing one by running its choices again, and checking one.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/match.hpp"
#include "fate/v1/log.pb.h"
#include "server/wire/encode.hpp"

namespace fate::wire {

// After so many choices the log of a match holds a hash of its state.
inline constexpr std::uint32_t choices_per_checkpoint = 32;

// Of a match that anybody may have run again; a long match has a thousand.
inline constexpr int most_rerun_choices = 20'000;

// A file that was written by another version of these rules cannot be run again, only shown.
bool same_rules(const v1::MatchFile&);

// Runs a stored match from its start, choice by choice.
class Rerun {
 public:
  // `error()` says what is wrong with the file; then nothing else may be called.
  explicit Rerun(const v1::MatchFile&);
  const std::string& error() const { return error_; }
  Match& match() { return *match_; }
  std::uint32_t done() const { return done_; }
  std::uint32_t total() const { return static_cast<std::uint32_t>(file_.choices_size()); }
  // Applies the next choice. False: it was refused (error() says so) or there is none. The events of the step are
  // match().events().
  bool step();

 private:
  const v1::MatchFile& file_;
  std::unique_ptr<Match> match_;
  std::uint32_t done_ = 0;
  std::string error_;
};

// The whole record of each event since the log was cleared, as `events` of a fate.v1.MatchFile.
void put_logged_events(Writer&, const Match&, std::uint32_t choice);

// What this viewer was told of a running match since it began, as field `field` (repeated Event) of a message: the
// match is run again up to its last choice. `course` holds its config, seed and choices.
void put_past(Writer&, std::uint32_t field, const v1::MatchFile& course, view::Viewer);

// Runs the match again and adds its events to the file. Empty, or what does not fit (the events are left out then).
std::string add_events(v1::MatchFile& file);

// Runs the match again and compares checkpoints, events and outcome. Empty, or the first difference.
std::string verify(const v1::MatchFile& file);

// Is it a match file, with everything in range? Empty, or what is wrong.
std::string parse_match_file(const std::string& bytes, v1::MatchFile& into);

}  // namespace fate::wire
