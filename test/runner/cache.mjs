import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, URL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'node_modules', '.cache', 'chronicler-tests');

const digestOf = (text) => createHash('sha256').update(text).digest('hex');
const entryOf = (path) => join(folder, digestOf(path));

/** The compiled text that is kept of a module, if it was made of this source; else `undefined`. */
export function cached(path, source) {
  const entry = `${entryOf(path)}.js`;
  if (!existsSync(entry)) return undefined;
  const kept = readFileSync(entry, 'utf8');
  const end = kept.indexOf('\n');
  return kept.slice(0, end) === `// ${digestOf(source)}` ? kept.slice(end + 1) : undefined;
}

/** Keeps the compiled text of a module and its source map, each whole or not at all: workers read them meanwhile. */
export function keep(path, source, { code, map }) {
  mkdirSync(folder, { recursive: true });
  write(`${entryOf(path)}.map`, map);
  write(`${entryOf(path)}.js`, `// ${digestOf(source)}\n${code}`);
}

/** The file of the source map of a module; `undefined` for what was not compiled. */
export function cachedMap(path) {
  const map = `${entryOf(path)}.map`;
  return existsSync(map) ? map : undefined;
}

function write(path, text) {
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
}
