import { lantern } from '#lantern-presentation';
import { checkLaws, laws } from '#kernel/testing';
import type { BrokenRuleset } from './broken/broken.js';
import { brokenRulesets } from './broken/index.js';

const trial = {
  games: 8,
  depth: 0.5,
  mostCommits: 60,
  mishaps: { timeOuts: 300, resignations: 300 },
  options: [{}, { storms: 4 }],
};

/** Mistakes that few games may miss by luck: a reduced run does not demand them. */
const demandedOfMany = [
  'has a resample that changes nothing',
  'has a resample that keeps a hidden fuse',
  'has a resample that keeps the choices of others',
  'gives the hidden cards public numbers in the order of their oil, which resample keeps',
  'has an event without a description',
];

/** The violations of the law that a ruleset is made to break: those of one game, of three, or else of all. */
function violationsOf({ law, ruleset, trial: own }: BrokenRuleset, reduced: boolean): readonly string[] | undefined {
  const all = { ...trial, ...own, reduced };
  for (const games of [1, 3, all.games]) {
    // Law 9 hears calls of all the laws.
    const reports = checkLaws(ruleset, { ...all, games, ...(law === 9 ? {} : { only: law }) });
    const violations = reports.find((report) => report.law.number === law)?.violations;
    if (violations === undefined || violations.length > 0 || games === all.games) return violations;
  }
  return [];
}

describe('the laws bite', () => {
  it('finds nothing wrong with a sound ruleset', () => {
    expect(checkLaws(lantern, trial).flatMap((report) => report.violations)).toEqual([]);
  });

  it('needs the position from which a game starts, where random games do not come to the mistake', () => {
    const rich = brokenRulesets.find(({ trial: own }) => own?.starts);
    expect(rich && violationsOf({ ...rich, trial: { games: 4 } }, false)).toEqual([]);
  });

  it.each(brokenRulesets)('law $law catches a ruleset that $how', (broken) => {
    expect(violationsOf(broken, false)).not.toEqual([]);
  });

  it('catches them in a reduced run too, but for those that few games may miss by luck', () => {
    const missed = brokenRulesets.filter((broken) => violationsOf(broken, true)?.length === 0);
    expect(missed.map(({ how }) => how)).toEqual(demandedOfMany);
  });

  it('has at least one broken ruleset for every law', () => {
    expect(new Set(brokenRulesets.map(({ law }) => law))).toEqual(new Set(laws.map(({ number }) => number)));
  });

  it('names the game and commit that broke the law, so that the same seed finds it again', () => {
    const leaky = brokenRulesets.find(({ law }) => law === 5);
    const violations = leaky && violationsOf(leaky, false);
    expect(violations?.[0]).toMatch(
      /^lantern, \d seats, seed "laws-\d+", commit at version \d+: seat \d sees other things/,
    );
  });
});
