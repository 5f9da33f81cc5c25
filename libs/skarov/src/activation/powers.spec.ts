import { aGame, given, type Scene } from '../testing/index.js';

const briefing = { type: 'usePower', powerId: 'sgt-freedom-briefing' } as const;
const ends = { type: 'endActivation' } as const;
const disarms = { type: 'attemptTest', testId: 'disarm-missile@missile-1', characteristic: 'MIND' } as const;

/** Sgt Freedom has his Briefing on the left; Super Nova, of mind 3, stands at a missile. One of them acts first. */
const first = (active: 0 | 1): Scene => {
  const inPlay = [{ cardId: 'sgt-freedom-briefing', side: 'LEFT' as const }];
  return given(aGame({ at: 'activation', heroes: [{ inPlay }, { id: 'super-nova', at: '6,1' }], active }));
};
const attempted = (scene: Scene): unknown =>
  scene
    .chancing({ test: [0, 0, 0, 0] })
    .when(1, disarms)
    .happened('testAttempted')[0]?.value;

describe('a power that costs an action', () => {
  it('SKAROV-SPEC-04 helps an ally from the moment it is used, and not before: the order of heroes matters', () => {
    expect(attempted(first(1))).toBe(3);
    expect(attempted(first(0).when(0, ends))).toBe(3);
    expect(attempted(first(0).when(0, briefing).when(0, ends))).toBe(5);
  });

  it('SKAROV-SPEC-02 SKAROV-SPEC-03 costs one of the actions of its hero', () => {
    const used = first(0).when(0, briefing);
    expect(used.state.active).toMatchObject({ figureId: 'sgt-freedom', actions: 2 });
    expect(first(1).legal(1, 'usePower')).toEqual([]);
    const refused = (powerId: string) => first(0).refusalCode(0, { type: 'usePower', powerId });
    // A wound card is a card like any other, in any place; an id of nothing is unknown.
    expect(['wound:1', 'super-nova-hot-to-the-touch', 'nothing'].map(refused)).toEqual([
      'POWER_NOT_ACTIVE',
      'POWER_NOT_ACTIVE',
      'UNKNOWN_ID',
    ]);
  });
});
