// `npm run start:dev`: the standalone server on the rules of the working tree, restarted when a source changes.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build as buildServer } from './build.mjs';
import { buildWeb } from './build-web.mjs';
import { runRestarting } from './restarting.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Brings server and web app up to date; resolves to whether something has changed. */
const build = async () => (await Promise.all([buildServer(), buildWeb()])).some(Boolean);

await build();
const signal = await runRestarting({
  folders: ['apps', 'libs', 'migrations'].map((folder) => join(root, folder)),
  build,
  start: () =>
    spawn(process.execPath, ['--enable-source-maps', join(root, 'dist/apps/standalone/src/main.js')], {
      stdio: 'inherit',
      env: { RULES: 'working-tree', ...process.env },
    }),
});
if (signal !== null) await stopDatabase();

/** Stops the embedded database that a killed server has left running. */
async function stopDatabase() {
  const { readConfiguration, startEmbeddedDatabase } = await import('#platform');
  const { databaseUrl, dataFolder } = readConfiguration(process.env);
  if (databaseUrl === undefined) await (await startEmbeddedDatabase({ folder: dataFolder })).stop();
}
