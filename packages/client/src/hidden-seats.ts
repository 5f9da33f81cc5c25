import type { Answer } from './answers.js';
import { pause } from './backoff.js';
import type { Following, GameEvent } from './follow.js';
import type { GiveSeedInput, JoinGameInput, PairingsQuery } from './generated/operations.js';
import { hiddenSeed, type HiddenSeed, type SeedStore } from './seed.js';

/** The result of taking a seat, and its continuation. */
export interface Seated {
  readonly answer: Answer;
  /** Resolves when the seed was given, or the game has begun or ended without it. Rejects with a permanent error. */
  readonly given: Promise<void>;
}

/** The part of a client that takes seats. */
export interface SeatingClient {
  join(input: Omit<JoinGameInput, 'commandId'>): Promise<Answer>;
  giveSeed(input: Omit<GiveSeedInput, 'commandId'>): Promise<Answer>;
  subscribe(gameId: string, following: Following): AsyncGenerator<GameEvent, void, undefined>;
  pairings(): Promise<OwnPairing[]>;
}

/** A pairing of a league that is still to be played. */
export type OwnPairing = NonNullable<PairingsQuery['me']>['pairings']['nodes'][number];

/** The events after which the seed is due, or nothing is owed any more. */
const TYPES = ['startCalled', 'gameStarted', 'gameAbandoned'];

/** Milliseconds between two checks for pairings; a league waits for at least half a minute. */
const LOOK_EVERY = 10_000;

/** Takes seats with random seeds, keeps them, and gives them when the start is called. */
export class HiddenSeats {
  constructor(
    private readonly client: SeatingClient,
    private readonly seeds: SeedStore,
  ) {}

  /** Takes a seat at a table with hidden seeds. An earlier commitment is repeated, so a retry is safe. */
  async sitDown(
    input: Omit<JoinGameInput, 'commandId' | 'seed' | 'seedCommitment'>,
    signal: AbortSignal,
  ): Promise<Seated> {
    const { gameId } = input;
    const known = await this.seeds.get(gameId);
    const made = known ?? (await hiddenSeed());
    if (!known) await this.seeds.set(gameId, made);
    const answer = await this.client.join({ ...input, seedCommitment: made.seedCommitment });
    const isSeated = answer.__typename === 'CommandAccepted';
    if (!isSeated && !known) await this.seeds.delete(gameId);
    const given = isSeated || known ? this.give(gameId, made, signal) : Promise.resolve();
    given.catch(() => undefined);
    return { answer, given };
  }

  /** Takes a seat at each league game with hidden seeds, as soon as it is open, until the signal is raised. */
  async attend(signal: AbortSignal): Promise<void> {
    const tried = new Set<string>();
    const faults: unknown[] = [];
    while (!signal.aborted && faults.length === 0) {
      for (const { pairing, seatedAt } of await this.client.pairings()) {
        const { gameId, game } = pairing;
        if (seatedAt === null || game?.status !== 'OPEN' || tried.has(gameId)) continue;
        tried.add(gameId);
        const { given } = await this.sitDown({ gameId }, signal);
        given.catch((fault: unknown) => faults.push(fault));
      }
      await pause(LOOK_EVERY, signal);
    }
    if (faults.length > 0 && !signal.aborted) throw faults[0];
  }

  private async give(gameId: string, { seed }: HiddenSeed, signal: AbortSignal): Promise<void> {
    for await (const { type } of this.client.subscribe(gameId, { types: TYPES, signal })) {
      if (type === 'startCalled') await this.client.giveSeed({ gameId, seed });
      break;
    }
    await this.seeds.delete(gameId);
  }
}
