// Compiles what has changed into `dist`: `node scripts/build.mjs`, or `--all` for everything.
import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { swcOptions } from './swc-options.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, 'dist');
const folders = ['apps', 'bench', 'libs', 'migrations', 'test/audit', 'test/fairness', 'test/golden', 'test/pictures'];

/** What all output depends on. */
const recipe = [fileURLToPath(import.meta.url), join(root, 'scripts', 'swc-options.mjs')];

const modified = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/** Programs, data, and the license of fonts, which goes where they go. */
const isSource = (path) => /\.(ts|json|txt)$/.test(path) && !path.endsWith('spec.ts');

const outputOf = (source) => join(dist, relative(root, source).replace(/\.ts$/, '.js'));

/** Sources whose output is missing or older than they are. */
function staleSources(sources, all) {
  const recipeTime = Math.max(...recipe.map(modified));
  return sources.filter((source) => all || modified(outputOf(source)) < Math.max(modified(source), recipeTime));
}

/** Output whose source is gone would go on being found by whoever lists a folder. */
function removeLeftovers(sources) {
  const wanted = new Set(sources.map(outputOf));
  const built = folders.map((folder) => join(dist, folder)).filter((folder) => modified(folder) > 0);
  for (const output of built.flatMap(filesIn)) {
    if (!wanted.has(output.replace(/\.map$/, ''))) rmSync(output);
  }
}

/** Writes a file whole or not at all: another process may be starting from it. */
function write(path, text) {
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
}

async function compile(transformFile, source) {
  const output = outputOf(source);
  mkdirSync(dirname(output), { recursive: true });
  if (!source.endsWith('.ts')) return copyFileSync(source, output);
  const sourceFileName = relative(dirname(output), source);
  const { code, map } = await transformFile(source, { ...swcOptions, sourceMaps: true, sourceFileName, swcrc: false });
  write(`${output}.map`, map);
  write(output, `${code}\n//# sourceMappingURL=${basename(output)}.map\n`);
}

/** Loads the compiler. An installation without development packages runs what was built before. */
async function loadCompiler(stale) {
  try {
    return (await import('@swc/core')).transformFile;
  } catch (error) {
    const names = stale.map((source) => relative(root, source)).slice(0, 3);
    throw new Error(`${names.join(', ')} must be compiled, and the compiler is not installed: run \`npm ci\`.`, {
      cause: error,
    });
  }
}

/** Brings `dist` up to date; touches nothing that is. */
export async function build({ all = false } = {}) {
  const sources = folders
    .map((folder) => join(root, folder))
    .filter((folder) => modified(folder) > 0)
    .flatMap(filesIn)
    .filter(isSource);
  const stale = staleSources(sources, all);
  removeLeftovers(sources);
  if (stale.length === 0) return;
  const transformFile = await loadCompiler(stale);
  if (stale.length > 20) process.stderr.write('Building Chronicler…\n');
  await Promise.all(stale.map((source) => compile(transformFile, source)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build({ all: process.argv.includes('--all') });
