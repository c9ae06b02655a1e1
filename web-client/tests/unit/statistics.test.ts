// A player's page: what is counted, what is drawn, and what is said where there is nothing.
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Body } from '../../src/net/connection';
import type { Reply } from '../../src/app/requests';
import { lies_over, parse, router } from '../../src/app/router.svelte';
import { session } from '../../src/app/session.svelte';
import { language } from '../../src/i18n/index.svelte';
import { leaders_path, player_path } from '../../src/profile/address';
import History from '../../src/profile/History.svelte';
import LeadersPage from '../../src/profile/LeadersPage.svelte';
import Statistics from '../../src/profile/Statistics.svelte';
import { course_of, modes_of, most_played } from '../../src/profile/statistics';
import { AccountStateSchema, Error_Code, HistorySchema, LeaderboardSchema, ProfileSchema, RatingCourseSchema, ServerMessageSchema, TallySchema } from '../../src/state/wire';
import { hero_no } from '../fixture/build';

const five = 'fate2_identity_5';
const axe = hero_no('axe');
const whole: MessageInitShape<typeof ProfileSchema> = {
  name: 'Lyra', createdUnixMs: 1_764_000_000_000n, matches: 3, wins: 2, modes: [{ mode: five, matches: 3, wins: 2 }],
  ratings: [{ mode: five, rating: 1580, deviation: 120, matches: 2, wins: 1 }, { mode: 'fate2_2v2', rating: 1490, deviation: 200, matches: 1, wins: 0 }],
  heroes: [{ id: axe, matches: 3, wins: 2 }], identities: [{ id: 1, matches: 2, wins: 2 }, { id: 3, matches: 1, wins: 0 }],
  courses: [{ mode: five, start: 1500, points: [{ unixMs: 1_764_100_000_000n, rating: 1620, deviation: 0, won: true }, { unixMs: 1_764_200_000_000n, rating: 1580, deviation: 120 }] }],
  form: [{ match: 'M2', mode: five, hero: axe, endedUnixMs: 1_764_200_000_000n, won: true }, { match: 'M1', mode: five, hero: axe, endedUnixMs: 1_764_100_000_000n, won: true }],
  lengths: [{ minutes: 12, matches: 2 }, { minutes: 31, matches: 1 }],
};

let asked: Body[] = [];
// The server's word for each question.
function answers(how: (b: Body) => Reply): void {
  asked = [];
  vi.spyOn(session, 'ask_server').mockImplementation((b) => {
    asked.push(b);
    return Promise.resolve(how(b));
  });
}
const profile = (p: MessageInitShape<typeof ProfileSchema>): Reply => ({ case: 'profile', value: create(ProfileSchema, p) });
const refused = (code: Error_Code): Reply => create(ServerMessageSchema, { body: { case: 'error', value: { code } } }).body;

beforeEach(() => language.choose('en'));
afterEach(() => {
  vi.restoreAllMocks();
  session.status = 'connecting';
});

describe('addresses', () => {
  it('lead to players and leaders, whatever their names are', () => {
    expect(parse('/player/Lyra')).toEqual({ at: 'player', place: { name: 'Lyra', tab: 'stats' } });
    expect(parse(player_path('a/b %', 'matches'))).toEqual({ at: 'player', place: { name: 'a/b %', tab: 'matches' } });
    expect(parse(player_path('月'))).toEqual({ at: 'player', place: { name: '月', tab: 'stats' } });
    expect(parse('/player')).toEqual({ at: 'player', place: { name: '', tab: 'stats' } });
    expect(parse('/player/%E0%A4%A')).toEqual({ at: 'player', place: { name: '%E0%A4%A', tab: 'stats' } });
    expect(parse(leaders_path(five))).toEqual({ at: 'leaders', mode: five });
    expect(lies_over(parse('/leaders/'))).toBe(true);
    expect(lies_over(parse('/room/ABCDEF'))).toBe(false);
  });
});

describe('pages over others', () => {
  it('close to what they were opened from, and to the front page for who came by a link', () => {
    const back = vi.spyOn(history, 'go').mockImplementation(() => {});
    router.go('/learn');
    router.go('/player/Lyra');
    router.go('/player/Lyra/matches');
    router.close_over();
    expect(back).toHaveBeenCalledWith(-2);
    history.replaceState(null, '', '/player/Lyra');
    dispatchEvent(new PopStateEvent('popstate'));
    router.go('/player/Lyra/matches');
    router.close_over();
    expect(back).toHaveBeenCalledTimes(1);
    expect([location.pathname, router.route.at]).toEqual(['/', 'lobby']);
  });
});

describe('what is drawn', () => {
  it('begins a course where the rating began, and has no band where none was kept', () => {
    const c = course_of(create(RatingCourseSchema, whole.courses![0] as MessageInitShape<typeof RatingCourseSchema>));
    expect(c.ratings).toEqual([1500, 1620, 1580]);
    expect(c.band).toEqual([null, null, { low: 1460, high: 1700 }]);
    expect(c.won).toEqual([null, true, false]);
    expect([c.high, c.low]).toEqual([1620, 1500]);
    expect(c.xs[0]!).toBeLessThan(c.xs[1]!);
  });

  it('orders heroes, and gathers modes', () => {
    const list = [[1, 2, 1], [2, 5, 0], [3, 2, 2]].map(([id, matches, wins]) => create(TallySchema, { id: id!, matches: matches!, wins: wins! }));
    expect(most_played(list, String).map((h) => h.id)).toEqual([2, 3, 1]);
    expect(modes_of(create(ProfileSchema, whole))).toEqual([five, 'fate2_2v2']);
  });
});

describe('the statistics of a player', () => {
  it('are all there, and of one mode when it is chosen', async () => {
    answers((b) => profile(b.case === 'getProfile' && b.value.mode ? { ...whole, mode: b.value.mode! } : { ...whole, courses: [...whole.courses!, { mode: 'fate2_2v2', start: 1500, points: [] }] }));
    render(Statistics, { name: 'Lyra' });
    expect((await screen.findAllByText(/2 of 3 won/)).length).toBeGreaterThan(0);
    expect([...document.querySelectorAll('[data-part]')].map((p) => (p as HTMLElement).dataset['part'])).toEqual(['rating', 'form', 'length', 'identities', 'heroes']);
    expect(screen.getByRole('slider', { name: 'Rating over time: 5-Player Identities' })).toBeTruthy();
    expect(document.querySelectorAll('[data-form-match]')).toHaveLength(2);
    expect(document.querySelector<HTMLAnchorElement>('[data-form-match]')?.getAttribute('href')).toBe('/replay/M2');
    await fireEvent.click(document.querySelector(`[data-mode="${five}"]`)!);
    await waitFor(() => expect(screen.getByRole('slider', { name: /Rating over time/ })).toBeTruthy());
    expect(asked.at(-1)).toEqual({ case: 'getProfile', value: { name: 'Lyra', mode: five } });
    const plot = screen.getByRole('slider', { name: /Rating over time/ });
    expect(plot.getAttribute('aria-valuetext')).toContain('1,580 ± 120 (−40)');
    expect(document.body.innerHTML).not.toMatch(/NaN|undefined/);
  });

  it('tell a new player what begins them', async () => {
    answers(() => profile({ name: 'Nobu' }));
    render(Statistics, { name: 'Nobu' });
    await screen.findByText('Nothing to count yet');
    expect(document.querySelector('[data-part], select')).toBeNull();
  });

  it('tell a guest what an account is for', async () => {
    answers(() => refused(Error_Code.NOT_LOGGED_IN));
    render(Statistics, { name: '' });
    await screen.findByText('Guests leave no traces');
  });

  it('say that there is nobody of that name', async () => {
    answers(() => refused(Error_Code.NO_SUCH_PLAYER));
    render(Statistics, { name: 'x' });
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
  });
});

describe('the history', () => {
  it('leads to replays, and is asked for by mode', async () => {
    answers((b) => ({ case: 'history', value: create(HistorySchema, { matches: b.case === 'getHistory' && b.value.mode ? [] : [{ match: 'M7', mode: five, hero: axe, startedUnixMs: 1_000n, endedUnixMs: 721_000n, names: ['Lyra', 'Orin'], seat: 1 }] }) }));
    render(History, { name: 'Lyra' });
    await waitFor(() => expect(document.querySelector('[data-act="replay"]')?.getAttribute('href')).toBe('/replay/M7'));
    expect(document.body.textContent).toContain('12 min');
    await fireEvent.change(screen.getByLabelText('Mode'), { target: { value: 'fate2_2v2' } });
    await screen.findByText('Nothing in this mode yet.');
    expect(asked.at(-1)).toEqual({ case: 'getHistory', value: { name: 'Lyra', offset: 0, mode: 'fate2_2v2' } });
  });
});

describe('the leaderboard', () => {
  it('shows who is strongest, and where I stand when I am not on it', async () => {
    session.status = 'open';
    session.account = create(AccountStateSchema, { registered: true, name: 'Lyra' });
    answers((b) => (b.case === 'getProfile' ? profile({ ...whole, name: session.name }) : { case: 'leaderboard', value: create(LeaderboardSchema, { mode: five, lines: [{ place: 1, name: 'Orin', rating: { mode: five, rating: 1702, deviation: 80, matches: 40, wins: 30 } }] }) }));
    render(LeadersPage, { mode: '' });
    const link = await screen.findByRole('link', { name: 'Orin' });
    expect(link.getAttribute('href')).toBe('/player/Orin');
    expect(document.querySelector('[data-leaders]')?.textContent).toContain('75%');
    await waitFor(() => expect(document.querySelector('[data-own]')?.textContent).toContain('1,580 ± 120'));
    session.account = null;
  });

  it('is empty at first', async () => {
    session.status = 'open';
    answers(() => ({ case: 'leaderboard', value: create(LeaderboardSchema, {}) }));
    render(LeadersPage, { mode: five });
    await waitFor(() => expect(document.querySelector('[data-nothing]')).toBeTruthy());
  });
});
