import { coverageOf, summary, table } from './coverage.js';
import { titlesIn } from './titles.js';

const catalogue = { ruleset: 'guilds', prefix: 'GUILD-', ids: ['GUILD-001', 'GUILD-002', 'EX-01'], unexplained: [] };

const coverageBy = (file: string, source: string) => coverageOf(catalogue, titlesIn(file, source));

describe('rules coverage', () => {
  it('counts every id that a title names', () => {
    const { missing } = coverageBy('libs/guilds/src/a.spec.ts', `it('GUILD-001, GUILD-002 a game has seats', …)`);
    expect(missing).toEqual(['EX-01']);
  });

  it('counts titles of tables and of groups, in any quotes', () => {
    const source = 'it.each([[1]])("GUILD-001 a %s", …); describe(`GUILD-002 what is no limit`, …)';
    expect(coverageBy('test/a.spec.ts', source).missing).toEqual(['EX-01']);
  });

  it('does not count an id that a test only compares', () => {
    const source = `expect(refusal).toEqual(refuse('GUILD-001', 'TOO_DEAR', {})); it('GUILD-002', …)`;
    expect(coverageBy('libs/guilds/src/a.spec.ts', source).missing).toEqual(['GUILD-001', 'GUILD-002', 'EX-01']);
  });

  it('counts worked examples in the folder of their game only', () => {
    const source = `it('EX-01 five dice kill the monster', …)`;
    expect(coverageBy('libs/guilds/src/examples.spec.ts', source).missing).not.toContain('EX-01');
    expect(coverageBy('libs/skarov/src/examples.spec.ts', source).missing).toContain('EX-01');
  });

  it('reports ids that the catalogue does not have', () => {
    const coverage = coverageBy('libs/guilds/src/a.spec.ts', `it('GUILD-999 nobody wrote this rule', …)`);
    expect(coverage.unknown).toEqual(['GUILD-999']);
    expect(summary(coverage)).toBe('guilds: 0 of 3 ids have a test; tests name unknown ids: GUILD-999');
  });

  it('prints a line for each test, and reports rules without any', () => {
    const coverage = coverageBy('libs/guilds/a.spec.ts', `it('GUILD-001 one', …); it('GUILD-001 two', …)`);
    expect(table(coverage)).toEqual([
      'GUILD-001  GUILD-001 one  (libs/guilds/a.spec.ts)',
      '           GUILD-001 two  (libs/guilds/a.spec.ts)',
      'GUILD-002  NO TEST',
      'EX-01      NO TEST',
    ]);
  });
});
