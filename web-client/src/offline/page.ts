// The page that stands where the server does not answer: says so in the player's language, and tries again by itself.
import { load_fonts } from '../app/fonts';
import { stored } from '../app/storage';
import { en_offline } from '../i18n/en/offline';
import { hans_offline } from '../i18n/hans/offline';
import { hant_offline } from '../i18n/hant/offline';
import { langs, pick_lang, tags } from '../i18n/keys';
import './page.css';
import { offline_page, wait_s } from './rules';

const kept = stored('lang');
const lang = langs.find((l) => l === kept) ?? pick_lang(navigator.languages);
const texts = { hans: hans_offline, hant: hant_offline, en: en_offline }[lang];

const find = (id: string): HTMLElement => document.getElementById(id)!;
const button = find('now') as HTMLButtonElement;
let tries = 0;
let left = 0;
let asking = false;

function show(): void {
  find('text').textContent = navigator.onLine ? texts.text : texts.no_network;
  find('next').textContent = asking ? texts.asking : texts.next.replace('{n}', String(left));
  button.setAttribute('aria-busy', String(asking));
}

async function ask(): Promise<void> {
  if (asking) return;
  asking = true;
  show();
  const there = await fetch('/', { method: 'HEAD', cache: 'no-store' }).then((r) => r.ok, () => false);
  if (there && location.pathname === offline_page) return location.replace('/');
  if (there) return location.reload();
  asking = false;
  left = wait_s(tries++);
  show();
}

document.documentElement.lang = tags[lang];
find('title').textContent = texts.title;
button.textContent = texts.now;
left = wait_s(tries++);
show();
document.body.hidden = false;
void load_fonts(lang).catch(() => undefined); // those that were kept

button.addEventListener('click', () => void ask());
addEventListener('online', () => void ask());
addEventListener('offline', show);
document.addEventListener('visibilitychange', () => document.hidden || void ask());
setInterval(() => {
  if (asking || document.hidden) return;
  left -= 1;
  if (left > 0) show();
  else void ask();
}, 1_000);
