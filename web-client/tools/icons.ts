// `virtual:icons` holds the drawings of exactly the game-icons that the client names (src/art/icon-names.ts).
// A name that does not exist fails the build.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { ICON_NAMES } from '../src/art/icon-names.ts';

const virtual_id = 'virtual:icons';
const resolved_id = '\0virtual:icons';

interface IconFile {
  icons: Record<string, { body: string }>;
}

export function game_icons(): Plugin {
  return {
    name: 'fate-icons',
    resolveId: (id) => (id === virtual_id ? resolved_id : undefined),
    load(id) {
      if (id !== resolved_id) return undefined;
      const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
      const { icons } = JSON.parse(readFileSync(file, 'utf8')) as IconFile;
      const bodies: Record<string, string> = {};
      for (const name of ICON_NAMES) {
        const icon = icons[name];
        if (!icon) throw new Error(`icons: game-icons has no "${name}"`);
        bodies[name] = icon.body.replaceAll('fill="currentColor"', '').replaceAll(' />', '/>');
      }
      return `export default ${JSON.stringify(bodies)};`;
    },
  };
}
