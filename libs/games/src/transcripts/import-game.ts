import { NoTranscript, readTranscript } from '#audit';
import type { EventStore } from '#event-store';
import { isRefusal } from '#kernel';
import { commitOf, decideAgain, unopenedGame, type Decision, type LoadedGame, type StoredCommit } from '#records';
import { hex } from '@scure/base';
import { obligationsOf } from '../obligations.js';
import type { RulesetRegistry } from '../rulesets/registry.js';
import type { SeedVault } from '../seed-vault.js';
import { GAME_STREAM } from '../streams/stream-kinds.js';

/** Where a game is brought to. */
export interface Archive {
  readonly store: Pick<EventStore, 'append'>;
  readonly seeds: Pick<SeedVault, 'keep'>;
  readonly rulesets: RulesetRegistry;
}

/** What became of an import: stored now, or there before. */
export interface Imported {
  readonly gameId: string;
  readonly isNew: boolean;
}

/**
 * Stores the game of a transcript as it was played elsewhere: commit for commit, with the same ids and hashes, over. Whether it is true is
 * to be asked before (`verifyTranscript`). What was broken off goes on where it was. Throws a NoTranscript for a file that is none, and an
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
      if (isRefusal(decision)) throw new Error(`The rules refuse what was done at version ${commit.firstVersion}.`);
      if (await isStored(store, commit, { before: game.loaded, decision })) isNew = true;
      game = { ...game, loaded: { ...decision.after, hash: commit.hash } };
    }
  }
  if (!game) throw new NoTranscript('The file has no header.');
  return { gameId: game.loaded.gameId, isNew };
}

/** Appends a commit. False where it is here already; throws an Error where another one is. */
async function isStored(
  store: Archive['store'],
  { streamId, commandId, actor, command, at, hash }: StoredCommit,
  { before, decision: { after, events } }: { readonly before: LoadedGame; readonly decision: Decision },
): Promise<boolean> {
  const { ruleset, game } = after;
  const isOver = game.phase === 'over';
  const result = await store.append({
    streamId,
    commandId,
    actor,
    command,
    at,
    events,
    expectedVersion: before.game.version,
    previousHash: before.hash,
    // Nothing is to be done for a game that was played elsewhere, until it is over.
    ...(isOver ? obligationsOf([], after) : { obligations: [], settled: [] }),
    head: {
      kind: GAME_STREAM,
      subject: { name: ruleset.name, version: ruleset.version },
      status: isOver ? 'closed' : game.phase,
    },
  });
  if (result.status === 'ok' && result.hash === hash) return true;
  if (result.status === 'replayed' && result.commit.hash === hash) return false;
  throw new Error(`Another game ${streamId} is here: at version ${game.version} it is not what the transcript says.`);
}
