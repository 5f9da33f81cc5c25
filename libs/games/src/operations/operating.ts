import type { EventStore, Obligation, SuspendedStream } from '#event-store';
import type { Clock } from '#streams';
import type { Games } from '../games.js';
import type { GameOperation } from './operation.js';
import { Operations } from './operations.js';

/** An obligation that is overdue for longer than this, in milliseconds, is late. */
const PATIENCE = 5_000;

/** The entries of a list at most. */
const MOST_LISTED = 100;

/** An operation on a game that takes no more than a reason. */
export type ReasonedOperation = Extract<GameOperation, { readonly action: 'abandonGame' | 'parkGame' | 'resumeGame' }>;

/** The result of a verification of what is stored. */
export interface LastVerification {
  readonly streams: number;
  readonly faults: number;
  /** Milliseconds since 1970. */
  readonly endedAt: number;
}

interface OperatingParts {
  readonly games: Pick<Games, 'load' | 'operate' | 'suspension'>;
  readonly store: Pick<EventStore, 'append' | 'dueObligations' | 'head' | 'read'>;
  readonly clock: Clock;
  /** Those that came to their end, the last one first. */
  readonly verifications: (most: number) => Promise<readonly LastVerification[]>;
}

/** What operators see and do of games from outside of their rules. */
export class Operating {
  constructor(private readonly parts: OperatingParts) {}

  /** The parked games, the oldest first. */
  parkedGames(): Promise<readonly SuspendedStream[]> {
    return this.parts.games.suspension.suspended(MOST_LISTED);
  }

  /** The obligations that are late, the oldest first; those of parked games are not due. */
  lateJobs(): Promise<readonly Obligation[]> {
    const { store, clock } = this.parts;
    return store.dueObligations(MOST_LISTED, clock() - PATIENCE);
  }

  /** The last verification that came to its end. */
  async lastVerification(): Promise<LastVerification | undefined> {
    return (await this.parts.verifications(1))[0];
  }

  /** The latest of them, the last one first. */
  verifications(): Promise<readonly LastVerification[]> {
    return this.parts.verifications(MOST_LISTED);
  }

  /**
   * Records an operation, and carries it out. False where there was nothing to change, `undefined` where there is no
   * such game, and then nothing is recorded. Throws a ZodError for a malformed one: without a reason, for instance.
   */
  async carryOut(operation: ReasonedOperation): Promise<boolean | undefined> {
    const { games, store, clock } = this.parts;
    const { gameId } = operation;
    // Rules that fail may not even load the game.
    const known = await games.load(gameId).catch(() => store.head(gameId));
    if (known === undefined) return undefined;
    await new Operations(store, clock).record(operation);
    return carryOut(games, operation);
  }
}

/** Carries out an operation that was recorded. False where there was nothing to change. */
export async function carryOut(
  games: Pick<Games, 'operate' | 'suspension'>,
  { action, gameId, reason }: ReasonedOperation,
): Promise<boolean> {
  switch (action) {
    case 'parkGame':
      return games.suspension.suspend(gameId, reason);
    case 'resumeGame':
      return games.suspension.resume(gameId);
    case 'abandonGame':
      return (await games.operate(gameId, { type: 'abandonGame' })).status === 'accepted';
  }
}
