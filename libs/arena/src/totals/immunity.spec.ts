import type { State } from '../state.js';
import { aCreature, aGame, aSpell, aStandardBearer, type GameSetup } from '../testing/index.js';
import { totalOf } from './total.js';
import { roundWinner, voidedSeats } from './winner.js';
import { immuneToAttack, immuneToCreature } from './attributes.js';

const totals = (state: State): number[] => [0, 1].map((seat) => totalOf(state, seat).total);
const duel = (first: string, second: string, more: GameSetup = {}): State =>
  aGame({ ...more, combat: { duellists: [first, second], ...more.combat } });

const burning = () => aCreature({ vitality: 8, attackType: 'FIRE' });
const wet = () => aCreature({ vitality: 5, immunities: [{ attack: 'FIRE' }] });

describe('ARENA-IMM immunity', () => {
  it('D16 ARENA-IMM-01 the attack counts 0 in the primary round, ARENA-IMM-02 and its base nothing in the secondary', () => {
    const [first, second] = [burning(), wet()];
    const primary = duel(first, second);
    expect(totals(primary)).toEqual([0, 5]);
    expect(roundWinner(primary)).toBe(1);
    expect(voidedSeats(primary)).toEqual([0]);
    const with_ = (vitality: number) =>
      duel(first, second, {
        combat: { round: 'SECONDARY', voided: [0], past: [first, second], secondary: [[aCreature({ vitality })], []] },
      });
    expect(totals(with_(3))).toEqual([3, 5]);
    expect(roundWinner(with_(3))).toBe(1);
    expect(totals(with_(6))).toEqual([6, 5]);
    expect(roundWinner(with_(6))).toBe(0);
    expect(voidedSeats(with_(3))).toEqual([0]);
  });

  it('ARENA-IMM-01 says by which card and rule a total counts 0', () => {
    const [first, second] = [burning(), wet()];
    const last = totalOf(duel(first, second), 0).contributions.at(-1);
    expect(last).toMatchObject({ sort: 'ANNULLED', rule: 'ARENA-IMM-01', source: second, value: -8 });
  });

  it('ARENA-IMM-04 to creatures of a described sort works the same way', () => {
    const urchin = aCreature({ vitality: 3, immunities: [{ creatures: { sizes: ['LARGE'] } }] });
    const [large, small] = [aCreature({ vitality: 9, size: 'LARGE' }), aCreature({ vitality: 9, size: 'SMALL' })];
    expect(totals(duel(large, urchin))).toEqual([0, 3]);
    expect(totals(duel(small, urchin))).toEqual([9, 3]);
    expect(voidedSeats(duel(large, urchin))).toEqual([0]);
  });

  it('ARENA-IMM-03 works in the first confrontation, and in hand by print', () => {
    const creature = aCreature({ immunities: [{ attack: 'AOE' }] });
    const fighting = duel(creature, aCreature());
    const later = duel(creature, aCreature(), { combat: { round: 'SECONDARY', past: [creature] } });
    expect(immuneToAttack(fighting, creature, 'AOE')).toBe(true);
    expect(immuneToAttack(fighting, creature, 'FIRE')).toBe(false);
    expect(immuneToAttack(later, creature, 'AOE')).toBe(false);
  });

  it('ARENA-AOE-04 a creature in hand is saved by its own immunity, not by a text for the creatures of the combat', () => {
    const [saved, lost] = [aCreature({ immunities: [{ attack: 'FEAR' }] }), aCreature()];
    const standard = aStandardBearer({ effects: [{ op: 'IMMUNE', immunity: { attack: 'FEAR' } }] });
    const duellist = aCreature();
    const state = duel(duellist, aCreature(), { seats: [{ hand: [saved, lost], standardBearer: standard }, {}] });
    expect([saved, lost, duellist].map((id) => immuneToAttack(state, id, 'FEAR'))).toEqual([true, false, true]);
  });

  it('ARENA-IMM-01 may be given by a text', () => {
    const [first, second] = [burning(), aCreature({ vitality: 5 })];
    const standard = aStandardBearer({ effects: [{ op: 'IMMUNE', immunity: { attack: 'FIRE' } }] });
    const state = duel(first, second, { seats: [{}, { standardBearer: standard }] });
    expect(immuneToCreature(state, second, first)).toBe(true);
    expect(totals(state)).toEqual([0, 5]);
  });

  it('CARD-11 a tagged effect does nothing to the immune creature, the rest of the card works', () => {
    const heat = aSpell({
      effects: [
        { op: 'VITALITY', value: -4, target: 'ENEMY_ALL', tag: 'FIRE' },
        { op: 'VITALITY', value: -1, target: 'ENEMY_ALL' },
      ],
    });
    const entry = (effect: number) =>
      ({
        key: `effect-${effect}`,
        seat: 0,
        source: heat,
        effect,
        target: null,
        lasts: 'ROUND',
        command: false,
      }) as const;
    const against = (enemy: string) =>
      totals(
        duel(aCreature(), enemy, { seats: [{ discard: [heat] }, {}], combat: { inForce: [entry(0), entry(1)] } }),
      )[1];
    expect(against(wet())).toBe(4);
    expect(against(aCreature({ vitality: 5 }))).toBe(0);
  });
});
