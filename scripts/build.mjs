// Compiles changed sources into `dist`: `node scripts/build.mjs`, or `--all` for everything.
import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { bundleAll } from './bundle.mjs';
import { buildTypes, isTypes } from './build-types.mjs';
import { buildWeb } from './build-web.mjs';
import { swcOptions } from './swc-options.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, 'dist');
const folders = ['apps', 'bench', 'libs', 'migrations', 'test/audit', 'test/fairness', 'test/golden', 'test/pictures'];

/** The files that all output depends on. */
const recipe = [fileURLToPath(import.meta.url), join(root, '.swcrc')];

const modified = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/** The web app has a build of its own. */
const ofWebApp = join(root, 'apps/web/');

/** Programs, data, and the license of fonts, which goes with them. */
const isSource = (path) => /\.(ts|json|txt)$/.test(path) && !path.endsWith('spec.ts') && !path.startsWith(ofWebApp);

const outputOf = (source) => join(dist, relative(root, source).replace(/\.ts$/, '.js'));

/** Sources whose output is missing or older than they are. */
function staleSources(sources, all) {
  const recipeTime = Math.max(...recipe.map(modified));
  return sources.filter((source) => all || modified(outputOf(source)) < Math.max(modified(source), recipeTime));
}

/** Removes output whose source is gone, which a listing of its folder would still find; tells the number of files. */
function removeLeftovers(sources) {
  const wanted = new Set(sources.map(outputOf));
  const built = folders.map((folder) => join(dist, folder)).filter((folder) => modified(folder) > 0);
  const leftovers = built
    .flatMap(filesIn)
    .filter((output) => !wanted.has(output.replace(/\.map$/, '').replace(isTypes, '.js')));
  for (const output of leftovers) rmSync(output);
  return leftovers.length;
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
  const options = { ...swcOptions, sourceMaps: true, sourceFileName, swcrc: false };
  const { code, map } = await transformFile(source, options).catch((fault) => {
    // After the mistake the compiler prints a stack of its own.
    throw new Error(fault.message.split('\n\nCaused by:')[0].trimEnd(), { cause: fault });
  });
  write(`${output}.map`, map);
  write(output, `${code}\n//# sourceMappingURL=${basename(output)}.map\n`);
}

/** Loads the compiler. An installation without development packages runs the last build. */
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

const allSources = () =>
  folders
    .map((folder) => join(root, folder))
    .filter((folder) => modified(folder) > 0)
    .flatMap(filesIn)
    .filter(isSource);

/** When a source, or what all output depends on, has changed last. */
export const lastChange = () => Math.max(...[...recipe, ...allSources()].map(modified));

/** Brings `dist` up to date and leaves the rest alone; resolves to whether something has changed. */
export async function build({ all = false } = {}) {
  const sources = allSources();
  const stale = staleSources(sources, all);
  const removed = removeLeftovers(sources);
  if (stale.length === 0) return removed > 0;
  const transformFile = await loadCompiler(stale);
  if (stale.length > 20) process.stderr.write('Building Chronicler…\n');
  await Promise.all(stale.map((source) => compile(transformFile, source)));
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await build({ all: process.argv.includes('--all') });
  await Promise.all([bundleAll(lastChange()), buildTypes()]);
  await buildWeb();
}
