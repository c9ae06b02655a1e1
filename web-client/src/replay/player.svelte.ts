// Plays a course on the page's table: the steps go into the session as the server's messages would.
import { create } from '@bufbuild/protobuf';
import { session } from '../app/session.svelte';
import { store, stored } from '../app/storage';
import { ServerMessageSchema } from '../state/wire';
import { glances } from '../table/glance.svelte';
import type { Course } from './course';
import { is_speed, stands_ms, type Speed } from './pace';

const kept_speed = (): Speed => {
  const n = Number(stored('replay_speed'));
  return is_speed(n) ? n : 1;
};

export class Player {
  course = $state.raw<Course | null>(null);
  at = $state(0);
  playing = $state(false);
  speed = $state<Speed>(kept_speed());
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly moved: (at: number) => void) {}

  get total(): number {
    return this.course?.total ?? 0;
  }

  // Another view of the same match keeps the moment.
  open(course: Course, at: number): void {
    this.course = course;
    this.jump(course.clamp(at));
  }

  go(n: number): void {
    const course = this.course;
    if (!course) return;
    const to = course.clamp(n);
    if (to === this.at) return;
    // One thing that is told: it happens on the table as it did then. Anything else is another table.
    if (to > this.at && (course.told_at(to) === course.told_at(this.at) || course.next(this.at) >= to)) this.advance(course, to);
    else this.jump(to);
    this.schedule();
  }

  next(): void {
    if (this.course) this.go(this.course.next(this.at));
  }

  previous(): void {
    this.pause();
    if (this.course) this.go(this.course.previous(this.at));
  }

  by_turn(way: 1 | -1): void {
    if (this.course) this.go(this.course.by_turn(this.at, way));
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at >= this.total) this.go(0);
    this.playing = true;
    this.schedule();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  set_speed(s: Speed): void {
    this.speed = s;
    store('replay_speed', String(s));
    this.schedule();
  }

  private schedule(): void {
    clearTimeout(this.timer);
    const course = this.course;
    if (!this.playing || !course) return;
    if (this.at >= course.total) return this.pause();
    this.timer = setTimeout(() => this.go(this.at + 1), stands_ms(course, this.at, this.speed));
  }

  private advance(course: Course, to: number): void {
    for (let n = this.at + 1; n <= to; n++) {
      const update = course.replay.steps[n - 1]?.update;
      if (update) session.receive(create(ServerMessageSchema, { body: { case: 'update', value: update } }));
    }
    this.settle(to);
  }

  private jump(to: number): void {
    const course = this.course;
    if (!course) return;
    glances.clear();
    session.receive(create(ServerMessageSchema, { body: { case: 'matchState', value: { snapshot: course.table_at(to), question: course.question_at(to) } } }));
    session.log = course.log_at(to);
    this.settle(to);
  }

  private settle(to: number): void {
    this.at = to;
    this.moved(to);
  }
}
