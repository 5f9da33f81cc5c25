import type { Kind } from '#cards';
import { library } from '#cards/content';
import {
  aCombat,
  aCreature,
  aCreatureItem,
  aDuel,
  aGame,
  aGuardian,
  aStronghold,
  comparison,
  fought,
  given,
  home,
  meeting,
  settled,
  totalsIn,
  uncommanded,
  type CombatSetup,
  type CreatureSetup,
  type Scene,
  type SideSetup,
} from '../testing/index.js';

const play = (cardId: string) => ({ type: 'playDepotCard', cardId, target: null }) as const;
const shoot = (cardId: string) => ({ type: 'rangedAttack', cardId }) as const;
const of = (vitality: number, more: object = {}): string => aCreature({ vitality, ...more });
/** Of the same kind as a card: between the two there is no off-color bonus. */
const kindOf = (card: string): { readonly kind: Kind } => ({ kind: library[card]!.kind! });
const [walker, flier] = [of(20), of(20, { flying: true })];

describe('texts of roles', () => {
  it.each([
    ['P02', 11, 9],
    ['P07', 10, 13],
    ['W11', 13, 18],
  ] as const)('GUARD-115 %s: %i as attacker, %i as defender', (card, attacking, defending) => {
    const foe = of(30, kindOf(card));
    expect(totalsIn(aDuel(card, foe))[0]).toBe(attacking);
    expect(totalsIn(aDuel(card, foe, { attacker: 1, path: ['b3'] }))[0]).toBe(defending);
  });
});

describe('texts against some creatures', () => {
  it.each([
    ['W02', { classes: ['ROGUE'] }, 13],
    ['W02', { classes: ['MAGE'] }, 11],
    ['W06', { size: 'LARGE' }, 14],
    ['W06', { size: 'SMALL' }, 12],
  ] as const)('GUARD-115 %s against %j: %i', (card, foe, total) => {
    expect(totalsIn(aDuel(card, of(30, { ...kindOf(card), ...foe })))[0]).toBe(total);
  });
});

describe('commands that set rules', () => {
  /** Both command, or one of them, before two other creatures meet. */
  function ruled(
    commands: readonly [string | null, string | null],
    [own, foe]: readonly [string, string],
    south: SideSetup = {},
  ): Scene {
    const side = (command: string | null, creature: string, { army = {}, ...more }: SideSetup = {}): SideSetup => ({
      ...more,
      army: { creatures: [...(command === null ? [] : [command]), creature, ...(army.creatures ?? [])] },
    });
    const begun = aCombat({ south: side(commands[0], own, south), north: side(commands[1], foe) });
    const declared = begun
      .when(0, { type: 'declareCommand', cardId: commands[0] })
      .when(1, { type: 'declareCommand', cardId: commands[1] });
    return meeting(settled(declared), own, foe);
  }

  it('GUARD-099 P09: nothing counts as flying', () => {
    expect(totalsIn(ruled(['P09', null], ['P03', flier]))[0]).toBe(6);
    expect(totalsIn(ruled([null, null], ['P03', flier]))[0]).toBe(12);
  });

  it('GUARD-099 P13: no creature receives influence; W12: no ranged attack', () => {
    const [own, archer] = [of(5, { influenceable: true }), of(2, { rangedStrength: 3 })];
    const south = { army: { creatures: [archer] } };
    const influence = { type: 'useGuardianInfluence', targetCardId: own } as const;
    const refused = (command: string): string[] => {
      const scene = ruled([null, command], [own, walker], south);
      return [influence, shoot(archer)].map((one) =>
        scene.legal(0, one.type).length > 0 ? 'legal' : scene.refusedBy(0, one),
      );
    };
    expect(refused('P13')).toEqual(['INFLUENCE_BARRED GUARD-135', 'legal']);
    expect(refused('W12')).toEqual(['legal', 'RANGED_BARRED GUARD-118']);
  });

  it.each([
    ['P10', null, true],
    ['K16', null, true],
    ['P11', null, false],
    // They demand the same, or the stronger one holds; of equal strength neither does.
    ['P10', 'K16', true],
    ['P11', 'K16', true],
    ['P11', 'P10', false],
  ] as const)('GUARD-095 GUARD-096 GUARD-097 %s against %s: the lower total wins: %s', (south, north, lowerWins) => {
    const [own, foe] = [of(3), of(8)];
    const compared = comparison(ruled([south, north], [own, foe]));
    expect(compared).toMatchObject({
      lowerWins,
      winner: lowerWins ? 0 : 1,
      beaten: { instanceId: lowerWins ? foe : own },
    });
  });
});

describe('terrains, and what is attached to strongholds', () => {
  const on = (terrain: string, own: string, foe: string): number[] =>
    totalsIn(aDuel(own, foe, { south: { terrains: { b2: terrain } } }));
  const own = of(5);

  it('GUARD-115 P26 gives 1 to who flies, P27 to who does not against who does', () => {
    expect([on('P26', own, flier), on('P26', own, walker)]).toEqual([
      [5, 21],
      [5, 20],
    ]);
    expect([on('P27', own, flier), on('P27', own, walker)]).toEqual([
      [6, 20],
      [5, 20],
    ]);
  });

  it('GUARD-115 K26 gives 1 to elementals, W27 takes 1 from mortals, of either side', () => {
    const [stone, other] = [of(5, { kind: 'ELEMENTAL' }), of(9, { kind: 'ELEMENTAL' })];
    expect([on('K26', stone, other), on('K26', own, walker)]).toEqual([
      [6, 10],
      [5, 20],
    ]);
    expect([on('W27', own, walker), on('W27', stone, other)]).toEqual([
      [4, 19],
      [5, 9],
    ]);
  });

  /** SOUTH defends its left stronghold, which alone gives nothing. */
  const defending = (card: string, owner: 0 | 1, foe: string, archer?: string): Scene => {
    const setup: CombatSetup = {
      place: home.LEFT,
      path: ['a2'],
      attacker: 1,
      south: {
        strongholds: { LEFT: aStronghold({ position: 'LEFT', defenseBonus: 0 }) },
        works: { LEFT: { card, owner } },
        army: { creatures: archer === undefined ? [] : [archer] },
      },
    };
    return aDuel(own, foe, setup);
  };

  it('GUARD-115 W30 gives 2 to the defender, P28 3 against who flies; K28 takes 2', () => {
    expect(totalsIn(defending('W30', 0, walker))).toEqual([7, 20]);
    expect(totalsIn(defending('P28', 0, flier))).toEqual([8, 20]);
    expect(totalsIn(defending('P28', 0, walker))).toEqual([5, 20]);
    expect(totalsIn(defending('K28', 1, walker))).toEqual([3, 20]);
  });

  it('GUARD-117 P29 adds 2 to ranged attacks made there; GUARD-118 K29 lets none be made', () => {
    const archer = of(2, { rangedStrength: 3 });
    expect(totalsIn(defending('P29', 0, walker, archer).when(0, shoot(archer)))).toEqual([10, 20]);
    expect(totalsIn(defending('W30', 0, walker, archer).when(0, shoot(archer)))).toEqual([10, 20]);
    expect(defending('K29', 1, walker, archer).refusedBy(0, shoot(archer))).toBe('RANGED_BARRED GUARD-118');
  });
});

describe('guardians, items and spells', () => {
  it('GUARD-119 K20 gives 1 to its creatures with a fire attack', () => {
    const total = (attackType: 'FIRE' | 'FEAR', guardian: string): number | undefined =>
      totalsIn(aDuel(of(5, { attackType }), walker, { south: { guardian } }))[0];
    expect([total('FIRE', 'K20'), total('FEAR', 'K20'), total('FIRE', aGuardian())]).toEqual([6, 5, 5]);
  });

  it('GUARD-119 P34 gives its bearer 3 against who flies, P35 2, W44 4', () => {
    const own = of(5);
    const carrying = (item: string, foe: string): number | undefined => {
      const bearer: CreatureSetup = { card: own, item };
      return totalsIn(aDuel(bearer, foe))[0];
    };
    expect([carrying('P34', flier), carrying('P34', walker)]).toEqual([8, 5]);
    expect([carrying('P35', walker), carrying('W44', walker), carrying(aCreatureItem(), walker)]).toEqual([7, 9, 5]);
  });

  it('GUARD-140 P31 gives 4 in a match-up with who flies, and nothing in another one', () => {
    const cast = (foe: string): number[] =>
      totalsIn(aDuel(of(5), foe, { south: { depot: ['P31'] } }).when(0, play('P31')));
    expect([cast(flier), cast(walker)]).toEqual([
      [9, 20],
      [5, 20],
    ]);
  });

  it('GUARD-140 P33 gives 3 to a secondary attacker', () => {
    const [first, late] = [of(1), of(2)];
    const met = aDuel(first, walker, { south: { depot: ['P33'], army: { creatures: [late] } } });
    expect(met.refusedBy(0, play('P33'))).toBe('WRONG_TIMING GUARD-140');
    const attack = settled(met).when(0, { type: 'commitSecondary', cardId: late, targetCardId: walker });
    expect([totalsIn(attack), totalsIn(attack.when(0, play('P33')))]).toEqual([
      [3, 20],
      [6, 20],
    ]);
  });

  const cast = (card: string, vitality: number, more: object = {}): Scene =>
    aDuel(of(1), of(vitality, more), { south: { depot: [card], stones: 1 }, north: { army: { creatures: [walker] } } });

  it('GUARD-110 W31 sends the enemy of a match-up home up to 8, unless it is immune to fear', () => {
    const scene = cast('W31', 8);
    const [foe] = scene.stack(1, 'b2')!.creatures;
    const gone = scene.when(0, play('W31'));
    expect([gone.player(1).pen, gone.happened('matchupAbandoned').length]).toEqual([[foe!.id], 1]);
    expect(cast('W31', 9).refusedBy(0, play('W31'))).toBe('ILLEGAL_TARGET GUARD-140');
    const brave = cast('W31', 8, { immunities: [{ attack: 'FEAR' }] }).when(0, play('W31'));
    expect([brave.player(1).pen, totalsIn(brave)]).toEqual([[], [1, 8]]);
  });

  it('GUARD-110 W37 puts it under its owner’s draw pile up to 5, for a stone', () => {
    const scene = cast('W37', 5);
    const [foe] = scene.stack(1, 'b2')!.creatures;
    const gone = scene.when(0, play('W37'));
    expect([gone.player(1).pile.at(-1), gone.player(0).stones]).toEqual([foe!.id, 0]);
    expect(cast('W37', 6).refusedBy(0, play('W37'))).toBe('ILLEGAL_TARGET GUARD-140');
  });

  it('GUARD-047 GUARD-092 K17 lies under a stronghold like who gives influence, and fights with those on it', () => {
    const placing = given(aGame({ seats: [{ hand: ['K17', 'K15'] }, {}] }));
    const under = (cardId: string) => ({ type: 'placeUnderStronghold', cardId, stronghold: 'LEFT' }) as const;
    expect(placing.legal(0, 'placeUnderStronghold')).toContainEqual(under('K17'));
    expect(placing.refusedBy(0, under('K15'))).toBe('NO_STRONGHOLD_ABILITY GUARD-047');
    const [guard, one, two] = [of(3), of(8), of(9)];
    const north: SideSetup = { army: { shield: null, creatures: [guard] }, under: { CENTER: 'K17' } };
    const begun = aCombat({ place: 'b4', path: ['b3'], south: { army: { creatures: [one, two] } }, north });
    const met = fought(uncommanded(begun), one, guard);
    expect(met.legal(1, 'commitAttacker').map(({ cardId }) => cardId)).toEqual(['K17']);
    expect(met.when(1, { type: 'commitAttacker', cardId: 'K17' }).asked).toEqual([0]);
  });
});
