// Anything at all as a scenario file: it is refused, differs, or passes, but nothing breaks.
#include <google/protobuf/io/tokenizer.h>
#include <google/protobuf/text_format.h>
#include <sodium.h>

#include "server/scenario/check.hpp"
#include "server/scenario/file.hpp"
#include "server/scenario/play.hpp"
#include "server/scenario/position.hpp"
#include "server/scenario/setting.hpp"

using namespace fate;

namespace {

struct NoErrors final : google::protobuf::io::ErrorCollector {
  void AddError(int, google::protobuf::io::ColumnNumber, const std::string&) override {}
};

}  // namespace

extern "C" int LLVMFuzzerInitialize(int*, char***) { return sodium_init() < 0 ? 1 : 0; }

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  v1::Scenario file;
  NoErrors quiet;
  google::protobuf::TextFormat::Parser parser;
  parser.RecordErrorsTo(&quiet);
  parser.SetRecursionLimit(50);
  if (!parser.ParseFromString(std::string(reinterpret_cast<const char*>(data), size), &file)) return 0;
  for (const scenario::NamedRun& run : scenario::runs_of(file)) {
    scenario::Setting setting;
    scenario::Position position;
    if (!scenario::read_setting(run.scenario, setting).empty()) continue;
    if (!scenario::check_words(run.scenario, setting).empty()) continue;
    if (!scenario::find_position(run.scenario, setting, position).empty()) continue;
    scenario::play(scenario::start(run.scenario, setting, position), setting.names, run.scenario);
  }
  return 0;
}
