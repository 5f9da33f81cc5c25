import type { Observer } from '../check-laws.js';

/** Places in the shared memory of two threads. */
const [FUNCTION, TICKS, GAME, VERSION] = [0, 1, 2, 3] as const;

/** Bytes that a thread needs to write down how far it is. */
export const PROGRESS_BYTES = 4 * 4;

/** How far a thread is, written where another one can read it while this one does not come to an end. */
export class Progress implements Observer {
  /** One text for each game that is over, by its seed. */
  readonly digests = new Map<string, string>();
  private readonly cells: Int32Array;
  private readonly running: number[] = [];
  private readonly places: ReadonlyMap<string, number>;

  /** @param names of all functions of the ruleset. */
  constructor(
    shared: SharedArrayBuffer,
    private readonly names: readonly string[],
  ) {
    this.cells = new Int32Array(shared);
    this.places = new Map(names.map((name, place) => [name, place + 1]));
  }

  begins(name: string): void {
    this.running.push(this.places.get(name) ?? 0);
    this.tick();
  }

  ends(): void {
    this.running.pop();
    this.tick();
  }

  comesTo(game: number, version: number): void {
    this.cells[GAME] = game;
    this.cells[VERSION] = version;
  }

  played(seed: string, digest: string): void {
    this.digests.set(seed, digest);
  }

  /** Changes whenever a function of the ruleset begins or ends. */
  get ticks(): number {
    return Atomics.load(this.cells, TICKS);
  }

  /** Where the thread is, for people. */
  get place(): string {
    const name = this.names[Atomics.load(this.cells, FUNCTION) - 1] ?? 'no function of the ruleset';
    return `${name}, in game ${this.cells[GAME] ?? 0} after version ${this.cells[VERSION] ?? 0}`;
  }

  private tick(): void {
    Atomics.store(this.cells, FUNCTION, this.running.at(-1) ?? 0);
    Atomics.add(this.cells, TICKS, 1);
  }
}
