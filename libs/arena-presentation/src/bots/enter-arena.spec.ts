import { aCreature, type SeatSetup } from '#arena/testing';
import { answer, between } from './testing/at-the-table.js';

describe('The duelist enters the arena', () => {
  const [weak, strong] = [aCreature({ vitality: 2 }), aCreature({ vitality: 16 })];
  const on = { LEFT: weak, RIGHT: strong };
  const entrance = (enemy: SeatSetup, own: SeatSetup = { on }) =>
    between(own, enemy, { at: 'ENTER_ARENA', asked: [0, 1], turn: 2 });

  it('with the strongest where the enemy may send one', () => {
    expect(answer(entrance({ on: { LEFT: aCreature() } }))).toEqual({ type: 'enterArena', place: 'ON_RIGHT' });
  });

  it('with the weakest where no enemy can meet it', () => {
    expect(answer(entrance({}))).toEqual({ type: 'enterArena', place: 'ON_LEFT' });
  });

  it('not with one that a creature seen there beats for sure', () => {
    const giant = { card: aCreature({ vitality: 24 }), faceUp: true };
    expect(answer(entrance({ on: { CENTER: giant } }, { on: { LEFT: strong } }))).toEqual({
      type: 'enterArena',
      place: null,
    });
  });

  it('even so when the enemy would win by it', () => {
    const four = Array.from({ length: 4 }, () => aCreature());
    const giant = { card: aCreature({ vitality: 18 }), faceUp: true };
    const scene = entrance({ on: { CENTER: giant }, victorious: four }, { on: { LEFT: strong } });
    expect(answer(scene)).toEqual({ type: 'enterArena', place: 'ON_LEFT' });
  });
});
