// Anything at all as a match file: it is refused, differs, or verifies, but nothing breaks.
#include <sodium.h>

#include "server/commands/event_text.hpp"
#include "server/wire/match_file.hpp"

using namespace fate;

extern "C" int LLVMFuzzerInitialize(int*, char***) { return sodium_init() < 0 ? 1 : 0; }

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  v1::MatchFile file;
  if (!wire::parse_match_file(std::string(reinterpret_cast<const char*>(data), size), file).empty()) return 0;
  wire::verify(file);
  for (const v1::LoggedEvent& e : file.events()) {
    v1::LoggedEvent cut = e;
    commands::cut_for_viewer(cut, size % 10);
    commands::event_text(e.event());
  }
  return 0;
}
