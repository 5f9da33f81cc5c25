import { createHash } from 'node:crypto';
import { MemoryEventStore, type EventStore } from '#event-store';
import { derivedId } from '#records';
import { RulesetRegistry, type News, type SeedVault } from '#games';
import { saga, tally } from '#games/testing';
import { Random } from '#kernel';
import { lantern } from '#lantern-presentation';
import { JobBox } from './job-box.js';
import { Network, Unanswered } from './network.js';
import { SimulatedProcess, type Surroundings } from './simulated-process.js';
import { work } from './simulated-worker.js';
import { VirtualTime } from './virtual-time.js';

const APIS = 2;
const WORKERS = 2;

/** How long a process that has ended is away, at most, in milliseconds. */
const AWAY = 3_000;

/** How often followers check the store for lost news, in milliseconds. */
const GAP_EVERY = 1_000;

/** The broken parts of a world: for tests of the checks. */
export interface Broken {
  /** A store in the place of the sound one. */
  readonly store?: (clock: () => number) => EventStore;
  /** Changes the parts of every process, after it was made. */
  readonly process?: (process: SimulatedProcess) => void;
}

/** Seeds that derive from the id of a game: the same in every run. */
class DerivedSeeds implements SeedVault {
  private readonly kept = new Set<string>();

  keep(gameId: string): Promise<Uint8Array> {
    this.kept.add(gameId);
    return Promise.resolve(seedOf(gameId));
  }

  find(gameId: string): Promise<Uint8Array | undefined> {
    return Promise.resolve(this.kept.has(gameId) ? seedOf(gameId) : undefined);
  }
}

/** The secret seed of a game in any world. */
export const seedOf = (gameId: string): Uint8Array => createHash('sha256').update(gameId).digest();

/**
 * APIs and workers in one process of ours, on a store in memory, in time that only they let go by. A seed decides everything:
 * speeds, losses, and the ends of processes.
 */
export class World {
  readonly time: VirtualTime;
  readonly store: EventStore;
  readonly network: Network;
  readonly jobs: JobBox;
  readonly rulesets = new RulesetRegistry([tally, saga, lantern]);
  readonly random: Random;
  /** The faults found. */
  readonly wrong: string[] = [];
  /** How often another process was faster, and a command was known already. */
  conflicts = 0;
  replays = 0;
  private readonly surroundings: Surroundings;
  private readonly apis: SimulatedProcess[];
  private readonly workers: SimulatedProcess[];
  private isOver = false;
  private ids = 0;

  constructor(
    readonly seed: number,
    private readonly broken: Broken = {},
  ) {
    const random = (this.random = Random.from(`world ${seed}`));
    this.time = new VirtualTime(Random.from(`time of world ${seed}`));
    const clock = (): number => this.time.now;
    this.store = broken.store?.(clock) ?? new MemoryEventStore(clock);
    this.countAppends();
    this.jobs = new JobBox(clock);
    const roughness = {
      lost: random.pick([0, 2, 10]),
      crashes: random.pick([0, 1, 4]),
      slowest: random.pick([2, 20, 200]),
    };
    this.network = new Network(this.time, random, roughness);
    const { store, network, jobs, time, rulesets } = this;
    const spread = (news: News): void => this.spread(news);
    const report = (fault: unknown): void => {
      if (!(fault instanceof Unanswered)) this.wrong.push(`A fault: ${String((fault as Error).stack)}`);
    };
    const seeds = new DerivedSeeds();
    this.surroundings = { store, seeds, jobs, network, time, random, rulesets, spread, report };
    this.apis = Array.from({ length: APIS }, () => this.made());
    this.workers = Array.from({ length: WORKERS }, () => this.made());
  }

  /** An id that nothing else in this world has. */
  newId(): string {
    this.ids += 1;
    return derivedId('world', String(this.seed), String(this.ids));
  }

  /** A process that answers. */
  async someApi(): Promise<SimulatedProcess> {
    for (;;) {
      const api = this.random.pick(this.apis);
      if (api.isUp) return api;
      await this.time.sleep(20);
    }
  }

  /** Asks again and again, at any process, until there is an answer. */
  async insist<T>(ask: (api: SimulatedProcess) => Promise<T>): Promise<T> {
    for (;;) {
      const api = await this.someApi();
      try {
        return await api.serve(() => ask(api));
      } catch (fault) {
        if (!(fault instanceof Unanswered)) throw fault;
        await this.time.sleep(10);
      }
    }
  }

  /** Lets processes work, end and come again until all games have ended. */
  async run(played: Promise<unknown>): Promise<void> {
    const keeping = [...this.apis.keys()].map((at) => this.keep(this.apis, at));
    const working = [...this.workers.keys()].map((at) => this.keep(this.workers, at, work));
    await Promise.race([played, Promise.all([...keeping, ...working, this.lookForGaps(), this.loseJobs()])]);
  }

  /** Ends everything. */
  stop(): void {
    this.isOver = true;
    for (const process of [...this.apis, ...this.workers]) process.end();
  }

  private countAppends(): void {
    const append = this.store.append.bind(this.store);
    this.store.append = async (commit) => {
      const result = await append(commit);
      if (result.status === 'conflict') this.conflicts += 1;
      if (result.status === 'replayed') this.replays += 1;
      return result;
    };
  }

  private made(): SimulatedProcess {
    const process = new SimulatedProcess(this.surroundings);
    this.broken.process?.(process);
    return process;
  }

  /** Keeps a place filled: a process that ends there is followed by a new one, which remembers nothing. */
  private async keep(
    places: SimulatedProcess[],
    at: number,
    doing?: (process: SimulatedProcess, surroundings: Surroundings) => Promise<void>,
  ): Promise<void> {
    while (!this.isOver) {
      const process = places[at]!;
      const ended = new Promise((resolve) => process.signal.addEventListener('abort', resolve));
      await Promise.all([ended, doing?.(process, this.surroundings)]);
      await this.time.sleep(1 + this.random.below(AWAY));
      places[at] = this.made();
    }
  }

  /** One in ten gets lost. */
  private spread(news: News): void {
    for (const { bus, isUp } of [...this.apis, ...this.workers]) {
      if (!isUp || this.network.chance(100)) continue;
      void this.time.sleep(this.random.below(20)).then(() => bus.hear(news));
    }
  }

  private async lookForGaps(): Promise<void> {
    while (!this.isOver) {
      await this.time.sleep(GAP_EVERY);
      for (const { bus, isUp } of this.apis) if (isUp) bus.gap();
    }
  }

  private async loseJobs(): Promise<void> {
    while (!this.isOver) {
      await this.time.sleep(500);
      if (this.network.chance(50)) this.jobs.empty();
    }
  }
}
