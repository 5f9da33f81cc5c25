// `node scripts/run.mjs apps/cli verify game.ndjson`: builds changed sources, then runs the app's main file.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { clearInterval, setInterval } from 'node:timers';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle, mainOf } from './bundle.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [node, , app, ...words] = process.argv;
const main = mainOf(app);

// The shell that npm runs a script in ends at SIGTERM without passing it on: its children would go on alone.
if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

// A package that was installed has no sources: it is as it was built.
if (existsSync(join(root, 'apps'))) {
  const { build, lastChange } = await import('./build.mjs');
  await build();
  await bundle(app, lastChange());
  if (app === 'apps/standalone' || app === 'apps/api') await (await import('./build-web.mjs')).buildWeb();
}
process.argv = [node, main, ...words];
await import(pathToFileURL(main).href);
