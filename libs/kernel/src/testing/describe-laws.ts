import type { AnyRuleset } from '../ruleset.js';
import { checkLaws, laws, type LawOptions, type LawReport } from './check-laws.js';

/**
 * The jest suite that every ruleset runs: one test a law, over whole random games.
 * A violation names the seed and the commit, and the same seed plays the same game again.
 */
export function describeLaws(ruleset: AnyRuleset, options: LawOptions): void {
  describe(`the laws, over ${options.games} random games of ${ruleset.name}`, () => {
    let reports: readonly LawReport[];
    beforeAll(() => {
      reports = checkLaws(ruleset, options);
    }, 3_600_000);

    for (const law of laws) {
      it(`law ${law.number}, ${law.name}`, () => {
        const report = reports.find((candidate) => candidate.law === law);
        expect(report?.violations).toEqual([]);
        expect(report?.checks).toBeGreaterThan(0);
      });
    }
  });
}
