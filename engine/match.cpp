#include "engine/match.hpp"

#include <algorithm>
#include <cstring>
#include <mutex>
#include <new>

#include "engine/catalog/hero_facts.hpp"
#include "engine/catalog/mode_facts.hpp"
#include "engine/content.hpp"
#include "engine/fate/setup.hpp"
#include "engine/fate/state_hash.hpp"

namespace fate {

const char* const rules_version = "fate2-4";

struct MatchBlock : Block<Game> {
  static void* operator new(std::size_t bytes);
  static void operator delete(void* p);
};

namespace {

// Blocks of ended matches, to be used again: getting aligned pages from the system costs more than a whole match. They
// come many at a time: aligned one by one, each would touch two pages more for the allocator's own notes.
class BlockPool {
 public:
  void* take() {
    const std::lock_guard lock(mutex_);
    if (free_.empty()) get_more();
    void* p = free_.back();
    free_.pop_back();
    return p;
  }
  void give(void* p) {
    const std::lock_guard lock(mutex_);
    free_.push_back(p);
  }
  ~BlockPool() {
    for (void* p : slabs_) ::operator delete(p, std::align_val_t{block_size});
  }

 private:
  static constexpr std::size_t at_once = 16;
  static_assert(sizeof(MatchBlock) <= block_size);

  void get_more() {
    slabs_.push_back(::operator new(at_once * block_size, std::align_val_t{block_size}));
    // The lowest is taken first: pages that nobody needs stay untouched.
    for (std::size_t i = at_once; i > 0; --i)
      free_.push_back(static_cast<std::byte*>(slabs_.back()) + (i - 1) * block_size);
  }

  std::mutex mutex_;
  std::vector<void*> free_, slabs_;
};

BlockPool& pool() {
  static BlockPool p;
  return p;
}

}  // namespace

void* MatchBlock::operator new(std::size_t) { return pool().take(); }
void MatchBlock::operator delete(void* p) { pool().give(p); }

namespace {

// The smallest pool that the banned heroes can leave: of a set's hidden ones only one is in (R004).
int heroes_left(const MatchConfig& c) {
  const SetId base = facts(c.mode).origins ? SetId::origins : SetId::standard;
  const std::uint8_t sets = static_cast<std::uint8_t>(c.sets | set_bit(base));
  int left = 0;
  SetId hidden_of = SetId::none;
  for (const HeroFacts& h : all_heroes()) {
    if (h.hero == HeroId::none || (sets & set_bit(h.set)) == 0 || !implemented(h.hero) || c.banned.has(h.hero))
      continue;
    if (h.hidden && !c.all_heroes && h.set == hidden_of) continue;
    if (h.hidden) hidden_of = h.set;
    ++left;
  }
  return left;
}

// Ten lie open in the rotation (R010); elsewhere everybody chooses among three.
int heroes_needed(const ModeFacts& mode) { return std::max(10, 3 * mode.players); }

}  // namespace

std::string why_not(const MatchConfig& c) {
  if (c.mode == ModeId::none || c.mode == ModeId::table || !implemented(c.mode)) return "this mode cannot be played";
  const ModeFacts& mode = facts(c.mode);
  for (int i = 1; i <= static_cast<int>(SetId::origins); ++i) {
    const auto set = static_cast<SetId>(i);
    if ((c.sets & set_bit(set)) == 0) continue;
    if (!implemented(set)) return "one of the sets cannot be played";
    if ((set == SetId::origins) != mode.origins) return "one of the sets does not belong to this mode";
  }
  if (c.banned != HeroSet{} && heroes_left(c) < heroes_needed(mode)) return "too many heroes are banned";
  return {};
}

Match::Match(MatchBlock* block) : block_(block) {}

Match::~Match() { delete block_; }

// Runs the frame that waits until the next question, the end, or a fault.
void Match::run(void* frame) {
  Game& g = block_->game;
  g.log = &log_;
  take_broken_invariant();
  std::coroutine_handle<>::from_address(frame).resume();
  const char* broken = take_broken_invariant();
  if (broken == nullptr && !g.over && !g.question.open) broken = "the match stopped without a question";
  if (broken == nullptr) return;
  block_->game.fault = broken;
  g.question.open = false;
}

template <class Root>
void Match::begin(Root root) {
  Game& g = block_->game;
  auto task = root(g);
  const auto frame = task.release();
  if (!frame) {
    block_->game.fault = "the first frame does not fit";
    return;
  }
  run(frame.address());
}

std::unique_ptr<Match> Match::start(const MatchConfig& config, const Seed& seed) {
  std::unique_ptr<Match> m(new Match(new MatchBlock));
  Game& g = m->block_->game;
  g.log = &m->log_;
  prepare(g, config, seed);
  m->begin([](Game& game) { return play_match(game); });
  return m;
}

std::unique_ptr<Match> Match::laid_out(const MatchConfig& config, const Seed& seed, Phase from,
                                       const std::function<void(Game&)>& lay_out) {
  std::unique_ptr<Match> m(new Match(new MatchBlock));
  Game& g = m->block_->game;
  g.log = &m->log_;
  prepare(g, config, seed);
  lay_out(g);
  m->begin([from](Game& game) { return play_from(game, from); });
  return m;
}

MatchConfig Match::config() const { return {game().mode, game().sets, game().all_heroes, game().banned}; }
int Match::seats() const { return game().seat_count; }
bool Match::over() const { return game().over || block_->game.fault != nullptr; }
const char* Match::fault() const { return block_->game.fault; }
const Question& Match::question() const { return game().question; }
const EventLog& Match::events() const { return log_; }
void Match::clear_events() { log_.clear(); }
const Game& Match::game() const { return block_->game; }
Game& Match::game_for_tests() { return block_->game; }

Outcome Match::outcome() const {
  if (block_->game.fault != nullptr) return {OutcomeReason::void_, {}};
  return game().outcome;
}

Refusal Match::answer(Seat s, std::uint32_t question_id, const Answer& a) {
  Game& g = block_->game;
  if (over() || !g.question.open) return Refusal::no_question;
  if (question_id != g.question.id) return Refusal::stale_question;
  const Refusal refusal = check_answer(g.question, s, a);
  if (refusal != Refusal::none) return refusal;
  g.question.answers[s] = a;
  g.question.answered.add(s);
  if (!g.question.waiting().empty()) return Refusal::none;
  g.question.open = false;
  run(g.waiting);
  return Refusal::none;
}

Answer Match::default_answer(Seat s) const {
  const Game& g = game();
  const Question& q = g.question;
  Answer a;
  if (q.may_pass && !q.default_acts) return a;
  const Action* first = q.nth(s, 1);
  if (first == nullptr) return a;
  a.action = 1;
  a.number = first->min_number;
  for (const Seat t : first->targets)
    if (a.targets.size() < first->min_targets) a.targets.push_back(t);
  for (const Seat t : first->targets2)
    if (a.targets2.size() < first->min_targets2 && !a.targets.has(t)) a.targets2.push_back(t);
  // Lowest hand position first, then whatever else is offered (R270), keeping to the rule.
  const auto try_card = [&](CardId c) {
    if (a.cards.size() >= first->min_cards || !first->cards.has(c) || a.cards.has(c)) return;
    a.cards.push_back(c);
    if (!cards_fit(first->rule, a.cards)) a.cards.pop_back();
  };
  for (const CardId c : g.hand(s)) try_card(c);
  first->cards.each(try_card);
  return a;
}

std::uint64_t Match::hash() const { return state_hash(game()); }

void Match::save(std::vector<std::byte>& into) const {
  const MatchBlock& b = *block_;
  into.resize(sizeof(Game) + b.arena.top + sizeof(std::uint32_t));
  std::memcpy(into.data(), &b.arena.top, sizeof(std::uint32_t));
  std::memcpy(into.data() + sizeof(std::uint32_t), &b.game, sizeof(Game));
  std::memcpy(into.data() + sizeof(std::uint32_t) + sizeof(Game), b.arena.space, b.arena.top);
}

void Match::load(const std::vector<std::byte>& from) {
  MatchBlock& b = *block_;
  std::memcpy(&b.arena.top, from.data(), sizeof(std::uint32_t));
  std::memcpy(static_cast<void*>(&b.game), from.data() + sizeof(std::uint32_t), sizeof(Game));
  std::memcpy(b.arena.space, from.data() + sizeof(std::uint32_t) + sizeof(Game), b.arena.top);
  b.game.log = &log_;
}

std::size_t Match::memory() const { return sizeof(Game) + block_->arena.top; }
std::size_t Match::arena_high_water() const { return block_->arena.high_water; }

}  // namespace fate
