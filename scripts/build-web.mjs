// Builds the web app into `dist/web`: `node scripts/build-web.mjs`. Where no source has changed, nothing is done.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildVerifier } from './build-verifier.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const source = join(root, 'apps/web');
const target = join(root, 'dist/web');
const stamp = join(target, 'inputs.sha256');
/** The packages that released rules import. */
const packages = join(root, 'rulesets/vendor');

/** The libraries that run in a browser, by the names that sources import them by. */
const libraries = ['kernel', 'records', 'audit', 'leagues'];
const aliases = [
  { find: /^#client$/, replacement: join(root, 'packages/client/src/index.ts') },
  { find: /^#kernel\/server$/, replacement: join(root, 'libs/kernel/src/server.ts') },
  { find: new RegExp(`^#(${libraries.join('|')})$`), replacement: join(root, 'libs/$1/src/index.ts') },
];

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** The SHA-256 of all that the app is made of. */
function inputs() {
  const folders = [
    source,
    packages,
    join(root, 'packages/client/src'),
    ...libraries.map((name) => join(root, 'libs', name, 'src')),
  ];
  const files = folders
    .flatMap(filesIn)
    .filter((file) => /\.(html|css|svg|json|m?js|tsx?)$/.test(file) && !/spec\.ts$/.test(file));
  const hash = createHash('sha256');
  const others = ['scripts/build-web.mjs', 'scripts/build-verifier.mjs', 'package-lock.json'];
  for (const file of [...files, ...others.map((name) => join(root, name))].sort())
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}

const compressed = /\.(js|css|svg)$/;
const encoders = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

async function compress(file) {
  const bytes = readFileSync(file);
  for (const [suffix, encode] of Object.entries(encoders)) writeFileSync(`${file}.${suffix}`, await encode(bytes));
}

/** What all bundles of the app have in common. */
async function configuration() {
  const { defaultClientConditions } = await import('vite');
  return {
    configFile: false,
    root: source,
    cacheDir: join(root, '.cache/vite'),
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: aliases, conditions: [...defaultClientConditions] },
    worker: { format: 'es' },
    build: {
      target: 'es2022',
      // On a busy machine it would be printed between the lines of a server that builds first.
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  };
}

async function bundle(folder) {
  const { build } = await import('vite');
  const config = await configuration();
  const verifier = await buildVerifier(config, packages);
  await build({
    ...config,
    define: { VERIFIER_SHA256: JSON.stringify(verifier.sha256) },
    build: {
      ...config.build,
      outDir: folder,
      emptyOutDir: true,
      manifest: 'manifest.json',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  });
  writeFileSync(join(folder, 'chronicler-verifier.html'), verifier.html);
}

/** Brings `dist/web` up to date; resolves to whether something has changed. An installation without development packages keeps what it has. */
export async function buildWeb() {
  const wanted = inputs();
  const known = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (known === wanted || !existsSync(join(root, 'node_modules/vite'))) return false;
  const next = `${target}.${process.pid}`;
  mkdirSync(next, { recursive: true });
  const { NODE_ENV } = process.env;
  // Vite reads it, and a test that builds has another one: the bytes are to be the same.
  process.env.NODE_ENV = 'production';
  await bundle(next);
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  await Promise.all(
    filesIn(join(next, 'assets'))
      .filter((file) => compressed.test(file))
      .map(compress),
  );
  cpSync(join(source, 'src/paths.json'), join(next, 'paths.json'));
  cpSync(join(source, 'src/notifications/push-worker.js'), join(next, 'push-worker.js'));
  writeFileSync(join(next, 'inputs.sha256'), wanted);
  rmSync(target, { recursive: true, force: true });
  renameSync(next, target);
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb();
