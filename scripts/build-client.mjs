// Compiles packages/client into its own `dist`, as npm gets it: `node scripts/build-client.mjs`.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const package_ = join(root, 'packages/client');

rmSync(join(package_, 'dist'), { recursive: true, force: true });
const compiler = join(root, 'node_modules/typescript/bin/tsc');
execFileSync(process.execPath, [compiler, '-p', join(package_, 'tsconfig.build.json')], { stdio: 'inherit' });
