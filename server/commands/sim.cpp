// `fated sim`: whole matches without a network, and what happened in them.
#include "server/commands/sim.hpp"

#include <chrono>
#include <cstdio>
#include <memory>
#include <optional>

#include <sodium.h>
#include <CLI/CLI.hpp>

#include "engine/bots/sampler.hpp"
#include "engine/catalog/lookup.hpp"
#include "engine/catalog/mode_facts.hpp"
#include "engine/seated_bots.hpp"
#include "server/commands/commands.hpp"
#include "server/commands/json_writer.hpp"
#include "server/commands/sim_tally.hpp"

namespace fate::commands {
namespace {

constexpr std::uint64_t most_decisions = 200'000;   // of one match; the engine's own guards end it long before

Seed seed_of(std::uint64_t seed, std::uint64_t match, char purpose) {
  Seed out;
  unsigned char in[17];
  for (int i = 0; i < 8; ++i) {
    in[i] = static_cast<unsigned char>(seed >> (8 * i));
    in[8 + i] = static_cast<unsigned char>(match >> (8 * i));
  }
  in[16] = static_cast<unsigned char>(purpose);
  crypto_generichash(out.data(), out.size(), in, sizeof in, nullptr, 0);
  return out;
}

std::uint64_t number_of(const Seed& seed) {
  std::uint64_t n = 0;
  for (int i = 0; i < 8; ++i) n = n << 8 | seed[static_cast<std::size_t>(i)];
  return n;
}

// Every set that fits the mode and is wished for.
std::uint8_t fitting_sets(ModeId mode, std::uint8_t wished) {
  std::uint8_t sets = 0;
  for (int i = static_cast<int>(SetId::standard); i <= static_cast<int>(SetId::origins); ++i) {
    const auto bit = set_bit(static_cast<SetId>(i));
    if ((wished & bit) != 0 && why_not({mode, bit, false, {}}).empty()) sets = static_cast<std::uint8_t>(sets | bit);
  }
  return sets;
}

MatchConfig config_of(const SimOptions& o, std::uint64_t match, bots::Dice& dice) {
  MatchConfig c;
  c.mode = o.modes[match % o.modes.size()];
  c.sets = fitting_sets(c.mode, o.sets);
  // All sets: the matches are spread over the mixtures of them.
  if (o.spread_sets && match % 4 != 0) c.sets = static_cast<std::uint8_t>(c.sets & dice.next());
  return c;
}

class Player {
 public:
  Player(const std::string& level, bots::Dice& dice) : dice_(dice) {
    const auto seed = [&dice] { return static_cast<std::uint64_t>(dice.next()) << 32 | dice.next(); };
    if (level != "random") bots_.emplace(level, seed);
  }
  void saw(const Match& match) {
    if (bots_) bots_->saw(match);
  }
  Answer answer(const Match& match, Seat seat) {
    return bots_ ? bots_->answer(match, seat) : bots::random_answer(match.question(), seat, dice_);
  }

 private:
  bots::Dice& dice_;
  std::optional<SeatedBots> bots_;   // none: anything legal, drawn without looking
};

void play(const SimOptions& o, std::uint64_t number, Tally& tally) {
  bots::Dice dice{number_of(seed_of(o.seed, number, 'b'))};
  const MatchConfig config = config_of(o, number, dice);
  const auto match = Match::start(config, seed_of(o.seed, number, 'm'));
  Player player(o.bots, dice);
  std::uint64_t decisions = 0;
  while (!match->over() && decisions < most_decisions) {
    const Question& q = match->question();
    tally.question(q.kind);
    tally.events(match->events());
    player.saw(*match);
    match->clear_events();
    const std::uint32_t id = q.id;
    for (const Seat s : q.waiting()) {
      const Answer answer = player.answer(*match, s);
      const Refusal refusal = match->answer(s, id, answer);
      ++decisions;
      if (refusal != Refusal::none) {
        tally.fault(number, std::string("a bot's answer was refused: ") + text(refusal));
        return;
      }
    }
  }
  tally.events(match->events());
  tally.finished(number, *match, decisions);
}

}  // namespace

std::string run_sim(const SimOptions& o) {
  Tally tally;
  const auto start = std::chrono::steady_clock::now();
  for (std::uint64_t i = 0; i < o.matches; ++i) play(o, o.first + i, tally);
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return tally.json(seconds);
}

std::string read_modes(const std::string& list, std::vector<ModeId>& into) {
  if (list == "all") {
    for (const ModeFacts& m : all_modes())
      if (m.mode != ModeId::none && why_not({m.mode, 0, false, {}}).empty()) into.push_back(m.mode);
    return {};
  }
  for (const std::string& id : CLI::detail::split(list, ',')) {
    const ModeId mode = find_mode(id);
    if (mode == ModeId::none || mode == ModeId::table) return "there is no mode '" + id + "'";
    if (const std::string why = why_not({mode, 0, false, {}}); !why.empty()) return id + ": " + why;
    into.push_back(mode);
  }
  return into.empty() ? "no mode" : "";
}

std::string read_sets(const std::string& list, std::uint8_t& into) {
  if (list == "all") {
    into = any_set;
    return {};
  }
  for (const std::string& id : CLI::detail::split(list, ',')) {
    const SetId set = find_set(id);
    if (set == SetId::none) return "there is no set '" + id + "'";
    into = static_cast<std::uint8_t>(into | set_bit(set));
  }
  return {};
}

void add_sim(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("sim", "Play whole matches without a network; prints one JSON object");
  struct Words {
    SimOptions options;
    std::string mode = "fate2_identity_5", sets = "standard";
  };
  auto w = std::make_shared<Words>();
  command->add_option("--mode", w->mode, "Mode ids with commas between, or all")->capture_default_str();
  command->add_option("--sets", w->sets, "Set ids with commas between, or all: spread over the mixtures that fit")
      ->capture_default_str();
  // Signed and far from the type's end: what is negative or too long for the type is refused, not wrapped or clamped.
  const CLI::Range natural(std::int64_t{0}, std::int64_t{1'000'000'000'000'000'000});
  command->add_option("--matches", w->options.matches, "How many")->check(natural)->capture_default_str();
  command->add_option("--seed", w->options.seed, "The same seed gives the same matches")
      ->check(natural)
      ->capture_default_str();
  command->add_option("--first", w->options.first, "Number of the first match, to play one of many again")
      ->check(natural)
      ->capture_default_str();
  command->add_option("--bots", w->options.bots, "random: anything legal; normal: sensible")
      ->check(CLI::IsMember({"random", "normal"}))
      ->capture_default_str();
  command->callback([w, &run] {
    std::string wrong = read_modes(w->mode, w->options.modes);
    if (wrong.empty()) wrong = read_sets(w->sets, w->options.sets);
    w->options.spread_sets = w->sets == "all";
    for (const ModeId mode : w->options.modes) {
      if (!wrong.empty() || w->options.spread_sets) break;
      if (w->mode != "all") wrong = why_not({mode, w->options.sets, false, {}});
    }
    if (!wrong.empty()) throw CLI::ValidationError(wrong, 2);
    run = [w] {
      if (sodium_init() < 0) return 2;
      std::puts(run_sim(w->options).c_str());
      return 0;
    };
  });
}

}  // namespace fate::commands
