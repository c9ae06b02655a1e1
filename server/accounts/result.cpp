#include "server/accounts/result.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include "engine/view/view.hpp"
#include "fate/v1/record.pb.h"
#include "server/wire/match_file.hpp"

namespace fate::server {
namespace {

// So many matches' worth the even odds weigh that are assumed before any was seen.
constexpr double prior_matches = 40;
constexpr double least_odds = 0.05, most_odds = 0.95;
constexpr double least_deviation = 45, most_deviation = 350;
constexpr double least_rating = 100, most_rating = 4000;

struct Own {                     // choices in questions that were this seat's alone
  std::uint32_t all = 0, by_player = 0;
};

bool by_people(const v1::StartRecord& start, const std::array<Own, max_seats>& own) {
  for (int i = 0; i < start.seats_size() && i < max_seats; ++i) {
    const Own& o = own[static_cast<std::size_t>(i)];
    if (start.seats(i).bot() || 2 * o.by_player < o.all) return false;
  }
  return true;
}

// A seat that somebody else took over is nobody's success or failure.
bool handed_over(const std::vector<std::string>& records) {
  return std::any_of(records.begin(), records.end(), [](const std::string& bytes) {
    v1::Record record;
    return !bytes.empty() && bytes[0] == 0x32 && record.ParseFromString(bytes) && record.has_seat_taken();
  });
}

// One alone could play against himself, with guests for hands.
bool among_accounts(const MatchResult& result) {
  std::set<std::uint64_t> accounts;
  for (const SeatResult& s : result.seats)
    if (s.account != 0) accounts.insert(s.account);
  return accounts.size() >= 2;
}

void sit_together(MatchResult& result, const view::TableView& table) {
  for (std::size_t i = 0; i < result.seats.size(); ++i) {
    SeatResult& s = result.seats[i];
    s.side = static_cast<int>(i);
    const bool neutral = s.identity == v1::IDENTITY_NEUTRAL;
    if (s.identity != 0) s.camp = static_cast<int>(s.identity);
    if (s.identity == 0 && i < table.seat_count) s.camp = table.seats[i].team;
    if (s.camp != 0 && !neutral) s.side = -s.camp;
  }
}

struct Mean {
  double rating = 0, variance = 0;   // of the mean itself
  double of = 0;                     // so many seats
};

template <class Counts>
Mean mean_of(const std::vector<Strength>& all, Counts counts) {
  Mean mean;
  double n = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!counts(i)) continue;
    n += 1;
    mean.rating += all[i].rating;
    mean.variance += all[i].deviation * all[i].deviation;
  }
  if (n > 0) mean = {mean.rating / n, mean.variance / (n * n), n};
  return mean;
}

}  // namespace

bool is_a_result(const v1::MatchConfig& config) { return config.lesson().empty() && !config.has_from(); }

MatchResult result_of(const std::vector<std::string>& records, const v1::MatchFile& file) {
  MatchResult result;
  v1::Record first, last;
  if (records.empty() || !first.ParseFromString(records.front()) || !last.ParseFromString(records.back()))
    return result;
  const v1::StartRecord& start = first.start();
  const v1::EndRecord& end = last.end();
  result.match = file.id();
  result.mode = file.config().mode();
  result.started_unix_ms = start.unix_ms();
  result.ended_unix_ms = end.unix_ms();
  for (const v1::RecordedSeat& seat : start.seats()) result.seats.push_back({.account = seat.account()});
  for (const std::uint32_t seat : end.outcome().winners())
    if (seat >= 1 && seat <= result.seats.size()) result.seats[seat - 1].won = true;
  for (std::size_t i = 0; i < result.seats.size(); ++i)
    if (static_cast<int>(i) < end.outcome().identities_size())
      result.seats[i].identity = static_cast<std::uint32_t>(end.outcome().identities(static_cast<int>(i)));
  result.draw = end.outcome().winners().empty();
  wire::Rerun run(file);
  if (!run.error().empty()) return result;
  // Windows that are everybody's pass by time for most: they say nothing about who played.
  std::array<Own, max_seats> own{};
  for (const v1::Choice& choice : file.choices()) {
    const bool alone = run.match().question().asked.size() == 1;
    if (!run.step()) break;
    Own& o = own[choice.seat() - 1];
    if (!alone) continue;
    ++o.all;
    o.by_player += choice.by() == v1::Choice::PLAYER ? 1 : 0;
  }
  const view::TableView table = view::table(run.match().game(), view::Viewer::everything());
  for (std::size_t i = 0; i < result.seats.size() && i < table.seat_count; ++i)
    result.seats[i].hero = static_cast<std::uint32_t>(table.seats[i].hero);
  sit_together(result, table);
  const bool ended = run.error().empty() && run.match().over() && run.match().fault() == nullptr;
  result.counted =
      ended && is_a_result(start.config()) && end.fault().empty() && by_people(start, own) && !handed_over(records);
  result.rated = result.counted && among_accounts(result);
  return result;
}

double base_rate(const MatchResult& result, int camp, const CampOdds& odds) {
  std::set<int> camps, sides;
  for (const SeatResult& s : result.seats) {
    camps.insert(s.camp);
    sides.insert(s.side);
  }
  // Everybody for himself: no camp is better off than another, however often draws happen.
  if (camp == 0 || camps.size() < 2) return sides.size() < 2 ? 0.5 : 1.0 / static_cast<double>(sides.size());
  const double even = 1.0 / static_cast<double>(camps.size());
  const double seen = static_cast<double>(odds.seats), won = static_cast<double>(odds.wins);
  return std::clamp((won + prior_matches * even) / (seen + prior_matches), least_odds, most_odds);
}

std::vector<Strength> rated(const MatchResult& result, const std::vector<Strength>& before,
                            const std::vector<CampOdds>& odds) {
  std::vector<Strength> strengths = before, changed;
  strengths.resize(result.seats.size());
  for (std::size_t i = 0; i < result.seats.size(); ++i) {
    const SeatResult& me = result.seats[i];
    const Mean ours = mean_of(strengths, [&](std::size_t j) { return result.seats[j].side == me.side; });
    const Mean theirs = mean_of(strengths, [&](std::size_t j) { return result.seats[j].side != me.side; });
    const double mine = strengths[i].deviation / ours.of;
    const double p = base_rate(result, me.camp, i < odds.size() ? odds[i] : CampOdds{});
    const double deviation = std::sqrt(theirs.variance + std::max(0.0, ours.variance - mine * mine));
    // Divided by the weight: between equals exactly p is expected, however uncertain they are.
    const double handicap = 400 * std::log10((1 - p) / p) / weight(deviation);
    const Duel duel{theirs.rating + (strengths[i].rating - ours.rating) + handicap, deviation,
                    result.draw ? p
                    : me.won    ? 1.0
                                : 0.0};
    Strength after_it = after(strengths[i], std::span(&duel, 1));
    after_it.rating = std::clamp(after_it.rating, least_rating, most_rating);
    after_it.deviation = std::clamp(after_it.deviation, least_deviation, most_deviation);
    changed.push_back(after_it);
  }
  return changed;
}

}  // namespace fate::server
