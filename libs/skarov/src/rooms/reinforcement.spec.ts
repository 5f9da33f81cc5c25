import { overlay } from '#kernel/testing';
import { box } from '../content/catalogue.js';
import { aGame, given, type GameSetup, type Scene } from '../testing/index.js';

const room = 't3a';
/** The Missile Silo, to which two Androids come when it is activated. */
const silo = {
  ...box.known.room(room),
  traps: [],
  activation: {
    text: { en: 'Two arrive.', fr: 'Deux arrivent.' },
    do: [{ spawn: { sheet: 'android', count: 2, at: { reinforcement: { room } } } }],
  },
};

describe('reinforcement spaces', () => {
  beforeAll(() => {
    overlay(box).add('room', silo);
  });

  const marked = (mark: number): string[] =>
    silo.reinforcement.filter((each) => each.mark === mark).map(({ x, y }) => `${x + 5},${y}`);
  const [two = '', free = ''] = marked(2);
  const [three = ''] = marked(3);

  /** Of three heroes two are left. A minion still stands on 3+, another on a space that is 2+; the other one's is free. */
  const left = (setup: GameSetup): Scene => {
    const villains = [three, two].map((at) => ({ sheet: 'android', at }));
    const all = { villains: [...villains, ...(setup.villains ?? [])], overlord: { hand: ['event:1'] } };
    return given(aGame({ ...setup, heroes: [{ at: '5,3' }, { at: '9,1' }, { at: null }], ...all }));
  };

  it('SKAROV-VEC-50 SKAROV-TILE-07 SKAROV-TILE-08 a minion stays where a space is no longer usable, and attacks from there', () => {
    const begun = left({ at: 'choice' }).when(3, { type: 'activateSheet', sheetId: 'android' });
    const scene = begun.when(3, { type: 'selectFigure', figureId: 'android-1' });
    expect(scene.figure('android-1').spaceId).toBe(three);
    const attack = { type: 'attack', figureId: 'android-1', targetId: 'super-nova', mode: 'MELEE' } as const;
    expect(scene.legal(3, 'attack')).toEqual([attack]);
  });

  it('SKAROV-VEC-50 SKAROV-TILE-06 SKAROV-TILE-11 of two that shall arrive one comes, since one is in the supply, on the free space that is usable', () => {
    const villains = [0, 1, 2, 3, 4].map((x) => ({ sheet: 'android', at: `${x},1` }));
    const more = [1, 2].map((x) => ({ sheet: 'android', at: `${x},2` }));
    let scene = left({ at: 'activation', villains: [...villains, ...more] });
    while (scene.step !== 'endOfTurn.room') scene = scene.when(scene.asked[0]!, scene.byDefault(scene.asked[0]!));
    const androids = ({ state }: Scene) => state.figures.filter(({ sheetId }) => sheetId === 'android');
    expect(
      androids(scene)
        .filter(({ status }) => status === 'RESERVE')
        .map(({ id }) => id),
    ).toEqual(['android-10']);
    const came = scene.when(3, { type: 'activateRoom', tileNumber: 3 });
    expect(came.figure('android-10')).toMatchObject({ status: 'IN_PLAY', spaceId: free });
    expect(androids(came).filter(({ id }) => id !== 'android-10')).toEqual(
      androids(scene).filter(({ id }) => id !== 'android-10'),
    );
    expect(came.told).toEqual(['roomActivated', 'figurePlaced', 'endOfTurnBegun']);
    expect(came.happened('figurePlaced')).toMatchObject([{ spawned: true, superVillain: false, source: room }]);
  });
});
