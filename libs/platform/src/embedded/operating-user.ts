import { execFileSync } from 'node:child_process';

/** The user that PostgreSQL runs as: undefined (the same as Node), or a user by numbers. */
export interface OperatingUser {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to run as root: root lends it the user `postgres`, made when there is none. */
export function operatingUser(): OperatingUser {
  if (process.getuid?.() !== 0) return {};
  if (!exists('postgres')) execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
  return { uid: numberOf('-u'), gid: numberOf('-g') };
}

function exists(name: string): boolean {
  try {
    execFileSync('id', ['-u', name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const numberOf = (flag: '-u' | '-g'): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
