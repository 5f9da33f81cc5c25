import { aCreature, aCreatureItem, aGame, aShield, aTerrain, given } from './index.js';
import { cardOf } from '../table/cards.js';

describe('a game for a test', () => {
  it('stands in a window, with the cards where the test wants them', () => {
    const wolf = aCreature({ vitality: 7 });
    const tooth = aCreatureItem();
    const scene = given(
      aGame({
        active: 1,
        seats: [{ on: { LEFT: { card: wolf, items: [tooth] } }, ruins: ['RIGHT'] }, { hand: [wolf, aShield()] }],
      }),
    );
    expect(scene.state.window).toEqual({ holder: 1, passes: 0, moves: 0 });
    expect(scene.at(0, 'ON_LEFT')).toBe(wolf);
    expect(scene.player(0).strongholds?.LEFT.on?.items).toEqual([{ id: tooth, faceUp: false }]);
    expect(scene.player(0).strongholds?.RIGHT.ruin).toBe(true);
    expect(scene.player(1).hand[0]).toBe(`${wolf}#2`);
    expect(cardOf(scene.state, `${wolf}#2`)).toMatchObject({ vitality: 7, dominantValue: 7 });
  });

  it('stands in a duel', () => {
    const [first, second, third] = [aCreature(), aCreature(), aCreature()];
    const { state } = given(
      aGame({
        at: 'SECONDARY_ACTIONS',
        combat: { round: 'SECONDARY', duellists: [first, second], secondary: [[], [third]], past: [first, second] },
      }),
    );
    expect(state.combat?.fighters).toEqual([
      { id: first, seat: 0, part: 'DUELLIST', fresh: false },
      { id: second, seat: 1, part: 'DUELLIST', fresh: false },
      { id: third, seat: 1, part: 'SECONDARY', fresh: true },
    ]);
    expect(state.arena.map((placed) => placed?.faceUp)).toEqual([true, true]);
  });

  it('runs a piece of the engine, and stops where it is told to', () => {
    const marsh = aTerrain();
    const scene = given(aGame({ at: 'SPLIT', terrain: { card: marsh, owner: 1 } }));
    const ended = scene.until('EXIT_ARENA').whenRules((turn) => {
      turn.emit({ type: 'stageEntered', stage: 'EXIT_ARENA', asked: [] });
      turn.emit({ type: 'outcomeReached', reason: 'LIMIT', winner: null });
    });
    expect(ended.happened('stageEntered')).toHaveLength(1);
    expect(ended.state).toMatchObject({ stage: 'EXIT_ARENA', terrain: marsh, over: null });
    expect(scene.state.stage).toBe('SPLIT');
  });
});
