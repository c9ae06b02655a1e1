import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { first_chunks } from './tools/chunks.ts';
import { game_icons } from './tools/icons.ts';
import { offline } from './tools/offline.ts';

// `npx vite` for work on the client: set FATE_SERVER to a running server, e.g. 127.0.0.1:8080.
const server = process.env.FATE_SERVER ?? '127.0.0.1:8080';
const live = process.env.FATE_LIVE !== undefined; // tests against a running server, in node
const unit = process.env.VITEST !== undefined && !live;

export default defineConfig({
  plugins: [svelte(), game_icons(), offline(), ...(unit ? [svelteTesting()] : [])],
  json: { stringify: true }, // the catalogue is read faster as text than as code
  build: {
    target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 1500, modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'offline.html'],
      output: { codeSplitting: { groups: first_chunks } },
    },
  },
  server: {
    proxy: {
      '/ws': { target: `ws://${server}`, ws: true },
      '/admin/api': { target: `http://${server}` },
      '/api': { target: `http://${server}` },
    },
  },
  test: { environment: live ? 'node' : 'happy-dom', include: [live ? 'tests/live/**/*.test.ts' : 'tests/unit/**/*.test.ts'], setupFiles: live ? [] : ['tests/unit/setup.ts'] },
});
