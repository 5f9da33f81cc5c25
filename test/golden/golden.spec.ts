import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Kernel } from '#kernel';
import { commitOf, GENESIS_HASH, hashCommit } from '#records';
import { rulesets } from '../../apps/rulesets.js';
import { isReleased } from '../releases/released.js';
import { checks, notShown, storedIn, workedOnFor, type Stored } from './checks.js';
import { goldenFolders, readGolden, storedNames } from './golden-files.js';
import { gameOf, textOf, type GoldenCommit, type GoldenGame } from './golden-game.js';
import { plans } from './plans/index.js';

const each = Object.entries(checks);

describe.each(goldenFolders)('the golden games of %s', (folder) => {
  describe.each(storedNames(folder))('%s', (name) => {
    const text = readGolden(folder, name);
    let stored: Stored;
    beforeAll(async () => {
      stored = await storedIn(text);
    });

    it.each(each)('%s', async (_, wrongWith) => {
      expect(await wrongWith(stored)).toBeUndefined();
    });

    it('is of the rules of the working tree, or of the release that its folder names', () => {
      const { header } = stored.game;
      const { ruleset, rulesVersion } = header;
      expect(workedOnFor(header) ? ruleset : `${ruleset}-${rulesVersion}`).toBe(folder);
    });
  });
});

describe.each(Object.entries(plans))('the golden games of %s', (ruleset, planned) => {
  it('are the planned ones', () => {
    expect(storedNames(ruleset)).toEqual(planned.map(({ name }) => name).sort());
  });

  it.each(planned.map((plan) => [plan.name, plan] as const))('%s shows what its plan demands', (name, plan) => {
    expect(notShown(plan, gameOf(readGolden(ruleset, name)))).toBeUndefined();
  });
});

it('every released ruleset has four golden games or more', () => {
  expect(rulesets.filter(isReleased).filter(({ name }) => !Object.hasOwn(plans, name))).toEqual([]);
  expect(rulesets.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(plans)));
  for (const planned of Object.values(plans)) expect(planned.length).toBeGreaterThanOrEqual(4);
});

it('releases and golden games take less than 20 MB of the repository', () => {
  const bytes = ['rulesets', 'test/golden']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
    .reduce((sum, path) => sum + statSync(path).size, 0);
  expect(bytes).toBeLessThan(20_000_000);
});

describe('a golden game that was tampered with', () => {
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

  /** The finding or the exception of each check that fails. */
  async function faultsOf(game: GoldenGame): Promise<Partial<Record<keyof typeof checks, unknown>>> {
    const stored = await storedIn(textOf(game));
    const said = each.map(async ([name, wrongWith]) => {
      try {
        return [name, await wrongWith(stored)] as const;
      } catch (fault) {
        return [name, String(fault)] as const;
      }
    });
    return Object.fromEntries((await Promise.all(said)).filter(([, fault]) => fault !== undefined));
  }

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
  const otherHash = tampered(storm, (commit) => ({ ...commit, hash: '0'.repeat(64) }));

  const chain = 'is one chain of hashes';
  const fold = 'folds to the same states';
  const again = 'is decided again, from seed and commands alone';
  const transcript = 'has a transcript that is whole';
  const { firstVersion } = stored.commits[storm]!;
  const brokenAt = (version: number): string => `hash at version ${version}`;
  const told = (text: string): unknown => expect.stringContaining(text);

  it('has an event that was not: the chain, the fold, the rules and the transcript tell', async () => {
    const is = `commit ${storm + 1} (version ${firstVersion}, runStep)`;
    const { wind } = stored.commits[storm]!.events[0]!.data as { wind: number };
    const faults = {
      [fold]: told(`${is}: stateHash was `),
      [again]: `${is}: events.0.data.wind was 7, is ${wind}`,
    };
    const found = { ...faults, [chain]: brokenAt(firstVersion), [transcript]: told('"reason":"hash"') };
    expect(await faultsOf(otherWind)).toEqual(found);
    expect(await faultsOf(resealed(otherWind))).toEqual({ ...faults, [transcript]: told('"reason":"events"') });
  });

  it('has a command that was not: the chain, the rules and the transcript tell', async () => {
    const held = hand.find((oil) => oil !== chosen.oil)!;
    const differs = { [again]: told(`events.0.data.oil was ${chosen.oil}, is ${held}`) };
    const broken = { [chain]: brokenAt(stored.commits[choice]!.firstVersion), [transcript]: told('"reason":"hash"') };
    expect(await faultsOf(otherCard(held))).toEqual({ ...differs, ...broken });
    expect(await faultsOf(resealed(otherCard(held)))).toEqual({ ...differs, [transcript]: told('"reason":"events"') });
    const absent = [1, 2, 3, 4].find((oil) => !hand.includes(oil))!;
    expect(await faultsOf(resealed(otherCard(absent)))).toEqual({
      [again]: expect.stringMatching(/version \d+ is refused: notInHand \(LANTERN-004\)/),
      [transcript]: told('"reason":"refused"'),
    });
  });

  it('has a hash that was not: the chain, the rules and the transcript tell', async () => {
    expect(await faultsOf(otherHash)).toEqual({
      [chain]: brokenAt(firstVersion),
      [again]: told(': hash was "0'),
      [transcript]: told('"reason":"hash"'),
    });
  });

  it.each<[string, Partial<GoldenCommit>]>([
    ['a state', { stateHash: '0'.repeat(64) }],
    ['a count of legal commands', { legal: [1, 2, 3] }],
  ])('has %s that was not: the fold and the rules tell', async (_, change) => {
    const name = Object.keys(change)[0]!;
    const tamperedWith = tampered(storm, (commit) => ({ ...commit, ...change }));
    expect(await faultsOf(tamperedWith)).toEqual({ [fold]: told(name), [again]: told(name) });
  });

  it('lacks its last commit, or is not as it would be written: that is told', async () => {
    const short = { ...stored, commits: stored.commits.slice(0, -1) };
    expect(notShown(plans['lantern']![0]!, short)).toMatch(/^it ends with nothing/);
    const text = textOf(stored).replace(':', ': ');
    expect(checks['stands in canonical form'](await storedIn(text))).toBeDefined();
  });

  it('hides less or more than another kernel would, or nothing: that is told', async () => {
    const whole = await storedIn(textOf(stored));
    const keeps = checks['keeps its secrets, whichever kernel redacts them'];
    const { kernel } = whole.released;
    const open: Kernel = { ...kernel, redactorOf: () => (event) => event };
    expect(keeps({ ...whole, released: { ...whole.released, kernel: open } })).toMatch(
      /^handDealt for \{"kind":"spectator"\}/,
    );
    const none = whole.commits.map((commit) => ({ ...commit, events: [] }));
    expect(keeps({ ...whole, commits: none })).toBe('nothing is hidden from anyone');
  });
});
