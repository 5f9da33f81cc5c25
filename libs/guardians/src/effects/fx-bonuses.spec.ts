import type { Kind, StrongholdPosition, TerrainType } from '#cards';
import { library } from '#cards/content';
import {
  aCombat,
  aCreature,
  aDuel,
  aGuardian,
  aShield,
  aStronghold,
  aTerrain,
  fought,
  home,
  sent,
  settled,
  totalsIn,
  uncommanded,
  type CombatSetup,
} from '../testing/index.js';

const play = (cardId: string) => ({ type: 'playDepotCard', cardId, target: null }) as const;
const command = (cardId: string | null) => ({ type: 'declareCommand', cardId }) as const;
/** Of the same kind as a card: between the two there is no off-color bonus. */
const kindOf = (card: string): { readonly kind: Kind } => ({ kind: library[card]!.kind! });

/** SOUTH defends its own stronghold against an army that comes from the land before it. */
const defending = (position: StrongholdPosition): CombatSetup => ({
  place: home[position],
  path: [({ LEFT: 'a2', CENTER: 'b2', RIGHT: 'c2' } as const)[position]],
  attacker: 1,
});
/** SOUTH attacks NORTH’s center stronghold, which gives nothing. */
const attacking: CombatSetup = {
  place: 'b4',
  path: ['b3'],
  north: { strongholds: { CENTER: aStronghold({ defenseBonus: 0 }) } },
};
/** SOUTH attacks NORTH’s guardian. */
const challenging: CombatSetup = { place: 'g4', path: ['c4'], north: { guardian: aGuardian(), ruins: ['LEFT'] } };

describe('FX-01 to FX-05: bonuses', () => {
  it.each([
    ['L05', 7, 3, { size: 'LARGE' }, { size: 'MEDIUM' }],
    ['T03', 7, 3, { classes: ['SOLDIER'] }, { classes: ['ROGUE'] }],
    ['P03', 6, 6, { flying: true }, { flying: false }],
    ['K06', 11, 2, { kind: 'MORTAL' }, { kind: 'ELEMENTAL' }],
    ['W01', 7, 3, { vulnerabilities: ['GREED'] }, { vulnerabilities: ['CARNAL'] }],
  ] as const)('FX-01 %s: %i, and %i more against its prey', (card, base, bonus, prey, other) => {
    const against = (more: object): number | undefined =>
      totalsIn(aDuel(card, aCreature({ ...kindOf(card), vitality: 20, ...more })))[0];
    expect([against(prey), against(other)]).toEqual([base + bonus, base]);
  });

  it.each([
    ['L09', 15, 3, 'FOREST'],
    ['T07', 10, 3, 'HIGHLAND'],
    ['T08', 6, 4, 'LAKELAND'],
    ['K03', 16, -4, 'LAKELAND'],
    ['K07', 7, 2, 'WASTES'],
    ['W05', 9, 4, 'MARSH'],
  ] as const)('FX-02 %s: %i, changed by %i in %s', (card, base, bonus, terrainType) => {
    const on = (type: TerrainType): number | undefined =>
      totalsIn(
        aDuel(card, aCreature({ ...kindOf(card), vitality: 30 }), {
          south: { terrains: { b2: aTerrain({ terrainType: type }) } },
        }),
      )[0];
    expect([on(terrainType), on('PINNACLES')]).toEqual([base + bonus, base]);
  });

  it.each([
    ['L21', 'LEFT', 3],
    ['L22', 'CENTER', 5],
    ['L23', 'RIGHT', 3],
    ['T21', 'LEFT', 4],
    ['T22', 'CENTER', 3],
    ['T23', 'RIGHT', 4],
    ['P21', 'LEFT', 3],
    ['P22', 'CENTER', 4],
    ['P23', 'RIGHT', 3],
    ['K21', 'LEFT', 2],
    ['K22', 'CENTER', 6],
    ['K23', 'RIGHT', 3],
  ] as const)('FX-03 %s, %s: %i to its owner’s creature fighting on it', (card, position, bonus) => {
    const [own, foe] = [aCreature({ kind: 'OUTSIDER' }), aCreature({ kind: 'OUTSIDER', vitality: 20 })];
    const setup = { ...defending(position), south: { strongholds: { [position]: card } } };
    expect(totalsIn(aDuel(own, foe, setup))).toEqual([5 + bonus, 20]);
    expect(totalsIn(aDuel(own, foe, { ...setup, place: 'b2', path: ['b3'] }))).toEqual([5, 20]);
  });

  it('FX-03 P22, P23 and K21 give some more than others, by their texts', () => {
    const [mortal, elemental] = [aCreature(), aCreature({ kind: 'ELEMENTAL' })];
    const on = (card: string, position: StrongholdPosition, own: string, foe = aCreature()): number | undefined =>
      totalsIn(aDuel(own, foe, { ...defending(position), south: { strongholds: { [position]: card } } }))[0];
    expect(on('P22', 'CENTER', mortal, aCreature({ flying: true }))).toBe(5 + 4 + 2);
    expect([on('P23', 'RIGHT', mortal), on('P23', 'RIGHT', elemental)]).toEqual([5 + 3 + 1, 5 + 3]);
    expect([on('K21', 'LEFT', elemental), on('K21', 'LEFT', mortal)]).toEqual([5 + 2 + 2, 5 + 2]);
  });

  it('FX-04 L02 gives 2 to other soldiers while it is in play and unbeaten', () => {
    const [soldier, rogue] = [aCreature({ classes: ['SOLDIER'] }), aCreature({ classes: ['ROGUE'] })];
    const second = (creature: string, first: number): number | undefined => {
      const [foe, next] = [aCreature({ vitality: first }), aCreature({ vitality: 20 })];
      const setup = { south: { army: { creatures: [creature] } }, north: { army: { creatures: [next] } } };
      return totalsIn(fought(settled(aDuel('L02', foe, setup)), creature, next))[0];
    };
    expect([second(soldier, 3), second(rogue, 3), second(soldier, 19)]).toEqual([7, 5, 5]);
    const inHand = aDuel(soldier, aCreature({ vitality: 9 }), { south: { army: { creatures: ['L02'] } } });
    expect(totalsIn(inHand)).toEqual([5, 9]);
    expect(totalsIn(aDuel('L02', aCreature({ vitality: 19 })))).toEqual([11, 19]);
  });

  it('FX-26 the open field is every land; a stronghold is its owner’s own, and an enemy one for who attacks it', () => {
    const at = (setup: CombatSetup): (number | undefined)[] =>
      (['OPEN_FIELD', 'OWN_STRONGHOLD', 'ENEMY_STRONGHOLD'] as const).map((place) => {
        const own = aCreature({ effects: [{ op: 'VITALITY', value: 3, when: { place } }] });
        return totalsIn(aDuel(own, aCreature({ vitality: 20 }), setup))[0];
      });
    expect(at({})).toEqual([8, 5, 5]);
    expect(at(attacking)).toEqual([5, 5, 8]);
    expect(at({ ...defending('LEFT'), south: { strongholds: { LEFT: aStronghold({ defenseBonus: 0 }) } } })).toEqual([
      5, 8, 5,
    ]);
  });

  /** SOUTH commands with a creature; what its other one and NORTH’s come to. */
  function commanded(card: string, own: object, foe: object = {}): number[] {
    const [mine, theirs] = [aCreature(own), aCreature({ vitality: 9, ...foe })];
    const begun = aCombat({
      south: { army: { creatures: [card, mine] } },
      north: { army: { creatures: [theirs] } },
    });
    return totalsIn(fought(settled(begun.when(0, command(card)).when(1, command(null))), mine, theirs));
  }

  it('FX-05 T11 commands 1 to own outsiders, P16 2 to own beasts, W16 1 less to all enemies', () => {
    const outsider = { kind: 'OUTSIDER' } as const;
    expect(commanded('T11', outsider, outsider)).toEqual([6, 9]);
    expect(commanded('T11', {})).toEqual([5, 9]);
    expect(commanded('P16', { classes: ['BEAST'] })).toEqual([7, 9]);
    expect(commanded('P16', { classes: ['SOLDIER'] })).toEqual([5, 9]);
    expect(commanded('W16', {})).toEqual([5, 8]);
  });

  it('FX-05 FX-26 L37 commands 4 to own creatures against defenders of a stronghold, and there alone', () => {
    const [own, foe] = [aCreature(), aCreature({ vitality: 20 })];
    const wedged = (setup: CombatSetup): number | undefined => {
      const begun = aCombat({
        ...setup,
        south: { depot: ['L37'], army: { creatures: [own] } },
        north: { ...setup.north, army: { creatures: [foe] } },
      });
      return totalsIn(fought(settled(begun.when(0, command('L37')).when(1, command(null))), own, foe))[0];
    };
    expect([wedged(attacking), wedged({})]).toEqual([9, 5]);
  });
});

describe('FX-16 and FX-30: bonuses of a role', () => {
  /** A secondary attack of a creature, after one of 2 has lost the primary one. */
  const secondary = (creature: string, shield: string = aShield()): number | undefined => {
    const [first, foe] = [
      aCreature({ ...kindFor(creature), vitality: 2 }),
      aCreature({ ...kindFor(creature), vitality: 30 }),
    ];
    const scene = settled(aDuel(first, foe, { south: { army: { shield, creatures: [creature] } } }));
    return totalsIn(sent(scene, 0, creature, foe))[0];
  };
  const kindFor = (creature: string): object => (library[creature] ? kindOf(creature) : {});

  it.each([
    ['L11', 8, 3],
    ['P17', 3, 4],
  ] as const)('FX-16 %s: %i, and %i more as secondary attacker', (card, base, bonus) => {
    expect(totalsIn(aDuel(card, aCreature({ ...kindOf(card), vitality: 30 })))[0]).toBe(base);
    expect(secondary(card)).toBe(2 + base + bonus);
  });

  const under = (shield: string, setup: CombatSetup = {}, own: object = {}): number | undefined =>
    totalsIn(aDuel(aCreature(own), aCreature({ vitality: 20 }), { ...setup, south: { army: { shield } } }))[0];

  it('FX-30 L25 gives 2 to those under it when they defend, T25 when they attack', () => {
    const theirs = { attacker: 1, path: ['b3'] } as const;
    expect([under('L25', theirs), under('L25')]).toEqual([7, 5]);
    expect([under('T25', theirs), under('T25')]).toEqual([5, 7]);
  });

  it('FX-30 K25 gives 2 to elementals, W26 1 in primary match-ups, W25 2 in secondary ones', () => {
    expect([under('K25', {}, { kind: 'ELEMENTAL' }), under('K25')]).toEqual([7, 5]);
    expect([under('W26'), under('W25')]).toEqual([6, 5]);
    expect([secondary(aCreature(), 'W26'), secondary(aCreature(), 'W25')]).toEqual([7, 9]);
  });

  it('FX-30 a standard bearer elsewhere gives nothing', () => {
    const elsewhere = { south: { stacks: { c2: { shield: 'T25' } } } };
    expect(totalsIn(aDuel(aCreature(), aCreature(), elsewhere))).toEqual([5, 5]);
  });
});

describe('FX-26: bonuses against who defends a stronghold', () => {
  it('FX-26 K14: 13, 3 more against defenders of a stronghold, and 5 more against a guardian', () => {
    const foe = () => aCreature({ kind: 'ELEMENTAL', vitality: 20 });
    expect(totalsIn(aDuel('K14', foe(), attacking))).toEqual([16, 20]);
    expect(totalsIn(aDuel('K14', foe()))).toEqual([13, 20]);
    expect(totalsIn(aDuel('K14', foe(), defending('CENTER')))[0]).toBe(13 + 1);
    const begun = uncommanded(aCombat({ ...challenging, south: { army: { creatures: ['K14'] } } }));
    expect(totalsIn(begun.when(0, { type: 'commitAttacker', cardId: 'K14' }))[0]).toBe(18);
  });

  it('FX-26 K34 gives 5 against defenders of a stronghold and against a guardian, L37 and T37 4 against a guardian', () => {
    const [own, foe] = [aCreature(), aCreature({ vitality: 20 })];
    const south = { depot: ['K34', 'L37', 'T37'] };
    const stormed = aDuel(own, foe, { ...attacking, south }).when(0, play('K34'));
    expect(totalsIn(stormed)).toEqual([10, 20]);
    expect(aDuel(own, foe, { south }).refusedBy(0, play('K34'))).toBe('WRONG_TIMING GUARD-140');
    const begun = uncommanded(aCombat({ ...challenging, south: { ...south, army: { creatures: [own] } } }));
    const met = begun.when(0, { type: 'commitAttacker', cardId: own });
    const helpedBy = (card: string): number | undefined => totalsIn(met.when(0, play(card)))[0];
    expect(['K34', 'L37', 'T37'].map(helpedBy)).toEqual([10, 9, 9]);
  });
});
