// Subsets the fonts to what the client says in each language: interface and catalogue for the sans, names and headings
// for the serif. One file a language holds all pieces (src/app/fonts.ts takes it apart); unchanged texts cost nothing.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset_font from 'subset-font';

const here = fileURLToPath(new URL('..', import.meta.url));
const out = join(here, 'src', 'generated', 'fonts');
const require = createRequire(import.meta.url);

const families = {
  hans: { sans: 'noto-sans-sc', serif: 'noto-serif-sc' },
  hant: { sans: 'noto-sans-tc', serif: 'noto-serif-tc' },
  en: { sans: 'noto-sans-sc', serif: 'noto-serif-sc' },
};
// In the Chinese fonts these are as wide as a Chinese character: in English they come from the Latin fonts.
const latin_marks = { en: { marks: '·–—…‘’“”', sans: 'noto-sans', serif: 'noto-serif' } };
const weights = { sans: [400, 800], serif: [700, 900] };
const css_family = { sans: 'Fate Sans', serif: 'Fate Serif' };
const always = '…·–—−×→≤≥✓？！，。：；（）【】「」、“”‘’♠♥♣♦⏎␣简体中文繁體';

// options.ts holds all languages side by side: only this one's words count.
function ui_text(lang) {
  const dir = join(here, 'src', 'i18n', lang);
  const options = readFileSync(join(here, 'src', 'i18n', 'options.ts'), 'utf8');
  const own = [...options.matchAll(new RegExp(`\\b${lang}: '([^']*)'`, 'g'))].map((m) => m[1]);
  return [...readdirSync(dir).map((f) => readFileSync(join(dir, f), 'utf8')), ...own].join('');
}

// All names, and all texts, of the catalogue in one language.
function catalogue_text(lang) {
  const path = join(here, 'src', 'generated', 'catalog.json');
  if (!existsSync(path)) {
    console.error('fonts: src/generated/catalog.json is missing (written by `fated catalog`)');
    process.exit(2);
  }
  let names = '';
  let texts = '';
  const walk = (x, key) => {
    if (Array.isArray(x)) x.forEach((y) => walk(y, key));
    else if (x && typeof x === 'object') {
      if (typeof x[lang] === 'string') {
        if (key === 'name') names += x[lang];
        else texts += x[lang];
      } else for (const k of Object.keys(x)) walk(x[k], k);
    }
  };
  walk(JSON.parse(readFileSync(path, 'utf8')), '');
  return { names, texts };
}

const points = (text) => new Set([...text].map((c) => c.codePointAt(0)).filter((c) => c >= 32));

function ranges_of(slice) {
  return slice.split(',').map((r) => {
    const [a, b] = r.replace('U+', '').split('-');
    return [parseInt(a, 16), parseInt(b ?? a, 16)];
  });
}

const unicode_range = (list) => list.map((c) => `U+${c.toString(16)}`).join(',');

async function pieces(style, pkg, wanted) {
  const root = dirname(require.resolve(`@fontsource-variable/${pkg}/package.json`));
  const slices = JSON.parse(readFileSync(join(root, 'unicode.json'), 'utf8'));
  const left = new Set(wanted);
  const result = [];
  // Latin first: several slices may hold the same letter, one is enough.
  const order = Object.keys(slices).sort((a, b) => Number(b === 'latin') - Number(a === 'latin'));
  for (const name of order) {
    const ranges = ranges_of(slices[name]);
    const here_now = [...left].filter((c) => ranges.some(([a, b]) => c >= a && c <= b));
    if (here_now.length === 0) continue;
    here_now.forEach((c) => left.delete(c));
    const file = join(root, 'files', `${pkg}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`);
    const [min, max] = weights[style];
    const data = await subset_font(readFileSync(file), String.fromCodePoint(...here_now), {
      targetFormat: 'woff2',
      variationAxes: { wght: { min, max } },
    });
    result.push({ family: css_family[style], weight: `${min} ${max}`, range: unicode_range(here_now), data });
  }
  return result;
}

function pack(list) {
  let offset = 0;
  const index = list.map(({ data, ...rest }) => {
    const entry = { ...rest, offset, length: data.length };
    offset += data.length;
    return entry;
  });
  const head = Buffer.from(JSON.stringify(index));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(head.length);
  return Buffer.concat([size, head, ...list.map((p) => p.data)]);
}

mkdirSync(out, { recursive: true });
const tool = readFileSync(fileURLToPath(import.meta.url));
for (const lang of Object.keys(families)) {
  const { names, texts } = catalogue_text(lang);
  const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
  const serif = points(always + ascii + names + ui_text(lang));
  const sans = points(always + ascii + names + texts + ui_text(lang));
  const key = createHash('sha256').update(tool).update([...serif].sort().join()).update([...sans].sort().join()).digest('hex');
  const target = join(out, `${lang}.pack`);
  const stamp = join(out, `${lang}.key`);
  if (existsSync(target) && existsSync(stamp) && readFileSync(stamp, 'utf8') === key) continue;
  const list = [];
  for (const [style, wanted] of [['sans', sans], ['serif', serif]]) {
    const own = latin_marks[lang];
    const marks = new Set(own ? [...points(own.marks)].filter((c) => wanted.has(c)) : []);
    const rest = [...wanted].filter((c) => !marks.has(c));
    if (marks.size > 0) list.push(...(await pieces(style, own[style], marks)));
    list.push(...(await pieces(style, families[lang][style], rest)));
  }
  const bytes = pack(list);
  writeFileSync(target, bytes);
  writeFileSync(stamp, key);
  console.log(`fonts ${lang}: ${sans.size} + ${serif.size} characters, ${Math.round(bytes.length / 1024)} KiB`);
}
