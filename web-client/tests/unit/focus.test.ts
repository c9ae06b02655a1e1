// Where the focus is, while things come and go.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fireEvent, render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { focus_keeper, keep_focus } from '../../src/app/focus';
import Sheet from '../../src/parts/Sheet.svelte';
import Bans from '../fixture/Bans.svelte';
import { roving } from '../../src/parts/roving';

const settled = () => new Promise((r) => setTimeout(r, 5));
const page = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return document.body;
};
const id = () => document.activeElement?.id;
afterEach(() => {
  document.body.innerHTML = '';
});

describe('a group', () => {
  it('is one stop for Tab; the arrows go round in it', async () => {
    const box = page('<div id="g"><button id="a"></button><button id="b" disabled></button><button id="c"></button></div>').querySelector<HTMLElement>('#g')!;
    const stop = roving()(box);
    expect([...box.children].map((b) => b.getAttribute('tabindex'))).toEqual(['0', null, '-1']);
    box.querySelector<HTMLElement>('#a')!.focus();
    await fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    expect(id()).toBe('c');
    await fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    expect(id()).toBe('a');
    await fireEvent.keyDown(document.activeElement!, { key: 'End' });
    expect(id()).toBe('c');
    stop?.();
  });

  it('of radio buttons chooses what it reaches', async () => {
    const box = page('<div id="g"><button id="a" aria-checked="true"></button><button id="b" aria-checked="false"></button></div>').querySelector<HTMLElement>('#g')!;
    const stop = roving({ press: true, axis: 'both' })(box);
    const pressed = vi.fn();
    box.querySelector('#b')!.addEventListener('click', pressed);
    box.querySelector<HTMLElement>('#a')!.focus();
    await fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
    expect(pressed).toHaveBeenCalledOnce();
    stop?.();
  });
});

describe('the focus', () => {
  it('goes to my question when its element goes away, else to the page', async () => {
    const root = page('<main id="m"><section id="q" data-question="1" data-mine="true" tabindex="-1"></section><button id="a"></button></main>');
    const stop = focus_keeper(root);
    root.querySelector<HTMLElement>('#a')!.focus();
    root.querySelector('#a')!.remove();
    await settled();
    expect(id()).toBe('q');
    root.querySelector('#q')!.remove();
    await settled();
    expect(id()).toBe('m');
    stop?.();
  });

  it('goes to the next screen, even if that has still to be loaded', async () => {
    const root = page('<div id="root"><main><button id="a"></button></main></div>').querySelector<HTMLElement>('#root')!;
    const stop = focus_keeper(root);
    root.querySelector<HTMLElement>('#a')!.focus();
    root.innerHTML = '';
    await settled();
    expect(document.activeElement).toBe(document.body);
    root.innerHTML = '<main id="m"></main>';
    await settled();
    expect(id()).toBe('m');
    stop?.();
  });

  it('stays in the group, when nothing is asked of me', () => {
    page('<main id="m"><div data-zone="hand"><button id="a" tabindex="0"></button></div></main>');
    keep_focus('hand');
    expect(id()).toBe('a');
  });

  it('is left alone when it was given up on purpose', async () => {
    const root = page('<main id="m"><button id="a"></button></main>');
    const stop = focus_keeper(root);
    const a = root.querySelector<HTMLElement>('#a')!;
    a.focus();
    a.blur();
    await settled();
    a.remove();
    await settled();
    expect(document.activeElement).toBe(document.body);
    stop?.();
  });
});

describe('a sheet', () => {
  const children = createRawSnippet(() => ({ render: () => '<p><button id="in">x</button></p>' }));

  it('takes the focus, keeps it, closes on Escape and gives it back', async () => {
    page('<main><button id="opener"></button></main>');
    document.querySelector<HTMLElement>('#opener')!.focus();
    const onclose = vi.fn();
    const { unmount, getByRole } = render(Sheet, { title: 'T', onclose, children });
    const dialog = getByRole('dialog');
    expect(document.activeElement).toBe(dialog);
    const rects = vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
    await fireEvent.keyDown(dialog, { key: 'Tab', shiftKey: true });
    expect(id()).toBe('in');
    await fireEvent.keyDown(document.activeElement!, { key: 'Tab' });
    expect(document.activeElement?.getAttribute('aria-label')).toBeTruthy(); // the cross, the first in the sheet
    rects.mockRestore();
    await fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(onclose).toHaveBeenCalledOnce();
    unmount();
    expect(id()).toBe('opener');
  });

  it('leaves its own keys to what is in it, and nothing to the page below', async () => {
    page('');
    const below = vi.fn();
    window.addEventListener('keydown', below);
    const { getByRole, container } = render(Bans, { onclose: vi.fn() });
    const field = getByRole('searchbox');
    await fireEvent.input(field, { target: { value: 'Razor' } });
    expect(await fireEvent.keyDown(field, { key: 'Enter' })).toBe(false); // the form is not sent
    expect(container.querySelector('output')?.textContent).toBe('1');
    expect(below).not.toHaveBeenCalled();
    window.removeEventListener('keydown', below);
  });
});
