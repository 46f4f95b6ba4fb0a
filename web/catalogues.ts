/**
 * The catalogues of a language in two files, the rules and all the rest, and a list of these in `virtual:catalogues`.
 * Otherwise a browser asks for each catalogue by itself, thirty times for a language.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LIST = 'virtual:catalogues';
const FOLDERS = [join(import.meta.dirname, 'src'), join(import.meta.dirname, '../src/echappee')];

function paths(): string[] {
  const all = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  );
  return all.filter((path) => /\/words\/[\w.-]+\.ftl$/.test(path)).sort();
}

/** Where a catalogue goes: `words-en`, or `rules-en` with what else is read by few people. */
const pieceOf = (path: string): string =>
  `${/\/(rules|examples|study|puzzles)\./.test(path) ? 'rules' : 'words'}-${/([a-z]{2})\.ftl$/.exec(path)?.[1]}`;

/** Each piece with the number of its catalogues, and how to load it. */
function list(): string {
  const pieces = paths().map(pieceOf);
  const entries = [...new Set(pieces)].map((piece) => {
    const size = pieces.filter((other) => other === piece).length;
    return `'${piece}': { size: ${size}, load: () => import('${LIST}/${piece}') }`;
  });
  return `export const PIECES = { ${entries.join(', ')} };`;
}

function texts(piece: string): string {
  const own = paths().filter((path) => pieceOf(path) === piece);
  const imports = own.map((path, n) => `import text${n} from ${JSON.stringify(`${path}?raw`)};`);
  return `${imports.join('\n')}\nexport default [${own.map((_, n) => `text${n}`).join(', ')}];`;
}

export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    resolveId: (id) => (id.startsWith(LIST) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) return list();
      return id.startsWith(`\0${LIST}/`) ? texts(id.slice(LIST.length + 2)) : undefined;
    },
  };
}
