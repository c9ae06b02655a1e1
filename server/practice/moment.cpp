#include "server/practice/moment.hpp"

#include "engine/fate/game.hpp"
#include "server/wire/match_file.hpp"

namespace fate::server {
namespace {

using E = v1::Error;

// Runs to the moment. Empty, or why the stored match is not to be trusted.
std::string run_to(wire::Rerun& run, const v1::MatchFile& file, std::uint32_t choices) {
  int checkpoint = 0;
  while (run.error().empty()) {
    for (; checkpoint < file.checkpoints_size() && file.checkpoints(checkpoint).choices() <= run.done(); ++checkpoint)
      if (file.checkpoints(checkpoint).choices() == run.done() &&
          file.checkpoints(checkpoint).hash() != run.match().hash())
        return "another state after choice " + std::to_string(run.done());
    if (run.done() == choices || !run.step()) break;
  }
  return run.error();
}

}  // namespace

ReadMoment moment_of(const v1::MatchFile& file, const v1::PlayOn& wish) {
  const std::uint32_t choices = wish.moment().choices();
  if (!wire::same_rules(file))
    return {E::OTHER_RULES, "it was played by the rules " + file.config().rules() + ", these are " + rules_version, {}};
  if (choices > static_cast<std::uint32_t>(file.choices_size()))
    return {E::NO_SUCH_MOMENT, "the match had " + std::to_string(file.choices_size()) + " choices", {}};
  if (choices > static_cast<std::uint32_t>(wire::most_rerun_choices))
    return {E::MATCH_UNREADABLE, "the match is too long", {}};
  if (wish.seat() < 1 || wish.seat() > static_cast<std::uint32_t>(file.names_size()))
    return {E::NO_SUCH_SEAT, "the match has " + std::to_string(file.names_size()) + " seats", {}};
  wire::Rerun run(file);
  if (std::string wrong = run_to(run, file, choices); !wrong.empty()) return {E::MATCH_UNREADABLE, wrong, {}};
  if (run.match().seats() != file.names_size()) return {E::MATCH_UNREADABLE, "not one name for each seat", {}};
  if (run.match().over()) return {E::MATCH_DECIDED, "the match was over by then", {}};
  if (!run.match().game().living(static_cast<Seat>(wish.seat() - 1)))
    return {E::SEAT_DEAD, "that seat was out by then", {}};
  auto from = std::make_shared<PlayedFrom>();
  from->config = file.config();
  from->config.mutable_from()->set_match(file.id());
  from->config.mutable_from()->set_choices(choices);
  from->seed = file.seed();
  from->past.Assign(file.choices().begin(), file.choices().begin() + static_cast<int>(choices));
  return {fine, {}, std::move(from)};
}

ReadMoment read_moment(Archive& archive, const v1::PlayOn& wish) {
  const std::string& id = wish.moment().match();
  const auto match = archive.match(id);
  if (!match) return {E::NO_SUCH_MATCH, "there is no such match", {}};
  if (match->status() == "running") return {E::MATCH_RUNNING, "the match is still played", {}};
  const auto bytes = archive.file(id);
  if (!bytes) return {E::MATCH_NOT_KEPT, "the match is not filed, or no longer kept", {}};
  v1::MatchFile file;
  if (std::string wrong = wire::parse_match_file(*bytes, file); !wrong.empty()) return {E::MATCH_UNREADABLE, wrong, {}};
  if (file.id() != id) return {E::MATCH_UNREADABLE, "the file is of another match", {}};
  return moment_of(file, wish);
}

}  // namespace fate::server
