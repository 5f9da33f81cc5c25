import { Random } from '#kernel';
import { aGame, type GameSetup, given, type Scene } from '#skarov/testing';
import { patrol } from '../patrol.js';

const answer = (scene: Scene, seat = 0): ReturnType<typeof patrol> => patrol(scene.sight(seat, Random.from('patrol')));

const acting = (setup: GameSetup): Scene => given(aGame({ at: 'activation', ...setup }));
const onLeft = (cardId: string): { inPlay: { cardId: string; side: 'LEFT' }[] } => ({
  inPlay: [{ cardId, side: 'LEFT' }],
});

describe('The patrol answers windows', () => {
  /** Sgt Freedom has just hit Tonnage, with so many actions left. */
  const hitting = (from: string, at: string, actions: number): Scene =>
    acting({ heroes: [{ id: 'sgt-freedom', at: from }, { at: '0,3' }], villains: [{ sheet: 'tonnage', at }], actions })
      .chancing({ combat: ['POW', 'POW', '1', '1', '1'] })
      .when(0, { type: 'attack', figureId: 'sgt-freedom', targetId: 'tonnage-1', mode: 'MELEE' });

  it('SKAROV-ATK-06 pushes a villain off a missile', () => {
    const hit = hitting('6,0', '6,1', 1);
    expect(hit.step).toBe('window.push');
    const pushed = hit.when(0, answer(hit));
    expect(pushed.happened('figurePushed')).toHaveLength(1);
    expect(['6,1', '8,1', '6,3', '8,3']).not.toContain(pushed.figure('tonnage-1').spaceId);
  });

  it('SKAROV-ATK-06 keeps a target in its reach while it goes on attacking it, and sends others away', () => {
    const away = (actions: number): number => {
      const hit = hitting('7,0', '7,1', actions);
      expect(hit.step).toBe('window.push');
      const [x = 0, y = 0] = (hit.when(0, answer(hit)).figure('tonnage-1').spaceId ?? '').split(',').map(Number);
      return Math.max(Math.abs(x - 7), y);
    };
    expect(away(3)).toBe(1);
    expect(away(1)).toBe(2);
  });

  it('SKAROV-ATK-11 changes a test that has failed, by its highest die, and leaves one that has passed alone', () => {
    const scene = acting({ heroes: [{ id: 'adam-spell', at: '6,1' }, {}] });
    const testId =
      scene.legal(0).flatMap((command) => (command.type === 'attemptTest' ? [command.testId] : []))[0] ?? '';
    const rolled = (...test: number[]): Scene =>
      scene.chancing({ test }).when(0, { type: 'attemptTest', testId, characteristic: 'MIND' });
    const failed = rolled(1, 2, 2, 1);
    expect(answer(failed)).toMatchObject({ type: 'react' });
    expect(answer(failed.when(0, answer(failed)))).toEqual({ type: 'choose', optionId: '1' });
    const passed = rolled(0, 1, 2, 1);
    expect(passed.step === 'window.reaction' ? answer(passed).type : 'declineReaction').toBe('declineReaction');
  });

  it('SKAROV-SPEC-06 steps in for a hero who can bear less, and not for one who can bear more', () => {
    const guarded = (of: 'guard' | 'other'): ReturnType<typeof patrol> => {
      const weak = { discard: ['wound:1', 'wound:2'], damage: 3 };
      const scene = given(
        aGame({
          at: 'choice',
          heroes: [
            {
              id: 'golden-boy',
              at: '6,0',
              ...onLeft('golden-boy-in-the-limelight'),
              ...(of === 'guard' ? weak : {}),
            },
            { id: 'super-nova', at: '7,0', ...(of === 'other' ? weak : {}) },
          ],
          villains: [{ sheet: 'tonnage', at: '7,1' }],
        }),
      );
      const attacked = scene
        .when(scene.overlord, { type: 'activateSheet', sheetId: 'tonnage' })
        .when(scene.overlord, { type: 'attack', figureId: 'tonnage-1', targetId: 'super-nova', mode: 'MELEE' });
      expect(attacked.step).toBe('window.reaction');
      return answer(attacked);
    };
    expect([guarded('other').type, guarded('guard').type]).toEqual(['react', 'declineReaction']);
  });

  it('SKAROV-ATK-11 rolls a die of a foe again where that can make it a miss, and spares itself the rest', () => {
    const attacked = (targetId: string): ReturnType<typeof patrol> => {
      const scene = given(
        aGame({
          at: 'choice',
          heroes: [
            { id: 'adam-spell', at: '6,0', ...onLeft('adam-spell-misdirection') },
            { id: 'super-nova', rank: 'ROOKIE', at: '7,0' },
          ],
          villains: [{ sheet: 'tonnage', at: '7,1' }],
        }),
      )
        .when(2, { type: 'activateSheet', sheetId: 'tonnage' })
        .chancing({ combat: ['1', '1', '1', '1'] })
        .when(2, { type: 'attack', figureId: 'tonnage-1', targetId, mode: 'MELEE' });
      expect(scene.step).toBe('window.reaction');
      return answer(scene);
    };
    expect([attacked('adam-spell').type, attacked('super-nova').type]).toEqual(['react', 'declineReaction']);
  });

  it('SKAROV-SPEC-08 lends the actions to a hero that can use them', () => {
    const scene = acting({
      heroes: [
        { id: 'sgt-freedom', at: '0,3', ...onLeft('sgt-freedom-on-my-mark') },
        { id: 'golden-boy', at: '1,3' },
        { id: 'adam-spell', at: '6,1' },
      ],
    });
    const asked = scene.when(0, { type: 'usePower', powerId: 'sgt-freedom-on-my-mark' });
    expect(answer(asked)).toEqual({ type: 'choose', optionId: 'adam-spell' });
  });
});
