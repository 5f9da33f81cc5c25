import { lantern } from '#lantern';
import { checkLaws, laws } from '#kernel/testing';
import { brokenRulesets } from './broken/index.js';

const trial = {
  games: 8,
  depth: 0.5,
  mostCommits: 60,
  mishaps: { timeOuts: 300, resignations: 300 },
  options: [{}, { storms: 4 }],
};

describe('the laws bite', () => {
  it('finds nothing wrong with a sound ruleset', () => {
    expect(checkLaws(lantern, trial).flatMap((report) => report.violations)).toEqual([]);
  });

  it.each(brokenRulesets)('law $law catches a ruleset that $how', ({ law, ruleset }) => {
    const report = checkLaws(ruleset, trial).find((candidate) => candidate.law.number === law);
    expect(report?.violations).not.toEqual([]);
  });

  it('has at least one broken ruleset for every law', () => {
    expect(new Set(brokenRulesets.map(({ law }) => law))).toEqual(new Set(laws.map(({ number }) => number)));
  });

  it('says which game and commit broke the law, so that the same seed finds it again', () => {
    const leaky = brokenRulesets.find(({ law }) => law === 5);
    const violations = leaky && checkLaws(leaky.ruleset, trial).find(({ law }) => law.number === 5)?.violations;
    expect(violations?.[0]).toMatch(
      /^lantern, \d seats, seed "laws-\d+", commit at version \d+: seat \d sees other things/,
    );
  });
});
