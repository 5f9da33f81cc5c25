import type { Kind } from '#cards';
import { library } from '#cards/content';
import {
  aCreature,
  aDuel,
  aGame,
  aGuardian,
  aTerrain,
  given,
  meeting,
  settled,
  totalsIn,
  type Scene,
  type SideSetup,
} from '../testing/index.js';
import type { Space } from '../words.js';

const pass = { type: 'pass' } as const;
const influence = (targetCardId: string) => ({ type: 'useGuardianInfluence', targetCardId }) as const;
const fromUnder = (targetCardId: string) =>
  ({ type: 'useStrongholdCreature', stronghold: 'LEFT', targetCardId }) as const;
const corrupt = (cardId: string, targetCardId: string) => ({ type: 'playCorruption', cardId, targetCardId }) as const;
const play = (cardId: string) => ({ type: 'playDepotCard', cardId, target: null }) as const;
const of = (vitality: number, more: object = {}): string => aCreature({ vitality, ...more });
/** Of the same kind as a card: between the two there is no off-color bonus. */
const kindOf = (card: string): { readonly kind: Kind } => ({ kind: library[card]!.kind! });
const kinds = ['MORTAL', 'ELEMENTAL', 'OUTSIDER'] as const;
/** A guardian that gives 9 for each of its nine stones. */
const generous = (): SideSetup => ({ guardian: aGuardian({ influenceValue: 9 }), stones: 9 });

describe('FX-10, FX-11, FX-35 and FX-37: influence', () => {
  it.each([
    ['L10', 3, ['MORTAL', 'ELEMENTAL']],
    ['T12', 3, ['ELEMENTAL', 'OUTSIDER']],
    ['P04', 4, ['ELEMENTAL']],
    ['P18', 5, ['MORTAL']],
    ['K04', 2, kinds],
    ['K05', 9, kinds],
  ] as const)('FX-10 %s gives %i from under a stronghold, once a turn, to %j', (card, value, receivers) => {
    for (const kind of kinds) {
      const own = of(12, { kind, influenceable: true });
      const scene = aDuel(own, of(30, { kind }), { south: { under: { LEFT: card }, stones: 0 } });
      if (!(receivers as readonly Kind[]).includes(kind)) {
        expect(scene.refusedBy(0, fromUnder(own))).toBe('RECEIVER_NOT_ALLOWED GUARD-136');
        continue;
      }
      const given = scene.when(0, fromUnder(own));
      expect([totalsIn(given)[0], given.player(0).stones]).toEqual([12 + value, 0]);
      expect(given.when(1, pass).refusedBy(0, fromUnder(own))).toBe('ALREADY_USED_THIS_TURN GUARD-137');
    }
  });

  it('FX-10 from an army they give nothing', () => {
    const own = of(12, { influenceable: true });
    const scene = aDuel(own, of(30), { south: { army: { creatures: ['K05'] } } });
    expect(scene.refusedBy(0, fromUnder(own))).toBe('NO_CREATURE_UNDER GUARD-136');
  });

  it.each([
    ['L01', 10],
    ['L02', 11],
    ['L03', 6],
    ['L04', 5],
    ['L06', 4],
    ['L08', 6],
    ['L09', 15],
    ['L12', 6],
    ['T01', 15],
    ['T04', 10],
    ['T07', 10],
    ['T08', 6],
    ['T11', 8],
    ['T12', 7],
    ['P05', 14],
    ['P16', 12],
    ['P17', 3],
    ['P18', 5],
    ['K03', 16],
    ['K14', 13],
    ['W09', 14],
    ['W13', 3],
  ] as const)(
    'FX-11 GUARD-138 %s: %i, and as much in influence at most, though the card may print more',
    (card, base) => {
      let scene = aDuel(card, of(60, kindOf(card)), { south: generous() });
      while (scene.legal(0, 'useGuardianInfluence').length > 0) scene = scene.when(0, influence(card)).when(1, pass);
      expect(scene.refusedBy(0, influence(card))).toBe('INFLUENCE_CAP_REACHED GUARD-138');
      expect(totalsIn(scene)).toEqual([base + base, 60]);
      expect(scene.player(0).stones).toBe(9 - Math.ceil(base / 9));
    },
  );

  it('FX-11 L05 receives nothing, unless it carries K36 or a terrain lets it', () => {
    expect(aDuel('L05', of(30), { south: generous() }).refusedBy(0, influence('L05'))).toBe(
      'NOT_INFLUENCEABLE GUARD-135',
    );
    const ringed = aDuel({ card: 'L05', item: 'K36' }, of(30), { south: generous() });
    expect(totalsIn(ringed.when(0, influence('L05')))).toEqual([14, 30]);
    const bright = { ...generous(), terrains: { b2: 'W29' } };
    const outsider = of(6, { kind: 'OUTSIDER' });
    const lit = aDuel(outsider, of(30, { kind: 'OUTSIDER' }), { south: bright });
    expect(totalsIn(lit.when(0, influence(outsider)))).toEqual([12, 30]);
    expect(aDuel('L05', of(30), { south: bright }).refusedBy(0, influence('L05'))).toBe('NOT_INFLUENCEABLE GUARD-135');
  });

  it.each(['R09', 'W07'] as const)('FX-35 who meets %s receives no influence', (card) => {
    const own = of(3, { ...kindOf(card), influenceable: true });
    expect(aDuel(own, card, { south: generous() }).refusedBy(0, influence(own))).toBe('INFLUENCE_BARRED GUARD-135');
    const north = { army: { creatures: [card] } };
    expect(totalsIn(aDuel(own, of(9, kindOf(card)), { south: generous(), north }).when(0, influence(own)))).toEqual([
      6, 9,
    ]);
  });

  it('FX-37 R10 subtracts what a guardian has just given, and answers nothing else', () => {
    const own = of(6, { influenceable: true });
    const south: SideSetup = { ...generous(), under: { LEFT: 'K04' } };
    const scene = aDuel(own, of(9), { south, north: { depot: ['R10'] } });
    const given = scene.when(0, influence(own));
    expect([given.step, given.asked]).toEqual(['RESPONSE', [1]]);
    expect(totalsIn(given.when(1, play('R10')))).toEqual([0, 9]);
    expect(totalsIn(given.when(1, pass))).toEqual([12, 9]);
    expect(scene.when(0, fromUnder(own)).refusedBy(1, play('R10'))).toBe('WRONG_TIMING GUARD-140');
  });
});

describe('FX-21: what is cancelled', () => {
  const own = (): string => of(3);

  it('FX-21 L30 cancels a spell, and a command card; it is discarded with what it has cancelled', () => {
    const creature = own();
    const setup = { south: { depot: ['K31'] }, north: { depot: ['L30'] } };
    const cast = aDuel(creature, of(9), setup).when(0, play('K31'));
    expect([cast.step, totalsIn(cast.when(1, pass))]).toEqual(['RESPONSE', [3, 5]]);
    const unravelled = cast.when(1, play('L30'));
    expect(totalsIn(unravelled)).toEqual([3, 9]);
    expect([unravelled.player(0).discard, unravelled.player(1).discard]).toEqual([['K31'], ['L30']]);
  });

  it('FX-21 W41 cancels a command card, and no spell', () => {
    const cast = aDuel(own(), of(9), { south: { depot: ['K31'] }, north: { depot: ['W41'] } }).when(0, play('K31'));
    expect(cast.refusedBy(1, play('W41'))).toBe('ILLEGAL_TARGET GUARD-140');
  });
});

describe('FX-31: what bars corruption', () => {
  const [first, drinker, miser] = [
    of(1),
    of(5, { vulnerabilities: ['ALCOHOL'] }),
    of(5, { vulnerabilities: ['GREED'] }),
  ];

  /** The corruptions that SOUTH may play on a creature of NORTH, whose guard has met one of so much before. */
  const corruptions = (guard: string, target: string, met = 1): string[] => {
    const second = of(4);
    const north = { army: { creatures: [target, of(24)] } };
    const south = { depot: ['L34', 'L35'], army: { creatures: [second, of(2)] } };
    const begun = settled(aDuel(of(met, kindOf(guard)), guard, { south, north }));
    const scene = meeting(begun, second, target);
    return scene.step === 'MATCHUP_CORRUPTION' ? scene.legal(0, 'playCorruption').map(({ cardId }) => cardId) : [];
  };

  it('FX-31 while R06 is in the combat no seat uses ALCOHOL, while K10 is GREED; beaten they still lie there', () => {
    for (const met of [1, 20]) {
      expect([corruptions('R06', drinker, met), corruptions('R06', miser, met)]).toEqual([[], ['L35']]);
      expect([corruptions('K10', drinker, met), corruptions('K10', miser, met)]).toEqual([['L34'], []]);
    }
  });

  it('FX-31 who carries R13 cannot be corrupted', () => {
    const south = { depot: ['L35'] };
    const bare = aDuel(first, miser, { south });
    expect(bare.when(0, corrupt('L35', miser)).player(1).pen).toContain(miser);
    expect(aDuel(first, { card: miser, item: 'R13' }, { south }).step).toBe('MATCHUP_MODIFY');
  });
});

describe('FX-33: what is saved', () => {
  it.each(['R08', 'W15'] as const)('FX-33 %s, once beaten, goes to the pen for a stone', (card) => {
    const beaten = (stones: number): Scene =>
      settledBeforeHealing(aDuel(card, of(20, kindOf(card)), { south: { stones, army: { creatures: [of(2)] } } }));
    const asked = beaten(1);
    expect([asked.step, asked.asked]).toEqual(['COMBAT_HEAL', [0]]);
    const saved = asked.when(0, { type: 'useAbility', cardId: card, target: null });
    expect(saved.player(0)).toMatchObject({ stones: 0, pen: [card] });
    expect(asked.when(0, pass).player(0)).toMatchObject({ stones: 1, discard: [card], pen: [] });
    expect(beaten(0).step).not.toBe('COMBAT_HEAL');
  });

  /** No seat does anything more in the match-up, nor sends another creature. */
  function settledBeforeHealing(scene: Scene): Scene {
    const compared = scene.when(scene.asked[0]!, pass);
    const passed = compared.when(compared.asked[0]!, pass);
    return passed.step === 'SECONDARY_CHOOSE' ? passed.when(0, { type: 'endSecondary' }) : passed;
  }
});

describe('FX-24 and FX-36: flying, and the rules of terrains', () => {
  it('FX-24 P30 lets the own creature of a primary match-up fly, for that match-up', () => {
    const [own, late] = [of(1), of(2)];
    const south = { depot: ['P30'], army: { creatures: [late] } };
    const scene = aDuel(own, 'P03', { south }).when(0, pass);
    expect([totalsIn(scene), totalsIn(scene.when(0, play('P30')))]).toEqual([
      [1, 6],
      [1, 12],
    ]);
    const after = settled(scene.when(0, play('P30')));
    const attack = after.when(0, { type: 'commitSecondary', cardId: late, targetCardId: 'P03' });
    expect(totalsIn(attack)).toEqual([3, 6]);
  });

  const archer = of(2, { rangedStrength: 3 });
  const shoot = { type: 'rangedAttack', cardId: archer } as const;
  const on = (terrain: string): Scene => {
    const own = of(4, { influenceable: true });
    return aDuel(own, of(9), { south: { ...generous(), terrains: { b2: terrain }, army: { creatures: [archer] } } });
  };

  it.each(['L26', 'W28'] as const)('FX-36 %s is a forest: no ranged attack is made there', (terrain) => {
    expect(on(terrain).refusedBy(0, shoot)).toBe('RANGED_BARRED GUARD-118');
    expect(totalsIn(on(aTerrain()).when(0, shoot))).toEqual([7, 9]);
  });

  it('FX-36 on W28 no creature receives influence, on L26 each that may', () => {
    const own = (scene: Scene): string => scene.stack(0, 'b2')!.creatures[0]!.id;
    const [silent, alder] = [on('W28'), on('L26')];
    expect(silent.refusedBy(0, influence(own(silent)))).toBe('NOT_INFLUENCEABLE GUARD-135');
    expect(totalsIn(alder.when(0, influence(own(alder))))).toEqual([8, 9]);
  });

  it('FX-36 on R02 no flight starts, passes or ends; who flies goes on flying in a combat there', () => {
    const eagle = of(2, { flying: true });
    const setup = { south: { terrains: { b2: 'R02' } } };
    const flights = (space: Space, terrain: string): string[] => {
      const south = { stacks: { [space]: { creatures: [eagle] } }, terrains: { b2: terrain } };
      const scene = given(aGame({ at: 'II_B_TURN', seats: [south, {}] })).when(0, { type: 'turnShield', space });
      return scene.legal(0, 'moveShield').flatMap(({ fly, path }) => (fly ? [path.join(' ')] : []));
    };
    expect(flights('b2', 'R02')).toEqual([]);
    expect(flights('b1', 'R02').filter((path) => path.includes('b2'))).toEqual([]);
    expect(flights('b1', 'L27')).toEqual(expect.arrayContaining(['b2', 'b2 b3']));
    expect(totalsIn(aDuel(eagle, 'P03', setup))).toEqual([2, 12]);
  });
});
