import type { Random } from '#kernel';
import type { VirtualTime } from './virtual-time.js';

/** A caller did not get an answer, and cannot tell whether the request was carried out. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

/** An end of a connection. */
export interface End {
  /** False once it has ended: nothing that it had begun goes on. */
  readonly isUp: boolean;
  end(): void;
}

/** How often in a thousand crossings something goes wrong, for each sort of fault. */
export interface Roughness {
  readonly lost: number;
  readonly crashes: number;
  /** Longest time of a crossing, in milliseconds. */
  readonly slowest: number;
}

/** Of each sort of fault how many there were. */
export type Mishaps = Record<'requests lost' | 'answers lost' | 'crashes before' | 'crashes after', number>;

/** The calls of a process to everything that outlives it, over a network that may fail at every place. */
export class Network {
  readonly mishaps: Mishaps = { 'requests lost': 0, 'answers lost': 0, 'crashes before': 0, 'crashes after': 0 };
  /** From now on nothing goes wrong any more. */
  isCalm = false;

  constructor(
    private readonly time: VirtualTime,
    private readonly random: Random,
    private readonly roughness: Roughness,
  ) {}

  /** True in so many cases of a thousand, until it is calm. */
  chance(inAThousand: number): boolean {
    return !this.isCalm && this.random.below(1_000) < inAThousand;
  }

  /** Asks something of the other end. Throws `Unanswered` when the request or the answer is lost, or this end has ended. */
  async cross<T>(from: End, ask: () => T | Promise<T>): Promise<T> {
    await this.travel(from);
    if (this.happens('crashes before')) from.end();
    if (!from.isUp || this.happens('requests lost')) throw new Unanswered('The request was lost.');
    const answer = await ask();
    if (this.happens('crashes after')) from.end();
    await this.travel(from);
    if (this.happens('answers lost')) throw new Unanswered('The answer was lost.');
    return answer;
  }

  private async travel(from: End): Promise<void> {
    await this.time.sleep(this.random.below(this.roughness.slowest));
    if (!from.isUp) throw new Unanswered('The process has ended.');
  }

  private happens(mishap: keyof Mishaps): boolean {
    const { lost, crashes } = this.roughness;
    if (!this.chance(mishap.startsWith('crashes') ? crashes : lost)) return false;
    this.mishaps[mishap] += 1;
    return true;
  }
}

/** The same thing, with the network between it and a process: every method of it crosses. */
export const overNetwork = <T extends object>(network: Network, from: End, there: T): T =>
  new Proxy(there, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...words: unknown[]) => network.cross(from, () => Reflect.apply(value, target, words) as unknown);
    },
  });
