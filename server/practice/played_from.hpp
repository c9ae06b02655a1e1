// Practice: a match that is over goes on from one of its moments. What a match of that kind begins with.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include <google/protobuf/repeated_ptr_field.h>

#include "fate/v1/log.pb.h"
#include "fate/v1/record.pb.h"

namespace fate::server {

struct PlayedFrom {
  v1::MatchConfig config;        // `from` says which match and which moment
  std::string seed;              // of that match
  google::protobuf::RepeatedPtrField<v1::Choice> past;
};

// nullptr: the record is of a match that was dealt, or laid out for a lesson.
std::shared_ptr<const PlayedFrom> played_from(const v1::StartRecord&);
void write(const PlayedFrom&, v1::StartRecord& into);

}  // namespace fate::server
