// What a bot weighs an answer by: the table, its regard for every seat, and what things are worth.
#pragma once

#include "engine/bots/deeds.hpp"
#include "engine/bots/regard.hpp"
#include "engine/catalog/card_facts.hpp"

namespace fate::bots {

struct Situation {
  const view::TableView& table;
  const view::QuestionView& question;
  Regards regards;
  Seat me = no_seat;
  SeatSet living;
  CardId weapon[max_seats] = {}, armor[max_seats] = {};
  bool upright[max_seats] = {};      // the armor stands upright
  // What it costs to part with a card of one's own (hand and equipment), in points; other cards: 10.
  std::int16_t cost[max_cards];

  const view::SeatView& at(Seat s) const { return table.seats[s]; }
  const view::SeatView& mine() const { return table.seats[me]; }
  int regard(Seat s) const { return s < max_seats ? regards.of[s] : 0; }
  bool own_play_phase() const { return table.phase == Phase::play && table.turn_seat == me; }
  bool wears(Seat s, CardType t) const;
  bool has_skill(Seat s, SkillId) const;
  const Status* status(Seat s, AbilityId) const;   // nullptr: none
  int rage_room(Seat s) const;       // rage it can still gain
  // Whom the bot could attack by range.
  SeatSet reach() const;
};

Situation look_at(const view::TableView&, const view::QuestionView&, const Regards&);

// ---- worth in points; a card in hand is about 10

int life(int hp);                                      // of having so many hp
int hp_loss(const Situation&, Seat, int quarters);     // of losing them; always 0 or more
int hp_gain(const Situation&, Seat, int quarters);     // of recovering them, up to the maximum
int gear_worth(const Situation&, Seat wearer, CardId); // of having it on
// How glad the bot is about a change of a seat: positive is good for the bot.
int gladness(const Situation&, Seat, const Change&);

// ---- own cards

inline constexpr int unknown_card_cost = 10;
// The cheapest choice of exactly n cards that satisfies the action's rule; empty and `found` false if there is none.
struct CardPick {
  FixedVec<CardId, max_answer_cards> cards;
  int cost = 0;
  bool found = false;
};
CardPick cheapest(const Situation&, const Action&, int n);
// The n cards that are worth most.
CardPick dearest(const Situation&, const Action&, int n);

}  // namespace fate::bots
