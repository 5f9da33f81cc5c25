import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { execPath } from 'node:process';
import { promisify } from 'node:util';
import { packagePath } from '../package-path.js';

/** Brings `dist` up to date, for suites that start built programs. Throws an Error when it cannot be built. */
export async function build(): Promise<void> {
  const root = dirname(packagePath(import.meta.url, 'package.json'));
  await promisify(execFile)(execPath, [join(root, 'scripts', 'build.mjs')]);
}
