#include "server/wire/updates.hpp"

#include "server/wire/match_file.hpp"

namespace fate::wire {
namespace {

constexpr std::uint32_t field_match_state = 7;   // of ServerMessage
constexpr std::uint32_t field_update = 8;
constexpr std::uint32_t field_events = 1;        // of Update
constexpr std::uint32_t field_question = 2;      // of Update and MatchState
constexpr std::uint32_t field_snapshot = 1;      // of MatchState
constexpr std::uint32_t field_past = 3;          // of MatchState
constexpr std::uint32_t field_blocks = 16;       // of Question

constexpr Viewers everybody{0x3ff};

view::Viewer one_of(Viewers v) {
  const int first = std::countr_zero(v.bits);
  if (first == Viewers::everything) return view::Viewer::everything();
  return first >= Viewers::spectators ? view::Viewer::spectator() : view::Viewer::of(static_cast<Seat>(first));
}

Viewers who_sees(const Event& e) {
  return e.seen_by.bits == 0xff ? everybody : Viewers{e.seen_by.bits} | Viewers::all_seeing();
}

}  // namespace

void UpdateEncoder::split(Viewers by) {
  const std::size_t n = groups_.size();
  for (std::size_t i = 0; i < n; ++i) {
    const Viewers in = groups_[i] & by;
    const Viewers out = groups_[i] - by;
    if (in.empty() || out.empty()) continue;
    groups_[i] = in;
    groups_.push_back(out);
  }
}

void UpdateEncoder::code_events(const Match& match, Viewers to) {
  const EventLog& log = match.events();
  const Ending ending = match.over() ? ending_of(match) : Ending{};
  events_.clear();
  coded_.clear();
  Writer w(events_);
  for (const Event& e : log.events) {
    Coded c;
    c.see_whole = who_sees(e) & to;
    const Viewers rest = to - c.see_whole;
    c.whole = static_cast<std::uint32_t>(events_.size());
    if (!c.see_whole.empty()) {
      if (const auto v = view::event(e, log, one_of(c.see_whole)))
        w.message(field_events, [&] { put_event(w, *v, ending); });
    }
    c.whole_end = c.cut = static_cast<std::uint32_t>(events_.size());
    if (!rest.empty()) {
      if (const auto v = view::event(e, log, one_of(rest))) w.message(field_events, [&] { put_event(w, *v, ending); });
      split(c.see_whole);
    }
    c.cut_end = static_cast<std::uint32_t>(events_.size());
    coded_.push_back(c);
  }
}

void UpdateEncoder::put_open_question(Writer& w, std::uint32_t field, const Match& match, view::Viewer viewer,
                                      const Times& times, bool blocks) {
  const auto q = view::question(match.game(), viewer);
  if (!q) return;
  QuestionTime time{times.remaining_ms, times.total_ms, 0};
  if (viewer.seat < max_seats) time.bank_ms = times.bank_ms[viewer.seat];
  w.message(field, [&] {
    put_question(w, *q, time);
    if (!q->mine || !blocks) return;
    for (const view::Block& b : view::blocks(match.game(), viewer.seat)) {
      w.message(field_blocks, [&] { put_block(w, b); });
    }
  });
}

std::span<const Part> UpdateEncoder::update(const Match& match, Viewers to, const Times& times, bool blocks) {
  parts_.clear();
  groups_.clear();
  if (to.empty()) return parts_;
  groups_.push_back(to);
  code_events(match, to);
  // A seat that is asked sees its own actions; everybody else sees the same question.
  for (const Seat s : match.question().waiting()) split(Viewers::of(s));

  out_.clear();
  ends_.clear();
  Writer w(out_);
  const std::string_view all = events_.view();
  for (const Viewers group : groups_) {
    w.message(field_update, [&] {
      // Neighbours that stay together are copied together.
      std::size_t from = 0, end = 0;
      for (const Coded& c : coded_) {
        const bool whole = !(group & c.see_whole).empty();
        const std::size_t a = whole ? c.whole : c.cut;
        if (a != end) {
          out_.append(all.substr(from, end - from));
          from = a;
        }
        end = whole ? c.whole_end : c.cut_end;
      }
      out_.append(all.substr(from, end - from));
      put_open_question(w, field_question, match, one_of(group), times, blocks);
    });
    ends_.push_back(out_.size());
  }
  std::size_t from = 0;
  for (std::size_t i = 0; i < groups_.size(); ++i) {
    parts_.push_back({groups_[i], out_.view().substr(from, ends_[i] - from)});
    from = ends_[i];
  }
  return parts_;
}

std::string_view UpdateEncoder::state(const Match& match, view::Viewer viewer, const Times& times, bool blocks,
                                      const v1::MatchFile& course) {
  return put_state(match, viewer, viewer, times, blocks, course);
}

std::string_view UpdateEncoder::shown_state(const Match& match, view::Viewer viewer, const v1::MatchFile& course) {
  return put_state(match, viewer, view::Viewer::spectator(), {}, false, course);
}

std::string_view UpdateEncoder::shown_update(const Match& match, view::Viewer viewer) {
  const Viewers to = viewer.all_seeing ? Viewers::all_seeing() : Viewers::of(viewer.seat);
  groups_.assign(1, to);
  code_events(match, to);
  out_.clear();
  Writer w(out_);
  w.message(field_update, [&] {
    out_.append(events_.view());
    put_open_question(w, field_question, match, view::Viewer::spectator(), {}, false);
  });
  return out_.view();
}

std::string_view UpdateEncoder::put_state(const Match& match, view::Viewer viewer, view::Viewer asked_as,
                                          const Times& times, bool blocks, const v1::MatchFile& course) {
  out_.clear();
  Writer w(out_);
  const view::TableView table = view::table(match.game(), viewer);
  w.message(field_match_state, [&] {
    w.message(field_snapshot, [&] { put_table(w, table); });
    put_open_question(w, field_question, match, asked_as, times, blocks);
    put_past(w, field_past, course, viewer);
  });
  return out_.view();
}

}  // namespace fate::wire
