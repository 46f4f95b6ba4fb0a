import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const OUT = '../src/echappee/pages';
const SERVER = 'http://127.0.0.1:8421';

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
    rolldownOptions: { output: { codeSplitting: { groups: [{ test: /\.ftl/, name: (id) => `words-${/([a-z]{2})\.ftl/.exec(id)?.[1]}` }] } } },
  },
  server: { proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } }, fs: { allow: ['..'] } },
  // Components are tested as a browser would run them, not as a server would.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], maxWorkers: 2 },
}));
