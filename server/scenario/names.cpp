#include "server/scenario/names.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <vector>

#include "engine/catalog/card_facts.hpp"
#include "engine/catalog/lookup.hpp"
#include "fate/v1/event.pb.h"
#include "fate/v1/question.pb.h"
#include "fate/v1/view.pb.h"

namespace fate::scenario {
namespace {

std::vector<std::string_view> split(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const auto start = text.find_first_not_of(" \t");
    if (start == std::string_view::npos) break;
    text.remove_prefix(start);
    const auto end = std::min(text.find_first_of(" \t"), text.size());
    words.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  return words;
}

int number_of(std::string_view text) {
  int n = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  return error == std::errc{} && end == text.data() + text.size() ? n : -1;
}

Suit suit_from(char c) {
  switch (c) {
    case 'S': return Suit::spade;
    case 'H': return Suit::heart;
    case 'C': return Suit::club;
    case 'D': return Suit::diamond;
    default: return Suit::none;
  }
}

int rank_from(std::string_view text) {
  if (text == "A") return 1;
  if (text == "J") return 11;
  if (text == "Q") return 12;
  if (text == "K") return 13;
  const int n = number_of(text);
  return n >= 1 && n <= 13 ? n : 0;
}

// "S7", "H6#2".
CardId card_with_face(CardType type, std::string_view face, int copy, std::uint8_t sets) {
  if (const auto hash = face.find('#'); hash != std::string_view::npos) {
    copy = number_of(face.substr(hash + 1));
    face = face.substr(0, hash);
  }
  if (face.size() < 2) return CardId::none;
  const Suit suit = suit_from(face[0]);
  const int rank = rank_from(face.substr(1));
  return suit == Suit::none || rank == 0 ? CardId::none : find_card(type, suit, rank, copy, sets);
}

CardId only_card_of(CardType type) {
  CardId found = CardId::none;
  const auto cards = all_cards();
  for (std::size_t i = 1; i < cards.size(); ++i) {
    if (cards[i].type != type) continue;
    if (found != CardId::none) return CardId::none;
    found = static_cast<CardId>(i);
  }
  return found;
}

constexpr std::array<std::string_view, 10> phases = {"none", "set_up", "casting", "monster_judgment", "state_judgment",
                                                     "draw", "play",   "discard", "turn_end",         "over"};
constexpr std::array<std::string_view, 4> identities = {"unknown", "sentinel", "scourge", "neutral"};
constexpr std::array<std::string_view, 3> skips = {"draw", "play", "discard"};

template <std::size_t N>
int position(const std::array<std::string_view, N>& list, std::string_view word) {
  const auto at = std::find(list.begin(), list.end(), word);
  return at == list.end() ? -1 : static_cast<int>(at - list.begin());
}

std::string lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return std::tolower(c); });
  return text;
}

}  // namespace

CardWord Names::card(std::string_view text) const {
  CardWord out;
  auto words = split(text);
  if (!words.empty() && words.back() == "turned") {
    out.turned = true;
    words.pop_back();
  }
  int copy = 1;
  if (words.size() > 2 && words.back().starts_with('#')) {
    copy = number_of(words.back().substr(1));
    words.pop_back();
  }
  if (words.size() == 2 && words[0] == "any") {
    out.any = std::max(0, number_of(words[1]));
    return out;
  }
  if (words.empty() || words.size() > 2) return out;
  const CardType type = card_type(words[0]);
  if (type == CardType::none) return out;
  out.card = words.size() == 1 ? only_card_of(type) : card_with_face(type, words[1], copy, sets);
  return out;
}

CardType Names::card_type(std::string_view id) const {
  const CardType type = find_card_type(id, origins);
  const bool in = type != CardType::none && (sets >> (static_cast<int>(facts(type).set) - 1) & 1) != 0;
  return in ? type : CardType::none;
}

AbilityId Names::ability(std::string_view id) const { return find_ability(id, origins); }

StatusWord Names::status(std::string_view text) const {
  const auto words = split(text);
  StatusWord out;
  if (words.empty() || words.size() % 2 == 0) return out;
  for (std::size_t i = 1; i + 1 < words.size(); i += 2) {
    const Seat seat = seat_of(words[i + 1]);
    if (seat == no_seat || (words[i] != "by" && words[i] != "with")) return out;
    (words[i] == "by" ? out.owner : out.with) = seat;
  }
  out.ability = ability(words[0]);
  return out;
}

Seat seat_of(std::string_view letter) {
  const bool one = letter.size() == 1 && letter[0] >= 'A' && letter[0] < 'A' + max_seats;
  return one ? static_cast<Seat>(letter[0] - 'A') : no_seat;
}

std::string name_of(Seat s) { return s < max_seats ? std::string(1, static_cast<char>('A' + s)) : "nobody"; }

std::string face_of(CardId c) {
  constexpr std::string_view suits = "-SHCD";
  constexpr std::string_view ranks[] = {"?", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"};
  const CardFacts& f = facts(c);
  std::string out(1, suits[static_cast<std::size_t>(f.suit)]);
  out += ranks[f.rank];
  if (f.copy > 1) out += "#" + std::to_string(f.copy);
  return out;
}

std::string name_of(CardId c) {
  return c == CardId::none ? "no card" : std::string(facts(type_of(c)).id) + " " + face_of(c);
}

std::string names_of(SeatSet set) {
  std::string out;
  for (const Seat s : set) out += (out.empty() ? "" : ", ") + name_of(s);
  return out.empty() ? "nobody" : out;
}

std::string name_of(AbilityId a) { return std::string(id_of(a)); }
std::string name_of(CardType t) { return std::string(facts(t).id); }
std::string name_of(QuestionKind k) { return v1::Question::Kind_Name(static_cast<int>(k)); }
std::string name_of(EventKind k) { return v1::Event::Kind_Name(static_cast<int>(k)); }
std::string name_of(Phase p) { return std::string(phases[static_cast<std::size_t>(p)]); }
std::string name_of(Identity i) { return std::string(identities[static_cast<std::size_t>(i)]); }

std::string name_of(OutcomeReason r) {
  return lower(v1::Outcome::Reason_Name(static_cast<int>(r)).substr(std::string_view("REASON_").size()));
}

QuestionKind question_kind(std::string_view word) {
  v1::Question::Kind kind{};
  return v1::Question::Kind_Parse(std::string(word), &kind) ? static_cast<QuestionKind>(kind) : QuestionKind::none;
}

EventKind event_kind(std::string_view word) {
  v1::Event::Kind kind{};
  return v1::Event::Kind_Parse(std::string(word), &kind) ? static_cast<EventKind>(kind) : EventKind::none;
}

Phase phase_of(std::string_view word) { return static_cast<Phase>(std::max(0, position(phases, word))); }
Identity identity_of(std::string_view word) { return static_cast<Identity>(std::max(0, position(identities, word))); }

bool is_outcome(std::string_view word) {
  for (int r = 1; r <= static_cast<int>(OutcomeReason::void_); ++r)
    if (name_of(static_cast<OutcomeReason>(r)) == word) return true;
  return false;
}

std::uint8_t skip_bit(std::string_view word) {
  const int at = position(skips, word);
  return at < 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(1 << at);
}

}  // namespace fate::scenario
