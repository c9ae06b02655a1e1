// What the service worker touches and keeps, the icons, and the strip that says that the connection is gone.
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../src/app/session.svelte';
import { language } from '../../src/i18n/index.svelte';
import { en_offline } from '../../src/i18n/en/offline';
import { hans_offline } from '../../src/i18n/hans/offline';
import { hant_offline } from '../../src/i18n/hant/offline';
import { cache_of, is_away, kept_first, needed, to_drop, wait_s, way_of } from '../../src/offline/rules';
import LostStrip from '../../src/screens/LostStrip.svelte';
import { draw_icon } from '../../tools/draw_icon';

const home = 'https://fate.example';
const way = (path: string, more: Partial<Parameters<typeof way_of>[0]> = {}) => way_of({ method: 'GET', mode: 'no-cors', url: home + path, partly: false, ...more }, home);

describe('the service worker', () => {
  it('takes every page from the server', () => {
    for (const path of ['/', '/room/ABC234', '/book/heroes', '/admin', '/index.html', '/apiary']) expect(way(path, { mode: 'navigate' }), path).toBe('page');
  });

  it('keeps only files that are named by their content', () => {
    expect(way('/assets/index-a1b2.js')).toBe('file');
    for (const path of ['/', '/index.html', '/sw.js', '/manifest.webmanifest', '/favicon.svg', '/icons/icon-192.png', '/assetsx/y.js']) expect(way(path), path).toBe('leave');
    expect(way('/assets/hans.pack', { partly: true })).toBe('leave');
  });

  it('never touches what is said to and by the server, however it is asked', () => {
    for (const path of ['/ws', '/api', '/api/matches/7', '/admin/api/rooms', '/healthz', '/metrics'])
      for (const mode of ['navigate', 'cors', 'same-origin', 'websocket']) expect(way(path, { mode }), path).toBe('leave');
    expect(way('/', { method: 'HEAD' })).toBe('leave');
    expect(way('/', { method: 'POST', mode: 'navigate' })).toBe('leave');
    expect(way_of({ method: 'GET', mode: 'cors', url: 'https://other.example/assets/x.js', partly: false }, home)).toBe('leave');
  });

  it('fetches code and styles ahead, fonts when they are needed, and knows what its page is made of', () => {
    expect(kept_first(['assets/b.css', 'assets/hans.pack', 'assets/a.js', 'index.html', 'sw.js', 'assets/a.js.br'])).toEqual(['/assets/a.js', '/assets/b.css']);
    expect(needed('<script src="/assets/p.js"></script><link href="/assets/p.css"><a href="/x">')).toEqual(['/offline.html', '/assets/p.js', '/assets/p.css']);
  });

  it('keeps the build before its own for pages that stand open, and drops what is older', () => {
    const [a, b, c] = ['1', '2', '3'].map(cache_of);
    expect(to_drop([a!, b!, c!], '3')).toEqual([a]);
    expect(to_drop([c!], '3')).toEqual([]);
    expect(to_drop(['of-another', a!, c!, b!], '3')).toEqual([a]);
  });

  it('takes a proxy’s word that the server is away, and no other trouble for it', () => {
    expect([200, 404, 500, 501, 502, 503, 504, 505].filter(is_away)).toEqual([502, 503, 504]);
    expect([0, 1, 2, 3, 50].map(wait_s)).toEqual([2, 3, 5, 8, 8]);
  });
});

describe('the offline page', () => {
  it('has its words in three languages', () => {
    for (const words of [hans_offline, hant_offline]) expect(Object.keys(words)).toEqual(Object.keys(en_offline));
    for (const words of [en_offline, hans_offline, hant_offline]) expect(words.next).toContain('{n}');
  });
});

describe('the icons', () => {
  const svg = readFileSync('public/favicon.svg', 'utf8');
  const pixels = (png: Buffer, size: number) => {
    const data = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)));
    return (x: number, y: number) => [...data.subarray(y * (size * 4 + 1) + 1 + x * 4, y * (size * 4 + 1) + 5 + x * 4)];
  };

  it('are the drawing of favicon.svg: round corners, the needle, the brass of the eye', () => {
    const png = draw_icon(svg, 64);
    expect([...png.subarray(1, 4)].map((c) => String.fromCharCode(c)).join('')).toBe('PNG');
    const at = pixels(png, 64);
    expect(at(0, 0)[3]).toBe(0);
    expect(at(32, 6)).toEqual([0x0b, 0x12, 0x15, 255]);
    expect(at(32, 32)).toEqual([0xf3, 0xdd, 0xa4, 255]);
    expect(at(42, 32)).toEqual([0xd9, 0xb5, 0x6a, 255]);
  });

  it('fill their ground where a mask may cut them', () => {
    const at = pixels(draw_icon(svg, 64, 0.74), 64);
    expect(at(0, 0)).toEqual([0x0b, 0x12, 0x15, 255]);
    expect(at(32, 32)).toEqual([0xf3, 0xdd, 0xa4, 255]);
  });
});

describe('a lost connection', () => {
  afterEach(() => vi.useRealTimers());

  it('offers to try now after some seconds', async () => {
    vi.useFakeTimers();
    language.choose('en');
    session.greeted = true;
    const hurry = vi.spyOn(session, 'take_back').mockImplementation(() => undefined);
    render(LostStrip);
    expect(screen.getByRole('status').textContent).toBe('Connection lost, trying again…');
    expect(screen.queryByRole('button')).toBeNull();
    vi.advanceTimersByTime(4_100);
    await tick();
    screen.getByRole('button', { name: 'Try now' }).click();
    expect(hurry).toHaveBeenCalledOnce();
    dispatchEvent(new Event('offline'));
    await tick();
    expect(screen.getByRole('status').textContent).toBe('No network on this device.');
  });
});
