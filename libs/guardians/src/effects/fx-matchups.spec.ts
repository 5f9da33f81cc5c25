import type { Kind } from '#cards';
import { library } from '#cards/content';
import {
  aCombat,
  aCreature,
  aDuel,
  aShield,
  comparison,
  fought,
  home,
  meeting,
  passing,
  sent,
  settled,
  totalsIn,
  uncommanded,
  type CombatSetup,
  type CreatureSetup,
  type Scene,
} from '../testing/index.js';

const pass = { type: 'pass' } as const;
const play = (cardId: string) => ({ type: 'playDepotCard', cardId, target: null }) as const;
const command = (cardId: string | null) => ({ type: 'declareCommand', cardId }) as const;
const shoot = (cardId: string) => ({ type: 'rangedAttack', cardId }) as const;
/** Of the same kind as a card: between the two there is no off-color bonus. */
const kindOf = (card: string): { readonly kind: Kind } => ({ kind: library[card]!.kind! });
const of = (vitality: number, more: object = {}): string => aCreature({ vitality, ...more });
const cardsOf = (happened: readonly { readonly cards: readonly { readonly instanceId: string }[] }[]): string[] =>
  happened.flatMap(({ cards }) => cards.map(({ instanceId }) => instanceId));

describe('FX-12 and FX-13: immunities and attacks', () => {
  /** The beaten ones when a creature of SOUTH meets one of NORTH. */
  const loser = (south: CreatureSetup, north: CreatureSetup, setup: CombatSetup = {}): string | null =>
    comparison(aDuel(south, north, setup)).beaten?.instanceId ?? null;

  it.each([
    ['L07', { attackType: 'FIRE' }],
    ['K01', { attackType: 'FIRE' }],
    ['P08', { attackType: 'FIRE' }],
    ['P08', { attackType: 'FEAR' }],
    ['L11', { attackType: 'FEAR' }],
    ['T05', { size: 'LARGE' }],
  ] as const)('FX-12 %s is not beaten by who has %o', (card, property) => {
    const other =
      'size' in property ? { size: 'MEDIUM' } : { attackType: property.attackType === 'FIRE' ? 'FEAR' : 'FIRE' };
    const foe = of(24, { ...kindOf(card), ...property });
    expect(comparison(aDuel(card, foe))).toMatchObject({ winner: 1, beaten: null, immune: [0] });
    const both = card === 'P08' ? { attackType: 'PLAIN' } : other;
    expect(loser(card, of(24, { ...kindOf(card), ...both }))).toBe(card);
  });

  it('FX-12 T38 and K35 protect their bearer, P25 those under it, K27 and K23 those who defend there', () => {
    const own = aCreature();
    const [fire, fear] = [of(24, { attackType: 'FIRE' }), of(24, { attackType: 'FEAR' })];
    const against = (foe: string, item: string): string | null => loser({ card: own, item }, foe);
    expect([against(fear, 'T38'), against(fire, 'T38')]).toEqual([null, own]);
    expect([against(fear, 'K35'), against(fire, 'K35')]).toEqual([own, null]);
    const thaw = { south: { army: { shield: 'P25' } } };
    expect([loser(own, fear, thaw), loser(own, fire, thaw)]).toEqual([null, own]);
    const walls = { attacker: 1, place: home.RIGHT, path: ['c2'] } as const;
    const slaked = { ...walls, south: { works: { RIGHT: { card: 'K27' } } } };
    const yard = { ...walls, south: { strongholds: { RIGHT: 'K23' } } };
    for (const setup of [slaked, yard]) {
      expect([loser(own, fire, setup), loser(own, fear, setup)]).toEqual([null, own]);
    }
  });

  it.each(['T10', 'P14'] as const)('FX-12 %s takes nothing of a ranged attack', (card) => {
    const archer = of(2, { rangedStrength: 6, ...kindOf(card) });
    const own = of(1, kindOf(card));
    const base = library[card]!.vitality;
    const scene = aDuel(own, card, { south: { army: { creatures: [archer] } } });
    expect(totalsIn(scene.when(0, shoot(archer)))).toEqual([1, base]);
    expect(
      totalsIn(aDuel(own, of(9, kindOf(card)), { south: { army: { creatures: [archer] } } }).when(0, shoot(archer))),
    ).toEqual([7, 9]);
  });

  it('FX-12 R07 and W13 are not struck by areas, nor is who carries W43', () => {
    const [carrier, bare] = [aCreature(), aCreature()];
    const north = { army: { creatures: ['R07', 'W13', { card: carrier, item: 'W43' }, bare] } };
    expect(cardsOf(aDuel('W08', of(20), { north }).happened('areaStruck'))).toEqual([bare]);
  });

  it.each([
    ['L07', 'FIRE', 1],
    ['T09', 'FIRE', 1],
    ['K02', 'FIRE', 3],
    ['K06', 'FIRE', 1],
    ['K18', 'FIRE', 1],
    ['K08', 'FEAR', 5],
  ] as const)('FX-13 %s attacks with %s: it beats no creature that is immune to that', (card, attack, vitality) => {
    const [proof, foe] = [
      of(vitality, { immunities: [{ attack }], effects: [{ op: 'VITALITY', value: -2 }] }),
      of(vitality, { effects: [{ op: 'VITALITY', value: -2 }] }),
    ];
    expect(comparison(aDuel(card, proof))).toMatchObject({ winner: 0, beaten: null, immune: [1] });
    expect(loser(card, foe)).toBe(foe);
  });

  it('FX-13 what K02 and K08 do when played does nothing to who is immune to it', () => {
    const [proof, plain] = [of(9, { immunities: [{ attack: 'FIRE' }] }), of(9)];
    expect([totalsIn(aDuel('K02', proof)), totalsIn(aDuel('K02', plain))]).toEqual([
      [4, 9],
      [4, 7],
    ]);
    const [brave, timid, big] = [of(4, { immunities: [{ attack: 'FEAR' }] }), of(4), of(5)];
    expect(aDuel('K08', timid).player(1).pen).toContain(timid);
    for (const foe of [brave, big]) expect(aDuel('K08', foe).player(1).pen).toEqual([]);
  });
});

describe('FX-14 and FX-15: what is destroyed, and what is left alone', () => {
  it('FX-14 R05 destroys an opponent that GREED can corrupt, before totals are compared', () => {
    const [rich, poor] = [of(20, { vulnerabilities: ['GREED'] }), of(20, { vulnerabilities: ['ALCOHOL'] })];
    const south = { army: { creatures: [aCreature()] } };
    const gone = aDuel('R05', rich, { south, north: { army: { creatures: [aCreature()] } } });
    expect(gone.happened('cardsDiscarded')).toMatchObject([
      { seat: 1, why: 'DESTROYED', cards: [{ instanceId: rich }] },
    ]);
    expect([gone.happened('matchupAbandoned').length, gone.step]).toEqual([1, 'PRIMARY_COMMIT']);
    expect(totalsIn(aDuel('R05', poor, { south }))).toEqual([3, 20]);
  });

  it('FX-14 K32 destroys the enemy of a primary match-up up to 6, for two stones', () => {
    const foe = (vitality: number): Scene => aDuel(of(1), of(vitality), { south: { depot: ['K32'], stones: 2 } });
    const gone = foe(6).when(0, play('K32'));
    expect([gone.happened('cardsDiscarded')[0]?.why, gone.player(0).stones]).toEqual(['DESTROYED', 0]);
    expect(foe(7).refusedBy(0, play('K32'))).toBe('ILLEGAL_TARGET GUARD-140');
    const poor = aDuel(of(1), of(6), { south: { depot: ['K32'], stones: 1 } });
    expect(poor.refusedBy(0, play('K32'))).toBe('NO_POWER_STONE GUARD-140');
  });

  it.each(['T10', 'W14'] as const)('FX-15 no secondary attacker may choose %s', (card) => {
    const [one, late, other] = [of(1), of(2), of(9)];
    const setup = { south: { army: { creatures: [of(1), late] } }, north: { army: { creatures: [other] } } };
    const scene = settled(aDuel(one, card, setup));
    const choosing = fought(scene, scene.stack(0, 'b2')!.creatures[1]!.id, other);
    expect(choosing.step).toBe('SECONDARY_CHOOSE');
    const attack = (targetCardId: string) => ({ type: 'commitSecondary', cardId: late, targetCardId }) as const;
    expect(choosing.refusedBy(0, attack(card))).toBe('NO_SECONDARY_ON_TARGET GUARD-150');
    expect(choosing.legal(0, 'commitSecondary')).toEqual([attack(other)]);
  });
});

describe('FX-17 to FX-19: pushes, healers and who must declare', () => {
  it('FX-17 R01 wins pushes for those under it, W10 for itself; both together are a push', () => {
    const [own, foe] = [aCreature(), aCreature()];
    const equal = { south: { army: { shield: 'R01' } } };
    expect(comparison(aDuel(own, foe, equal))).toMatchObject({ winner: 0, beaten: { instanceId: foe } });
    expect(comparison(aDuel(own, foe))).toMatchObject({ winner: null, beaten: null });
    const twin = of(8, { kind: 'ELEMENTAL' });
    expect(comparison(aDuel('W10', twin))).toMatchObject({ winner: 0, beaten: { instanceId: twin } });
    expect(comparison(aDuel('W10', twin, { north: { army: { shield: 'R01' } } })).winner).toBeNull();
    expect(comparison(aDuel('W10', of(9, { kind: 'ELEMENTAL' }))).winner).toBe(1);
  });

  it('FX-17 R01 wins them in later confrontations too, W10 in its first alone', () => {
    const second = (card: string, shield: string): number | null => {
      const [nine, late] = [of(1, kindOf(card)), of(7, kindOf(card))];
      const setup = { south: { army: { creatures: [late] } }, north: { army: { shield } } };
      return comparison(sent(settled(aDuel(nine, card, setup)), 0, late, card)).winner;
    };
    // 1 and 7 against 8.
    expect([second('W10', 'R01'), second('W10', aShield())]).toEqual([1, null]);
  });

  it('FX-18 after the combat L06 restores a beaten mortal, W04 any beaten creature', () => {
    const healing = (healer: string, hurt: string): string[] => {
      const [strong, weak] = [of(20), of(1)];
      const setup = { south: { army: { creatures: [healer] } }, north: { army: { creatures: [weak] } } };
      const met = meeting(settled(aDuel(hurt, strong, setup)), healer, weak);
      const scene = passing(met, 'MATCHUP_MODIFY');
      return scene.step === 'COMBAT_HEAL' ? scene.legal(0, 'heal').map(({ targetCardId }) => targetCardId) : [];
    };
    const [mortal, outsider] = [of(2), of(2, { kind: 'OUTSIDER' })];
    expect([healing('L06', mortal), healing('L06', outsider)]).toEqual([[mortal], []]);
    expect([healing('W04', mortal), healing('W04', outsider)]).toEqual([[mortal], [outsider]]);
  });

  it('FX-18 who is restored counts for the space, and is not discarded', () => {
    const [hurt, weak] = [of(2), of(1)];
    const setup = { south: { army: { creatures: ['W04'] } }, north: { army: { creatures: [weak] } } };
    const met = passing(meeting(settled(aDuel(hurt, of(4), setup)), 'W04', weak), 'MATCHUP_MODIFY');
    const sums = (scene: Scene) => scene.happened('spaceCompared')[0]?.sums.map(({ total }) => total);
    const healed = met.when(0, { type: 'heal', cardId: 'W04', targetCardId: hurt });
    expect([sums(healed), healed.stack(0, 'b2')?.creatures.length]).toEqual([[5, 4], 2]);
    expect(sums(met.when(0, pass))).toEqual([3, 4]);
  });

  it('FX-19 L04 makes the enemy commit first, and say the kind of each primary attacker', () => {
    const [own, foe] = [aCreature(), of(5, { kind: 'OUTSIDER', size: 'LARGE' })];
    const begun = aCombat({ south: { army: { creatures: ['L04', own] } }, north: { army: { creatures: [foe] } } });
    const scene = settled(begun.when(0, command('L04')).when(1, command(null)));
    expect([scene.step, scene.asked]).toEqual(['PRIMARY_COMMIT', [1]]);
    const said = scene.when(1, { type: 'commitAttacker', cardId: foe });
    expect(said.happened('propertyDeclared')).toMatchObject([{ seat: 1, what: 'KIND', values: ['OUTSIDER'] }]);
    expect([said.step, said.asked]).toEqual(['PRIMARY_COMMIT', [0]]);
    expect(uncommanded(begun).asked).toEqual([0, 1]);
  });
});
