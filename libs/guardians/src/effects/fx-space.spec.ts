import type { Kind } from '#cards';
import { library } from '#cards/content';
import {
  aCombat,
  aCreature,
  aDuel,
  aGuardian,
  fought,
  settled,
  totalsIn,
  uncommanded,
  unattacked,
  type CombatSetup,
  type Scene,
} from '../testing/index.js';

const pass = { type: 'pass' } as const;
const play = (cardId: string) => ({ type: 'playDepotCard', cardId, target: null }) as const;
/** Of the same kind as a card: between the two there is no off-color bonus. */
const kindOf = (card: string): { readonly kind: Kind } => ({ kind: library[card]!.kind! });

describe('FX-28, FX-29 and FX-32: what counts for a space', () => {
  const sums = (scene: Scene): number[] =>
    unattacked(settled(scene))
      .happened('spaceCompared')[0]!
      .sums.toSorted((one, other) => one.seat - other.seat)
      .map(({ total }) => total);

  it.each([
    ['a2', 8],
    ['a3', 8],
    ['b2', 5],
  ] as const)('FX-28 T29 at the left stronghold: on %s its side counts %i', (place, sum) => {
    const south = { works: { LEFT: { card: 'T29' } } };
    expect(sums(aDuel(aCreature(), aCreature(), { place, south }))).toEqual([sum, 5]);
  });

  it('FX-28 W32 takes 3 from the enemy’s sum; it is for secondary match-ups', () => {
    const [first, late, foe] = [aCreature({ vitality: 4 }), aCreature({ vitality: 3 }), aCreature({ vitality: 9 })];
    const met = aDuel(first, foe, { south: { depot: ['W32'], army: { creatures: [late] } } });
    expect(met.refusedBy(0, play('W32'))).toBe('WRONG_TIMING GUARD-140');
    const attack = settled(met).when(0, { type: 'commitSecondary', cardId: late, targetCardId: foe });
    expect(sums(attack)).toEqual([0, 9]);
    expect(sums(attack.when(0, play('W32')))).toEqual([0, 6]);
  });

  it('FX-29 R04 takes a stronghold’s bonus and texts from its owner, also in the battle for their guardian', () => {
    const own = aCreature({ vitality: 4 });
    const works = { CENTER: { card: 'R04', owner: 1 } };
    const setup: CombatSetup = {
      place: 'b1',
      path: ['b2'],
      attacker: 1,
      south: { strongholds: { CENTER: 'P22' }, works },
    };
    expect(totalsIn(aDuel(own, aCreature({ flying: true }), setup))).toEqual([4, 5]);
    const guarded = (left: object): number | undefined => {
      const north = { guardian: aGuardian({ vitality: 20 }), strongholds: { LEFT: 'L21' }, ...left };
      const begun = uncommanded(
        aCombat({
          place: 'g4',
          path: ['c4'],
          south: { army: { creatures: [own] } },
          north: { ...north, ruins: ['RIGHT'] },
        }),
      );
      return totalsIn(begun.when(0, { type: 'commitAttacker', cardId: own }))[1];
    };
    // L21 gives 3, the center 1.
    expect([guarded({}), guarded({ works: { LEFT: { card: 'R04', owner: 0 } } })]).toEqual([24, 21]);
  });

  it('FX-29 W35 does the same for the stronghold of the combat, until its end', () => {
    const [own, foe, next] = [aCreature({ vitality: 6 }), aCreature({ vitality: 4 }), aCreature({ vitality: 4 })];
    const other = aCreature({ vitality: 6 });
    const north = { strongholds: { CENTER: 'L22' }, army: { creatures: [next] } };
    const south = { depot: ['W35'], army: { creatures: [other] } };
    const met = aDuel(own, foe, { place: 'b4', path: ['b3'], south, north });
    expect(totalsIn(met)).toEqual([6, 9]);
    const breached = met.when(0, play('W35'));
    expect(totalsIn(breached)).toEqual([6, 4]);
    expect(totalsIn(fought(settled(breached), other, next))).toEqual([6, 4]);
    const onLand = aDuel(own, foe, { south }).when(1, pass);
    expect(onLand.refusedBy(0, play('W35'))).toBe('WRONG_TIMING GUARD-140');
  });

  it.each([
    ['R07', 3, 6],
    ['W17', 6, 9],
  ] as const)('FX-32 %s fights with %i and counts %i for the space, played or still in hand', (card, base, counts) => {
    const foe = aCreature({ ...kindOf(card), vitality: base });
    expect(totalsIn(aDuel(card, foe))).toEqual([base, base]);
    expect(sums(aDuel(card, foe))).toEqual([counts, base]);
    const waiting = { south: { army: { creatures: [card] } } };
    expect(sums(aDuel(aCreature(), aCreature(), waiting))).toEqual([5 + counts, 5]);
    const beaten = aDuel(card, aCreature({ ...kindOf(card), vitality: 10 }), {
      south: { army: { creatures: [aCreature()] } },
    });
    expect(sums(beaten)).toEqual([5, 10]);
  });

  it('FX-32 in the hand of the enemy it is one number with the others, which names none', () => {
    const waiting = { north: { army: { creatures: ['R07', aCreature({ vitality: 2 })] } } };
    const compared = unattacked(settled(aDuel(aCreature(), aCreature(), waiting))).happened('spaceCompared')[0]!;
    expect(compared.sums[1]).toMatchObject({ seat: 1, total: 13, unplayed: 8 });
    expect(JSON.stringify(compared)).not.toContain('R07');
  });

  it('FX-28 W32 twice takes 6', () => {
    const [first, late, foe] = [aCreature({ vitality: 4 }), aCreature({ vitality: 3 }), aCreature({ vitality: 9 })];
    const south = { depot: ['W32', 'W32'], army: { creatures: [late] } };
    const attack = settled(aDuel(first, foe, { south })).when(0, {
      type: 'commitSecondary',
      cardId: late,
      targetCardId: foe,
    });
    const twice = attack.when(0, play('W32')).when(1, pass).when(0, play('W32#2'));
    expect(sums(twice)).toEqual([0, 3]);
  });
});
