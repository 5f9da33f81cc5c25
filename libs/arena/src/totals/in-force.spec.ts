import type { PrintedEffect } from '#cards/schema';
import type { State } from '../state.js';
import { aCreature, aGame, anUpgrade, aSpell, type GameSetup } from '../testing/index.js';
import { totalOf } from './total.js';
import { applies } from './conditions.js';
import { cardOf } from '../table/cards.js';

const totals = (state: State): number[] => [0, 1].map((seat) => totalOf(state, seat).total);
const vitality = (value: number, more: Partial<PrintedEffect> = {}): PrintedEffect => ({
  op: 'VITALITY',
  value,
  ...more,
});
const lasting = (source: string, more: object = {}) =>
  ({
    key: `effect-${source}`,
    seat: 0,
    source,
    effect: 0,
    target: null,
    lasts: 'ROUND',
    command: false,
    ...more,
  }) as const;

/** A duel of two creatures of 5; Active is seat 0. */
const duel = (more: GameSetup = {}, first = aCreature(), second = aCreature()): State =>
  aGame({ ...more, combat: { duellists: [first, second], ...more.combat } });

describe('effects in force', () => {
  const herb = aSpell({ effects: [vitality(3, { target: 'PICK_OWN', when: { own: { kinds: ['MORTAL'] } } })] });

  it('ARENA-SPL-02 a spell is for the creature chosen', () => {
    const [first, second] = [aCreature(), aCreature()];
    const seats = [{ discard: [herb] }, {}] as const;
    const on = (target: string) =>
      totals(duel({ seats, combat: { inForce: [lasting(herb, { target })] } }, first, second));
    expect(on(first)).toEqual([8, 5]);
    expect(on(second)).toEqual([5, 5]);
  });

  it('a text on the opponent is on the enemy total in the secondary round too', () => {
    const imp = aCreature({ vitality: 1, effects: [vitality(-2, { target: 'OPPONENT', trigger: 'PLAYED' })] });
    const [first, second] = [aCreature(), aCreature()];
    const combat = {
      round: 'SECONDARY',
      past: [first, second],
      secondary: [[imp], []],
      inForce: [lasting(imp)],
    } as const;
    expect(totals(duel({ combat: { ...combat, inForce: [...combat.inForce] } }, first, second))).toEqual([6, 3]);
  });

  it('SIDE_TOTAL is for the secondary total of its seat, from an upgrade in any stronghold that stands', () => {
    const idol = anUpgrade({ effects: [{ op: 'SIDE_TOTAL', value: 3, when: { place: 'IN_FRONT' } }] });
    const backwash = aSpell({ effects: [{ op: 'SIDE_TOTAL', value: -2, target: 'ENEMY_SEAT' }] });
    const [first, second] = [aCreature(), aCreature()];
    const combat = { inForce: [lasting(backwash, { lasts: 'COMBAT' })], past: [first, second] };
    const inRound = (round: 'PRIMARY' | 'SECONDARY', ruins: readonly 'LEFT'[] = []) =>
      totals(
        duel(
          { seats: [{ upgrades: { LEFT: idol }, ruins, discard: [backwash] }, {}], combat: { ...combat, round } },
          first,
          second,
        ),
      );
    expect(inRound('SECONDARY')).toEqual([8, 3]);
    expect(inRound('SECONDARY', ['LEFT'])).toEqual([5, 3]);
    expect(inRound('PRIMARY')).toEqual([5, 5]);
  });

  it('a choice has the creatures of one seat as its possible targets', () => {
    const [first, second] = [aCreature(), aCreature({ kind: 'OUTSIDER' })];
    const state = duel({ seats: [{ hand: [herb] }, {}] }, first, second);
    const { effects } = cardOf(state, herb);
    const asking = (seat: number) => ({ seat, source: herb, effect: effects[0]! });
    expect([first, second].map((id) => applies(state, asking(0), id))).toEqual([true, false]);
    expect([first, second].map((id) => applies(state, asking(1), id))).toEqual([false, false]);
  });
});
