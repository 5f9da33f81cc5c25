import {
  aCombat,
  aCreature,
  aCreatureItem,
  aGuardian,
  anUpgrade,
  aSpell,
  aTerrain,
  given,
  meeting,
  passing,
  settled,
  uncommanded,
  type Scene,
  type SideSetup,
} from '../testing/index.js';

const influence = (targetCardId: string) => ({ type: 'useGuardianInfluence', targetCardId }) as const;
const shoot = (cardId: string) => ({ type: 'rangedAttack', cardId }) as const;
const army = (...creatures: string[]): SideSetup => ({ army: { creatures } });

/** SOUTH’s creature, the lower one, meets one of NORTH: SOUTH acts first. */
function met(
  own: string,
  south: SideSetup = {},
  foe: string = aCreature({ vitality: 20 }),
  north: SideSetup = {},
): Scene {
  const begun = aCombat({
    ...(south.strongholds ? { place: 'b1', path: ['b2'] } : {}),
    south: { ...south, army: { creatures: [own, ...(south.army?.creatures ?? [])] } },
    north: { ...north, army: { creatures: [foe] } },
  });
  return meeting(uncommanded(begun), own, foe);
}

const totalOf = (scene: Scene) => settled(scene).happened('matchupCompared')[0]?.totals[0]?.total;

describe('influence', () => {
  const receiver = (vitality: number, more: object = {}) => aCreature({ vitality, influenceable: true, ...more });

  it('GUARD-EX01 GUARD-135 GUARD-138 a creature takes at most its base; the rest is lost, and the stone spent', () => {
    const own = receiver(5);
    const scene = met(own, { guardian: aGuardian({ influenceValue: 7 }), stones: 1 });
    const used = scene.when(0, influence(own));
    expect(used.happened('guardianInfluenced')).toMatchObject([{ value: 5 }]);
    expect(used.player(0).stones).toBe(0);
    const again = passing(used.when(1, { type: 'pass' }), 'RESPONSE');
    expect(again.refusedBy(0, influence(own))).toBe('INFLUENCE_CAP_REACHED GUARD-138');
    expect(totalOf(again)).toBe(10);
    expect(settled(again).happened('matchupCompared')[0]?.totals[0]?.contributions).toContainEqual(
      expect.objectContaining({ sort: 'INFLUENCE', rule: 'GUARD-135', value: 5 }),
    );
  });

  it('GUARD-135 GUARD-138 is given again and again, a stone each, as far as the base, though the card prints more', () => {
    const own = receiver(12, { influenceCap: 14 });
    const scene = met(own, { guardian: aGuardian({ influenceValue: 7 }), stones: 2 });
    const twice = scene.when(0, influence(own)).when(1, { type: 'pass' }).when(0, influence(own));
    expect([twice.player(0).stones, totalOf(twice)]).toEqual([0, 24]);
    const poor = met(own, { guardian: aGuardian({ influenceValue: 7 }), stones: 0 });
    expect(poor.refusedBy(0, influence(own))).toBe('NO_POWER_STONE GUARD-135');
  });

  it('GUARD-135 is for an influenceable own creature of the match-up, unless a text bars it', () => {
    const plain = aCreature({ vitality: 5 });
    const waiting = receiver(4);
    const scene = met(plain, army(waiting));
    expect(scene.refusedBy(0, influence(plain))).toBe('NOT_INFLUENCEABLE GUARD-135');
    expect(scene.refusedBy(0, influence(waiting))).toBe('NOT_IN_FIRST_CONFRONTATION GUARD-139');
    expect(scene.refusedBy(0, influence(scene.stack(1, 'b2')!.creatures[0]!.id))).toBe('NOT_YOUR_CARD GUARD-226');
    const own = receiver(5);
    const silent = aCreature({ vitality: 9, effects: [{ op: 'NO_INFLUENCE', target: 'OPPONENT' }] });
    expect(met(own, {}, silent).refusedBy(0, influence(own))).toBe('INFLUENCE_BARRED GUARD-135');
  });

  it('GUARD-139 counts for its match-up alone', () => {
    const own = receiver(5);
    const used = met(own, army(aCreature({ vitality: 1 }))).when(0, influence(own));
    expect(used.state.plays).toEqual([]);
    expect(used.state.combat?.supports).toHaveLength(1);
    expect(settled(used).state.combat?.supports).toEqual([]);
  });

  const under = (card: string): SideSetup => ({ under: { LEFT: card } });
  const useUnder = (targetCardId: string) =>
    ({ type: 'useStrongholdCreature', stronghold: 'LEFT', targetCardId }) as const;

  it('GUARD-136 GUARD-137 an influential creature gives from under a stronghold, face up, once a turn, for no stone', () => {
    const own = receiver(8);
    const channel = aCreature({ vitality: 3, influenceValue: 4 });
    const scene = met(own, under(channel));
    const used = scene.when(0, useUnder(own));
    expect(used.happened('strongholdCreatureUsed')).toMatchObject([{ value: 4, card: { instanceId: channel } }]);
    expect([used.player(0).stones, used.player(0).strongholds?.LEFT.under?.faceUp]).toEqual([
      scene.player(0).stones,
      true,
    ]);
    const again = used.when(1, { type: 'pass' });
    expect(again.refusedBy(0, useUnder(own))).toBe('ALREADY_USED_THIS_TURN GUARD-137');
    expect(totalOf(again)).toBe(12);
  });

  it('GUARD-136 GUARD-137 refuses without a creature there, without influence, under an enemy shield, against its text', () => {
    const own = receiver(8);
    expect(met(own).refusedBy(0, useUnder(own))).toBe('NO_CREATURE_UNDER GUARD-136');
    expect(met(own, under(aCreature())).refusedBy(0, useUnder(own))).toBe('ABILITY_MISSING GUARD-136');
    const channel = aCreature({ vitality: 3, influenceValue: 4, influenceReceivers: ['OUTSIDER'] });
    expect(met(own, under(channel)).refusedBy(0, useUnder(own))).toBe('RECEIVER_NOT_ALLOWED GUARD-136');
    const held = met(own, under(channel), undefined, { stacks: { a1: {} } });
    expect(held.refusedBy(0, useUnder(own))).toBe('STRONGHOLD_HELD GUARD-137');
  });

  it('GUARD-106 GUARD-135 GUARD-138 GUARD-139 from under a stronghold as from a guardian: whom, when and how much', () => {
    const channel = () => aCreature({ vitality: 3, influenceValue: 4 });
    const [own, plain, waiting] = [receiver(4), aCreature({ vitality: 5 }), receiver(4)];
    const scene = met(plain, { ...under(channel()), ...army(waiting) });
    expect(scene.refusedBy(0, useUnder(plain))).toBe('NOT_INFLUENCEABLE GUARD-135');
    expect(scene.refusedBy(0, useUnder(waiting))).toBe('NOT_IN_FIRST_CONFRONTATION GUARD-139');
    const silent = aCreature({ vitality: 9, effects: [{ op: 'NO_INFLUENCE', target: 'OPPONENT' }] });
    expect(met(own, under(channel()), silent).refusedBy(0, useUnder(own))).toBe('INFLUENCE_BARRED GUARD-135');
    const full = met(own, { ...under(channel()), guardian: aGuardian({ influenceValue: 7 }), stones: 1 })
      .when(0, influence(own))
      .when(1, { type: 'pass' });
    expect(full.refusedBy(0, useUnder(own))).toBe('INFLUENCE_CAP_REACHED GUARD-138');
    const greedy = aCreature({ vitality: 20, vulnerabilities: ['GREED'] });
    const early = met(own, { ...under(channel()), depot: [aSpell()] }, greedy);
    expect([early.step, early.asked]).toEqual(['MATCHUP_CORRUPTION', [0]]);
    expect(early.refusedBy(0, useUnder(own))).toBe('CORRUPTION_FIRST GUARD-106');
    expect(early.when(0, { type: 'pass' }).legal(0, 'useStrongholdCreature')).toEqual([useUnder(own)]);
  });

  it('GUARD-143 a guardian’s influence may be turned round by an answer (FX-37)', () => {
    const own = receiver(6);
    const scene = met(own, {}, aCreature({ vitality: 9 }), { depot: ['R10'], stones: 5 });
    const used = scene.when(0, influence(own));
    expect([used.step, used.asked]).toEqual(['RESPONSE', [1]]);
    const turned = settled(used.when(1, { type: 'playDepotCard', cardId: 'R10', target: null }));
    expect(turned.happened('matchupCompared')[0]?.totals[0]).toMatchObject({ total: 1 });
  });
});

describe('a ranged attack', () => {
  const archer = (more: object = {}) => aCreature({ vitality: 2, rangedStrength: 3, ...more });

  it('GUARD-117 GUARD-110 a creature of the combat hand adds its strength, and is unchallenged; any number may', () => {
    const [own, one, two] = [aCreature(), archer(), archer()];
    const scene = met(own, army(one, two));
    const both = scene.when(0, shoot(one)).when(1, { type: 'pass' }).when(0, shoot(two));
    expect(both.state.combat?.fighters.map(({ id, fresh, beaten }) => [id, fresh, beaten])).toContainEqual([
      two,
      true,
      false,
    ]);
    expect(totalOf(both)).toBe(11);
  });

  it('GUARD-117 refuses who has none, or not against this creature', () => {
    const [own, plain] = [aCreature(), aCreature({ vitality: 2 })];
    const bird = archer({ rangedCondition: { flying: false } });
    const scene = met(own, army(plain, bird), aCreature({ vitality: 20, flying: true }));
    expect(scene.refusedBy(0, shoot(plain))).toBe('NO_RANGED_ATTACK GUARD-117');
    expect(scene.refusedBy(0, shoot(bird))).toBe('NO_RANGED_ATTACK GUARD-117');
    expect(scene.refusedBy(0, shoot(own))).toBe('NOT_IN_COMBAT_HAND GUARD-117');
  });

  it('GUARD-118 none is made in a forest, nor where a text bars it', () => {
    const [own, bow] = [aCreature(), archer()];
    const forest = met(own, { ...army(bow), terrains: { b2: aTerrain({ terrainType: 'FOREST' }) } });
    expect(forest.refusedBy(0, shoot(bow))).toBe('RANGED_BARRED GUARD-118');
    const mired = anUpgrade({
      variant: 'DOWNGRADE',
      effects: [{ op: 'LOSE', what: 'RANGED', target: 'OWN_HERE' }],
    });
    expect(atHome(own, bow, mired, 1).refusedBy(0, shoot(bow))).toBe('RANGED_BARRED GUARD-118');
  });

  it('GUARD-121 only for a creature in its first confrontation', () => {
    const [own, bow, third] = [aCreature({ vitality: 9 }), archer(), archer()];
    const foe = aCreature({ vitality: 9 });
    const scene = uncommanded(aCombat({ south: army(own, bow, third), north: army(foe) }));
    const pushed = settled(meeting(scene, own, foe));
    const open = pushed.when(0, { type: 'commitSecondary', cardId: bow, targetCardId: foe });
    expect(open.state.combat?.fighters.find(({ id }) => id === bow)?.fresh).toBe(true);
    expect(open.asked).toEqual([1]);
    const past = structuredClone(open.when(1, { type: 'pass' }).state);
    for (const fighter of past.combat!.fighters) fighter.fresh = false;
    expect(given(past).refusedBy(0, shoot(third))).toBe('NOT_IN_FIRST_CONFRONTATION GUARD-121');
    const shot = open.when(1, { type: 'pass' }).when(0, shoot(third));
    expect(settled(shot).happened('matchupCompared')[0]?.totals[0]?.total).toBe(2 + 9 + 3);
  });

  /** SOUTH defends its center stronghold, which has an upgrade, against a creature of 20. */
  function atHome(own: string, bow: string, card: string, owner: 0 | 1): Scene {
    const foe = aCreature({ vitality: 20 });
    const south = { ...army(own, bow), works: { CENTER: { card, owner } } };
    return meeting(uncommanded(aCombat({ place: 'b1', path: ['b2'], attacker: 1, south, north: army(foe) })), own, foe);
  }

  it('GUARD-117 an immune creature takes nothing of it; what is attached to the stronghold may add to it', () => {
    const [own, bow] = [aCreature(), archer()];
    const tower = anUpgrade({ effects: [{ op: 'RANGED', value: 2, target: 'OWN_HERE' }] });
    // 5, 1 for the stronghold, 3 and 2 from afar.
    expect(totalOf(atHome(own, bow, tower, 0).when(0, shoot(bow)))).toBe(11);
    const shell = aCreature({ vitality: 9, immunities: [{ attack: 'RANGED' }] });
    expect(totalOf(met(own, army(bow), shell).when(0, shoot(bow)))).toBe(5);
  });
});

describe('spells and items in a match-up', () => {
  it('GUARD-140 GUARD-141 does what it says, when it says it, and is discarded', () => {
    const own = aCreature();
    const spell = aSpell({ timing: ['SECONDARY'], effects: [{ op: 'VITALITY', value: 4, target: 'PICK_OWN' }] });
    const other = aSpell({ timing: ['PRIMARY'], effects: [{ op: 'VITALITY', value: -6, target: 'PICK_ENEMY' }] });
    const foe = aCreature({ vitality: 8 });
    const scene = met(own, { depot: [spell, other] }, foe);
    const play = (cardId: string) => ({ type: 'playDepotCard', cardId, target: null }) as const;
    expect(scene.refusedBy(0, play(spell))).toBe('WRONG_TIMING GUARD-140');
    const cast = scene.when(0, play(other));
    expect([cast.player(0).discard, cast.player(0).depot]).toEqual([[other], [spell]]);
    expect(
      settled(cast)
        .happened('matchupCompared')[0]
        ?.totals.map(({ total }) => total),
    ).toEqual([5, 2]);
  });

  it('GUARD-140 costs its stones, and needs something that it can be used on', () => {
    const own = aCreature();
    const dear = aSpell({ timing: ['MATCHUP'], cost: 3, effects: [{ op: 'VITALITY', value: 4, target: 'PICK_OWN' }] });
    const bolt = aSpell({
      timing: ['MATCHUP'],
      effects: [{ op: 'DESTROY', target: 'PICK_ENEMY', when: { opponent: { maxVitality: 6 } } }],
    });
    const scene = met(own, { depot: [dear, bolt], stones: 2 }, aCreature({ vitality: 8 }));
    const play = (cardId: string) => ({ type: 'playDepotCard', cardId, target: null }) as const;
    expect(scene.refusedBy(0, play(dear))).toBe('NO_POWER_STONE GUARD-140');
    expect(scene.refusedBy(0, play(bolt))).toBe('ILLEGAL_TARGET GUARD-140');
    const rich = met(own, { depot: [dear], stones: 3 }, aCreature({ vitality: 8 })).when(0, play(dear));
    expect([rich.player(0).stones, totalOf(rich)]).toEqual([0, 9]);
  });

  it('GUARD-125 GUARD-110 a destroyed creature is discarded with what it carries; the match-up has no result', () => {
    const [own, foe, item] = [aCreature(), aCreature({ vitality: 6 }), aCreatureItem()];
    const bolt = aSpell({ timing: ['MATCHUP'], effects: [{ op: 'DESTROY', target: 'PICK_ENEMY' }] });
    const begun = aCombat({
      south: { ...army(own), depot: [bolt] },
      north: { army: { creatures: [{ card: foe, item }, aCreature({ vitality: 2 })] } },
    });
    const scene = meeting(uncommanded(begun), own, foe);
    const hit = scene.when(0, { type: 'playDepotCard', cardId: bolt, target: null });
    expect(hit.player(1).discard).toEqual([item, foe]);
    expect(hit.state.combat?.fighters).toMatchObject([{ id: own, fresh: true }]);
    expect(hit.happened('matchupCompared')).toEqual([]);
  });
});
