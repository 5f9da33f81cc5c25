import { aCombat, aCreature, aDuel, settled, totalsIn, type Scene } from '../testing/index.js';

const pass = { type: 'pass' } as const;
const play = (cardId: string) => ({ type: 'playDepotCard', cardId, target: null }) as const;
const command = (cardId: string | null) => ({ type: 'declareCommand', cardId }) as const;
const shoot = (cardId: string) => ({ type: 'rangedAttack', cardId }) as const;
const of = (vitality: number, more: object = {}): string => aCreature({ vitality, ...more });
const cardsOf = (happened: readonly { readonly cards: readonly { readonly instanceId: string }[] }[]): string[] =>
  happened.flatMap(({ cards }) => cards.map(({ instanceId }) => instanceId));

describe('FX-06 and FX-07: areas of effect', () => {
  const hand = [1, 2, 3, 4, 5, 6].map((vitality) => of(vitality));
  const proof = (attack: 'AOE' | 'FIRE' | 'FEAR'): string => of(1, { immunities: [{ attack }] });
  const [aoe, fire, fear] = [proof('AOE'), proof('FIRE'), proof('FEAR')];
  const all = [...hand, aoe, fire, fear];
  /** Those of the hand that an area strikes: no creature that is immune to its sort. */
  const struckBy = (value: number, what: string): string[] => [
    ...hand.slice(0, value),
    ...(what === 'FIRE' ? [] : [fire]),
    ...(what === 'FEAR' ? [] : [fear]),
  ];

  it.each([
    ['L12', 3, 'FEAR'],
    ['T09', 3, 'FIRE'],
    ['K15', 2, 'FIRE'],
    ['W08', 5, 'PLAIN'],
  ] as const)('FX-06 %s, when played, strikes with %i (%s) what the enemy has in hand', (card, value, what) => {
    const scene = aDuel(card, of(20), { north: { army: { creatures: all } } });
    expect(scene.happened('areaStruck')).toMatchObject([{ seat: 0, source: { instanceId: card }, value, what }]);
    expect(cardsOf(scene.happened('areaStruck')).sort()).toEqual(struckBy(value, what).sort());
    const waiting = aDuel(of(20), of(20), {
      south: { army: { creatures: [card] } },
      north: { army: { creatures: all } },
    });
    expect(waiting.happened('areaStruck')).toEqual([]);
  });

  it('FX-06 K33 strikes with 4 in a match-up', () => {
    const cask = aDuel(of(1), of(20), { south: { depot: ['K33'] }, north: { army: { creatures: all } } });
    const struck = cask.when(0, play('K33')).happened('areaStruck');
    expect(struck).toMatchObject([{ seat: 0, source: { instanceId: 'K33' }, value: 4, what: 'PLAIN' }]);
    expect(cardsOf(struck).sort()).toEqual(struckBy(4, 'PLAIN').sort());
  });

  it('FX-06 K30 strikes with 3 by fire in a secondary match-up: those who have not been sent yet', () => {
    const [first, late, three, four, foe] = [of(1), of(2), of(3), of(4), of(20)];
    const setup = { south: { army: { creatures: [late, three, four, fire] } }, north: { depot: ['K30'] } };
    const met = aDuel(first, foe, setup).when(0, pass);
    expect(met.refusedBy(1, play('K30'))).toBe('WRONG_TIMING GUARD-140');
    const attack = settled(met).when(0, { type: 'commitSecondary', cardId: late, targetCardId: foe }).when(0, pass);
    const struck = attack.when(1, play('K30')).happened('areaStruck');
    expect(struck).toMatchObject([{ seat: 1, value: 3, what: 'FIRE', cards: [{ instanceId: three }] }]);
  });

  it.each([
    ['T02', { army: { creatures: ['T02', of(20)] } }, 'FEAR'],
    ['L32', { depot: ['L32'], army: { creatures: [of(20)] } }, 'PLAIN'],
  ] as const)('FX-07 %s, as command, strikes with 4 before any creature is committed', (card, south, what) => {
    const begun = aCombat({ south, north: { army: { creatures: [of(20), ...all] } } });
    const scene = settled(begun.when(0, command(card)).when(1, command(null)));
    expect(scene.happened('areaStruck')).toMatchObject([{ seat: 0, source: { instanceId: card }, value: 4, what }]);
    expect([scene.step, scene.player(1).discard.toSorted()]).toEqual(['PRIMARY_COMMIT', struckBy(4, what).sort()]);
    expect(settled(begun.when(0, command(null)).when(1, command(null))).player(1).discard).toEqual([]);
  });
});

describe('FX-08 and FX-09: ranged attacks', () => {
  const shooting = (card: string, foe: object = {}): Scene =>
    aDuel(aCreature(), of(20, foe), { south: { army: { creatures: [card] } } });

  it.each([
    ['L03', 3],
    ['T06', 3],
    ['P01', 2],
    ['P04', 2],
    ['K17', 1],
  ] as const)('FX-08 %s adds %i to its fellow, from the combat hand', (card, value) => {
    expect(totalsIn(shooting(card))).toEqual([5, 20]);
    expect(totalsIn(shooting(card).when(0, shoot(card)))).toEqual([5 + value, 20]);
  });

  it.each([
    ['R09', 2],
    ['K09', 4],
  ] as const)('FX-09 %s adds %i, and against who flies nothing', (card, value) => {
    expect(totalsIn(shooting(card).when(0, shoot(card)))).toEqual([5 + value, 20]);
    expect(shooting(card, { flying: true }).refusedBy(0, shoot(card))).toBe('NO_RANGED_ATTACK GUARD-117');
  });
});
