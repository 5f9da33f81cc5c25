import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../guide/guide.js';

/** A package as npm would publish it: its file, and the files in it. */
export interface Tarball {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

/**
 * Packs packages (`kernel`) into a folder, in their order. One process bundles all, as `prepack` does for each:
 * most of the time is the types of the libraries that they share.
 */
export function packed(names: readonly string[], folder: string): readonly Tarball[] {
  const quiet: ExecFileSyncOptions = { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] };
  execFileSync(process.execPath, ['scripts/build-packages.mjs', ...names], quiet);
  const folders = names.map((name) => `./${join('packages', name)}`);
  const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder, ...folders];
  return JSON.parse(execFileSync('npm', pack, quiet).toString()) as Tarball[];
}
