// The admin's figures: samples that are gathered, delays that are spread, and the page of them.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { create, toJson, type MessageInitShape } from '@bufbuild/protobuf';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buckets_of, mark_of, measured, merged, most_samples, per_second, quantiles_of } from '../../src/admin/metrics';
import MetricsPage from '../../src/admin/MetricsPage.svelte';
import { path_of, place_of } from '../../src/admin/address.svelte';
import { language } from '../../src/i18n/index.svelte';
import { AdminMetrics_SpreadSchema, AdminMetricsSchema, AdminQuantilesSchema, AdminSampleSchema } from '../../src/state/wire';

beforeEach(() => language.choose('en'));
afterEach(() => vi.unstubAllGlobals());

const at = 1_764_000_000_000;
const sample = (i: number, more: MessageInitShape<typeof AdminSampleSchema> = {}) => create(AdminSampleSchema, { unixMs: BigInt(at + i * 10_000), spanMs: 10_000, storeWell: true, ...more });
const news = (from: number, to: number, started = at) => create(AdminMetricsSchema, { startedUnixMs: BigInt(started), samples: Array.from({ length: to - from }, (_, i) => sample(from + i)) });

describe('samples', () => {
  it('are put together without gaps and doubles, an hour at most', () => {
    const first = merged([], news(0, 5));
    expect(first).toHaveLength(5);
    const more = merged(first, news(3, 8));
    expect(more.map((s) => Number(s.unixMs) - at)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((i) => i * 10_000));
    expect(merged(more, news(8, 500))).toHaveLength(most_samples);
  });

  it('begin anew with a new server', () => {
    const later = at + 1_000_000;
    expect(merged(merged([], news(0, 5)), news(100, 102, later)).map((s) => Number(s.unixMs))).toEqual([at + 1_000_000, at + 1_010_000]);
  });

  it('tell rates, and what was not measured', () => {
    expect(per_second(50, sample(0))).toBe(5);
    expect(per_second(50, sample(0, { spanMs: 0 }))).toBe(0);
    expect(measured(create(AdminQuantilesSchema), (q) => q.p50Ms)).toBeNull();
    expect(measured(undefined, (q) => q.p50Ms)).toBeNull();
    expect(measured(create(AdminQuantilesSchema, { p50Ms: 1, p99Ms: 3 }), (q) => q.p50Ms)).toBe(1);
  });
});

describe('delays', () => {
  const bounds = [1, 2, 5, 10];
  it('show the buckets that hold something, and their neighbours', () => {
    const b = buckets_of(bounds, [0, 0, 7, 0, 0]);
    expect(b.first).toBe(1);
    expect(b.list).toEqual([{ from: 1, to: 2, n: 0 }, { from: 2, to: 5, n: 7 }, { from: 5, to: 10, n: 0 }]);
    expect(buckets_of(bounds, [0, 0, 0, 0, 1]).list.at(-1)).toEqual({ from: 10, to: null, n: 1 });
    expect(buckets_of(bounds, [0, 0, 0, 0, 0]).list).toEqual([]);
  });

  it('mark their quantiles among them', () => {
    const spread = create(AdminMetrics_SpreadSchema, { counts: [0n, 0n, 7n, 0n, 0n], total: 7n, quantiles: { p50Ms: 3.5, p95Ms: 4.85, p99Ms: 4.97 } });
    expect(quantiles_of(spread).map((q) => mark_of(bounds, buckets_of(bounds, [0, 0, 7, 0, 0]), q).at)[0]).toBe(1.5);
    expect(quantiles_of(create(AdminMetrics_SpreadSchema))).toEqual([]);
  });
});

describe('the page', () => {
  it('has an address', () => {
    expect(place_of('/admin/metrics', '').page).toBe('metrics');
    expect(path_of({ page: 'metrics' })).toBe('/admin/metrics');
  });

  it('shows how things stand, in figures, lines and words', async () => {
    const delays = [{ p50Ms: 1, p95Ms: 2, p99Ms: 3 }, {}, {}];
    const report = create(AdminMetricsSchema, {
      startedUnixMs: BigInt(at), everyMs: 10_000, samples: [sample(0), sample(1, { rooms: 3, messagesIn: 40, delays })],
      now: { unixMs: BigInt(at + 15_000), rooms: 2, people: 5, storeWell: true, spanMs: 5000 },
      delays: [{ what: 0, boundsMs: [1, 2, 5], hour: { counts: [1n, 1n, 1n, 0n], total: 3n, quantiles: { p50Ms: 1.5, p95Ms: 4, p99Ms: 4.9 } }, all: { counts: [1n, 1n, 1n, 0n], total: 3n } }, { what: 1 }, { what: 2 }],
      drops: [{ cause: 'silent', hour: 2n, all: 9n }, { cause: 'lost', hour: 0n, all: 0n }],
    });
    const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify(toJson(AdminMetricsSchema, report)))));
    vi.stubGlobal('fetch', fetched);
    render(MetricsPage);
    expect((await screen.findByText('People in seats', { selector: 'dt' })).nextElementSibling?.textContent).toBe('5');
    expect(fetched).toHaveBeenCalledWith('/admin/api/metrics?since=0', expect.anything());
    expect(screen.getByRole('slider', { name: 'Rooms and matches' }).getAttribute('aria-valuetext')).toMatch(/Rooms 2, Matches running 0$/);
    expect([...document.querySelectorAll('[data-bar]')].map((b) => b.textContent)).toEqual([expect.stringMatching(/no sign of life +2 *9 since the start/), expect.stringContaining('network lost')]);
    expect(screen.getByRole('slider', { name: /choice to delivery: over the last hour/ })).toBeTruthy();
    await fireEvent.click(screen.getByRole('radio', { name: 'one commit' }));
    expect(screen.getAllByText(/Nothing was measured/)).toHaveLength(2);
    for (const lang of ['hant', 'hans'] as const) {
      language.choose(lang);
      expect(document.body.textContent).not.toMatch(/NaN|undefined|met\.|chart\./);
    }
  });
});
