import { NoTranscript, readTranscript } from '#audit';
import { isRefusal } from '#kernel';
import { commitOf, decideAgain, unopenedGame, type Decision, type LoadedGame } from '#records';
import { hex } from '@scure/base';
import { obligationChanges } from '../obligations/obligations.js';
import { headerOfGame } from '#streams';
import { isStored, type Archive } from './archive.js';

/** The outcome of an import: stored now, or there before. */
export interface Imported {
  readonly gameId: string;
  readonly isNew: boolean;
}

/**
 * Stores the game of a transcript as it was played elsewhere: commit for commit, with the same ids and hashes, over. Whether it is true is
 * to be asked before (`verifyTranscript`). An interrupted import goes on where it was. Throws a NoTranscript for a file that is none, and an
 * Error where another game of this id is here.
 * @param pieces the file.
 */
export async function importGame(
  { store, seeds, rulesets }: Archive,
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<Imported> {
  let game: { readonly loaded: LoadedGame; readonly seed: Uint8Array } | undefined;
  let isNew = false;
  for await (const line of readTranscript(pieces)) {
    if ('header' in line) {
      const { id, ruleset } = line.header;
      const seed = hex.decode(line.header.seed);
      await seeds.keep(id, seed);
      game = { seed, loaded: unopenedGame(id, await rulesets.pinned(ruleset)) };
    } else if ('commit' in line && game) {
      const commit = commitOf(line.commit);
      // Decided again for the order of keys, which a transcript does not keep, and the store does.
      const decision = decideAgain(game.loaded, commit, game.seed);
      if (isRefusal(decision)) throw new Error(`The rules refuse the command at version ${commit.firstVersion}.`);
      if (await isStored(store, commit, placeOf(game.loaded, decision))) isNew = true;
      game = { ...game, loaded: { ...decision.after, hash: commit.hash } };
    }
  }
  if (!game) throw new NoTranscript('The file has no header.');
  return { gameId: game.loaded.gameId, isNew };
}

/** The obligations to store with a commit. A game that was played elsewhere owes nothing until it is over. */
function placeOf(before: LoadedGame, { after, events }: Decision): Parameters<typeof isStored>[2] {
  return {
    expectedVersion: before.game.version,
    previousHash: before.hash,
    events,
    obligations: after.game.phase === 'over' ? obligationChanges([], after).obligations : [],
    head: headerOfGame(after),
  };
}
