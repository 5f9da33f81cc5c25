import type { EventStore, Obligation } from '#event-store';
import type { Random } from '#kernel';
import type { Observer } from '#platform';
import type { LoadedGame } from '#records';
import type { Alarm, Clock, QueueLimits } from '#streams';
import type { Bus } from './following/bus.js';
import type { RulesetRegistry } from './rulesets/registry.js';
import type { SeedVault } from './seeds/seed-vault.js';

/** The dependencies of the service. */
export interface GamesParts {
  readonly store: EventStore;
  readonly seeds: SeedVault;
  readonly rulesets: RulesetRegistry;
  /** Tells the other processes; by default none but this one. */
  readonly bus?: Bus | undefined;
  readonly clock?: Clock | undefined;
  /** The chance of a bot's next move; unpredictable by default. */
  readonly luck?: (() => Random) | undefined;
  /** Told of the obligations of each commit, so that jobs start at once. Losing this costs latency only. */
  readonly wake?: ((obligations: readonly Obligation[]) => unknown) | undefined;
  /** Told of each game after a commit. */
  readonly moved?: ((loaded: LoadedGame) => unknown) | undefined;
  /** Told of a fault after a commit that did not undo it: news, a job or a snapshot was lost. Prints it by default. */
  readonly report?: ((fault: unknown) => void) | undefined;
  /** How many games are kept folded in memory: 1,000 by default. */
  readonly cachedGames?: number | undefined;
  /** How many commands of one game, and of one account among them, may run or wait in this process: 64 and 16 by default. */
  readonly queues?: QueueLimits | undefined;
  /**
   * The seed key, from which the key of snapshots and that of the server's command ids derive: the same in all processes. By
   * default random, which suffices for one process.
   */
  readonly secret?: Uint8Array | undefined;
  /** How often, in milliseconds, the store is asked whether followed games have moved without news: one question for all; 60,000 by default. */
  readonly timeout?: number | undefined;
  /** Wakes followers of games that are shown late; by the timers of this process by default. */
  readonly alarm?: Alarm | undefined;
  /** Waits before a command is decided again because another process was faster; some milliseconds by default. */
  readonly backOff?: ((tries: number) => Promise<unknown>) | undefined;
  /** Told of commands, and of where games come from. */
  readonly observer?: Observer | undefined;
}
