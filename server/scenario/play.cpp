#include "server/scenario/play.hpp"

#include "engine/fate/census.hpp"
#include "engine/fate/game.hpp"
#include "server/scenario/choose.hpp"
#include "server/scenario/words.hpp"

namespace fate::scenario {
namespace {

// So many questions may pass with their default answers before a step is reached.
constexpr int patience = 200;

class Player {
 public:
  Player(std::unique_ptr<Match> m, const Names& names) : m_(std::move(m)), names_(names) {
    cards_ = card_total(game());
    look();
  }

  std::vector<std::string> play(const v1::Scenario& s) {
    for (int i = 0; i < s.steps_size() && !stopped_; ++i) {
      step_ = i + 1;
      carry_out(s.steps(i));
    }
    step_ = 0;
    if (!stopped_) settle();
    return std::move(problems_);
  }

 private:
  const Game& game() const { return m_->game(); }
  const Question& question() const { return m_->question(); }

  void problem(const std::string& what) {
    problems_.push_back((step_ > 0 ? "step " + std::to_string(step_) + ": " : "after the last step: ") + what);
  }
  void stop(const std::string& what) {
    problem(what);
    stopped_ = true;
  }

  // After every answer: the match is sound, its new question has legal default answers.
  void look() {
    for (; told_ < m_->events().events.size(); ++told_) history_.events.push_back(m_->events().events[told_].kind);
    if (m_->fault() != nullptr) return stop(std::string("the match broke off: ") + m_->fault());
    if (const char* broken = broken_census(game())) return stop(std::string("the census does not hold: ") + broken);
    if (card_total(game()) != cards_) return stop("cards were lost or came from nowhere");
    if (m_->over() || question().id == seen_) return;
    seen_ = question().id;
    history_.asked.push_back({question().kind, question().asked});
    for (const Seat s : question().waiting())
      if (check_answer(question(), s, m_->default_answer(s)) != Refusal::none)
        return stop("the default answer of " + name_of(s) + " is not legal:\n" + words_of(question(), 6));
  }

  void answer(Seat s, const Answer& a) {
    const Refusal refused = m_->answer(s, question().id, a);
    if (refused != Refusal::none) return stop("the answer of " + name_of(s) + " was refused: " + text(refused));
    look();
  }

  void take_defaults() {
    const std::uint32_t id = question().id;
    for (const Seat s : question().waiting()) {
      if (stopped_ || m_->over() || question().id != id) return;
      answer(s, m_->default_answer(s));
    }
  }

  // Others who were asked the question that a step has answered.
  void finish_question() {
    if (half_answered_ == question().id && !m_->over()) take_defaults();
    half_answered_ = 0;
  }

  bool at_rest() const { return m_->over() || game().stack.empty(); }

  // Takes defaults until `there()` holds; false if it never does.
  template <class F>
  bool go_on_until(F&& there) {
    for (int i = 0; i < patience && !stopped_; ++i) {
      if (there()) return true;
      if (m_->over()) return false;
      take_defaults();
    }
    return false;
  }

  bool settle() {
    finish_question();
    const bool quiet = go_on_until([&] { return at_rest(); });
    if (!quiet && !stopped_) stop("it does not come to rest within " + std::to_string(patience) + " questions");
    return quiet;
  }

  void carry_out(const v1::Step& s) {
    switch (s.what_case()) {
      case v1::Step::kChoose: return choose(s.choose());
      case v1::Step::kRefuse: return refuse(s.refuse());
      case v1::Step::kExpect: return expect(s.expect());
      case v1::Step::kPass: return pass(seat_of(s.pass()), false);
      case v1::Step::kEndTurn: return pass(seat_of(s.end_turn()), true);
      case v1::Step::kAdvance: return advance(static_cast<int>(s.advance()));
      case v1::Step::WHAT_NOT_SET: return;
    }
  }

  bool asked_at(Seat s, const std::string& kind) const {
    return question().waiting().has(s) && (kind.empty() || question().kind == question_kind(kind));
  }

  void choose(const v1::Choose& c) {
    const Seat seat = seat_of(c.seat());
    if (!c.same_question()) finish_question();
    std::string first_asked;
    Fit found;
    const bool there = go_on_until([&] {
      if (!asked_at(seat, c.at())) return c.same_question();
      found = fit(game(), names_, c);
      if (found.kind != Fit::Kind::none) return true;
      if (first_asked.empty()) first_asked = words_of(question(), 6);
      // Nobody ends his own play phase by not being able to do what is written.
      return question().kind == QuestionKind::play;
    });
    if (stopped_) return;
    if (found.kind == Fit::Kind::several)
      return stop("\"" + words_of(c) + "\" leaves open " + found.unclear + ":\n" + words_of(question(), 6));
    if (!there || found.kind == Fit::Kind::none) return stop_without_choice(c, first_asked);
    history_.asked.clear();
    const std::uint32_t id = question().id;
    answer(seat, found.answer);
    half_answered_ = question().id == id ? id : 0;
  }

  void stop_without_choice(const v1::Choose& c, const std::string& first_asked) {
    std::string why = "\"" + words_of(c) + "\" was not possible. ";
    if (first_asked.empty()) {
      why += c.seat() + " was never asked" + (c.at().empty() ? "" : " " + c.at()) + "; in the end:\n";
      why += m_->over() ? "      the match is over: " + name_of(m_->outcome().reason) : words_of(question(), 6);
    } else {
      why += c.seat() + " was asked:\n" + first_asked;
    }
    stop(why);
  }

  void refuse(const v1::Choose& c) {
    const Seat seat = seat_of(c.seat());
    if (!c.same_question()) finish_question();
    if (!go_on_until([&] { return asked_at(seat, c.at()); })) {
      if (!stopped_) stop(c.seat() + " was never asked" + (c.at().empty() ? "" : " " + c.at()));
      return;
    }
    if (fit(game(), names_, c).kind != Fit::Kind::none)
      problem("\"" + words_of(c) + "\" should be refused, but it is legal:\n" + words_of(question(), 6));
    const std::string wrong = try_forged(*m_, names_, c);
    if (!wrong.empty()) stop("\"" + words_of(c) + "\": " + wrong);
  }

  void expect(const v1::Expect& e) {
    const bool asked = e.has_asked() && !e.asked().nobody();
    if (asked) {
      if (!is_asked(question(), e.asked())) finish_question();
      go_on_until([&] { return e.now() || is_asked(question(), e.asked()); });
    } else if (!e.now()) {
      settle();
    }
    if (stopped_) return;
    for (const std::string& line : differences(*m_, names_, e, history_)) problem(line);
    history_.events.clear();
  }

  void pass(Seat s, bool to_next_turn) {
    finish_question();
    const char* kind = to_next_turn ? "PLAY" : "";
    if (!go_on_until([&] { return asked_at(s, kind); })) {
      if (!stopped_) stop(name_of(s) + " was never asked" + (to_next_turn ? " to act in its play phase" : ""));
      return;
    }
    if (!question().may_pass) return stop(name_of(s) + " cannot pass:\n" + words_of(question(), 6));
    history_.asked.clear();
    const std::uint32_t id = question().id;
    const int turn = game().turn;
    answer(s, Answer{});
    half_answered_ = question().id == id ? id : 0;
    if (to_next_turn) go_on_until([&] { return game().turn != turn; });
  }

  void advance(int turns) {
    finish_question();
    const int until = game().turn + turns;
    if (!go_on_until([&] { return game().turn >= until; }) && !stopped_)
      stop("the match does not get " + std::to_string(turns) + " turns further");
  }

  std::unique_ptr<Match> m_;
  const Names& names_;
  std::vector<std::string> problems_;
  History history_;
  std::size_t told_ = 0;         // events that the history knows
  std::uint32_t seen_ = 0;       // the last question that was looked at
  std::uint32_t half_answered_ = 0;   // a question that a step has answered for one of several seats
  int cards_ = 0;
  int step_ = 0;
  bool stopped_ = false;
};

}  // namespace

std::vector<std::string> play(std::unique_ptr<Match> m, const Names& names, const v1::Scenario& s) {
  return Player(std::move(m), names).play(s);
}

}  // namespace fate::scenario
