// Loads the subset fonts of the language in use: one file that holds all pieces.
import en from '../generated/fonts/en.pack?url';
import hans from '../generated/fonts/hans.pack?url';
import hant from '../generated/fonts/hant.pack?url';
import cinzel_700 from '@fontsource/cinzel/files/cinzel-latin-700-normal.woff2?url';
import cinzel_900 from '@fontsource/cinzel/files/cinzel-latin-900-normal.woff2?url';
import type { Lang } from '../i18n/keys';

interface Piece {
  family: string;
  weight: string;
  range: string;
  offset: number;
  length: number;
}

const packs: Record<Lang, string> = { hans, hant, en };
const loaded = new Set<Lang>();
let in_use: FontFace[] = [];

export async function load_fonts(lang: Lang): Promise<void> {
  if (lang === 'en' && !loaded.has('en')) add_cinzel();
  const response = await fetch(packs[lang]);
  if (!response.ok) return; // the page stays readable with the system's fonts
  const bytes = await response.arrayBuffer();
  const head = new DataView(bytes).getUint32(0, true);
  const index = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 4, head))) as Piece[];
  const faces = index.map((p) => {
    const at = 4 + head + p.offset;
    return new FontFace(p.family, bytes.slice(at, at + p.length), { weight: p.weight, unicodeRange: p.range });
  });
  // A piece that the browser refuses costs its own characters, not the whole language.
  const tried = await Promise.allSettled(faces.map((f) => f.load()));
  const good = faces.filter((_, i) => tried[i]?.status === 'fulfilled');
  for (const f of in_use) document.fonts.delete(f);
  for (const f of good) document.fonts.add(f);
  in_use = good;
  loaded.add(lang);
}

function add_cinzel(): void {
  for (const [url, weight] of [[cinzel_700, '400 800'], [cinzel_900, '900']] as const) {
    document.fonts.add(new FontFace('Cinzel', `url(${url})`, { weight, display: 'swap' }));
  }
}

// Names and chat may hold any character: the full font stands behind the subset, loaded piece by piece when needed.
export const load_fallback = (): Promise<unknown> => import('@fontsource-variable/noto-sans-sc/index.css');
