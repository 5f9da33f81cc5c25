import { aGame } from '../testing/index.js';
import { guildMage, guildOf } from './guilds-of-a-game.js';

describe('The guilds of a game', () => {
  const state = aGame({ guilds: [{}, {}] });

  it('are found by their seats, and none by a seat that does not play', () => {
    expect(guildOf(state, 1).seat).toBe(1);
    expect(() => guildOf(state, 2)).toThrow(new RangeError('There is no guild at seat 2.'));
  });

  it('have only mages of their own', () => {
    expect(() => guildMage(state, 0, 'nobody')).toThrow(new RangeError('The guild at seat 0 has no mage "nobody".'));
  });
});
