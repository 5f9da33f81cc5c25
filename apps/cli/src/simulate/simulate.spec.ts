import { lantern } from '#lantern-presentation';
import { skarov } from '#skarov-presentation';
import { LocalGame, Random, randomBot } from '#kernel';
import { parseRequest } from './arguments.js';
import { everythingOf, exhaust } from './exhaust.js';
import { report } from './report.js';
import { table } from './table.js';
import { Tally } from './tally.js';

describe('chronicler simulate', () => {
  it('reads its arguments and reports their mistakes', () => {
    expect(parseRequest(['guilds', '--games', '7', '--seats', '4', '--options', '{"questCount":5}'])).toEqual({
      ruleset: 'guilds',
      games: 7,
      seats: 4,
      bots: undefined,
      ownBots: undefined,
      seed: 'simulation',
      options: { questCount: 5 },
      brought: undefined,
      exhaust: false,
    });
    expect(() => parseRequest([])).toThrow('Name one ruleset.');
    expect(() => parseRequest(['guilds', '--games', 'many'])).toThrow(
      '--games takes a whole number of at least 1, not "many".',
    );
    expect(() => parseRequest(['guilds', '--options', '[1]'])).toThrow('--options takes a JSON object, not "[1]".');
    expect(parseRequest(['arena', '--brought', '[{"starter":"HOLLOW_TIDE"}]']).brought).toEqual([
      { starter: 'HOLLOW_TIDE' },
    ]);
    expect(parseRequest(['skarov', '--bots', 'mine.js', '--bot', 'random,mine'])).toMatchObject({
      bots: ['random', 'mine'],
      ownBots: 'mine.js',
    });
    expect(() => parseRequest(['arena', '--brought', '{}'])).toThrow('--brought takes "random" or a JSON list');
    expect(() => parseRequest(['guilds', '--gmaes', '3'])).toThrow(
      'There is no option --gmaes. The nearest is --games.',
    );
    expect(() => parseRequest(['guilds', '--exhaust', '--bot', 'random'])).toThrow(
      '--exhaust chooses the rarest commands',
    );
  });

  it('adds up wins, shared ones in shares, and prints them beside the fair share', () => {
    const tally = new Tally(lantern);
    for (let number = 0; number < 20; number += 1) {
      const local = LocalGame.start(lantern, { seed: `tally-${number}`, seats: 3 });
      local.playOut([randomBot, randomBot, randomBot], Random.from(`tally-${number}`));
      tally.add(local);
    }
    const wins = [...tally.seats.values()].reduce((sum, score) => sum + score.wins, 0);
    expect(wins).toBeCloseTo(20);
    expect(tally.commands.get('chooseCard')).toBe(20 * 3 * 3);
    const text = report(lantern, tally, 3);
    expect(text).toContain(`20 games of lantern ${lantern.version}, 3 seats`);
    expect(text).toMatch(/\| 2 +\| +20 \| +\d+\.\d % \| +\d\.\d\d \|/);
  });

  it('counts the wins of the seat with a role separately from those of the others', () => {
    const census = { ...lantern.census, traits: () => ({}), turns: () => 1, uses: () => [], all: [] };
    const tally = new Tally({ ...lantern, census: { ...census, roles: () => ({ opener: 1 }) } });
    for (let number = 0; number < 5; number += 1) {
      const local = LocalGame.start(lantern, { seed: `roles-${number}`, seats: 3 });
      local.playOut([randomBot, randomBot, randomBot], Random.from(`roles-${number}`));
      tally.add(local);
    }
    const [opener, others] = ['yes', 'no'].map((held) => tally.traits.get('opener')?.get(held));
    expect([opener?.games, others?.games]).toEqual([5, 10]);
    expect(opener?.wins).toBe(tally.seats.get('1')?.wins);
    expect(report(lantern, tally, 3)).toMatch(/\| opener \| played/);
  });

  it('counts games and not seats where sides differ in size: a win of three heroes is one win', () => {
    const tally = new Tally(skarov);
    for (const number of [0, 1]) {
      const local = LocalGame.start(skarov, { seed: `sides-${number}`, options: { heroes: 3 } });
      local.must({ type: 'resign', seat: 3 });
      tally.add(local);
    }
    expect(tally.sides.get('HEROES')).toMatchObject({ games: 2, wins: 2 });
    expect(tally.sides.get('OVERLORD')).toMatchObject({ games: 2, wins: 0 });
    const text = report(skarov, tally, 4);
    expect(text).toMatch(/\| HEROES +\| +2 \| +100\.0 % \| +2\.00 \|/);
    expect(text).toMatch(/\| 0 +\| +2 \| +100\.0 % \| +2\.00 \|/);
  });

  it('plays until everything has happened, and lists the rest', () => {
    const request = parseRequest(['lantern', '--exhaust', '--games', '400']);
    expect(exhaust(lantern, request, () => undefined).missing).toEqual([]);
    const impossible = {
      ...lantern,
      refusals: { ...lantern.refusals, moonFull: [] },
      refusalMessages: { ...lantern.refusalMessages, moonFull: { en: 'Full moon.', fr: 'Pleine lune.' } },
    };
    const few = { ...request, games: 5 };
    expect(exhaust(impossible, few, () => undefined)).toMatchObject({
      games: 5,
      missing: expect.arrayContaining(['refusal:moonFull']) as unknown,
    });
    expect(everythingOf(lantern)).toContain('event:stormBroke');
  });

  it('prints tables whose columns line up', () => {
    expect(
      table(
        ['name', 'n'],
        [
          ['a', '10'],
          ['bcdef', '2'],
        ],
      ),
    ).toBe(['| name  |  n |', '| ----- | -: |', '| a     | 10 |', '| bcdef |  2 |'].join('\n'));
  });
});
