import { nodesOf } from '../content/lint/walk.js';

/** Whether a word stands anywhere in conditions or effects; with `name`, whether it names that there. */
export function speaksOf(record: unknown, word: string, name?: string): boolean {
  for (const { value } of nodesOf(record)) {
    if (name === undefined ? value[word] !== undefined : value[word] === name) return true;
  }
  return false;
}
