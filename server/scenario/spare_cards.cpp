#include "server/scenario/spare_cards.hpp"

#include <google/protobuf/message.h>

#include <algorithm>
#include <tuple>

#include "engine/catalog/card_facts.hpp"
#include "engine/fate/mode.hpp"

namespace fate::scenario {
namespace {

// Answers to what others do come last: they could change what a step leads to.
int importance(CardType t) {
  switch (t) {
    case CardType::dodge:
    case CardType::origins_dodge:
    case CardType::healing_salve:
    case CardType::origins_healing_salve:
    case CardType::dispel:
    case CardType::origins_dispel:
    case CardType::borrowed_time: return 5;
    default: break;
  }
  switch (kind_of(t)) {
    case CardKind::armor: return 0;
    case CardKind::weapon: return 1;
    case CardKind::ultimate:
    case CardKind::monster: return 2;
    case CardKind::magic: return 3;
    default: return 4;
  }
}

// Every string of a message is looked at: what is no card is no card.
template <class F>
void each_string(const google::protobuf::Message& m, F&& f) {
  using google::protobuf::FieldDescriptor;
  const auto* reflection = m.GetReflection();
  std::vector<const FieldDescriptor*> fields;
  reflection->ListFields(m, &fields);
  for (const FieldDescriptor* field : fields) {
    const int count = field->is_repeated() ? reflection->FieldSize(m, field) : 1;
    for (int i = 0; i < count; ++i) {
      const bool many = field->is_repeated();
      if (field->cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE)
        each_string(many ? reflection->GetRepeatedMessage(m, field, i) : reflection->GetMessage(m, field), f);
      if (field->cpp_type() == FieldDescriptor::CPPTYPE_STRING)
        f(many ? reflection->GetRepeatedString(m, field, i) : reflection->GetString(m, field));
    }
  }
}

}  // namespace

SpareCards::SpareCards(const v1::Scenario& s, const Setting& setting) {
  bool type_named[card_type_count + 1] = {};
  each_string(s, [&](const std::string& word) {
    const CardWord w = setting.names.card(word);
    if (w.card != CardId::none) named_.add(w.card);
    const CardType type = w.card != CardId::none ? type_of(w.card) : setting.names.card_type(word);
    type_named[static_cast<int>(type)] = true;
  });
  const ModeRules* mode = rules_of(setting.config.mode);
  const auto deck_has = mode == nullptr ? nullptr : mode->deck_has;
  for (int i = 1; i <= card_count; ++i) {
    const auto c = static_cast<CardId>(i);
    if (deck_has != nullptr && !deck_has(type_of(c)) && !named_.has(c)) continue;
    if ((setting.config.sets >> (static_cast<int>(facts(type_of(c)).set) - 1) & 1) != 0) order_.push_back(c);
  }
  const auto key = [&](CardId c) {
    const int importance_of_type = importance(type_of(c));
    const bool like_a_named_one = type_named[static_cast<int>(type_of(c))];
    return std::tuple(named_.has(c), importance_of_type == 5, like_a_named_one, importance_of_type, c);
  };
  std::sort(order_.begin(), order_.end(), [&](CardId a, CardId b) { return key(a) < key(b); });
}

bool SpareCards::take(CardId c) {
  if (taken_.has(c)) return false;
  taken_.add(c);
  return true;
}

std::vector<CardId> SpareCards::take(int count) {
  std::vector<CardId> out;
  for (const CardId c : order_) {
    if (static_cast<int>(out.size()) == count) break;
    if (!named_.has(c) && take(c)) out.push_back(c);
  }
  return out;
}

std::vector<CardId> SpareCards::rest() const {
  std::vector<CardId> out;
  for (const CardId c : order_)
    if (!taken_.has(c)) out.push_back(c);
  return out;
}

}  // namespace fate::scenario
