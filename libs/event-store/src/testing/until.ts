import { setTimeout as pause } from 'node:timers/promises';

/** Waits until a condition holds; throws when it still does not after some seconds. */
export async function until(what: string, holds: () => boolean | Promise<boolean>, seconds = 10): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Still not after ${seconds} seconds: ${what}.`);
    await pause(5);
  }
}
