import { Random } from '#kernel';
import { arenaPairings, type Waiting } from './arena.js';

const waits = (player: string, points = 0, more: Partial<Waiting> = {}): Waiting => ({
  player,
  points,
  since: 1_000,
  met: [],
  ...more,
});
const met = (...players: string[]): Waiting['met'] => players.map((player) => ({ player, wasFirst: true }));
const told = (waiting: readonly Waiting[]): string[] =>
  arenaPairings(waiting)
    .map(({ first, second }) => [first, second].sort().join('-'))
    .sort();

describe('an arena', () => {
  it('pairs players with similar points', () => {
    expect(told([waits('a', 9), waits('b', 2), waits('c', 8.5), waits('d', 1)])).toEqual(['a-c', 'b-d']);
  });

  it('pairs no one with their latest opponent, even with equal points', () => {
    const waiting = [waits('a', 9, { met: met('c') }), waits('b', 2), waits('c', 9, { met: met('a') }), waits('d', 1)];
    expect(told(waiting)).toEqual(['a-b', 'c-d']);
    expect(told([waits('a', 9, { met: met('c') }), waits('c', 9, { met: met('a') })])).toEqual(['a-c']);
  });

  it('leaves over the player with the shortest wait', () => {
    const three = [waits('a', 0, { since: 90_000 }), waits('b', 0, { since: 5_000 }), waits('c', 0, { since: 60_000 })];
    expect(told(three)).toEqual(['a-c']);
  });

  it('gives the first seat to the player who had it less often', () => {
    const often = { met: met('x', 'y') };
    expect(arenaPairings([waits('a', 0, often), waits('b')])).toEqual([{ first: 'b', second: 'a' }]);
    expect(arenaPairings([waits('a'), waits('b', 0, often)])).toEqual([{ first: 'a', second: 'b' }]);
  });

  it('pairs hundreds of players completely, and no one with their latest opponent', () => {
    const random = Random.from('arena');
    const names = Array.from({ length: 500 }, (_, place) => `p${place}`);
    const waiting = names.map((player, place) =>
      waits(player, random.below(30) / 2, { met: met(names[place % 2 === 0 ? place + 1 : place - 1]!) }),
    );
    const pairs = arenaPairings(waiting);
    expect(new Set(pairs.flatMap(({ first, second }) => [first, second])).size).toBe(500);
    const again = pairs.filter(
      ({ first, second }) => waiting.find(({ player }) => player === first)!.met[0]!.player === second,
    );
    expect(again).toEqual([]);
    const pointsOf = new Map(waiting.map(({ player, points }) => [player, points]));
    const apart = pairs.map(({ first, second }) => Math.abs(pointsOf.get(first)! - pointsOf.get(second)!));
    expect(Math.max(...apart)).toBeLessThanOrEqual(1);
  });

  it('pairs nothing with one player, or with none', () => {
    expect([arenaPairings([]), arenaPairings([waits('a')])]).toEqual([[], []]);
  });
});
