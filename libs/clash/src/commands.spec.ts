import { commands } from './commands.js';
import { box, cardsOfHero } from './content/catalogue.js';

describe('the canonical form of commands', () => {
  const [hero] = box.printed.hero;
  const ids = cardsOfHero(hero?.id ?? '').map(({ id }) => id);

  it('CLASH-202 cards come in the order of the content', () => {
    const [a, b, c] = ids as [string, string, string];
    expect(commands.chooseCards.parse({ heroId: 'x', cardIds: [c, a, b] }).cardIds).toEqual([a, b, c]);
    const plays = [
      { cardId: 'wound:2', side: 'LEFT' },
      { cardId: b, side: 'RIGHT' },
    ];
    expect(commands.planCards.parse({ heroId: 'x', plays }).plays).toEqual([...plays].reverse());
  });

  it('CLASH-202 wound cards come after power cards by number, blank ones last, unknown ids before them by their letters', () => {
    const cardIds = ['wound:blank-1', 'wound:10', 'wound:9', 'zzz', 'yyy', 'zzy', ids[0]];
    expect(commands.chooseCards.parse({ heroId: 'x', cardIds }).cardIds).toEqual([
      ids[0],
      'yyy',
      'zzy',
      'zzz',
      'wound:9',
      'wound:10',
      'wound:blank-1',
    ]);
  });

  it('CLASH-202 characteristics come as speed, attack, defense, mind', () => {
    const given = ['MIND', 'SPEED', 'DEFENSE', 'ATTACK'];
    const parsed = commands.placeTeamUpTokens.parse({ heroId: 'x', characteristics: given });
    expect(parsed.characteristics).toEqual(['SPEED', 'ATTACK', 'DEFENSE', 'MIND']);
  });

  it('CLASH-240 an order is left as it is', () => {
    expect(commands.proposeOrder.parse({ heroIds: ['b', 'a'] }).heroIds).toEqual(['b', 'a']);
  });
});
