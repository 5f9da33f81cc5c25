import type { State } from '../state.js';
import { aCreature, aCreatureItem, aGame, aStandardBearer, aTerrain, given } from '../testing/index.js';
import { beginCombat } from '../combat/begin-combat.js';
import { totalOf } from './total.js';

const totals = (state: State): number[] => [0, 1].map((seat) => totalOf(state, seat).total);
const support = (receiver: string, value: number, kind: 'GUARDIAN' | 'RANGED' = 'GUARDIAN') =>
  ({ kind, seat: 0, source: null, receiver, value, reversed: false }) as const;

describe('ARENA-PRI-06 the totals of the primary round', () => {
  it('ARENA-PRI-06 weigh everything at once, shown in the order of cards.md 6', () => {
    const own = aCreature({
      vitality: 6,
      offColorBonus: 2,
      influenceable: true,
      effects: [{ op: 'VITALITY', value: 3, when: { terrain: 'MARSH' } }],
    });
    const enemy = aCreature({ kind: 'ELEMENTAL', vitality: 7, redVitality: 9 });
    const item = aCreatureItem({ effects: [{ op: 'VITALITY', value: 4 }] });
    const marsh = aTerrain({ effects: [{ op: 'VITALITY', value: -1, when: { own: { kinds: ['MORTAL'] } } }] });
    const standardBearer = aStandardBearer({ effects: [{ op: 'VITALITY', value: 5 }] });
    const foe = aStandardBearer({ effects: [{ op: 'VITALITY', value: -6, target: 'ENEMY_ALL' }] });
    const state = aGame({
      terrain: { card: marsh, owner: 1 },
      seats: [
        { standardBearer, arena: { card: own, faceUp: true, items: [{ card: item, faceUp: true }] } },
        { standardBearer: foe },
      ],
      combat: { duellists: [own, enemy], supports: [support(own, 7), support(own, 8, 'RANGED')] },
    });
    const { total, contributions } = totalOf(state, 0);
    expect(contributions.map(({ sort, value }) => [sort, value])).toEqual([
      ['BASE', 6],
      ['OFF_COLOR', 2],
      ['TEXT', 3],
      ['ITEM', 4],
      ['TERRAIN', -1],
      ['GUARDIAN', 5],
      ['RANGED', 8],
      ['INFLUENCE', 7],
      ['ENEMY', -6],
      ['RED', 2],
    ]);
    expect(total).toBe(30);
  });

  it('ARENA-MOD-04 modifiers leave the base alone, and totals may be negative and are compared as they are', () => {
    const curse = aStandardBearer({ effects: [{ op: 'VITALITY', value: -8, target: 'ENEMY_ALL' }] });
    const small = aCreature({
      vitality: 3,
      effects: [{ op: 'VITALITY', value: 2, when: { own: { maxVitality: 3 } } }],
    });
    const seats = [{}, { standardBearer: curse }] as const;
    const state = aGame({ seats, combat: { duellists: [small, aCreature({ vitality: 1 })] } });
    expect(totals(state)).toEqual([-3, 1]);
  });

  it('ARENA-MOD-03 a creature that fought has its modifiers again in the next combat', () => {
    const veteran = aCreature({ effects: [{ op: 'VITALITY', value: 2 }] });
    const [first, second] = [aCreature(), aCreature()];
    const fought = aGame({ combat: { round: 'SECONDARY', duellists: [veteran, first], past: [veteran, first] } });
    expect(totals(fought)).toEqual([5, 5]);
    const again = given(aGame({ seats: [{ arena: veteran }, { arena: second }] })).whenRules((turn) => {
      beginCombat(turn, 'DUEL');
    });
    expect(totals(again.state)).toEqual([7, 5]);
  });
});
