#include "server/scenario/file.hpp"

#include <google/protobuf/io/tokenizer.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/text_format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

#include "server/regular_file.hpp"

namespace fate::scenario {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t most_bytes = 1'000'000;

class FirstError : public google::protobuf::io::ErrorCollector {
 public:
  void AddError(int line, google::protobuf::io::ColumnNumber column, const std::string& message) override {
    if (!text.empty()) return;
    text = message;
    if (line >= 0) text = "line " + std::to_string(line + 1) + ", column " + std::to_string(column + 1) + ": " + text;
  }
  std::string text;
};

void add_folder(const fs::path& folder, std::vector<std::string>& out, std::vector<std::string>& errors) {
  std::error_code error;
  std::vector<std::string> found;
  for (fs::recursive_directory_iterator at(folder, error), end; !error && at != end; at.increment(error))
    if (at->path().extension() == ".txtpb") found.push_back(at->path().string());
  if (error) errors.push_back(folder.string() + ": " + error.message());
  std::sort(found.begin(), found.end());
  out.insert(out.end(), found.begin(), found.end());
}

}  // namespace

std::vector<std::string> find_files(std::span<const std::string> paths, std::vector<std::string>& errors) {
  std::vector<std::string> out;
  for (const std::string& path : paths) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (fs::is_directory(status))
      add_folder(path, out, errors);
    else if (fs::exists(status))
      out.push_back(path);
    else
      errors.push_back(path + ": no such file or folder");
  }
  return out;
}

std::string read_file(const std::string& path, v1::Scenario& out) {
  std::error_code error;
  if (server::is_no_file(path)) return "is not a file";
  const std::uintmax_t bytes = fs::file_size(path, error);
  if (!error && bytes > most_bytes) return "too large for a scenario";
  std::ifstream file(path, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  if (!file) return "cannot be read";
  FirstError first;
  google::protobuf::TextFormat::Parser parser;
  parser.RecordErrorsTo(&first);
  google::protobuf::io::ArrayInputStream stream(text.data(), static_cast<int>(text.size()));
  if (parser.Parse(&stream, &out)) return {};
  return first.text.empty() ? "is not a scenario" : first.text;
}

namespace {

void replace_seat(v1::Scenario& s, const v1::SeatSetup& by) {
  for (v1::SeatSetup& seat : *s.mutable_seats()) {
    if (seat.seat() != by.seat()) continue;
    seat = by;
    return;
  }
  *s.add_seats() = by;
}

}  // namespace

std::vector<NamedRun> runs_of(const v1::Scenario& s) {
  std::vector<NamedRun> out;
  v1::Scenario base = s;
  base.clear_runs();
  if (base.steps_size() > 0 || s.runs_size() == 0) out.push_back({"", base});
  int number = 1;
  for (const v1::Run& run : s.runs()) {
    v1::Scenario other = base;
    for (const v1::SeatSetup& seat : run.seats()) replace_seat(other, seat);
    if (run.deck_size() > 0) *other.mutable_deck() = run.deck();
    *other.mutable_steps() = run.steps();
    out.push_back({run.name().empty() ? std::to_string(++number) : run.name(), other});
  }
  return out;
}

}  // namespace fate::scenario
