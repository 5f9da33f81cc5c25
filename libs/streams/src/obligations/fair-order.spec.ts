import type { Json } from '#kernel';
import { FairPriorities, inFairOrder } from './fair-order.js';

interface Owed {
  readonly name: string;
  readonly payload: Json;
}

const deadline = (name: string): Owed => ({ name, payload: { stepId: 'x' } });
const work = (name: string, of: string): Owed => ({ name, payload: { seat: 1, work: { of, alone: false } } });
const alone = (name: string, of: string): Owed => ({ name, payload: { seat: 1, work: { of, alone: true } } });

const owed = [
  ...[1, 2, 3].map((at) => alone(`alone a${at}`, 'ada')),
  ...[1, 2, 3].map((at) => work(`a${at}`, 'ada')),
  work('b1', 'bo'),
  alone('alone b1', 'bo'),
  work('b2', 'bo'),
  deadline('deadline'),
  work('c1', 'cy'),
];
const FAIR = ['deadline', 'a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'alone a1', 'alone b1', 'alone a2', 'alone a3'];

describe('The fair order of obligations', () => {
  it('has first what must happen in time, then tables with people, then those without, by turns of their openers', () => {
    expect(inFairOrder(owed).map(({ name }) => name)).toEqual(FAIR);
  });

  it('is that of the priorities in a queue', () => {
    const priorities = new FairPriorities(() => 0);
    const separate = new FairPriorities(() => 0);
    const queued = owed
      .map(({ name, payload }) => ({
        name,
        // Tables without people are behind all others in any case: so each kind is counted on its own here.
        priority: (name.startsWith('alone') ? separate : priorities).of({ payload }),
      }))
      .sort((one, other) => one.priority - other.priority);
    expect(queued.map(({ name }) => name)).toEqual(FAIR);
  });

  it('forgets after a second: an account that has caused much waits no longer than that', () => {
    let now = 0;
    const priorities = new FairPriorities(() => now);
    const next = () => priorities.of({ payload: { work: { of: 'ada', alone: false } } });
    expect([next(), next(), next()]).toEqual([1, 2, 3]);
    now = 1_000;
    expect(next()).toBe(1);
  });
});
