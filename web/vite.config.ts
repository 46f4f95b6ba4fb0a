/// <reference types="vitest/config" />
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import aliases from './aliases.json' with { type: 'json' };

const OUT = '../src/echappee/pages';
const SERVER = 'http://127.0.0.1:8421';

const HERE = import.meta.dirname;

/** The aliases that TypeScript reads too. */
const ALIASES = Object.entries(aliases.compilerOptions.paths).map(([name, [folder]]) => ({
  find: new RegExp(`^${name.replace('*', '(.*)')}$`),
  replacement: join(HERE, folder!.replace('*', '$1')),
}));

const TESTS = readdirSync(join(HERE, 'src'), { recursive: true, encoding: 'utf-8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => join('src', file));

/** Whether a test says that it needs no page. */
function pure(file: string): boolean {
  return readFileSync(join(HERE, file), 'utf-8').startsWith('// @vitest-environment node\n');
}

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

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), packed()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A language comes in one piece.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ test: /\.ftl/, name: (id) => `words-${/([a-z]{2})\.ftl/.exec(id)?.[1]}` }] },
      },
    },
  },
  server: { proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } }, fs: { allow: ['..'] } },
  // Components are tested as a browser would run them, not as a server would.
  resolve: { alias: ALIASES, ...(mode === 'test' ? { conditions: ['browser'] } : {}) },
  test: {
    maxWorkers: 2,
    pool: 'threads',
    testTimeout: 60_000, // on a busy machine too
    setupFiles: 'src/table/offers.sample.ts',
    // Each test has a page of its own; those that need none share their modules, which is quicker.
    projects: [
      {
        extends: true,
        test: { name: 'pages', include: TESTS.filter((file) => !pure(file)), environment: 'happy-dom' },
      },
      { extends: true, test: { name: 'logic', include: TESTS.filter(pure), isolate: false } },
    ],
  },
}));
