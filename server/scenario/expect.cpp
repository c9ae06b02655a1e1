#include "server/scenario/expect.hpp"

#include <algorithm>

#include "engine/fate/distance.hpp"
#include "engine/fate/state.hpp"
#include "engine/view/view.hpp"
#include "server/scenario/expect_parts.hpp"

namespace fate::scenario {
namespace {

using Lines = Differences;

std::string card_names(std::span<const CardId> cards) {
  std::string out;
  for (const CardId c : cards) add_word(out, name_of(c));
  return out.empty() ? "nothing" : out;
}

// The first of the words is the last card of the list.
void compare_top(Lines& out, const Names& names, const char* what, std::span<const CardId> list,
                 const google::protobuf::RepeatedPtrField<std::string>& words) {
  for (int i = 0; i < words.size(); ++i) {
    const CardId wanted = names.card(words[i]).card;
    const int at = static_cast<int>(list.size()) - 1 - i;
    const CardId found = at < 0 ? CardId::none : list[static_cast<std::size_t>(at)];
    if (found != wanted)
      out.different(std::string(what) + " " + std::to_string(i + 1) + " from the top", words[i], name_of(found));
  }
}

void compare_pile(Lines& out, const Names& names, const Game& g, const v1::Expect& e) {
  const CardList& pile = g.zones.discard_pile;
  compare_top(out, names, "discard pile, card", pile, e.discard_top());
  compare_top(out, names, "deck, card", g.zones.deck, e.deck_top());
  for (const std::string& word : e.discard_has())
    if (!pile.has(names.card(word).card)) out.note("discard pile: expected ", word, ", found ", card_names(pile));
  for (const std::string& word : e.discard_not())
    if (pile.has(names.card(word).card)) out.note("discard pile: ", word, " should not lie there");
  if (e.has_deck()) out.compare("cards in the deck", e.deck(), g.zones.deck.size());
}

void compare_end(Lines& out, const Match& m, const v1::Expect& e) {
  if (e.has_over()) out.compare("the match is over", e.over(), m.over());
  if (e.winners_size() > 0) {
    SeatSet wanted;
    for (const std::string& word : e.winners()) wanted.add(seat_of(word));
    if (!(m.outcome().winners == wanted)) out.different("winners", names_of(wanted), names_of(m.outcome().winners));
  }
  if (e.has_outcome() && name_of(m.outcome().reason) != e.outcome())
    out.different("outcome", e.outcome(), name_of(m.outcome().reason));
}

// Are there monsters, and does the table show their faces?
bool shows_monsters(const view::TableView& table, Seat s) {
  int shown = 0;
  int hidden = 0;
  for (const PlacedCard& p : table.placed)
    if (p.zone == Zone::monster_area && p.seat == s) ++(p.card == CardId::none ? hidden : shown);
  return shown > 0 && hidden == 0;
}

void compare_views(Lines& out, const Game& g, const v1::Expect& e) {
  for (const v1::Sees& s : e.sees()) {
    const Seat viewer = s.viewer().empty() ? no_seat : seat_of(s.viewer());
    const view::TableView table =
        view::table(g, viewer == no_seat ? view::Viewer::spectator() : view::Viewer::of(viewer));
    const view::SeatView& seen = table.seats[seat_of(s.seat())];
    const std::string who = (viewer == no_seat ? std::string("a spectator") : s.viewer()) + " sees of " + s.seat();
    if (s.has_identity() && name_of(seen.identity) != s.identity())
      out.different(who + " the identity", s.identity(), name_of(seen.identity));
    if (s.has_bench())
      out.compare(who + " the left pile", s.bench(), !seen.bench.empty() && !seen.bench.has(HeroId::none));
    if (s.has_monsters()) out.compare(who + " the monsters", s.monsters(), shows_monsters(table, seat_of(s.seat())));
    if (s.has_hand()) out.compare(who + " the hand", s.hand(), seen.hand_count > 0 && !seen.hand.empty());
  }
}

void compare_history(Lines& out, const v1::Expect& e, const History& h) {
  const auto happened = [&](const std::string& word) {
    return std::find(h.events.begin(), h.events.end(), event_kind(word)) != h.events.end();
  };
  for (const std::string& word : e.happened())
    if (!happened(word)) out.note(word, " should have happened and did not");
  for (const std::string& word : e.not_happened())
    if (happened(word)) out.note(word, " happened and should not have");
}

}  // namespace

bool is_asked(const Question& q, const v1::Asked& a) {
  if (!q.open) return false;
  if (!a.seat().empty() && !q.waiting().has(seat_of(a.seat()))) return false;
  return !a.has_kind() || q.kind == question_kind(a.kind());
}

std::vector<std::string> differences(const Match& m, const Names& names, const v1::Expect& e, const History& h) {
  Lines out;
  const Game& g = m.game();
  for (const v1::SeatExpect& s : e.seats()) compare_seat(out, g, names, s);
  if (e.has_asked()) compare_question(out, g.question, names, e.asked(), h);
  compare_pile(out, names, g, e);
  if (e.has_phase() && name_of(g.phase) != e.phase()) out.different("phase", e.phase(), name_of(g.phase));
  if (e.has_turn() && g.turn_seat != seat_of(e.turn())) out.different("turn of", e.turn(), name_of(g.turn_seat));
  for (const v1::Distance& d : e.distances())
    out.compare("distance " + d.from() + " to " + d.to(), d.distance(),
                distance(g, seat_of(d.from()), seat_of(d.to())));
  compare_end(out, m, e);
  compare_history(out, e, h);
  compare_views(out, g, e);
  return out.take();
}

}  // namespace fate::scenario
