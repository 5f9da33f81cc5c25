import { isUuid } from '#records';
import { readGlobalId, type NodeKind } from '#streams';
import type { CommandName } from './manual/index.js';
import { WrongUse } from './wrong-use.js';

/**
 * The UUID in a word: an id of the API of one of these kinds, or the UUID itself. Throws a WrongUse that says what the
 * word is instead.
 */
export function idIn(command: CommandName, word: string, ...kinds: readonly NodeKind[]): string {
  if (isUuid(word)) return word;
  const wanted = kinds.map((kind) => kind.toLowerCase()).join(', ');
  const node = readGlobalId(word);
  if (node === undefined)
    throw new WrongUse(command, `"${word}" is no id (${wanted}): take that of the API, or the UUID.`);
  if (kinds.includes(node.kind)) return node.id;
  throw new WrongUse(command, `${word} is the id of another kind: ${node.kind.toLowerCase()}. Wanted: ${wanted}.`);
}

/** The UUID in an id of the API of these kinds, or a UUID; `undefined` for any other word, such as a file. */
export const idOrOther = (word: string, ...kinds: readonly NodeKind[]): string | undefined => {
  const node = readGlobalId(word);
  return isUuid(word) ? word : node && kinds.includes(node.kind) ? node.id : undefined;
};
