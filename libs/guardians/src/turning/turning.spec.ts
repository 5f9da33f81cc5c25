import { aGame, aShield, given, type Scene, type SeatSetup } from '../testing/index.js';

const pass = { type: 'passShield' } as const;
const turning = (south: SeatSetup, north: SeatSetup, first: 0 | 1 = 0) =>
  // Neither seat has a dominant: SOUTH is first in odd turns (GUARD-063).
  given(aGame({ at: 'II_A_PLAYS', turn: 3 + first, first, seats: [south, north] }))
    .until('III_PLAYS')
    .goingOn();

/** Shields are turned by default, and stay, until all are: who turned one after the other. */
function order(scene: Scene): number[] {
  const turned: number[] = [];
  for (let next = scene; next.asked.length > 0;) {
    turned.push(...next.asked);
    next = next.whenTimeRunsOut().until('III_PLAYS').when(next.asked[0]!, pass);
  }
  return turned;
}

describe('turning shields', () => {
  const one = { stacks: { b2: {} } };
  const three = { stacks: { a3: {}, b3: {}, c3: {} } };

  it('GUARD-EX17 GUARD-082 GUARD-083 seats take turns; who has none left leaves the other to go on alone', () => {
    expect(order(turning(one, three))).toEqual([0, 1, 1, 1]);
    expect(order(turning(one, three, 1))).toEqual([1, 0, 1, 1]);
  });

  it('GUARD-083 without a shield on the board phase II is over at once', () => {
    expect(turning({}, {}).state.stage).toBe('III_PLAYS');
    expect(turning({ stacks: { a1: { shield: null } } }, {}).state.stage).toBe('III_PLAYS');
  });

  it('GUARD-064 GUARD-065 an own unturned shield is turned, and none twice', () => {
    const scene = turning({ stacks: { a2: {}, b2: {} } }, { stacks: { c3: {} } });
    const turn = (space: 'a2' | 'b2' | 'c3' | 'a1') => ({ type: 'turnShield', space }) as const;
    expect(scene.refusedBy(0, turn('c3'))).toBe('NO_SHIELD_THERE GUARD-064');
    expect(scene.refusedBy(0, turn('a1'))).toBe('NO_SHIELD_THERE GUARD-064');
    expect(scene.refusedBy(1, turn('c3'))).toBe('NOT_YOUR_PRIORITY GUARD-133');
    const turned = scene.when(0, turn('b2'));
    expect([turned.state.stage, turned.state.option, turned.stack(0, 'b2')?.turned]).toEqual([
      'II_C_OPTION',
      'b2',
      true,
    ]);
    const again = turned.when(0, pass).when(1, turn('c3')).when(1, pass);
    expect(again.refusedBy(0, turn('b2'))).toBe('ALREADY_TURNED GUARD-065');
    expect(again.legal(0, 'turnShield')).toEqual([turn('a2')]);
  });

  it('GUARD-066 passing leaves the shield where it is', () => {
    const passed = turning(one, {}).when(0, { type: 'turnShield', space: 'b2' }).until('III_PLAYS').when(0, pass);
    expect(passed.happened('shieldPassed')).toEqual([{ type: 'shieldPassed', seat: 0 }]);
    expect([passed.state.option, passed.stack(0, 'b2')?.turned]).toEqual([null, true]);
  });

  it('GUARD-224 by default the first unturned shield in the order of the board is turned, and passes', () => {
    const scene = turning({ stacks: { c2: {}, a3: {}, b3: {} } }, {});
    const turned = scene.whenTimeRunsOut();
    expect(turned.happened('shieldTurned')).toEqual([{ type: 'shieldTurned', seat: 0, space: 'c2' }]);
    expect(turned.whenTimeRunsOut().happened('shieldPassed')).toHaveLength(1);
  });

  it('GUARD-042 a garrison turns nothing', () => {
    const scene = turning({ stacks: { a1: { shield: null }, b2: { shield: aShield() } } }, {});
    expect(scene.legal(0, 'turnShield')).toEqual([{ type: 'turnShield', space: 'b2' }]);
  });
});
