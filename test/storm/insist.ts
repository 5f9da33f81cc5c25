import { setTimeout as pause } from 'node:timers/promises';
import { Unanswered } from './told.js';

/** How long a server may be away before a player gives up, in milliseconds: longer than any restart on a busy machine. */
const PATIENCE = 240_000;

/** Asks again and again, the same, until there is an answer. */
export async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + PATIENCE; ; await pause(100)) {
    try {
      return await ask();
    } catch (fault) {
      if (!(fault instanceof Unanswered) || Date.now() > end) throw fault;
    }
  }
}
