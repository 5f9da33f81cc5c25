import {
  aCombat,
  aCreature,
  aCreatureItem,
  aSpell,
  meeting,
  settled,
  uncommanded,
  type SideSetup,
} from '../testing/index.js';

const army = (...creatures: Exclude<SideSetup['army'], undefined>['creatures'] & object): SideSetup => ({
  army: { creatures },
});
const storm = (value: number, what: 'PLAIN' | 'FEAR' | 'FIRE' = 'PLAIN') =>
  aCreature({ vitality: 6, effects: [{ op: 'AREA', value, what, trigger: 'PLAYED' }] });

describe('an area-of-effect attack', () => {
  it('GUARD-EX26 GUARD-126 GUARD-127 GUARD-130 strikes the weak of the combat hand, but not who is immune or in play', () => {
    const [fear, first] = [storm(3, 'FEAR'), aCreature({ vitality: 2 })];
    const hand = [
      aCreature({ vitality: 3 }),
      aCreature({ vitality: 5 }),
      aCreature({ vitality: 2, immunities: [{ attack: 'FEAR' }] }),
    ];
    const scene = uncommanded(aCombat({ south: army(fear, aCreature({ vitality: 1 })), north: army(first, ...hand) }));
    const struck = meeting(scene, fear, first);
    expect(struck.happened('areaStruck')).toMatchObject([
      { seat: 0, value: 3, what: 'FEAR', cards: [{ instanceId: hand[0] }] },
    ]);
    expect(struck.player(1).discard).toEqual([hand[0]]);
    expect(struck.stack(0, 'b2')?.creatures).toHaveLength(2);
  });

  it('GUARD-130 immunity to areas saves from every sort; what a creature carries protects it in the hand too', () => {
    const [fire, first] = [storm(5, 'FIRE'), aCreature()];
    const proof = aCreature({ vitality: 2, immunities: [{ attack: 'AOE' }] });
    const item = aCreatureItem({ effects: [{ op: 'IMMUNE', immunity: { attack: 'FIRE' } }] });
    const carrier = aCreature({ vitality: 3 });
    const scene = uncommanded(aCombat({ south: army(fire), north: army(first, proof, { card: carrier, item }) }));
    expect(meeting(scene, fire, first).happened('areaStruck')[0]?.cards).toEqual([]);
  });

  it('GUARD-130 what protects a primary attacker protects no creature in the hand, in a match-up or before any', () => {
    const shelter = aCreatureItem({
      effects: [{ op: 'IMMUNE', immunity: { attack: 'AOE' }, when: { role: 'PRIMARY' } }],
    });
    const [fire, first, carrier] = [storm(5, 'FIRE'), aCreature(), aCreature({ vitality: 3 })];
    const north = army(first, { card: carrier, item: shelter });
    const met = meeting(uncommanded(aCombat({ south: army(fire), north })), fire, first);
    expect(met.happened('areaStruck')[0]?.cards).toMatchObject([{ instanceId: carrier }]);
    const order = aSpell({
      timing: ['COMMAND'],
      effects: [{ op: 'AREA', what: 'PLAIN', value: 3, trigger: 'COMMAND' }],
    });
    const commanded = aCombat({ south: { ...army(aCreature()), depot: [order] }, north })
      .when(0, { type: 'declareCommand', cardId: order })
      .when(1, { type: 'declareCommand', cardId: null });
    expect(settled(commanded).happened('areaStruck')[0]?.cards).toMatchObject([{ instanceId: carrier }]);
  });

  it('GUARD-128 two that are revealed together act together', () => {
    const [south, north] = [storm(4), storm(4)];
    const [mine, theirs] = [aCreature({ vitality: 4 }), aCreature({ vitality: 3 })];
    const struck = meeting(
      uncommanded(aCombat({ south: army(south, mine), north: army(north, theirs) })),
      south,
      north,
    );
    expect([struck.player(0).discard, struck.player(1).discard]).toEqual([[mine], [theirs]]);
    expect(struck.happened('areaStruck').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('GUARD-129 works even if its creature loses', () => {
    const [weak, strong, small] = [storm(2), aCreature({ vitality: 9 }), aCreature({ vitality: 2 })];
    const scene = settled(
      meeting(uncommanded(aCombat({ south: army(weak), north: army(strong, small) })), weak, strong),
    );
    expect(scene.player(1).discard).toEqual([small]);
  });

  it('GUARD-126 GUARD-128 a spell strikes as a creature does, with what the struck carry', () => {
    const [south, north, spell] = [
      aCreature(),
      aCreature(),
      aSpell({ timing: ['MATCHUP'], effects: [{ op: 'AREA', what: 'PLAIN', value: 4 }] }),
    ];
    const [bearer, item] = [aCreature({ vitality: 4 }), aCreatureItem()];
    const scene = meeting(
      uncommanded(aCombat({ south: { ...army(south), depot: [spell] }, north: army(north, { card: bearer, item }) })),
      south,
      north,
    );
    const cast = scene.when(0, { type: 'playDepotCard', cardId: spell, target: null });
    expect(cast.player(1).discard).toEqual([item, bearer]);
  });

  it('GUARD-108 only what is played strikes: a creature in hand does nothing', () => {
    const [south, north] = [aCreature(), aCreature()];
    const scene = meeting(
      uncommanded(aCombat({ south: army(south, storm(9)), north: army(north, aCreature()) })),
      south,
      north,
    );
    expect(scene.happened('areaStruck')).toEqual([]);
  });
});
