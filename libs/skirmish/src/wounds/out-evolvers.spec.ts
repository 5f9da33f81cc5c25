import { duelBook, duelState } from '../testing/duel-book.js';
import { outEvolvers } from './out-evolvers.js';

describe('a figure that goes out of action', () => {
  it('takes what was laid on it along, and nothing that was laid on others', () => {
    const state = duelState();
    const onNorth = { figureId: 'north', characteristic: 'ATTACK', by: 1, until: 'TURN' } as const;
    const onSouth = { ...onNorth, figureId: 'south' } as const;
    state.modifiers = [onNorth, onSouth];
    const { figureOut } = outEvolvers(duelBook());
    figureOut(state, { type: 'figureOut', figureId: 'south', side: null, cause: 'ATTACK', woundIds: [] } as never);
    expect(state.modifiers).toEqual([onNorth]);
    expect(state.figures.map(({ id, status, spaceId }) => [id, status, spaceId])).toEqual([
      ['north', 'IN_PLAY', '1,0'],
      ['south', 'OUT', null],
    ]);
  });

  it('is no sidekick that still has an action, and counts for the side that put it out', () => {
    const state = duelState();
    state.active = { figureId: 'north', actions: 1, granted: 2, sidekicks: ['south', 'page'] };
    const { figureOut } = outEvolvers(duelBook());
    figureOut(state, { type: 'figureOut', figureId: 'south', side: 'NORTH', cause: 'ATTACK', woundIds: [] } as never);
    expect(state.active.sidekicks).toEqual(['page']);
    expect(state.outs).toEqual([{ side: 'NORTH', sheetId: 'south' }]);
  });
});
