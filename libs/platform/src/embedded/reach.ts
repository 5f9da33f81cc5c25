import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OperatingUser } from './operating-user.js';

/** Where a system keeps the data of its services. Used only when root's own folders are closed to the user `postgres`. */
const openFolder = '/var/lib/chronicler';

/** True when a user may pass through every folder above a path, as far as they exist. */
export function mayReach(path: string, user: OperatingUser): boolean {
  const parent = dirname(path);
  if (parent === path || user.uid === undefined) return true;
  const stats = statSync(parent, { throwIfNoEntry: false });
  return (stats === undefined || mayEnter(stats, user)) && mayReach(parent, user);
}

function mayEnter({ mode, uid, gid }: { mode: number; uid: number; gid: number }, user: OperatingUser): boolean {
  if (uid === user.uid) return (mode & 0o100) !== 0;
  return (gid === user.gid ? mode & 0o010 : mode & 0o001) !== 0;
}

/** The folder itself, or where the user can reach it, one of the same name for the same wish. */
export function reachableFolder(wish: string, user: OperatingUser): string {
  if (mayReach(wish, user)) return wish;
  return join(openFolder, createHash('sha256').update(wish).digest('hex').slice(0, 12));
}

/** The folder itself, or a copy of it where the user can reach it; made once a version. */
export function reachableCopy(folder: string, version: string, user: OperatingUser): string {
  if (mayReach(join(folder, 'bin'), user)) return folder;
  const copy = join(openFolder, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const making = `${copy}.${process.pid}`;
  mkdirSync(openFolder, { recursive: true, mode: 0o755 });
  cpSync(folder, making, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(making, copy);
  } catch (error) {
    // Another process was faster: its copy is as good.
    rmSync(making, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}
