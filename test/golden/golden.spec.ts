import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { rulesets } from '#games';
import { commitOf, GENESIS_HASH, hashCommit } from '#records';
import { checks, notShown } from './checks.js';
import { goldenFolders, readGolden, storedNames } from './golden-files.js';
import { gameOf, textOf, type GoldenCommit, type GoldenGame } from './golden-game.js';
import { plans } from './plans/index.js';

const each = Object.entries(checks);

describe.each(Object.entries(plans))('the golden games of %s', (ruleset, planned) => {
  it('are those that are planned', () => {
    expect(storedNames(ruleset)).toEqual(planned.map(({ name }) => name).sort());
  });

  describe.each(planned.map((plan) => [plan.name, plan] as const))('%s', (name, plan) => {
    const text = readGolden(ruleset, name);

    it.each(each)('%s', (_, wrongWith) => {
      expect(wrongWith(text)).toBeUndefined();
    });

    it('shows what it is kept for', () => {
      expect(notShown(plan, gameOf(text))).toBeUndefined();
    });
  });
});

it('golden games of older releases are of the release that their folder names', () => {
  for (const folder of goldenFolders.filter((each) => each.includes('-')))
    for (const name of storedNames(folder)) {
      const { ruleset, rulesVersion } = gameOf(readGolden(folder, name)).header;
      expect(`${ruleset}-${rulesVersion}`).toBe(folder);
    }
});

it('every ruleset has four golden games or more', () => {
  expect(Object.keys(plans).sort()).toEqual(rulesets.map(({ name }) => name).sort());
  for (const planned of Object.values(plans)) expect(planned.length).toBeGreaterThanOrEqual(4);
});

it('releases and golden games take less than 20 MB of the repository', () => {
  const bytes = ['rulesets', 'test/golden']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
    .reduce((sum, path) => sum + statSync(path).size, 0);
  expect(bytes).toBeLessThan(20_000_000);
});

describe('a golden game that somebody has tampered with', () => {
  const stored = gameOf(readGolden('lantern', 'two-keepers'));
  const first = (type: string): number =>
    stored.commits.findIndex(({ events }) => events.some((event) => event.type === type));

  /** The stored game with one commit changed. */
  const tampered = (index: number, change: (commit: GoldenCommit) => GoldenCommit): GoldenGame => ({
    ...stored,
    commits: stored.commits.map((commit, at) => (at === index ? change(commit) : commit)),
  });

  /** The same with hashes that fit, as a forger would leave it. */
  function resealed({ header, commits }: GoldenGame): GoldenGame {
    let previous = GENESIS_HASH;
    return {
      header,
      commits: commits.map((commit) => ({ ...commit, hash: (previous = hashCommit(previous, commitOf(commit))) })),
    };
  }

  /** What each check has to say, or to throw, in the order of the checks. */
  const verdicts = (game: GoldenGame): unknown[] =>
    each.map(([, wrongWith]) => {
      try {
        return wrongWith(textOf(game));
      } catch (fault) {
        return String(fault);
      }
    });

  const storm = first('stormBroke');
  const otherWind = tampered(storm, (commit) => ({
    ...commit,
    events: commit.events.map((event) => ({ ...event, data: { ...(event.data as object), wind: 7 } as never })),
  }));
  const choice = first('cardChosen');
  const chosen = stored.commits[choice]!.events[0]!.data as { readonly seat: number; readonly oil: number };
  const hand = stored.commits
    .flatMap(({ events }) => events.filter(({ type }) => type === 'handDealt'))
    .map(({ data }) => data as { readonly seat: number; readonly oils: readonly number[] })
    .find(({ seat }) => seat === chosen.seat)!.oils;
  const otherCard = (oil: number): GoldenGame =>
    tampered(choice, (commit) => ({
      ...commit,
      command: { type: 'play', seat: chosen.seat, command: { type: 'chooseCard', oil } },
    }));
  const otherHash = tampered(storm, (commit) => ({ ...commit, hash: commit.hash.replace(/^./, 'g') }));

  it('has an event that was not: the chain, the fold and the rules tell', () => {
    const is = `commit ${storm + 1} (version ${stored.commits[storm]!.firstVersion}, runStep)`;
    const { wind } = stored.commits[storm]!.events[0]!.data as { wind: number };
    const anew = `${is}: events.0.data.wind was 7, is ${wind}`;
    expect(verdicts(otherWind)).toEqual([
      undefined,
      `hash at version ${stored.commits[storm]!.firstVersion}`,
      expect.stringContaining(`${is}: stateHash was `),
      anew,
    ]);
    expect(verdicts(resealed(otherWind))).toEqual([undefined, undefined, expect.stringContaining('stateHash'), anew]);
  });

  it('has a command that was not: the chain and the rules tell', () => {
    const broken = expect.stringMatching(/^hash at/);
    const held = hand.find((oil) => oil !== chosen.oil)!;
    const differs = expect.stringContaining(`events.0.data.oil was ${chosen.oil}, is ${held}`);
    expect(verdicts(otherCard(held))).toEqual([undefined, broken, undefined, differs]);
    expect(verdicts(resealed(otherCard(held)))).toEqual([undefined, undefined, undefined, differs]);
    const absent = [1, 2, 3, 4].find((oil) => !hand.includes(oil))!;
    const refused = expect.stringMatching(/version \d+ is refused: notInHand \(LANTERN-004\)/);
    expect(verdicts(resealed(otherCard(absent)))).toEqual([undefined, undefined, undefined, refused]);
  });

  it('has a hash that was not: the chain and the rules tell', () => {
    expect(verdicts(otherHash)).toEqual([
      undefined,
      expect.stringMatching(/^hash at/),
      undefined,
      expect.stringMatching(/: hash was "g/),
    ]);
  });

  it.each<[string, Partial<GoldenCommit>]>([
    ['a state', { stateHash: '0'.repeat(64) }],
    ['a count of legal commands', { legal: [1, 2, 3] }],
  ])('has %s that was not: the fold and the rules tell', (_, change) => {
    const told = expect.stringContaining(`${Object.keys(change)[0]}`);
    expect(verdicts(tampered(storm, (commit) => ({ ...commit, ...change })))).toEqual([
      undefined,
      undefined,
      told,
      told,
    ]);
  });

  it('lacks its last commit, or is not as it would be written: that is told', () => {
    const short = { ...stored, commits: stored.commits.slice(0, -1) };
    expect(notShown(plans['lantern']![0]!, short)).toMatch(/^it ends with nothing/);
    expect(checks['stands in canonical form'](textOf(stored).replace(':', ': '))).toBeDefined();
  });
});
