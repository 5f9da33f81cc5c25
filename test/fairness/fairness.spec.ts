import type { Random } from '#kernel';
import { spreadOf } from './chi-square.js';
import { countsOf, trials, type Trial } from './trials.js';

describe('What games draw', () => {
  it.each(trials.filter(({ outcomes }) => outcomes <= 120).map((trial) => [trial.what, trial] as const))(
    'comes equally often: %s',
    (_, trial) => {
      // The seed is fixed, and so are the counts: this cannot fail now and then.
      const counts = countsOf(trial, 60_000, 'fairness of the tests');
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(Math.floor(60_000 / trial.draws));
      expect(Math.abs(spreadOf(counts).deviations)).toBeLessThan(3.3);
    },
  );

  it('would be found out: a modulus without rejection, a shuffle that exchanges with any place', () => {
    const six = trials.find(({ outcomes }) => outcomes === 6)!;
    const loaded: Trial = { ...six, go: (random) => Math.min(5, random.below(61) % 6) };
    expect(spreadOf(countsOf(loaded, 60_000, 'x')).deviations).toBeGreaterThan(3.3);
    const naive = (random: Random): number => {
      const cards = [0, 1, 2];
      for (const place of [0, 1, 2]) {
        const other = random.below(3);
        [cards[place], cards[other]] = [cards[other]!, cards[place]!];
      }
      return ['012', '021', '102', '120', '201', '210'].indexOf(cards.join(''));
    };
    expect(
      spreadOf(countsOf({ what: 'naive', outcomes: 6, draws: 3, go: naive }, 60_000, 'x')).deviations,
    ).toBeGreaterThan(10);
  });

  it('is measured as it should be: counts that are equal are too equal, known ones have known figures', () => {
    expect(spreadOf([10, 10, 10, 10])).toMatchObject({ chiSquare: 0, freedom: 3 });
    expect(spreadOf([10, 10, 10, 10]).deviations).toBeLessThan(-3);
    // The 99.9th percentile of five degrees of freedom is 20.515: 3.09 standard deviations.
    const twice = [20.515 / 2, -20.515 / 2].map((part) => 100 + Math.sqrt(Math.abs(part) * 100) * Math.sign(part));
    const { chiSquare, deviations } = spreadOf([...twice, 100, 100, 100, 100]);
    expect(chiSquare).toBeCloseTo(20.515, 6);
    expect(deviations).toBeCloseTo(3.09, 1);
    expect(() => spreadOf([1])).toThrow(RangeError);
  });
});
