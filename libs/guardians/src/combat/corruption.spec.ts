import {
  aCombat,
  aCorruption,
  aCreature,
  aCreatureItem,
  aSpell,
  fought,
  meeting,
  passing,
  sent,
  settled,
  uncommanded,
  type CreatureSetup,
  type SideSetup,
} from '../testing/index.js';

const greedy = (vitality = 6, more: object = {}) => aCreature({ vitality, vulnerabilities: ['GREED'], ...more });
const purse = () => aCorruption({ corrupts: ['GREED'] });
const army = (...creatures: CreatureSetup[]): SideSetup => ({ army: { creatures } });

/** A creature of SOUTH meets one of NORTH that shows GREED; what SOUTH has in its depot is given. */
function met(depot: readonly string[], north: CreatureSetup = greedy(), more: readonly string[] = []) {
  const south = aCreature({ vitality: 5 });
  const scene = uncommanded(
    aCombat({
      south: { ...army(south, aCreature({ vitality: 4 })), depot },
      north: { ...army(north, aCreature({ vitality: 3 })), depot: more },
    }),
  );
  return { south, scene: meeting(scene, south, scene.stack(1, 'b2')!.creatures[0]!.id) };
}

const corrupt = (cardId: string, targetCardId: string) => ({ type: 'playCorruption', cardId, targetCardId }) as const;

describe('corruption', () => {
  it('GUARD-EX58 GUARD-106 GUARD-133 a seat with a depot is asked, with any cards in it; else its pass is the same event', () => {
    const asked = met([aSpell({ timing: ['DOMINANT'] }), aSpell({ timing: ['DOMINANT'] })]).scene;
    expect([asked.step, asked.asked]).toEqual(['MATCHUP_CORRUPTION', [0]]);
    const given = asked.when(0, { type: 'pass' }).happened('passed');
    const alone = met([]).scene;
    expect(alone.step).toBe('MATCHUP_MODIFY');
    expect(alone.happened('passed')).toContainEqual(given[0]);
  });

  it('GUARD-133 no seat is asked about a creature without an open vulnerability', () => {
    expect(met([purse()], aCreature({ vitality: 6 })).scene.step).toBe('MATCHUP_MODIFY');
  });

  it('GUARD-107 GUARD-109 GUARD-110 GUARD-142 the creature goes to the pen, its item and the corruption are discarded', () => {
    const [creature, item, card] = [greedy(), aCreatureItem(), purse()];
    const { south, scene } = met([card], { card: creature, item });
    const gone = scene.when(0, corrupt(card, creature));
    expect([gone.player(1).pen, gone.player(1).discard, gone.player(0).discard]).toEqual([[creature], [item], [card]]);
    // The match-up has no result: the other creature has had no confrontation.
    expect(gone.happened('matchupAbandoned')).toHaveLength(1);
    expect(gone.state.combat?.fighters).toMatchObject([{ id: south, fresh: true, beaten: false }]);
    expect(gone.step).toBe('PRIMARY_COMMIT');
  });

  it('GUARD-107 refuses what does not fit, in the order of the table', () => {
    const [card, gin] = [purse(), aCorruption({ corrupts: ['ALCOHOL'] })];
    const creature = greedy();
    const { south, scene } = met([card, gin], creature);
    expect(scene.refusedBy(0, corrupt(card, 'c-404'))).toBe('UNKNOWN_CARD GUARD-226');
    expect(scene.refusedBy(0, corrupt(card, south))).toBe('NOT_ENEMY_IN_COMBAT GUARD-108');
    expect(scene.refusedBy(0, corrupt(gin, creature))).toBe('NOT_VULNERABLE GUARD-107');
    expect(scene.refusedBy(0, corrupt(south, creature))).toBe('WRONG_CARD_TYPE GUARD-226');
  });

  it('GUARD-107 a text bars corruption: of its bearer, or of a sort for all players', () => {
    const charm = aCreatureItem({ effects: [{ op: 'BAR_CORRUPTION' }] });
    expect(met([purse()], { card: greedy(), item: charm }).scene.step).toBe('MATCHUP_MODIFY');
    const card = purse();
    const guard = aCreature({
      vitality: 2,
      effects: [{ op: 'BAR_CORRUPTION', target: 'ALL', vulnerabilities: ['GREED'] }],
    });
    const [first, both] = [aCreature(), greedy(7, { vulnerabilities: ['GREED', 'ALCOHOL'] })];
    const scene = uncommanded(aCombat({ south: { ...army(first), depot: [card] }, north: army(guard, both) }));
    // The guard is in the match-up itself; it has no vulnerability, and bars that of others.
    const later = fought(scene, first, guard);
    expect(later.state.combat?.fighters.find(({ id }) => id === guard)?.beaten).toBe(true);
    const barred = uncommanded(
      aCombat({ south: { ...army(aCreature({ vitality: 1 }), first), depot: [card] }, north: army(guard, both) }),
    );
    const open = meeting(fought(barred, barred.stack(0, 'b2')!.creatures[0]!.id, guard), first, both);
    expect([open.step, open.asked]).toEqual(['MATCHUP_CORRUPTION', [0]]);
    expect(open.refusedBy(0, corrupt(card, both))).toBe('CORRUPTION_BARRED GUARD-107');
  });

  it('GUARD-EX28 GUARD-106 corruption comes before everything else, and not after', () => {
    const [card, spell] = [purse(), aSpell({ timing: ['MATCHUP'] })];
    const creature = greedy();
    const south = aCreature({ vitality: 5, influenceable: true });
    const archer = aCreature({ vitality: 2, rangedStrength: 2 });
    const begun = uncommanded(
      aCombat({ south: { ...army(south, archer), depot: [card, spell] }, north: army(creature) }),
    );
    const scene = meeting(begun, south, creature);
    const influence = { type: 'useGuardianInfluence', targetCardId: south } as const;
    expect(scene.refusedBy(0, influence)).toBe('CORRUPTION_FIRST GUARD-106');
    expect(scene.refusedBy(0, { type: 'rangedAttack', cardId: archer })).toBe('CORRUPTION_FIRST GUARD-106');
    expect(scene.refusedBy(0, { type: 'playDepotCard', cardId: spell, target: null })).toBe(
      'CORRUPTION_FIRST GUARD-106',
    );
    const passed = scene.when(0, { type: 'pass' });
    expect(passed.step).toBe('MATCHUP_MODIFY');
    const used = passed.when(0, influence);
    const again = used.when(used.asked[0]!, { type: 'pass' });
    expect(again.asked).toEqual([0]);
    expect(again.refusedBy(0, corrupt(card, creature))).toBe('CORRUPTION_CLOSED GUARD-106');
  });

  it('GUARD-EX27 GUARD-109 GUARD-128 a corrupted creature strikes no area', () => {
    const [creature, card] = [
      greedy(6, { effects: [{ op: 'AREA', what: 'PLAIN', value: 9, trigger: 'PLAYED' }] }),
      purse(),
    ];
    const struck = settled(met([aSpell({ timing: ['DOMINANT'] })], creature).scene);
    expect(struck.player(0).discard).toHaveLength(1);
    const gone = met([card], creature).scene.when(0, corrupt(card, creature));
    expect([gone.happened('areaStruck'), gone.player(0).discard]).toEqual([[], [card]]);
  });

  it('GUARD-110 an area of the creature that stays still happens', () => {
    const [south, north, card] = [
      aCreature({ vitality: 5, effects: [{ op: 'AREA', what: 'PLAIN', value: 3, trigger: 'PLAYED' }] }),
      greedy(),
      purse(),
    ];
    const small = aCreature({ vitality: 3 });
    const scene = uncommanded(aCombat({ south: { ...army(south), depot: [card] }, north: army(north, small) }));
    const gone = meeting(scene, south, north).when(0, corrupt(card, north));
    expect(gone.happened('areaStruck')[0]?.cards.map(({ instanceId: id }) => id)).toEqual([small]);
  });

  it('GUARD-EX29 GUARD-165 the last creature corrupted, and none killed: the shield goes to the pen and does not count', () => {
    const [south, north, card] = [aCreature(), greedy(), purse()];
    const scene = uncommanded(aCombat({ south: { ...army(south), depot: [card] }, north: army(north) }));
    const shield = scene.stack(1, 'b2')!.shield!;
    const gone = meeting(scene, south, north).when(0, corrupt(card, north));
    expect([gone.player(1).pen, gone.player(1).shieldsLost, gone.stack(1, 'b2')]).toEqual([[north, shield], 0, null]);
    expect(gone.stack(0, 'b2')?.creatures).toHaveLength(1);
  });

  it('GUARD-EX46 GUARD-164 GUARD-165 one creature killed is enough for the shield to count', () => {
    const [eight, five, card] = [greedy(8), aCreature({ vitality: 5 }), purse()];
    const storm = aCreature({ vitality: 4, effects: [{ op: 'AREA', what: 'PLAIN', value: 5, trigger: 'PLAYED' }] });
    const scene = uncommanded(aCombat({ south: { ...army(storm), depot: [card] }, north: army(eight, five) }));
    const lost = meeting(scene, storm, eight).when(0, corrupt(card, eight));
    expect([lost.player(1).shieldsLost, lost.stack(1, 'b2')]).toEqual([1, null]);
    expect(lost.happened('shieldDestroyed')).toMatchObject([{ seat: 1, space: 'b2', why: 'BEATEN' }]);
    const [other, more] = [greedy(5), purse()];
    const plain = aCreature({ vitality: 4 });
    const both = uncommanded(
      aCombat({ south: { ...army(plain, aCreature()), depot: [card, more] }, north: army(eight, other) }),
    );
    const second = both.stack(0, 'b2')!.creatures[1]!.id;
    const once = meeting(both, plain, eight).when(0, corrupt(card, eight));
    const twice = meeting(once, second, other).when(0, corrupt(more, other));
    expect([twice.player(1).shieldsLost, twice.player(1).pen]).toEqual([
      0,
      [eight, other, both.stack(1, 'b2')!.shield],
    ]);
  });

  it('GUARD-155 the target’s side may corrupt a secondary attacker, and the target is safe', () => {
    const [south, late, north, card, more] = [aCreature({ vitality: 3 }), greedy(4), greedy(9), purse(), purse()];
    const scene = uncommanded(
      aCombat({ south: { ...army(south, late), depot: [more] }, north: { ...army(north), depot: [card] } }),
    );
    const choosing = fought(scene, south, north);
    expect(choosing.step).toBe('SECONDARY_CHOOSE');
    const open = choosing.when(0, { type: 'commitSecondary', cardId: late, targetCardId: north });
    expect([open.step, open.asked]).toEqual(['MATCHUP_CORRUPTION', [1]]);
    const gone = open.when(1, corrupt(card, late));
    expect([gone.player(0).pen, gone.happened('matchupCompared')]).toEqual([[late], []]);
    const alone = sent(choosing, 0, late, north);
    expect(alone.happened('matchupCompared')).toHaveLength(1);
  });

  it('GUARD-108 GUARD-131 a ranged attacker may be corrupted as it is played, and adds nothing then', () => {
    const archer = greedy(2, { rangedStrength: 4 });
    const [south, north, card] = [aCreature({ vitality: 3 }), aCreature({ vitality: 6 }), purse()];
    const scene = uncommanded(
      aCombat({ south: army(south, archer), north: { ...army(north, aCreature()), depot: [card] } }),
    );
    const shot = meeting(scene, south, north).when(0, { type: 'rangedAttack', cardId: archer });
    expect([shot.step, shot.asked]).toEqual(['RANGED_CORRUPTION', [1]]);
    const gone = shot.when(1, corrupt(card, archer)).when(1, { type: 'pass' });
    expect([gone.player(0).pen, gone.state.combat?.supports]).toEqual([[archer], []]);
    const kept = shot.when(1, { type: 'pass' });
    expect(kept.state.combat?.supports).toMatchObject([{ kind: 'RANGED', value: 4 }]);
    expect(passing(kept, 'MATCHUP_MODIFY').happened('matchupCompared')[0]?.totals[0]?.total).toBe(7);
  });

  it('GUARD-132 a corruption that comes back is not played again in the turn', () => {
    const [card, creature] = [purse(), greedy()];
    const { scene } = met([card], creature);
    scene.state.marks.played.push(card);
    expect(scene.legal(0, 'playCorruption')).toEqual([]);
    expect(scene.refusedBy(0, corrupt(card, creature))).toBe('ALREADY_PLAYED_THIS_TURN GUARD-132');
  });

  it('GUARD-055 GUARD-107 one that is not in the depot is not played', () => {
    const [card, gone, creature] = [purse(), purse(), greedy()];
    const south = aCreature();
    const side = { ...army(south, aCreature()), depot: [card], discard: [gone] };
    const scene = meeting(uncommanded(aCombat({ south: side, north: army(creature, aCreature()) })), south, creature);
    expect(scene.refusedBy(0, corrupt(gone, creature))).toBe('NOT_IN_HAND GUARD-107');
  });
});
