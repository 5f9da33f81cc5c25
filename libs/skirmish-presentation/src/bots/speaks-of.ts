import { nodesOf } from '#skirmish/content/lint';

/** The names given to a word in conditions or effects, at any depth. */
export const namesBy = (record: unknown, word: string): string[] =>
  nodesOf(record).flatMap(({ value }) => (typeof value[word] === 'string' ? [value[word]] : []));

/** Whether a word stands anywhere in conditions or effects; with `name`, whether it names that there. */
export function speaksOf(record: unknown, word: string, name?: string): boolean {
  for (const { value } of nodesOf(record)) {
    if (name === undefined ? value[word] !== undefined : value[word] === name) return true;
  }
  return false;
}
