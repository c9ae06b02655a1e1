// Against a running server (FATE_LIVE=ws://...): what the client folds from updates equals the snapshot that the server
// gives at the same moment, field by field. Run by tests/e2e.
import { create, equals, fromBinary, toBinary, toJsonString, type MessageInitShape } from '@bufbuild/protobuf';
import { describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { answer_of, click_card, click_seat, complete, lights, nothing, pass_of, settle, variant_of, variants, type Selection } from '../../src/state/interaction';
import { reduce } from '../../src/state/reduce';
import { AnswerSchema, ClientMessageSchema, ServerMessageSchema, SnapshotSchema, type Answer, type Question, type ServerMessage, type Snapshot } from '../../src/state/wire';

const url = process.env.FATE_LIVE ?? '';
type Body = NonNullable<MessageInitShape<typeof ClientMessageSchema>['body']>;

class Player {
  private readonly inbox: ServerMessage[] = [];
  private wake: () => void = () => undefined;
  private constructor(private readonly socket: WebSocket) {
    socket.binaryType = 'arraybuffer';
    socket.on('message', (data: ArrayBuffer) => {
      this.inbox.push(fromBinary(ServerMessageSchema, new Uint8Array(data)));
      this.wake();
    });
    socket.on('close', () => this.wake());
  }

  static async connect(): Promise<Player> {
    const socket = new WebSocket(url, 'fate.v1');
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    const p = new Player(socket);
    p.send({ case: 'hello', value: { protocol: 1, client: 'live test', name: 'Fold' } });
    return p;
  }

  send(body: Body): void {
    this.socket.send(toBinary(ClientMessageSchema, create(ClientMessageSchema, { body })));
  }

  async next(): Promise<ServerMessage> {
    while (this.inbox.length === 0) {
      if (this.socket.readyState > 1) throw new Error('the server hung up');
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
    return this.inbox.shift()!;
  }

  close(): void {
    this.socket.close();
  }
}

let seed = 11;
const random = (n: number): number => {
  seed = (seed * 1103515245 + 12345) & 0x7fffffff;
  return (seed >> 8) % n;
};
const pick = <T>(list: readonly T[]): T | undefined => list[random(list.length)];

// Clicks at random until the clicks make an answer.
function random_answer(q: Question): Answer {
  for (let attempt = 0; attempt < 30; attempt++) {
    if (q.mayPass && random(4) === 0) return pass_of(q);
    const way = pick(variants(q, nothing));
    let s: Selection = way ? settle(q, { ...nothing, variant: variant_of(way.action) }) : nothing;
    for (let i = 0; i < 12 && complete(q, s) === 0; i++) {
      const lit = lights(q, s);
      const card = pick([...lit.cards]);
      const seat = pick([...lit.seats]);
      if (lit.wants === 'number' && way) s = { ...s, number: way.action.minNumber + random(way.action.maxNumber - way.action.minNumber + 1) };
      else if (card !== undefined && (lit.wants === 'cards' || seat === undefined)) s = click_card(q, s, card);
      else if (seat !== undefined) s = click_seat(q, s, seat);
    }
    const a = answer_of(q, s);
    if (a) return a;
  }
  return q.mayPass ? pass_of(q) : create(AnswerSchema, { question: q.id, action: q.defaultAction });
}

const differences = (a: Snapshot, b: Snapshot): string => {
  const [x, y] = [toJsonString(SnapshotSchema, a, { prettySpaces: 1 }).split('\n'), toJsonString(SnapshotSchema, b, { prettySpaces: 1 }).split('\n')];
  const at = x.findIndex((line, i) => line !== y[i]);
  return `fold: ${x.slice(Math.max(0, at - 6), at + 4).join(' ')} | server: ${y.slice(Math.max(0, at - 6), at + 4).join(' ')}`;
};

describe.skipIf(url === '')('the fold of a live match', () => {
  it.each(['fate2_identity_5', 'fate2_identity_8', 'fate2_identity_4', 'fate2_1v1_rotation', 'fate2_1v1v1', 'fate2_2v2'])('%s: equals the server\'s snapshot at every step', { timeout: 240_000 }, async (mode) => {
    const p = await Player.connect();
    let folded: Snapshot | null = null;
    let compared = 0;
    let answered = 0;
    let asked = -1;
    p.send({ case: 'quickMatch', value: { mode } });
    for (;;) {
      const m = await p.next();
      if (m.body.case === 'error') throw new Error(`${m.body.value.code} ${m.body.value.detail}`);
      let q: Question | undefined;
      if (m.body.case === 'matchState') {
        const given = m.body.value.snapshot!;
        if (folded) {
          expect(equals(SnapshotSchema, folded, given), differences(folded, given)).toBe(true);
          compared += 1;
        }
        folded = given;
        q = m.body.value.question;
      } else if (m.body.case === 'update' && folded) {
        folded = reduce(folded, m.body.value.events);
        if (m.body.value.events.length > 0) p.send({ case: 'resync', value: {} });
        q = m.body.value.question;
      }
      if (folded?.outcome) break;
      if (q?.mine && q.id !== asked) {
        asked = q.id;
        answered += 1;
        p.send({ case: 'answer', value: { answer: random_answer(q) } });
      }
    }
    p.close();
    expect(answered).toBeGreaterThan(3);
    expect(compared).toBeGreaterThan(20);
    console.log(`${mode}: ${compared} snapshots compared, ${answered} answers`);
  });
});
