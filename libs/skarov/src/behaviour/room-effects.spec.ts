import { contextOfDeed, contextOfRule } from '#skirmish/machine';
import { objective as objectiveById, woundCard, woundCardIds } from '../content/catalogue.js';
import type { Effect } from '../content/vocabulary.js';
import { aGame, given, type Scene } from '../testing/index.js';

const step: Effect = { step: { who: { of: 'SELF' } } };

describe('A step into an adjacent space', () => {
  const before = given(aGame({ at: 'activation', heroes: [{ at: '6,1' }] }));
  const steps = before.whenDone([step], contextOfDeed(before.state, 'sgt-freedom', 'golden-boy-backflip'));
  const zonesTo = (spaceId: string): readonly string[] | undefined =>
    steps.when(0, { type: 'choose', optionId: spaceId }).happened('figureMoved')[0]?.zones;

  it('enters the zone of that space, unless the figure stood in it before', () => {
    expect([zonesTo('6,0'), zonesTo('6,2')]).toEqual([[], ['t3a/c']]);
  });
});

describe('A room as a place', () => {
  it('SKAROV-TILE-10 is its zones: no figure is put on a reinforcement space of it', () => {
    const before = given(aGame({ at: 'activation', heroes: [{}] }));
    const place: Effect = { place: { who: { of: 'SELF' }, at: { room: 't3a' } } };
    const placed = before.whenDone([place], contextOfDeed(before.state, 'sgt-freedom', 'golden-boy-backflip'));
    expect(before.view(0).board.spaces.find(({ spaceId }) => spaceId === '5,0')?.reinforcement).toBeDefined();
    expect(placed.figure('sgt-freedom').spaceId).toBe('6,0');
  });
});

describe('A step of a figure that has to leave its zone when it moves', () => {
  it('SKAROV-CARD-07 leads into another zone', () => {
    const stiff = woundCardIds.find((id) => woundCard(id).id === 'stiff-back')!;
    const inPlay = [{ cardId: stiff, side: 'LEFT' as const }];
    const offered = (hero: object): readonly string[] => {
      const before = given(aGame({ at: 'activation', heroes: [{ at: '6,1', ...hero }] }));
      const steps = before.whenDone([step], contextOfDeed(before.state, 'sgt-freedom', 'golden-boy-backflip'));
      return steps.legal(0, 'choose').map(({ optionId }) => optionId);
    };
    const [all, left] = [offered({}), offered({ inPlay })];
    expect(all).toEqual(expect.arrayContaining(['6,0', '6,2']));
    expect(left).toContain('6,2');
    expect(left).not.toContain('6,0');
  });
});

describe('An article that a text gives to a side', () => {
  const tiles = ['t1a', 't3a', 't4a', 't2a'].map((faceId, at) => ({ faceId, column: 0, row: -at, turns: 0 }));
  const before = given(aGame({ at: 'activation', tiles }));
  const [, second] = before.state.objectives;
  const article = objectiveById(second!.id).articleId;
  const award: Effect = { award: { article, side: 'OVERLORD' } };
  const awarded = (scene: Scene): Scene =>
    scene.whenDone([award], contextOfRule('a-text', { selfId: null, creditSide: 'OVERLORD' }));

  it('SKAROV-OBJ-01 SKAROV-OBJ-02 settles its objective permanently, and comes on the front page', () => {
    const settled = awarded(before);
    expect(settled.happened('objectiveSettled')).toEqual([
      { type: 'objectiveSettled', objectiveId: second!.id, side: 'OVERLORD' },
    ]);
    expect(settled.happened('articleWon')).toMatchObject([
      { articleId: article, side: 'OVERLORD', subject: 'OBJECTIVE' },
    ]);
    expect(awarded(settled).happened('objectiveSettled')).toEqual([]);
  });
});
