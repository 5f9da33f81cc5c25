import { readdir, readFile } from 'node:fs/promises';

/** How Linux counts the time of a processor: ticks a second. */
const TICKS = 100;

/** The record of a process: its parent, and the time it has had, with and without children that have ended. */
interface Account {
  readonly parent: number;
  readonly own: number;
  readonly ended: number;
}

async function accountOf(pid: number): Promise<Account | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The name of the program, in parentheses, may hold anything.
  const fields = text
    ?.slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  if (!fields) return undefined;
  const sum = (...places: readonly number[]): number =>
    places.reduce((total, place) => total + (fields[place] ?? 0), 0);
  return { parent: sum(1), own: sum(11, 12) / TICKS, ended: sum(13, 14) / TICKS };
}

/** Seconds of processor time that a process has had, with its children, running or ended. Throws where the system does not tell (Linux does). */
export async function cpuSeconds(pid: number): Promise<number> {
  const account = await accountOf(pid);
  if (!account) throw new Error(`Nothing tells of the processor time of process ${pid}.`);
  const others = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const accounts = await Promise.all(others.map(accountOf));
  const children = accounts.filter((other) => other?.parent === pid);
  return children.reduce((total, child) => total + (child?.own ?? 0), account.own + account.ended);
}
