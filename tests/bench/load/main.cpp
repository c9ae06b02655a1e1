// A load for the server: real websockets, many rooms, one thread.
#include <cstdio>
#include <exception>

#include "tests/bench/load/modes.hpp"

namespace fate::load {

int gave_up(const std::string& why) {
  std::fprintf(stderr, "fate_load: %s\n", why.c_str());
  return 1;
}

}  // namespace fate::load

int main(int argc, char** argv) {
  using namespace fate::load;
  const Parsed parsed = parse(argc, argv);
  if (!parsed.run) return parsed.code;
  raise_open_files();
  try {
    switch (parsed.options.mode) {
      case Options::Mode::play: return play(parsed.options);
      case Options::Mode::idle: return idle(parsed.options);
      case Options::Mode::recover: return recover(parsed.options);
    }
  } catch (const std::exception& e) {
    return gave_up(e.what());
  }
  return 1;
}
