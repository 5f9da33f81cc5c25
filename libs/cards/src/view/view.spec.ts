import { openPriority, type OpenStep } from '#kernel';
import { flowView } from './flow-view.js';
import { heldView, ownHands } from './held-view.js';

const flow = { turn: 3, stage: 'TALK', window: null, over: null } as const;
const open: OpenStep<string, object> = { step: 'ANSWER', stepId: 'ANSWER-1', rules: {}, asked: [1] };

describe('the public view of a game of cards', () => {
  it('is what seats are asked for, and in a window who may act', () => {
    expect(flowView(flow, open)).toEqual({ turn: 3, stage: 'TALK', step: 'ANSWER', asked: [1], passes: 0 });
    const window = { ...openPriority(1), passes: 1 };
    expect(flowView({ ...flow, window }, open)).toMatchObject({ priority: 1, passes: 1 });
  });

  it('names no asked seat, and in the end the winner, if there is one', () => {
    const window = openPriority(0);
    const won = flowView({ ...flow, window, over: { reason: 'LANDS', winner: 0 } }, undefined);
    expect(won).toEqual({ turn: 3, stage: 'TALK', asked: [], passes: 0, over: 'LANDS', winner: 0 });
    expect(flowView({ ...flow, over: { reason: 'LIMIT', winner: null } }, undefined)).not.toHaveProperty('winner');
  });

  const cards = { 'c-001': { cardId: 'L01', owner: 0 }, 'c-002': { cardId: 'L02', owner: 0 } };
  const player = {
    seat: 0,
    starter: null,
    guardian: null,
    stones: 4,
    pile: [],
    dominant: null,
    hand: ['c-001'],
    depot: [],
    pen: [],
    discard: ['c-002'],
    passing: null,
  };

  it('is of a seat how many cards it holds, and the faces of those that lie open', () => {
    const counts = { seat: 0, powerStones: 4, pile: 0, hand: 1, depot: 0, pen: 0 };
    const discard = [{ instanceId: 'c-002', cardId: 'L02' }];
    expect(heldView({ cards }, player)).toEqual({ ...counts, discard });
    expect(heldView({ cards }, { ...player, guardian: 'L20', dominant: 'c-001', passing: 'TURN' })).toEqual({
      ...counts,
      discard,
      guardian: 'L20',
      dominant: { instanceId: 'c-001', cardId: 'L01' },
      passing: 'TURN',
    });
  });

  it('is less than the seat sees: the faces in its hands, and the deck that it builds', () => {
    const hands = { seat: 0, hand: [{ instanceId: 'c-001', cardId: 'L01' }], depot: [], pen: [] };
    expect(ownHands({ cards, building: null }, player)).toEqual(hands);
    const building = [{ pool: ['L01'], left: [], guardian: null, strongholds: {}, finished: false }];
    expect(ownHands({ cards, building }, player)).toEqual({
      ...hands,
      building: { pool: ['L01'], leftOut: [], strongholds: [] },
    });
  });
});
