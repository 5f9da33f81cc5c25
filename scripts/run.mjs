// `node scripts/run.mjs apps/cli verify game.ndjson`: builds what has changed, then runs the app's main file.
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from './build.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [node, , app, ...words] = process.argv;
const main = join(root, 'dist', app, app.startsWith('apps/') ? 'src/main.js' : 'main.js');

await build();
process.argv = [node, main, ...words];
await import(pathToFileURL(main).href);
