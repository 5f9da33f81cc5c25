import { Random } from '#kernel';
import { aGame, type GameSetup, given, type Scene } from '#skarov/testing';
import { patrol } from '../patrol.js';

const answer = (scene: Scene, seat = 0): ReturnType<typeof patrol> => patrol(scene.sight(seat, Random.from('patrol')));

/** The first of two heroes is active; the base is an entry, the Missile Silo behind an airlock, the control room behind a door. */
const acting = (setup: GameSetup): Scene => given(aGame({ at: 'activation', ...setup }));

const adam = 'adam-spell';
const settled = [{ id: 'missiles', faceId: 't3a', tileNumber: 3, counter: 0, settled: 'HEROES' as const }];
const won: GameSetup = { objectives: settled, state: { finalCombat: true } };

describe('The patrol acts', () => {
  it('SKAROV-TEST-02 disarms the missile at which it stands, and goes to one that is out of reach', () => {
    expect(answer(acting({ heroes: [{ id: adam, at: '6,1' }, {}] }))).toMatchObject({
      type: 'attemptTest',
      testId: expect.stringContaining('disarm-missile') as string,
    });
    const scene = acting({ heroes: [{ id: adam, at: '2,2' }, {}] });
    const went = scene.when(0, answer(scene));
    expect(Number(went.figure(adam).spaceId?.split(',')[0])).toBeGreaterThan(4);
  });

  it('SKAROV-DOOR-01 opens the door that stands between it and the objective, by what it is better at', () => {
    const passages = [
      { edge: '4,2,E', kind: 'DOOR' as const },
      { edge: '9,2,E', kind: 'DOOR' as const },
    ];
    const at = (id: string): ReturnType<typeof patrol> => answer(acting({ passages, heroes: [{ id, at: '4,2' }, {}] }));
    expect(at(adam)).toMatchObject({ type: 'openDoor', doorId: '4,2,E', characteristic: 'MIND' });
    expect(at('super-nova')).toMatchObject({ type: 'openDoor', doorId: '4,2,E', characteristic: 'ATTACK' });
    const far = acting({ passages, heroes: [{ id: adam, at: '0,3' }, {}] });
    const went = far.when(0, answer(far));
    expect(went.happened('figureMoved')).toMatchObject([{ to: '4,2' }]);
  });

  it('SKAROV-FINAL-02 opens the control room once everything is settled, and does not wait there before', () => {
    const at9 = { heroes: [{ id: 'super-nova', at: '9,2' }, {}] };
    expect(answer(acting({ ...at9, ...won }))).toMatchObject({ type: 'openDoor', doorId: '9,2,E' });
    const before = acting(at9);
    expect(before.when(0, answer(before)).figure('super-nova').spaceId).not.toBe('9,2');
  });

  it('SKAROV-FINAL-06 strikes at Skarov rather than at a robot that is hit more easily', () => {
    const scene = acting({
      heroes: [{ id: 'super-nova', at: '13,2' }, {}],
      villains: [{ sheet: 'arachnoid', at: '12,2' }],
      objectives: settled,
      state: { finalCombat: true, openDoors: ['4,2,E', '9,2,E'] },
    });
    expect(scene.figure('skarov-1').spaceId).toBe('14,2');
    expect(answer(scene)).toMatchObject({ type: 'attack', targetId: 'skarov-1' });
  });

  it('SKAROV-ATK-04 attacks whom it hits more easily', () => {
    const villains = [
      { sheet: 'android', at: '7,1' },
      { sheet: 'arachnoid', at: '8,0' },
    ];
    expect(
      answer(acting({ heroes: [{ id: 'super-nova', at: '7,0' }, {}], villains, objectives: settled, actions: 1 })),
    ).toMatchObject({
      type: 'attack',
      targetId: 'arachnoid-1',
    });
  });

  it('SKAROV-ATK-06 strikes at the villain at the last missile rather than at another', () => {
    const villains = [
      { sheet: 'chi', at: '6,1' },
      { sheet: 'ki', at: '7,0' },
    ];
    const tokens = (at: string): Scene =>
      acting({ heroes: [{ id: 'super-nova', at: '6,0' }, {}], villains }).with((state) => {
        state.tokens = state.tokens.filter(({ spaceId }) => spaceId === at);
      });
    expect(answer(tokens('6,1'))).toMatchObject({ type: 'attack', targetId: 'chi-1' });
    expect(answer(tokens('8,3'))).not.toMatchObject({ type: 'attack', targetId: 'chi-1' });
  });

  it('SKAROV-DMG-02 lets a hero who is nearly out go no nearer to those who strike at it', () => {
    const discard = ['wound:1', 'wound:2'];
    const standing = (hurt: boolean): number => {
      const scene = acting({
        heroes: [{ id: 'super-nova', at: '2,0', ...(hurt ? { discard, damage: 3 } : {}) }, {}],
        villains: [
          { sheet: 'tonnage', at: '6,3' },
          { sheet: 'no', at: '7,3' },
          { sheet: 'ki', at: '8,2' },
        ],
      });
      const after = scene.when(0, answer(scene));
      return Number(after.figure('super-nova').spaceId?.split(',')[0]);
    };
    expect(standing(true)).toBeLessThan(5);
    expect(standing(false)).toBeGreaterThan(standing(true));
  });
});
