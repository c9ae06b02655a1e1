#include "server/scenario/words.hpp"

#include <array>

#include "engine/catalog/hero_facts.hpp"
#include "engine/catalog/lookup.hpp"

namespace fate::scenario {
namespace {

// Options of questions that offer the same few things everywhere.
constexpr int red = 1;
constexpr int black = 2;
constexpr int first_suit = 10;
constexpr std::array<std::string_view, 4> suits = {"spade", "heart", "club", "diamond"};

std::string colour_or_suit(int option) {
  if (option == red) return "red";
  if (option == black) return "black";
  const int suit = option - first_suit - 1;
  return suit >= 0 && suit < 4 ? std::string(suits[static_cast<std::size_t>(suit)]) : "";
}

bool names_colours(QuestionKind k) { return k == QuestionKind::guess || k == QuestionKind::name; }

constexpr int most_cards_shown = 14;

std::string faces(const CardSet& cards) {
  std::string out;
  int count = 0;
  cards.each([&](CardId c) {
    if (++count <= most_cards_shown) out += (out.empty() ? "" : ", ") + name_of(c);
  });
  return count <= most_cards_shown ? out : out + ", ... (" + std::to_string(count) + " cards)";
}

std::string between(int min, int max) {
  return min == max ? std::to_string(min) : std::to_string(min) + " to " + std::to_string(max);
}

std::string_view verb_word(Verb v) {
  switch (v) {
    case Verb::use: return "use";
    case Verb::play: return "play";
    case Verb::skill: return "skill";
    case Verb::equip: return "equip";
    case Verb::equipment: return "equipment";
    case Verb::discard: return "discard";
    case Verb::choose: return "choose";
    case Verb::place: return "place";
    case Verb::kill: return "kill";
    case Verb::reveal: return "reveal";
    case Verb::none: break;
  }
  return "do";
}

const char* rule_word(CardRule r) {
  switch (r) {
    case CardRule::same_suit: return " of the same suit";
    case CardRule::same_colour: return " of the same colour";
    case CardRule::different_suits: return " of different suits";
    case CardRule::ordered: return " in order";
    case CardRule::any: break;
  }
  return "";
}

template <class List>
std::string joined(const List& list) {
  std::string out;
  for (const auto& item : list) out += (out.empty() ? "" : ", ") + std::string(item);
  return out;
}

}  // namespace

std::string option_word(const Question& q, const Action& a) {
  if (names_colours(q.kind)) {
    const std::string word = colour_or_suit(a.option);
    if (!word.empty()) return word;
  }
  if (q.kind == QuestionKind::choose_hero || q.kind == QuestionKind::rotate)
    return std::string(facts(static_cast<HeroId>(a.option)).id);
  if (q.kind == QuestionKind::kill_reward) return a.option == 1 ? "draw" : "look";
  const bool blind = q.kind == QuestionKind::choose_cards && a.option == 1 && a.max_cards == 0;
  if (blind) return "hand";
  return std::to_string(a.option);
}

bool is_option(const Question& q, const Action& a, const std::string& word) {
  if (word == "yes") return true;
  return word == option_word(q, a) || word == std::to_string(a.option);
}

std::string words_of(const Question& q, const Action& a) {
  std::string out(verb_word(a.verb));
  const bool card = a.card_type != CardType::none;
  if (card) out += " " + name_of(a.card_type);
  if (a.ability != AbilityId::none) out += (card ? " by " : " ") + name_of(a.ability);
  if (a.verb == Verb::use && a.option == 1) out += " enhanced";
  if (a.verb != Verb::use && a.verb != Verb::play && a.verb != Verb::equip && a.option != 0)
    out += ", choose " + option_word(q, a);
  if (a.max_cards > 0) {
    out +=
        ": " + between(a.min_cards, a.max_cards) + (a.max_cards == 1 ? " card" : " cards") + rule_word(a.rule) + " of ";
    out += faces(a.cards);
  }
  if (a.max_targets > 0) out += "; " + between(a.min_targets, a.max_targets) + " of the targets " + names_of(a.targets);
  if (a.max_targets2 > 0)
    out += "; " + between(a.min_targets2, a.max_targets2) + " of the targets2 " + names_of(a.targets2);
  if (a.max_number > 0) out += "; a number " + between(a.min_number, a.max_number);
  if (a.rage_cost > 0) out += "; costs " + std::to_string(a.rage_cost) + " rage";
  return out;
}

std::string words_of(const Question& q, int indent) {
  const std::string start(static_cast<std::size_t>(indent), ' ');
  if (!q.open) return start + "no question is open\n";
  std::string out = start + name_of(q.kind) + " is asked of " + names_of(q.waiting());
  if (q.ability != AbilityId::none) out += " because of " + name_of(q.ability);
  if (q.ability == AbilityId::none && q.card_type != CardType::none) out += " because of " + name_of(q.card_type);
  out += "\n";
  for (const Seat s : q.waiting()) {
    for (const Action& a : q.actions)
      if (a.seat == s) out += start + "  " + name_of(s) + " can " + words_of(q, a) + "\n";
    if (q.may_pass) out += start + "  " + name_of(s) + " can pass\n";
  }
  return out;
}

std::string words_of(const v1::Choose& c) {
  std::string out = c.seat();
  if (!c.use().empty()) out += " uses " + c.use();
  if (!c.play().empty()) out += " plays " + c.play();
  if (!c.skill().empty()) out += " uses " + c.skill();
  if (c.enhanced()) out += " enhanced";
  if (!c.by().empty()) out += " by " + c.by();
  if (!c.choose().empty()) out += " chooses " + c.choose();
  if (c.has_option()) out += " option " + std::to_string(c.option());
  if (c.has_number()) out += " number " + std::to_string(c.number());
  if (c.cards_size() > 0) out += " with " + joined(c.cards());
  if (c.targets_size() > 0) out += " on " + joined(c.targets());
  if (c.targets2_size() > 0) out += " and " + joined(c.targets2());
  if (!c.at().empty()) out += " at " + c.at();
  return out;
}

}  // namespace fate::scenario
