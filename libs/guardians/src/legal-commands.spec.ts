import type { Card } from '#cards';
import { library } from '#cards/content';
import type { Seat } from '#kernel';
import { spaces } from './board/spaces.js';
import { legalCommands } from './legal-commands.js';
import type { State } from './state.js';
import { aCombat, aGame, fought, given, meeting, uncommanded, type Scene } from './testing/index.js';
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

/** Cards in hand, depot and pen together beyond which no effect draws (CARD-18). */
const MOST_HELD = 20;

/**
 * A match-up in which SOUTH may do as much as the library lets it: its creature is behind and receives influence, of its
 * guardian and from under each stronghold; as many archers as fit wait in the combat hand; NORTH has a stack in every place that it may.
 */
function largestMatchup(depot: readonly string[]): Scene {
  const creatures = ofType('CREATURE').sort((one, other) => (one.vitality ?? 0) - (other.vitality ?? 0));
  const receiver = creatures.find(({ influenceable }) => influenceable === true)!;
  const archers = creatures.filter((card) => card.rangedStrength && !card.rangedCondition && card !== receiver);
  const giver = creatures.find((card) => card.influenceValue && !card.influenceReceivers && card !== receiver)!;
  const isPlain = ({ effects, vulnerabilities = [] }: Card): boolean => effects.length + vulnerabilities.length === 0;
  const foe: string = creatures.findLast(isPlain)!.id;
  const army = takeStack([receiver.id, ...archers.flatMap(({ id }) => five(id))]);
  const south = {
    depot,
    stones: 99,
    under: { LEFT: giver.id, CENTER: giver.id, RIGHT: giver.id },
    army: { creatures: army },
  };
  const elsewhere = spaces.filter((space) => space !== 'b2').slice(3);
  const north = { stacks: fullStacks(elsewhere, smallestCreatures()), army: { creatures: [foe] } };
  const met = meeting(uncommanded(aCombat({ south, north })), army[0]!, foe);
  // The lower one acts first.
  return met.asked[0] === 0 ? met : met.when(1, { type: 'pass' });
}

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
    const playable = [...ofType('SPELL'), ...ofType('ITEM_HAND'), ...ofType('CORRUPTION')].map(({ id }) => id);
    const entries = new Map(
      playable.map((id) => [id, count(largestMatchup([id]).state) - count(largestMatchup([]).state)]),
    );
    const most = playable.sort((one, other) => entries.get(other)! - entries.get(one)!).flatMap(five);
    // As many as a seat may hold when effects have drawn some (CARD-18).
    const met = largestMatchup(most.slice(0, MOST_HELD));
    expect([met.step, met.asked]).toEqual(['MATCHUP_MODIFY', [0]]);
    const offered = new Set([...legalCommands(met.state, 0)].map(({ type }) => type));
    expect([...offered]).toEqual(
      expect.arrayContaining(['playDepotCard', 'rangedAttack', 'useGuardianInfluence', 'useStrongholdCreature']),
    );
    // Each card counts for itself: what one can name, another one takes nothing of.
    const alone = most.slice(0, MOST_HELD).reduce((sum, id) => sum + entries.get(id)!, count(largestMatchup([]).state));
    expect(count(met.state)).toBe(alone);
    expectWithin(count(met.state), 105, 300);
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
