import { lantern } from '#lantern-presentation';
import { LocalGame, Random, randomBot } from '#kernel';
import { heard } from '../testing/heard.js';
import { simulate } from './command.js';
import { Versus } from './versus.js';

const said = (...words: string[]): Promise<readonly [number, string]> =>
  heard(() => simulate(['lantern', '--seats', '3', ...words]));

describe('chronicler simulate --versus', () => {
  it('gives the opponent another seat in each game', () => {
    const opponent = () => undefined as never;
    const versus = new Versus('opponent', opponent);
    const seats = [0, 1, 2, 3].map((number) =>
      versus.seated([randomBot, randomBot, randomBot], number).indexOf(opponent),
    );
    expect(seats).toEqual([0, 1, 2, 0]);
  });

  it('counts victories as multiples of a fair share, shared ones in shares, with an interval around them', () => {
    const versus = new Versus('random', randomBot);
    let wins = 0;
    for (let number = 0; number < 12; number += 1) {
      const local = LocalGame.start(lantern, { seed: `versus-${number}`, seats: 3 });
      local.playOut([randomBot, randomBot, randomBot], Random.from(`versus-${number}`));
      versus.add(local, number);
      const first = local.game.outcome!.placings.filter(({ rank }) => rank === 1);
      if (first.some(({ seat }) => seat === number % 3)) wins += 1 / first.length;
    }
    const { games, wins: counted, share, least, most } = versus.share(3);
    expect([games, counted]).toEqual([12, wins]);
    expect(share).toBeCloseTo((wins / 12) * 3);
    expect(least).toBeGreaterThanOrEqual(0);
    expect(least).toBeLessThan(share);
    expect(most).toBeGreaterThan(share);
    expect(most).toBeLessThanOrEqual(3);
  });

  it('prints the share first, and refuses a bot that is not there', async () => {
    const [status, text] = await said('--games', '6', '--bot', 'random', '--versus', 'random');
    expect(status).toBe(0);
    expect(text).toMatch(
      /^\| opponent \| games \|.*\n.*\n\| random +\| +6 \| +\d+\.\d % \| +\d\.\d\d \| \d\.\d\d to \d\.\d\d \|/,
    );
    expect((await said('--versus', 'stranger'))[1]).toContain('has no bot "stranger"');
    expect((await said('--exhaust', '--versus', 'random'))[1]).toContain('neither --bot, --bots nor --versus');
  });
});
