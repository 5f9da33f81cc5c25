import { library } from '#cards';
import type { Seat } from '#kernel';
import { spaces } from './board/spaces.js';
import { legalCommands } from './legal-commands.js';
import type { State } from './state.js';
import { aCombat, aGame, fought, given, uncommanded } from './testing/index.js';
import {
  five,
  fullStacks,
  lands,
  largestPlacement,
  largestWindow,
  ofType,
  PILE,
  smallestCreatures,
  takeStack,
  terrainsOn,
} from './testing/largest-positions.js';

const count = (state: State, seat: Seat = 0): number => [...legalCommands(state, seat)].length;

/** A count is within its bound, and the position comes near to what it can be. */
function expectWithin(found: number, least: number, bound: number): void {
  expect(found).toBeLessThanOrEqual(bound);
  expect(found).toBeGreaterThanOrEqual(least);
}

describe('the most legal commands (guardians.md 7.2)', () => {
  it('GUARD-223 DECKS: 250', () => {
    const pool = Object.values(library).filter(({ type }) => type !== 'GUARDIAN' && type !== 'STRONGHOLD');
    const ids = pool.slice(0, 7 * 15 + 10).map(({ id }) => id);
    const building = { pool: ids, left: [], guardian: null, strongholds: {}, finished: false };
    const sealed = { asked: [0, 1], finished: [] };
    const found = count({ ...aGame(), stage: 'DECKS', building: [building, building], sealed });
    expectWithin(found, ids.length + 20, 250);
  });

  it('GUARD-223 SETUP_CUT: 107, and I_D_DISCARD: 106', () => {
    const pile = Array.from({ length: PILE }, () => 'L24-7');
    expect(count(aGame({ at: 'SETUP_CUT', seats: [{}, { pile }] }))).toBe(PILE + 1);
    expect(count(aGame({ at: 'I_D_DISCARD', seats: [{ hand: pile }, {}] }))).toBe(PILE);
  });

  it('GUARD-223 I_B_PLAYS: 900', () => {
    expectWithin(count(largestWindow()), 590, 900);
  });

  it('GUARD-223 I_C_PLACE: 1,900, of which 45 items on 35 creatures', () => {
    const state = largestPlacement();
    const items = [...legalCommands(state, 0)].filter(({ type }) => type === 'attachItem');
    expect(items).toHaveLength(45 * 35);
    expectWithin(count(state), 1_700, 1_900);
  });

  it('GUARD-223 II_C_OPTION: 200', () => {
    const walkers = smallestCreatures().filter((id) => library[id]!.flying !== true);
    const armies = fullStacks(['a2', 'c2', 'b3', 'b1'], walkers);
    const garrisons = fullStacks(['a1', 'c1'], walkers, { shield: null });
    const stacks = { ...armies, ...garrisons, b2: { creatures: ['P15'] } };
    const state = aGame({ at: 'II_B_TURN', seats: [{ stacks, terrains: terrainsOn(...lands) }, {}] });
    state.marks.extraSteps = [0];
    expectWithin(count(given(state).when(0, { type: 'turnShield', space: 'b2' }).state), 80, 200);
  });

  it('GUARD-223 MATCHUP_MODIFY: 300', () => {
    const archers = ofType('CREATURE').filter((card) => card.rangedStrength && !card.rangedCondition);
    const south = {
      depot: [...five('T32'), 'W42', 'W42'],
      stones: 9,
      under: { LEFT: 'K04', CENTER: 'K04', RIGHT: 'K04' },
      army: { creatures: ['L09', ...archers.slice(0, 3).flatMap(({ id }) => [id, id])] },
    };
    const elsewhere = spaces.filter((space) => space !== 'b2').slice(3, 11);
    const north = { stacks: fullStacks(elsewhere, smallestCreatures()), army: { creatures: ['T01'] } };
    const met = uncommanded(aCombat({ south, north }))
      .when(0, { type: 'commitAttacker', cardId: 'L09' })
      .when(1, { type: 'commitAttacker', cardId: 'T01' })
      .when(1, { type: 'pass' });
    expect([met.step, met.asked]).toEqual(['MATCHUP_MODIFY', [0]]);
    expectWithin(count(met.state), 70, 300);
  });

  it('GUARD-223 SECONDARY_CHOOSE: 225', () => {
    const many = takeStack(smallestCreatures());
    const strong = ofType('CREATURE').filter(({ vitality }) => vitality === 4);
    const few = strong.slice(0, 7).map(({ id }) => id);
    let scene = uncommanded(aCombat({ south: { army: { creatures: many } }, north: { army: { creatures: few } } }));
    const [mine = [], theirs = []] = [0, 1].map((seat) => scene.stack(seat, 'b2')!.creatures.map(({ id }) => id));
    for (let at = 0; scene.step === 'PRIMARY_COMMIT'; at += 1) scene = fought(scene, mine[at]!, theirs[at]!);
    expect(scene.step).toBe('SECONDARY_CHOOSE');
    expectWithin(count(scene.state), 40, 225);
  });

  it('GUARD-223 III_B_SETTLE: 30', () => {
    const creatures = takeStack(smallestCreatures());
    const south = { stacks: { b3: { creatures } }, terrains: terrainsOn('a3', 'c3', 'b2') };
    const settling = (pen: string[]): State =>
      given(aGame({ at: 'III_A_CLEAR', seats: [{ ...south, pen }, {}] }))
        .until('III_C_CHECK')
        .goingOn().state;
    expectWithin(count(settling([])), creatures.length + 3, 30);
    // Twenty cards are the most that effects draw (CARD-18).
    expect(count(settling(Array.from({ length: 20 }, () => 'L27')))).toBe(20);
  });
});
