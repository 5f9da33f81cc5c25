import { duelBook, duelState } from '../testing/duel-book.js';
import { effectEvolvers } from './effect-evolvers.js';

describe('what effects change', () => {
  const { actionsChanged } = effectEvolvers(duelBook({}));

  it.each([
    [1, { actions: 3, granted: 3 }],
    [-1, { actions: 1, granted: 2 }],
  ])('CLASH-213 actions that a hero gets count towards five, and those that it loses count too: %i', (by, left) => {
    const state = duelState();
    actionsChanged(state, { type: 'actionsChanged', heroId: 'south', by, source: 'trick' });
    expect(state.active).toMatchObject(left);
  });

  it('CLASH-213 actions for a hero who is not active wait for it', () => {
    const state = duelState();
    actionsChanged(state, { type: 'actionsChanged', heroId: 'north', by: 1, source: 'trick' });
    expect(state.active).toMatchObject({ actions: 2, granted: 2 });
    expect(state.heroes.map(({ bonusActions }) => bonusActions)).toEqual([1, 0]);
  });
});
