// The geometry of charts, and what they say to those who do not see them.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import Columns from '../../src/charts/Columns.svelte';
import { by_key, nearest } from '../../src/charts/cursor';
import { bins, interval, median, place_in_buckets, streak } from '../../src/charts/figures';
import { bytes, delay, number, percent, tick_time } from '../../src/charts/format';
import LineChart from '../../src/charts/LineChart.svelte';
import { band_path, line_path, runs } from '../../src/charts/path';
import Rates from '../../src/charts/Rates.svelte';
import { linear, nice_step, nice_ticks, thinned, time_ticks } from '../../src/charts/scale';
import { language } from '../../src/i18n/index.svelte';
import { createRawSnippet } from 'svelte';

beforeEach(() => language.choose('en'));

describe('scales', () => {
  it('go there and back, also upside down', () => {
    const y = linear(0, 10, 100, 0);
    expect([y(0), y(5), y(10)]).toEqual([100, 50, 0]);
    expect(y.back(25)).toBe(7.5);
    expect(linear(3, 3, 0, 100)(3)).toBe(50);
  });

  it('have round lines around what is shown', () => {
    expect(nice_ticks(0, 97, 4)).toEqual([0, 50, 100]);
    expect(nice_ticks(1482, 1611, 4)).toEqual([1450, 1500, 1550, 1600, 1650]);
    expect(nice_ticks(0, 0.3, 3)).toEqual([0, 0.1, 0.2, 0.3]);
    expect(nice_ticks(0, 2, 4, true)).toEqual([0, 1, 2]);
    expect(nice_ticks(5, 5, 2)).toEqual([4, 5, 6]);
    expect(nice_ticks(-7, 7, 3)).toEqual([-10, -5, 0, 5, 10]);
    expect(nice_step(0, 4)).toBe(1);
  });

  it('mark full hours, days and months of the reader', () => {
    const at = (...parts: [number, number, number?, number?, number?]): number => new Date(...(parts as [number, number])).getTime();
    const hours = time_ticks(at(2026, 10, 30, 18, 3), at(2026, 10, 30, 19, 3), 4).map((m) => new Date(m));
    expect(hours.map((d) => `${d.getHours()}:${d.getMinutes()}`)).toEqual(['18:15', '18:30', '18:45', '19:0']);
    const days = time_ticks(at(2026, 10, 27, 18), at(2026, 11, 3, 9), 4).map((m) => new Date(m));
    expect(days.every((d) => d.getHours() === 0)).toBe(true);
    expect(days.map((d) => d.getDate())).toEqual([29, 1, 3]);
    const months = time_ticks(at(2025, 11, 10), at(2026, 10, 30), 4).map((m) => new Date(m));
    expect(months.map((d) => [d.getMonth(), d.getDate()])).toEqual([[0, 1], [3, 1], [6, 1], [9, 1]]);
    expect(time_ticks(5, 5, 3).length).toBeLessThan(2);
  });

  it('are never crowded with marks', () => {
    const day = 86_400_000;
    for (const span of [60_000, 3_600_000, day, 9 * day, 45 * day, 400 * day, 4000 * day]) {
      const n = time_ticks(1_764_000_000_000, 1_764_000_000_000 + span, 5).length;
      expect(n, String(span)).toBeLessThanOrEqual(6);
      expect(n, String(span)).toBeGreaterThanOrEqual(1);
    }
  });

  it('thin out a list and keep its end', () => {
    expect(thinned([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([1, 4, 7]);
    expect(thinned([1, 2], 3)).toEqual([1, 2]);
  });
});

describe('paths', () => {
  it('break where nothing was measured', () => {
    expect(runs([1, null, 2, 3])).toEqual([[1], [2, 3]]);
    expect(line_path([{ x: 0, y: 1 }, { x: 10, y: 2.26 }, null, { x: 30, y: 5 }])).toBe('M0 1L10 2.3M28 5H32');
    expect(line_path([null])).toBe('');
  });

  it('enclose a band', () => {
    expect(band_path([null, { x: 0, low: 9, high: 1 }, { x: 5, low: 8, high: 2 }])).toBe('M0 1L5 2L5 8L0 9Z');
    expect(band_path([{ x: 0, low: 9, high: 1 }])).toBe('');
  });
});

describe('figures', () => {
  it('know how little a few matches say', () => {
    expect(interval(6, 10).low).toBeCloseTo(0.313, 2);
    expect(interval(6, 10).high).toBeCloseTo(0.832, 2);
    expect(interval(0, 5).low).toBe(0);
    expect(interval(5, 5).high).toBe(1);
    expect(interval(0, 0)).toEqual({ low: 0, high: 1 });
  });

  it('gather counts in bins of a round width', () => {
    expect(bins([{ at: 3, n: 2 }, { at: 4, n: 1 }], 12)).toEqual([{ from: 3, to: 4, n: 2 }, { from: 4, to: 5, n: 1 }]);
    const wide = bins([{ at: 8, n: 1 }, { at: 39, n: 4 }], 8);
    expect(wide[0]).toEqual({ from: 5, to: 10, n: 1 });
    expect(wide.at(-1)).toEqual({ from: 35, to: 40, n: 4 });
    expect(wide).toHaveLength(7);
    expect(bins([{ at: 1, n: 1 }, { at: 100_000, n: 1 }], 5).length).toBeLessThanOrEqual(5);
    expect(bins([], 5)).toEqual([]);
  });

  it('find the middle and the streak', () => {
    expect(median([{ at: 30, n: 1 }, { at: 10, n: 2 }])).toBe(10);
    expect(median([{ at: 10, n: 1 }, { at: 20, n: 1 }])).toBe(15);
    expect(median([])).toBeNull();
    expect(streak([true, true, false, true])).toBe(2);
    expect(streak([false])).toBe(1);
    expect(streak([])).toBe(0);
  });

  it('place a value among buckets', () => {
    expect(place_in_buckets([1, 2, 4], 0.5)).toBe(0.5);
    expect(place_in_buckets([1, 2, 4], 3)).toBe(2.5);
    expect(place_in_buckets([1, 2, 4], 9)).toBe(3);
  });
});

describe('formats', () => {
  it('follow the language', () => {
    expect(number(12345.6)).toBe('12,346');
    expect(percent(0.4567)).toBe('46%');
    expect([delay(0.05), delay(3.456), delay(42.04), delay(250), delay(2500)]).toEqual(['50 µs', '3.46 ms', '42 ms', '250 ms', '2.5 s']);
    expect([bytes(12), bytes(2048), bytes(3_500_000)]).toEqual(['12 B', '2 kB', '3.5 MB']);
    language.choose('hant');
    expect(delay(3.456)).toBe('3.46 毫秒');
    expect(tick_time([0, 86_400_000])(new Date(2026, 10, 30, 12).getTime())).toBe('11月30日');
  });
});

describe('the cursor', () => {
  it('goes to what is nearest, and by keys to both ends', () => {
    expect(nearest([0, 10, 20], 14)).toBe(1);
    expect(nearest([], 14)).toBe(-1);
    expect(by_key('ArrowRight', 2, 3)).toBe(2);
    expect(by_key('ArrowLeft', 2, 3)).toBe(1);
    expect(by_key('Home', 2, 3)).toBe(0);
    expect(by_key('PageUp', 2, 50)).toBe(12);
    expect(by_key('x', 2, 50)).toBeNull();
    expect(by_key('End', 0, 0)).toBeNull();
  });
});

describe('charts', () => {
  const minutes = [0, 1, 2].map((m) => new Date(2026, 10, 30, 18, m).getTime());

  it('speak the point that the keys lead to', async () => {
    render(LineChart, { title: 'Rooms', summary: 'Now 3.', xs: minutes, series: [{ label: 'rooms', tone: 'brass', values: [1, null, 3] }], value: number });
    const plot = screen.getByRole('slider', { name: 'Rooms' });
    expect(plot).toHaveProperty('tabIndex', 0);
    await fireEvent.focus(plot);
    expect(plot.getAttribute('aria-valuetext')).toMatch(/18:02:00: rooms 3$/);
    await fireEvent.keyDown(plot, { key: 'ArrowLeft' });
    expect(plot.getAttribute('aria-valuetext')).toMatch(/18:01:00: rooms –$/);
    await fireEvent.keyDown(plot, { key: 'Home' });
    expect(plot.getAttribute('aria-valuetext')).toMatch(/rooms 1$/);
    expect(plot.querySelector('.tip')?.textContent).toContain('rooms 1');
    await fireEvent.keyDown(plot, { key: 'Escape' });
    expect(plot.querySelector('.tip')).toBeNull();
  });

  it('are a table for whoever wants one', async () => {
    render(Columns, { title: 'Length', summary: 'Half took less.', head: ['Length', 'Matches'], columns: [{ label: '5', name: '5–9 min', value: 4 }, { label: '10', name: '10–14 min', value: 0 }] });
    expect(screen.getByText(/Half took less/)).toBeTruthy();
    const details = document.querySelector('details')!;
    details.open = true;
    await fireEvent(details, new Event('toggle'));
    const rows = [...document.querySelectorAll('tbody tr')].map((r) => r.textContent);
    expect(rows).toEqual(['5–9 min4', '10–14 min0']);
  });

  it('draw nothing that is not a number, whatever is missing', () => {
    render(LineChart, { title: 'Empty', summary: '', xs: [], series: [{ label: 'a', tone: 'moon', values: [] }], value: number });
    render(LineChart, { title: 'One', summary: '', xs: [5], series: [{ label: 'a', tone: 'moon', values: [7], band: [{ low: 6, high: 8 }] }], value: number, from_zero: false });
    render(Columns, { title: 'None', summary: '', head: ['a', 'b'], columns: [] });
    expect(document.body.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('say a rate with what is known of it', () => {
    const picture = createRawSnippet(() => ({ render: () => '<i></i>' }));
    render(Rates, { title: 'Heroes', rows: [{ id: 1, name: 'Axe', matches: 10, wins: 6 }], picture });
    expect(screen.getByRole('button', { name: /Axe: 6 of 10 matches won, 60%; the true rate lies between 31% and 83%/ })).toBeTruthy();
  });
});
