import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits until a condition holds; throws when it still does not after some seconds. Looks every 5 milliseconds, unless
 * a look costs more than that.
 */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  seconds = 30,
  every = 5,
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Still not after ${seconds} seconds: ${what}.`);
    await pause(every);
  }
}
