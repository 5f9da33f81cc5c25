import type { EventStore, SuspendedStream, Obligation } from '#event-store';
import { RulesFault } from '../commands/rules-fault.js';

/** How often the rules may fail to meet one obligation. */
const MOST_FAILURES = 3;

/**
 * Parks games whose rules fail: a parked game takes no command and nothing of it is due, until it is taken up again or
 * abandoned. Not to be confused with streams that a read model leaves out.
 */
export class Suspension {
  constructor(
    private readonly store: EventStore,
    private readonly report: (fault: unknown) => void,
  ) {}

  /** Counts a fault of the rules that stopped a job, and parks the game at the third; any other fault counts for nothing. */
  async failed({ streamId, key }: Pick<Obligation, 'streamId' | 'key'>, fault: unknown): Promise<void> {
    if (!(fault instanceof RulesFault)) return;
    const failures = await this.store.countFailure(streamId, key);
    if (failures >= MOST_FAILURES) await this.suspend(streamId, `"${key}" failed ${failures} times. ${fault.message}`);
  }

  /** Parks a game. False when it is parked already. */
  async suspend(gameId: string, why: string): Promise<boolean> {
    const isNew = await this.store.suspend(gameId, why);
    if (isNew) this.report(new Error(`Game ${gameId} is parked: ${why}`));
    return isNew;
  }

  /** Takes a game up again: what it owes is due. False when it is not parked. */
  resume(gameId: string): Promise<boolean> {
    return this.store.resume(gameId);
  }

  async isSuspended(gameId: string): Promise<boolean> {
    return (await this.areSuspended([gameId])).includes(true);
  }

  /** Of each game whether it is parked, in their order: one look for all. */
  async areSuspended(gameIds: readonly string[]): Promise<readonly boolean[]> {
    const halted = new Set((await this.store.suspendedAmong(gameIds)).map(({ streamId }) => streamId));
    return gameIds.map((gameId) => halted.has(gameId));
  }

  /** The games that were parked first, up to `limit`. */
  suspended(limit: number): Promise<readonly SuspendedStream[]> {
    return this.store.suspendedStreams(limit);
  }
}
