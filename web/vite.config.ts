/// <reference types="vitest/config" />
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import aliases from './aliases.json' with { type: 'json' };
import { catalogues } from './catalogues.ts';

const OUT = '../src/echappee/pages';
const SERVER = 'http://127.0.0.1:8421';

const HERE = import.meta.dirname;

/** The aliases that TypeScript reads too. */
const ALIASES = Object.entries(aliases.compilerOptions.paths).map(([name, [folder]]) => ({
  find: new RegExp(`^${name.replace('*', '(.*)')}$`),
  replacement: join(HERE, folder!.replace('*', '$1')),
}));

/** A game is a folder with rules in it; here are its modules and its data. */
const HOUSE = join(HERE, '../src/echappee');
const GAMES = readdirSync(HOUSE).filter((name) => existsSync(join(HOUSE, name, 'rules')));
const OF_A_GAME = new RegExp(`[\\\\/](?:src|echappee)[\\\\/](${GAMES.join('|')})[\\\\/]`);

/**
 * What several parts of the pages need is joined: what the first page needs, what else knows no game, and what belongs
 * to one game. Left alone, each of these modules would be a file, and a race a hundred and fifty requests.
 */
const JOINED = [
  { name: 'first', tags: ['$initial' as const], priority: 3 },
  { name: 'shared', test: (id: string) => !OF_A_GAME.test(id), minShareCount: 2, priority: 2 },
  { name: (id: string) => OF_A_GAME.exec(id)?.[1] ?? null, minShareCount: 2, priority: 1 },
];

/** The server sends what a browser can unpack; packing once, here, is cheaper than packing for everybody. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle({ dir = OUT }) {
      for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(html|js|css|svg|json|webmanifest|txt)$/.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const text = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(text));
      }
    },
  };
}

/** A server has pages at many addresses, so its document names its files from the root; they name each other nearby. */
function rooted(): Plugin {
  return {
    name: 'rooted',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (page) => page.replaceAll('="./', '="/') },
  };
}

export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [svelte(), catalogues(), rooted(), packed()],
  worker: { format: 'es' },
  build: {
    outDir: OUT,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: JOINED } } },
  },
  server: { proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } }, fs: { allow: ['..'] } },
  // Components are tested as a browser would run them, not as a server would.
  resolve: { alias: ALIASES, ...(mode === 'test' ? { conditions: ['browser'] } : {}) },
  test: {
    // Files of tests share one page and its modules: to build them again for each takes longer than its tests.
    maxWorkers: 1,
    pool: 'threads',
    testTimeout: 60_000, // on a busy machine too
    setupFiles: ['src/table/offers.sample.ts', 'src/page.sample.ts'],
    environment: 'happy-dom',
    isolate: false,
  },
}));
