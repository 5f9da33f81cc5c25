import { LRUCache } from 'lru-cache';
import { isAnswerTo, type GameCommandRequest } from './command-request.js';
import type { Clock, Decider } from '#streams';
import { askRules } from './decision.js';
import type { LoadedGame } from '#records';
import type { GameAnswer } from '../outcome.js';
import type { SeedVault } from '../seeds/seed-vault.js';
import { seatOf } from '../reading/visibility.js';
import { isLate } from '../reading/spectator-view.js';

/** Asks the rules of games, with the seeds of the games at hand. */
export function gameDecider(seeds: SeedVault, clock: Clock): Decider<LoadedGame, GameCommandRequest, GameAnswer> {
  const known = new LRUCache<string, Uint8Array>({ max: 10_000 });
  const seedOf = async (gameId: string): Promise<Uint8Array> => {
    const seed = known.get(gameId) ?? (await seeds.find(gameId));
    if (!seed) throw new Error(`Game ${gameId} has no seed: it cannot go on.`);
    known.set(gameId, seed);
    return seed;
  };
  return {
    decide: async (loaded, request) => askRules(loaded, request, await seedOf(loaded.gameId), clock()),
    preAuthorize: (loaded, request) => request.preAuthorize?.(loaded),
    authorizeExpectedVersion: (loaded, { actor }) =>
      seesLate(loaded, actor) ? { status: 'forbidden', reason: 'seesLate' } : undefined,
    hidesReceipt: (commit, { actor }, loaded) => commit.actor !== actor && seesLate(loaded, actor),
    isAnswer: (request, commit, { release }) => isAnswerTo(request, commit, release),
  };
}

/** Whether an actor sees a game later than it is. */
const seesLate = (loaded: LoadedGame, actor: string): boolean => isLate(loaded) && seatOf(loaded, actor) === undefined;
