// Declares the types of `chronicler/kernel` and `chronicler/drawing` in `dist`, for packages that import them.
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
const libraries = ['libs/kernel/src', 'libs/drawing/src'];

/** The end of a file of types. */
export const isTypes = /\.d\.ts$/;

const modified = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** When the last source of a library has changed. */
const lastChange = (library) =>
  Math.max(
    ...readdirSync(join(root, library), { recursive: true })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => modified(join(root, library, name))),
  );

/** Declares the types again where a source has changed. An installation without development packages keeps what it has. */
export async function buildTypes() {
  const stamp = join(root, 'dist', 'types.stamp');
  const last = Math.max(modified(join(root, 'tsconfig.types.json')), ...libraries.map(lastChange));
  if (modified(stamp) >= last || !existsSync(compiler)) return;
  await promisify(execFile)(process.execPath, [compiler, '-p', join(root, 'tsconfig.types.json')]).catch((fault) => {
    throw new Error(`The types of the kernel cannot be declared:\n${fault.stdout}`, { cause: fault });
  });
  writeFileSync(stamp, '');
}
