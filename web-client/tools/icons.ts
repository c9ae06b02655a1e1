// `virtual:icons/front` and `virtual:icons/rest` hold the drawings of exactly the game-icons that the client names
// (src/art/icon-names.ts).
// A name that does not exist fails the build.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { FRONT_ICONS, OTHER_ICONS } from '../src/art/icon-names.ts';

const parts: Readonly<Record<string, readonly string[]>> = { 'virtual:icons/front': FRONT_ICONS, 'virtual:icons/rest': OTHER_ICONS };

interface IconFile {
  icons: Record<string, { body: string }>;
}

export function game_icons(): Plugin {
  return {
    name: 'fate-icons',
    resolveId: (id) => (id in parts ? `\0${id}` : undefined),
    load(id) {
      const names = parts[id.slice(1)];
      if (!names || !id.startsWith('\0')) return undefined;
      const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
      const { icons } = JSON.parse(readFileSync(file, 'utf8')) as IconFile;
      const bodies: Record<string, string> = {};
      for (const name of names) {
        const icon = icons[name];
        if (!icon) throw new Error(`icons: game-icons has no "${name}"`);
        bodies[name] = icon.body.replaceAll('fill="currentColor"', '').replaceAll(' />', '/>');
      }
      return `export default ${JSON.stringify(bodies)};`;
    },
  };
}
