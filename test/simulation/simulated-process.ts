import type { EventStore } from '#event-store';
import { Campaigns } from '#campaign-service';
import { Games, LocalBus, type News, type RulesetRegistry, type SeedVault } from '#games';
import { JobRelay } from '#infrastructure';
import { Leagues } from '#league-service';
import { meetObligation, PromptWork } from '#server';
import { Random } from '#kernel';
import type { JobBox } from './job-box.js';
import { overNetwork, type End, type Network } from './network.js';
import type { VirtualTime } from './virtual-time.js';

/** The secret that all processes share. */
export const SECRET = new Uint8Array(32);

/** The parts that outlive every process, and the network between. */
export interface Surroundings {
  readonly store: EventStore;
  readonly seeds: SeedVault;
  readonly jobs: JobBox;
  readonly network: Network;
  readonly time: VirtualTime;
  readonly random: Random;
  readonly rulesets: RulesetRegistry;
  /** Tells every process that runs of a commit, sooner or later, or never. */
  readonly spread: (news: News) => void;
  /** Told of faults that no caller sees. */
  readonly report: (fault: unknown) => void;
}

/** News within a process that come from all of them. */
class SpreadingBus extends LocalBus {
  constructor(private readonly spread: (news: News) => void) {
    super();
  }

  override tell(news: News): Promise<void> {
    this.spread(news);
    return Promise.resolve();
  }

  /** News have come in. */
  hear(news: News): void {
    void super.tell(news);
  }
}

/** Longer than any simulation: a wait of this patience never ends. */
const PATIENCE = 2 ** 31 - 1;

/** As a server does it, in milliseconds. */
const PROMPTLY = 500;

/** How far the clock of a process is from the store's, in milliseconds. */
const SKEW = 20;

/** A process that serves games, as API and worker do: its own memory, its own clock, everything else over the network. */
export class SimulatedProcess implements End {
  readonly store: EventStore;
  readonly games: Games;
  readonly campaigns: Campaigns;
  readonly leagues: Leagues;
  readonly relay: JobRelay;
  readonly bus: SpreadingBus;
  readonly clock: () => number;
  private readonly life = new AbortController();

  constructor(private readonly surroundings: Surroundings) {
    const { store, seeds, jobs, network, time, random, rulesets, spread, report } = surroundings;
    const skew = random.below(2 * SKEW) - SKEW;
    this.clock = () => time.now + skew;
    this.store = overNetwork(network, this, store);
    this.bus = new SpreadingBus((news) => this.isUp && spread(news));
    const queue = { add: (added: Parameters<JobBox['add']>[0]) => network.cross(this, () => jobs.add(added)) };
    this.relay = new JobRelay(queue, this.clock, 0, PROMPTLY);
    const prompt = new PromptWork({
      meet: (obligation) => meetObligation(this, obligation),
      hand: (obligations) => this.relay.relay(obligations),
      clock: this.clock,
      report: (fault) => isBusy(fault) || report(fault),
      pause: () => time.sleep(0),
    });
    const backOff = (tries: number): Promise<void> => time.sleep(1 + random.below(10 * tries));
    this.games = new Games({
      store: this.store,
      seeds: overNetwork(network, this, seeds),
      rulesets,
      bus: this.bus,
      clock: this.clock,
      luck: () => Random.from(String(random.below(1_000_000))),
      wake: (obligations) => prompt.wake(obligations),
      report,
      cachedGames: 4,
      secret: SECRET,
      timeout: PATIENCE,
      backOff,
    });
    this.campaigns = new Campaigns({ games: this.games, store: this.store, clock: this.clock, backOff });
    this.leagues = new Leagues({ games: this.games, store: this.store, clock: this.clock });
  }

  get isUp(): boolean {
    return !this.life.signal.aborted;
  }

  /** Tells when it has ended. */
  get signal(): AbortSignal {
    return this.life.signal;
  }

  /** Ends at once. Its work goes no further than requests already sent. */
  end(): void {
    this.life.abort();
  }

  /** Asks it something from outside. Throws `Unanswered` when it ends meanwhile. */
  serve<T>(ask: () => Promise<T>): Promise<T> {
    return this.surroundings.network.cross(this, ask);
  }
}

/** Faults that are no wonder: a game has many commands at hand. */
export const isBusy = (fault: unknown): boolean => fault instanceof Error && fault.message.includes('too busy');
