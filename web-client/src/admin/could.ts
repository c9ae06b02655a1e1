// All that could have been answered instead of what was.
import { pass_label, way_label } from '../table/answers';
import { action_subject, plain } from '../table/question_text';
import type { AdminStep } from '../state/wire';

export interface Could {
  seat: number;
  ways: { text: string; taken: boolean; at_deadline: boolean }[];
}

export function could_of(s: AdminStep): Could[] {
  return s.asked.map((q, i) => {
    const seat = s.askedSeats[i] ?? 0;
    const taken = s.choice?.seat === seat ? (s.choice.answer?.action ?? 0) : -1;
    const ways = q.actions.map((a, k) => {
      const label = way_label(q, a);
      const subject = plain([action_subject(a, [])]);
      const text = subject && !label.includes(subject) ? `${label} · ${subject}` : label;
      return { text, taken: taken === k + 1, at_deadline: q.defaultAction === k + 1 };
    });
    if (q.mayPass) ways.push({ text: pass_label(q), taken: taken === 0, at_deadline: q.defaultAction === 0 });
    return { seat, ways };
  });
}
