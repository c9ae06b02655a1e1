// The book's pages and the texts beside names, as they are drawn.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { router } from '../../src/app/router.svelte';
import { session } from '../../src/app/session.svelte';
import Book from '../../src/book/Book.svelte';
import { place_of, sections, type Place } from '../../src/book/address';
import { entries } from '../../src/book/entries';
import { reading } from '../../src/book/reading.svelte';
import { catalog } from '../../src/catalog/catalog';
import { language, type Lang } from '../../src/i18n/index.svelte';
import Peek from '../../src/parts/Peek.svelte';
import { beside } from '../../src/parts/beside';
import Ruling from '../../src/parts/Ruling.svelte';
import Term from '../../src/parts/Term.svelte';
import { inspect } from '../../src/table/inspect.svelte';
import { words } from '../../src/table/log_words';
import type { Entry } from '../../src/state/log';
import { hero_no, room, seat, snapshot, type_no } from '../fixture/build';

const at = (path: string): { place: Place } => ({ place: place_of(path)! });
const text = (): string => document.body.textContent ?? '';

beforeEach(() => {
  language.choose('en');
  for (const s of sections) reading.reset(s);
});
afterEach(() => {
  cleanup();
  inspect.close();
  session.question = null;
  vi.useRealTimers();
});

describe('the pages of the book', () => {
  it('show every hero, fate, mode, ruling and kind of card', async () => {
    for (const [path, css, n] of [['/book/heroes', '[data-hero]', catalog.heroes.length], ['/book/cards', '[data-type]', catalog.card_types.length], ['/book/fates', '[data-fate]', catalog.fates.length], ['/book/modes', '[data-mode]', catalog.modes.length], ['/book/rulings', '[data-ruling]', catalog.rulings.length]] as const) {
      render(Book, at(path));
      expect(document.querySelectorAll(css).length).toBe(n);
      cleanup();
    }
  });

  it.each(['en', 'hans', 'hant'] as Lang[])('leave no text of the interface out in %s', (lang) => {
    language.choose(lang);
    const one = (s: keyof typeof entries) => `/book/${s}/${entries[s][0]!.id}`;
    for (const path of [one('heroes'), one('cards'), one('fates'), one('modes'), one('rulings'), '/book/deck', '/book/cards/nothing']) {
      render(Book, at(path));
      expect(text()).not.toMatch(/\b(?:book|kind|skill|limit|attribute|identity|goal)\.\w|undefined|\{\w+\}/);
      cleanup();
    }
  });

  it('tell figures, skills with their limits and prices, and the rulings that name a hero', () => {
    render(Book, at('/book/heroes/axe'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Axe');
    expect(text()).toContain('hand limit 4');
    const skills = [...document.querySelectorAll('[data-skill]')].map((s) => s.textContent ?? '');
    expect(skills[0]).toMatch(/Battle Hunger.*Active.*Once per turn · Can be dispelled/s);
    expect(skills[1]).toMatch(/Counter Helix.*Passive.*No limit of uses/s);
    expect([...document.querySelectorAll('.detail [data-ruling]')].map((r) => r.getAttribute('data-ruling'))).toEqual(['93', '94', '280', '281']);
  });

  it('tell the seats, identities and wins of a mode', () => {
    render(Book, at('/book/modes/fate2_identity_5'));
    expect(text()).toMatch(/Sentinel ×2.*Scourge ×2.*Neutral ×1/s);
    expect(document.querySelectorAll('.detail .fates a').length).toBe(catalog.fates.length);
    cleanup();
    render(Book, at('/book/modes/fate2_2v2'));
    expect(text()).toContain('There are no identities in this mode.');
  });

  it('say so when there is no such entry', () => {
    render(Book, at('/book/heroes/nobody'));
    expect(text()).toContain('The book has no such entry.');
  });

  it('search in all languages, filter, and point to where else something is', async () => {
    render(Book, at('/book/heroes'));
    const field = screen.getByRole('textbox');
    await fireEvent.input(field, { target: { value: '水晶室女' } });
    expect([...document.querySelectorAll('[data-hero]')].map((h) => h.getAttribute('data-hero'))).toEqual(['crystal_maiden']);
    await fireEvent.input(field, { target: { value: 'R146' } });
    expect(document.querySelectorAll('[data-hero]').length).toBe(0);
    expect(document.querySelector('.elsewhere a')?.getAttribute('href')).toBe('/book/rulings');
    await fireEvent.keyDown(field, { key: 'Escape' });
    expect(reading.query).toBe('');
    await fireEvent.click(document.querySelector('[data-filter="attribute.agility"]')!);
    expect(document.querySelectorAll('[data-hero]').length).toBe(catalog.heroes.filter((h) => h.attribute === 'agility').length);
    await fireEvent.click(document.querySelector('[data-filter="attribute.agility"]')!);
    expect(document.querySelectorAll('[data-hero]').length).toBe(catalog.heroes.length);
  });

  it('show the cards of a field of the deck', async () => {
    render(Book, at('/book/deck'));
    const size = (): string | null | undefined => document.querySelector('[data-deck]')?.getAttribute('data-deck');
    const base = catalog.cards.filter((c) => c.set === 'standard');
    expect(size()).toBe(String(base.length));
    await fireEvent.click(document.querySelector('[data-cell="club.6"]')!);
    expect(document.querySelectorAll('.shown .cards li').length).toBe(base.filter((c) => c.suit === 'club' && c.rank === 6).length);
    // Every further set of the family comes in by its button.
    for (const more of document.querySelectorAll('.sets .ghost')) await fireEvent.click(more);
    expect(size()).toBe(String(catalog.cards.length));
  });

  it('follow links inside the page, and tell when the table waits', async () => {
    const go = vi.spyOn(router, 'go').mockImplementation(() => undefined);
    session.question = { id: 4, mine: true } as unknown as NonNullable<typeof session.question>;
    render(Book, at('/book/heroes'));
    expect(screen.getByRole('alert').textContent).toContain('The table waits for your answer');
    await fireEvent.click(document.querySelector('[data-hero="lina"]')!);
    expect(go).toHaveBeenCalledWith('/book/heroes/lina');
    await fireEvent.keyDown(document.querySelector('[data-screen="book"]')!, { key: '/' });
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    go.mockRestore();
  });
});

describe('the text beside a name', () => {
  const said = createRawSnippet(() => ({ render: () => '<b>Greed</b>' }));
  const pointer = (type: string, kind: string) => Object.assign(new Event(type, { bubbles: type !== 'pointerenter' && type !== 'pointerleave', cancelable: true }), { pointerType: kind, clientX: 5, clientY: 5 });

  it('comes while the pointer rests there, stays while it is read, and goes', async () => {
    vi.useFakeTimers();
    render(Peek);
    render(Ruling, { number: 146 });
    const tag = screen.getByRole('link');
    tag.dispatchEvent(pointer('pointerenter', 'mouse'));
    vi.advanceTimersByTime(400);
    await tick();
    expect(screen.getByRole('tooltip').textContent).toContain('Dispel can be dispelled');
    expect(tag.getAttribute('aria-describedby')).toBe('peek');
    tag.dispatchEvent(pointer('pointerleave', 'mouse'));
    inspect.stay();
    vi.advanceTimersByTime(400);
    expect(inspect.hovered).not.toBeNull();
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('comes after a long press, whose end opens nothing; a tap opens the book', async () => {
    vi.useFakeTimers();
    const go = vi.spyOn(router, 'go').mockImplementation(() => undefined);
    render(Term, { of: { type: type_no('greed') }, children: said });
    const link = screen.getByRole('link');
    vi.spyOn(link, 'getBoundingClientRect').mockReturnValue({ left: 10, top: 10, bottom: 30, width: 40 } as DOMRect);
    link.dispatchEvent(pointer('pointerdown', 'touch'));
    vi.advanceTimersByTime(500);
    expect(inspect.hovered).toEqual({ type: type_no('greed') });
    link.dispatchEvent(pointer('pointerup', 'touch'));
    link.dispatchEvent(pointer('pointerleave', 'touch'));
    vi.advanceTimersByTime(500);
    expect(inspect.hovered).not.toBeNull();
    await fireEvent.click(link);
    expect(go).not.toHaveBeenCalled();
    link.dispatchEvent(pointer('pointerdown', 'touch'));
    link.dispatchEvent(pointer('pointerup', 'touch'));
    await fireEvent.click(link);
    expect(go).toHaveBeenCalledWith('/book/cards/greed');
    go.mockRestore();
  });

  it('goes with its name, and does not come for what only has a name', () => {
    vi.useFakeTimers();
    const { unmount } = render(Ruling, { number: 7 });
    inspect.peek_at({ ruling: 7 }, screen.getByRole('link'));
    unmount();
    expect(inspect.hovered).toBeNull();
    render(Term, { of: { ability: catalog.rules[0]!.number }, children: said });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('never stands outside the page', () => {
    expect(beside({ left: 200, top: 300, bottom: 320, width: 60 }, 300, 100, 1280, 800)).toEqual({ x: 80, y: 192 });
    expect(beside({ left: 1250, top: 20, bottom: 40, width: 20 }, 300, 100, 1280, 800)).toEqual({ x: 972, y: 48 });
    expect(beside({ left: 0, top: 60, bottom: 80, width: 30 }, 300, 700, 390, 720)).toEqual({ x: 8, y: 8 });
  });
});

describe('the words of the log', () => {
  it('know what they name', () => {
    session.table = snapshot(1, [seat(1, 2, { hero: hero_no('lina') }), seat(2, 2, { hero: hero_no('axe') })]);
    session.room = room(1, 2);
    const entry = { id: 1, level: 'line', icon: 'info', key: 'log.skill_on', args: { who: { seat: 2 }, what: { type: type_no('greed') }, on: { seats: [1] } }, heroes: [0, hero_no('lina'), hero_no('axe')], tail: {}, ruling: 0 } as unknown as Entry;
    expect(words(entry).filter((w) => w.of).map((w) => [w.text, w.of])).toEqual([['Axe', { hero: hero_no('axe') }], ['Greed', { type: type_no('greed') }]]);
  });
});
