import fc from 'fast-check';
import type { Card } from '../schema/card-fields.js';
import { textOf } from '../text/text-of.js';
import { annulled, contributionSorts, totalFrom, type Contribution, type ContributionSort } from './contributions.js';
import { cancelledOrders, demandOf, type Order } from './conflicts.js';
import { effectsIn } from './effects-in.js';
import { influenceTaken } from './influence.js';
import { modifiersOf } from './modifiers.js';
import { offColorBonus } from './off-color.js';
import { aCreature, aFight, aGuardian, working } from './testing/made-fight.js';

const part = (sort: ContributionSort, value: number, source = 'one'): Contribution => ({
  sort,
  card: 'X40',
  source,
  creature: null,
  effect: null,
  rule: 'RULE',
  value,
});

describe('totals of cards.md 6', () => {
  it('are the sum of their parts, shown in order, parts of one sort as given', () => {
    const { total, contributions } = totalFrom([
      part('RED', 2),
      part('TEXT', -1, 'b'),
      part('TEXT', 3, 'a'),
      part('BASE', 5),
    ]);
    expect(total).toBe(9);
    expect(contributions.map(({ sort, source }) => sort + source)).toEqual(['BASEone', 'TEXTb', 'TEXTa', 'REDone']);
  });

  it('leave out what adds nothing, the base excepted', () => {
    expect(totalFrom([part('BASE', 0), part('ITEM', 0)]).contributions.map(({ sort }) => sort)).toEqual(['BASE']);
  });

  it('annulled count 0, and the sum of the parts still is the total', () => {
    const parts = fc.array(
      fc.tuple(fc.constantFrom(...contributionSorts.slice(0, -1)), fc.integer({ min: -30, max: 30 })),
    );
    fc.assert(
      fc.property(parts, (given) => {
        const made = totalFrom(given.map(([sort, value]) => part(sort, value)));
        expect(made.total).toBe(given.reduce((sum, [, value]) => sum + value, 0));
        const nothing = annulled(made, { card: 'X40', source: 'flyer', rule: 'RULE' });
        expect(nothing.total).toBe(0);
        expect(nothing.contributions.reduce((sum, { value }) => sum + value, 0)).toBe(0);
        expect(nothing.contributions.at(-1)?.sort).toBe('ANNULLED');
      }),
    );
  });

  it('show effects by the sort of their card, those of the enemy apart, commands as such', () => {
    const fight = aFight(
      { own: aCreature(), enemy: aCreature() },
      {
        working: [
          working({ op: 'VITALITY', value: 1 }),
          working({ op: 'VITALITY', value: -2, target: 'ENEMY_ALL' }, { seat: 1 }),
          working({ op: 'VITALITY', value: 3 }, { command: true }),
          working({ op: 'VITALITY', value: 4, target: 'SELF' }, { source: 'own', card: aCreature() }),
        ],
      },
    );
    expect(modifiersOf(fight, 'own').map(({ sort, value }) => [sort, value])).toEqual([
      ['GUARDIAN', 1],
      ['ENEMY', -2],
      ['COMMAND', 3],
      ['TEXT', 4],
    ]);
  });
});

describe('off-color bonus (GUARD-111 to GUARD-114, GUARD-183)', () => {
  it('is none against a guardian, and by the oval where one is printed', () => {
    const mortal = aCreature({ offColorBonus: 3 });
    expect(offColorBonus(mortal, aCreature({ kind: 'ELEMENTAL' }))).toBe(3);
    expect(offColorBonus(mortal, aGuardian())).toBe(0);
    const pike = aCreature({ kind: 'ELEMENTAL', offColorBonus: 3, offColorAgainst: 'MORTAL' });
    expect([offColorBonus(pike, mortal), offColorBonus(pike, aCreature({ kind: 'OUTSIDER' }))]).toEqual([3, 0]);
  });
});

describe('influence (GUARD-138, ARENA-INF-05)', () => {
  it('is cut to what is left below the cap', () => {
    const [plain, capped] = [aCreature(), aCreature({ influenceable: true, influenceCap: 8 })];
    const taken = (card: Card, received: number, offered: number) => influenceTaken('ARENA', card, received, offered);
    expect([taken(plain, 0, 7), taken(plain, 3, 4), taken(plain, 5, 4)]).toEqual([5, 2, 0]);
    expect([taken(capped, 5, 4), taken(capped, 9, 4)]).toEqual([3, 0]);
  });

  it('GUARD-138 is never above the base in Guardians, though a card prints more for Arena', () => {
    const [high, low] = [8, 3].map((influenceCap) => aCreature({ vitality: 5, influenceable: true, influenceCap }));
    expect([high, low].map((card) => influenceTaken('GUARDIANS', card!, 0, 9))).toEqual([5, 3]);
    expect([textOf(high!, 'GUARDIANS', 'en'), textOf(low!, 'GUARDIANS', 'en')]).toEqual([
      'Influenceable.',
      'Influenceable (up to 3).',
    ]);
    expect(textOf(high!, 'ARENA', 'en')).toBe('Influenceable (up to 8).');
  });
});

describe('conflicts of commands', () => {
  const order = (key: string, demand: string, strength: number, matter = 'RULE COMPARE'): Order => ({
    key,
    matter,
    demand,
    strength,
  });

  it('GUARD-095 ARENA-CMD-01 cancel the weaker one, GUARD-096 both of two equal ones', () => {
    expect(cancelledOrders([order('a', 'LOWER', 12), order('b', 'HIGHER', 9)])).toEqual(['b']);
    expect(cancelledOrders([order('a', 'LOWER', 9), order('b', 'HIGHER', 9)])).toEqual(['a', 'b']);
  });

  it('GUARD-097 need one matter and different demands', () => {
    expect(cancelledOrders([order('a', 'LOWER', 12), order('b', 'LOWER', 9)])).toEqual([]);
    expect(cancelledOrders([order('a', 'NONE', 12), order('b', 'LOWER', 9, 'RULE FLYING')])).toEqual([]);
  });

  it('are about rules, and in Guardians about who declares first', () => {
    const declare = working({ op: 'DECLARE_FIRST', what: 'KIND' }).effect;
    expect(demandOf('GUARDIANS', declare, 0)).not.toEqual(demandOf('GUARDIANS', declare, 1));
    expect(demandOf('ARENA', declare, 0)).toBeUndefined();
    expect(demandOf('GUARDIANS', working({ op: 'VITALITY', value: 1 }).effect, 0)).toBeUndefined();
    const rule = working({ op: 'RULE', what: 'COMPARE', setting: 'LOWER_WINS' }).effect;
    expect(demandOf('ARENA', rule, 0)).toEqual({ matter: 'RULE COMPARE', demand: 'LOWER_WINS' });
  });
});

describe('CARD-10 effects of a game', () => {
  it('are those that exist in it, with the numbers of the printed list', () => {
    const card = aCreature({
      effects: [
        { op: 'STONES', value: 1, trigger: 'WON', games: ['GUARDIANS'] },
        { op: 'STONES', value: 1, trigger: 'VICTORIOUS', games: ['ARENA'] },
        { op: 'DRAW', value: 1, trigger: 'WON' },
      ],
    });
    expect(effectsIn('ARENA', card).map(({ index }) => index)).toEqual([1, 2]);
    expect(effectsIn('GUARDIANS', card).map(({ index }) => index)).toEqual([0, 2]);
    expect(effectsIn('ARENA', card, 'WON').map(({ index }) => index)).toEqual([2]);
  });
});
