import { aGame, aShield, aTerrain, given, type GameSetup } from '../testing/index.js';

const checking = (setup: GameSetup) =>
  given(aGame({ at: 'III_C_CHECK', ...setup }))
    .until('I_A_DRAW')
    .goingOn();

describe('the end of a turn', () => {
  it('GUARD-EX59 GUARD-198 GUARD-199 GUARD-212 control of all six lands wins', () => {
    const south = { stacks: { a3: {}, b3: {} }, terrains: { a3: aTerrain(), b3: aTerrain(), c3: aTerrain() } };
    expect(checking({ seats: [south, {}] }).state.over).toEqual({ reason: 'LANDS', winner: 0 });
    expect(checking({ seats: [south, { stacks: { a2: {} } }] }).state.over).toBeNull();
  });

  it('GUARD-213 otherwise all shields are unturned, and the next turn begins', () => {
    const stacks = { b2: { turned: true } };
    const next = checking({ turn: 5, seats: [{ stacks }, { stacks: { b3: { turned: true } } }] });
    expect(next.state).toMatchObject({ turn: 6, stage: 'I_A_DRAW', over: null });
    expect([next.stack(0, 'b2')?.turned, next.stack(1, 'b3')?.turned]).toEqual([false, false]);
  });

  it('GUARD-216 after the last turn fewer lost shields win, then more lands, else neither seat', () => {
    const last = { turn: 60 };
    const lost = (shieldsLost: number) => ({ shieldsLost });
    expect(checking({ ...last, seats: [lost(2), lost(1)] }).state.over).toEqual({ reason: 'LIMIT', winner: 1 });
    const more = { stacks: { b3: {} } };
    expect(checking({ ...last, seats: [more, {}] }).state.over).toEqual({ reason: 'LIMIT', winner: 0 });
    expect(checking({ ...last, seats: [{ ...more, ...lost(1) }, {}] }).state.over?.winner).toBe(1);
    expect(checking(last).state.over).toEqual({ reason: 'LIMIT', winner: null });
    expect(checking({ turn: 20, options: { turnLimit: 20 } }).state.over?.reason).toBe('LIMIT');
    expect(checking({ turn: 59 }).state.over).toBeNull();
  });
});

describe('a game that is over', () => {
  it('GUARD-221 takes no command any more', () => {
    const over = given({ ...aGame({ at: 'III_C_CHECK' }), over: { reason: 'LIMIT', winner: null } });
    for (const type of ['pass', 'passShield', 'finishPlacement', 'withdrawPasses'] as const) {
      expect(over.refusedBy(0, { type })).toBe('GAME_OVER GUARD-221');
    }
    expect(over.asked).toEqual([]);
  });
});

describe('a game in which time runs out', () => {
  it('GUARD-EX64 GUARD-224 ends automatically: no shield is placed, and after turn 60 it is drawn', () => {
    const seat = () => ({ pile: Array.from({ length: 250 }, () => aShield()) });
    let scene = given(aGame({ at: 'I_A_DRAW', turn: 1, seats: [seat(), seat()] })).goingOn();
    let asked = 0;
    for (; !scene.state.over && asked < 2_000; asked += 1) scene = scene.whenTimeRunsOut();
    expect(scene.state).toMatchObject({ turn: 60, over: { reason: 'LIMIT', winner: null } });
    expect(scene.state.players.map(({ shieldsLost }) => shieldsLost)).toEqual([0, 0]);
  });
});
