import { inScenario, madeHero, turnBegins, type GameSetup, type Scene } from '../../testing/index.js';

const acting = (setup: GameSetup): Scene => inScenario('rooftop-rumble', { at: 'activation', objects: [], ...setup });
const spot = { type: 'attemptTest', testId: 'spotlight@spotlight-1', characteristic: 'MIND' } as const;
const nine = { test: [1, 1, 1, 1, 1, 1, 1, 1, 1] };
const passed = (A: number, B = 0) => ({ malus: {}, change: 0, closed: false, passed: { A, B } });

describe('Rooftop Rumble', () => {
  it('CLASH-247 CLASH-004 the fourth spotlight that a side turns wins its article and ends the game', () => {
    const heroes = [{ id: madeHero({ mind: 9 }), at: '4,2' }, { at: '9,0' }];
    const third = acting({ heroes, state: { tests: { 'spotlight@spotlight-2': passed(2) } } });
    const turned = third.chancing(nine).when(0, spot);
    expect(turned.told).not.toContain('gameEnded');
    const fourth = turned.chancing(nine).when(0, spot);
    expect(fourth.happened('articleWon')).toMatchObject([{ side: 'A', articleId: 'king-of-the-roofs', size: 'LARGE' }]);
    expect(fourth.happened('gameEnded')).toMatchObject([{ outcome: 'SIDE_A', reason: 'OBJECTIVE' }]);
    const others = acting({ heroes, state: { tests: { 'spotlight@spotlight-2': passed(0, 3) } } });
    expect(others.chancing(nine).when(0, spot).told).not.toContain('gameEnded');
  });

  it('CLASH-004 the second spotlight is enough for a side that has hit with 3 attacks', () => {
    const turning = (HITS: number): Scene =>
      acting({
        heroes: [
          { id: madeHero({ mind: 9 }), at: '4,2', deeds: { HITS } },
          { at: '9,0', deeds: { HITS: 3 } },
        ],
        state: { tests: { 'spotlight@spotlight-2': passed(1) } },
      })
        .chancing(nine)
        .when(0, spot);
    expect(turning(3).happened('gameEnded')).toMatchObject([{ outcome: 'SIDE_A', reason: 'OBJECTIVE' }]);
    expect(turning(2).told).not.toContain('gameEnded');
  });

  it('CLASH-253 a rival out of action ends it as well', () => {
    const [hero, rival] = [madeHero({ attack: 6 }), madeHero({ health: 1, defense: 1 })];
    const heroes = [
      { id: hero, at: '0,0' },
      { seat: 1, at: '9,0' },
      { id: rival, seat: 1, teamUp: true, at: '1,0' },
    ];
    const out = acting({ heroes }).attacks(hero, rival, { combat: ['1', '0', '0', '0', '0', '0'] });
    expect(out.happened('articleWon').map(({ kind, articleId }) => [kind, articleId])).toEqual([
      ['DISCREDIT', rival],
      ['OBJECTIVE', 'king-of-the-roofs'],
    ]);
    expect(out.told).toContain('gameEnded');
  });

  it('CLASH-155 the fuses make the spotlights 1 harder for all heroes, and are the other article', () => {
    const heroes = [{ id: madeHero({ mind: 9 }), at: '6,4' }, { at: '9,0' }];
    const pull = { type: 'attemptTest', testId: 'fuse-box', characteristic: 'MIND' } as const;
    const dark = acting({ heroes })
      .chancing({ test: [0, 0, 0, 0, 0, 0] })
      .when(0, pull);
    const dice = dark.view('spectator').tests.filter(({ testId }) => testId === 'spotlight');
    expect(dice.map(({ offers }) => offers.map(({ difficulty }) => difficulty))).toEqual([
      [10, 8],
      [10, 8],
    ]);
    expect(dark.happened('articleWon')).toMatchObject([{ articleId: 'lights-out', size: 'MEDIUM' }]);
  });

  it('CLASH-083 skylight: through it one lands in the stair house', () => {
    const hero = madeHero();
    const scene = acting({ heroes: [{ id: hero, at: '3,4' }, { at: '9,0' }] });
    const fallen = scene.when(0, { type: 'performSpecialAction', specialActionId: 'skylight' });
    expect(['6,3', '6,4']).toContain(fallen.figure(hero).spaceId);
  });

  it.each([
    [2, '0,2', 1],
    [1, '0,2', 0],
    [null, '0,1', 0],
  ])('CLASH-096 gusts: a %s at the end of an activation on %s gives %s damage', (face, at, damage) => {
    const hero = madeHero();
    const scene = acting({ heroes: [{ id: hero, at }, { at: '9,0' }] });
    const ended = (face === null ? scene : scene.chancing({ test: [face] })).when(0, { type: 'endActivation' });
    expect(ended.figure(hero).damage).toBe(damage);
  });

  it('CLASH-096 caretaker: the door of the stair house is open from turn 2 on', () => {
    const doorsAfter = (turn: number): readonly string[] =>
      turnBegins('rooftop-rumble', turn, { heroes: [{ at: '0,0' }, { at: '9,0' }] }).state.openDoors;
    expect([1, 2].map((turn) => doorsAfter(turn).includes('6a/stair-door'))).toEqual([false, true]);
  });
});
