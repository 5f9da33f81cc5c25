import {
  aCombat,
  aCreature,
  aSpell,
  fought,
  meeting,
  sent,
  settled,
  uncommanded,
  type Scene,
  type SideSetup,
} from '../testing/index.js';

const army = (...creatures: string[]): SideSetup => ({ army: { creatures } });
const mortal = (vitality: number, offColorBonus = 0) => aCreature({ vitality, offColorBonus });
const elemental = (vitality: number, offColorBonus = 0) => aCreature({ vitality, offColorBonus, kind: 'ELEMENTAL' });
const outsider = (vitality: number, offColorBonus = 0) => aCreature({ vitality, offColorBonus, kind: 'OUTSIDER' });

const compared = (scene: Scene) => scene.happened('matchupCompared')[0]!;
const totals = (scene: Scene) => compared(scene).totals.map(({ total }) => total);
const beaten = (scene: Scene) => compared(scene).beaten?.instanceId ?? null;
const attack = (cardId: string, targetCardId: string) => ({ type: 'commitSecondary', cardId, targetCardId }) as const;

describe('a secondary attack', () => {
  it('GUARD-EX22 GUARD-151 GUARD-154 adds the base of those who attacked the same creature before', () => {
    const [ten, five, foe] = [mortal(10), mortal(5), mortal(14)];
    const met = fought(uncommanded(aCombat({ south: army(ten, five), north: army(foe) })), ten, foe);
    expect([met.step, met.asked, beaten(met)]).toEqual(['SECONDARY_CHOOSE', [0], ten]);
    const won = sent(met, 0, five, foe);
    expect([totals(won), beaten(won)]).toEqual([[15, 14], foe]);
    expect(compared(won).totals[0]?.contributions).toMatchObject([
      { sort: 'BASE', source: five, rule: 'GUARD-119', value: 5 },
      { sort: 'BASE', source: ten, rule: 'GUARD-151', value: 10 },
    ]);
  });

  it('GUARD-EX23 GUARD-125 GUARD-152 who was destroyed adds nothing', () => {
    const [ten, five, foe] = [mortal(10), mortal(5), mortal(14)];
    const bolt = aSpell({ timing: ['PRIMARY'], effects: [{ op: 'DESTROY', target: 'PICK_ENEMY' }] });
    const scene = uncommanded(aCombat({ south: army(ten, five), north: { ...army(foe), depot: [bolt] } }));
    const hit = meeting(scene, ten, foe)
      .when(0, { type: 'pass' })
      .when(1, { type: 'playDepotCard', cardId: bolt, target: null });
    expect(hit.step).toBe('SECONDARY_CHOOSE');
    const lost = sent(hit, 0, five, foe);
    expect([totals(lost), beaten(lost)]).toEqual([[5, 14], five]);
  });

  it('GUARD-121 nothing strengthens a creature beyond its first confrontation: the spell is refused, and kept', () => {
    const boost = aSpell({ timing: ['MATCHUP'], effects: [{ op: 'VITALITY', value: 4, target: 'PICK_OWN' }] });
    const [ten, five, foe] = [mortal(10), mortal(5), mortal(14)];
    const scene = uncommanded(aCombat({ south: army(ten, five), north: { ...army(foe), depot: [boost] } }));
    const again = fought(scene, ten, foe).when(0, attack(five, foe));
    expect(again.refusedBy(1, { type: 'playDepotCard', cardId: boost, target: null })).toBe('ILLEGAL_TARGET GUARD-140');
  });

  it('GUARD-154 GUARD-123 beats a creature that is immune to it: immunity is against primary attackers', () => {
    const [fire, other] = [aCreature({ vitality: 9, attackType: 'FIRE' }), mortal(2)];
    const proof = aCreature({ vitality: 6, immunities: [{ attack: 'FIRE' }] });
    const scene = uncommanded(aCombat({ south: army(other, fire), north: army(proof) }));
    const burnt = sent(fought(scene, other, proof), 0, fire, proof);
    expect([totals(burnt), beaten(burnt), compared(burnt).immune]).toEqual([[11, 6], proof, []]);
  });

  it('GUARD-153 an unchallenged target counts its full total, another one its base', () => {
    const [one, two, three] = [mortal(4), mortal(3), mortal(1)];
    const foe = elemental(5, 2);
    const archer = aCreature({ vitality: 3, rangedStrength: 1, kind: 'OUTSIDER', offColorBonus: 4 });
    const scene = uncommanded(aCombat({ south: army(one, two, three), north: army(foe, archer) }));
    const shot = settled(
      meeting(scene, one, foe).when(0, { type: 'pass' }).when(1, { type: 'rangedAttack', cardId: archer }),
    );
    expect(totals(shot)).toEqual([4, 6]);
    // The archer has had no confrontation: an outsider, it has its bonus against a mortal.
    const fresh = sent(shot, 0, two, archer);
    expect(totals(fresh)).toEqual([3, 7]);
    const late = sent(fresh, 0, three, archer);
    expect(totals(late)).toEqual([4, 3]);
  });

  it('GUARD-154 equal totals are a push; both stay', () => {
    const [ten, four, foe] = [mortal(10), mortal(4), mortal(14)];
    const met = fought(uncommanded(aCombat({ south: army(ten, four), north: army(foe) })), ten, foe);
    const even = sent(met, 0, four, foe);
    expect([totals(even), beaten(even)]).toEqual([[14, 14], null]);
  });

  it('GUARD-150 only on enemy creatures in play that are not beaten, and that no text shields', () => {
    const [nine, last, small, hidden] = [mortal(9), mortal(2), mortal(3), mortal(4)];
    const shy = aCreature({ vitality: 20, effects: [{ op: 'NO_SECONDARY' }] });
    const scene = uncommanded(aCombat({ south: army(nine, mortal(1), last), north: army(small, shy) }));
    const met = fought(scene, nine, small);
    const choosing = fought(met, scene.stack(0, 'b2')!.creatures[1]!.id, shy);
    expect(choosing.step).toBe('SECONDARY_CHOOSE');
    expect(choosing.refusedBy(0, attack(last, small))).toBe('TARGET_BEATEN GUARD-150');
    expect(choosing.refusedBy(0, attack(last, shy))).toBe('NO_SECONDARY_ON_TARGET GUARD-150');
    expect(choosing.refusedBy(0, attack(last, nine))).toBe('TARGET_NOT_IN_PLAY GUARD-150');
    expect(choosing.refusedBy(0, attack(nine, shy))).toBe('NOT_IN_COMBAT_HAND GUARD-150');
    expect(choosing.refusedBy(0, attack(last, hidden))).toBe('UNKNOWN_CARD GUARD-226');
    expect(choosing.legal(0, 'commitSecondary')).toEqual([]);
  });

  it('GUARD-121 GUARD-115 a bonus of secondary attackers, and no command or text of before', () => {
    const keen = aCreature({ vitality: 4, effects: [{ op: 'VITALITY', value: 3, when: { role: 'SECONDARY' } }] });
    const [one, foe] = [mortal(2), mortal(7)];
    const met = fought(uncommanded(aCombat({ south: army(one, keen), north: army(foe) })), one, foe);
    expect(totals(sent(met, 0, keen, foe))).toEqual([9, 7]);
    const first = fought(uncommanded(aCombat({ south: army(keen), north: army(foe) })), keen, foe);
    expect(totals(first)).toEqual([4, 7]);
  });

  it('GUARD-121 what a creature does to its opponent ends with its first confrontation', () => {
    const [one, two] = [mortal(2), mortal(4)];
    const foe = aCreature({ vitality: 7, effects: [{ op: 'VITALITY', value: -3, target: 'OPPONENT' }] });
    const met = fought(uncommanded(aCombat({ south: army(one, two), north: army(foe) })), one, foe);
    expect([totals(met), totals(sent(met, 0, two, foe))]).toEqual([
      [-1, 7],
      [6, 7],
    ]);
  });

  it('GUARD-156 is voluntary: who stops keeps its creatures in hand, unbeaten', () => {
    const [ten, five, foe] = [mortal(10), mortal(5), mortal(14)];
    const met = fought(uncommanded(aCombat({ south: army(ten, five), north: army(foe) })), ten, foe);
    const stopped = met.when(0, { type: 'endSecondary' });
    expect(stopped.happened('spaceCompared')[0]?.sums).toMatchObject([
      { seat: 0, total: 5, unplayed: 5 },
      { seat: 1, total: 14, unplayed: 0 },
    ]);
  });

  it('GUARD-EX43 a land is fought for: three against two', () => {
    const [ten, six, four] = [mortal(10, 3), outsider(6, 2), elemental(4, 1)];
    const [twelve, nine] = [elemental(12, 4), mortal(9, 2)];
    const scene = uncommanded(
      aCombat({
        south: army(ten, six, four),
        north: { ...army(twelve, nine), stacks: { b3: {} }, terrains: { a2: 'L26' } },
      }),
    );
    const first = fought(scene, ten, nine);
    expect([totals(first), beaten(first)]).toEqual([[10, 9], nine]);
    const second = fought(first, six, twelve);
    expect([totals(second), beaten(second)]).toEqual([[6, 16], six]);
    const ended = second.when(0, { type: 'endSecondary' });
    expect(ended.happened('spaceCompared')[0]?.sums.map(({ total }) => total)).toEqual([14, 12]);
    expect(ended.happened('spaceCompared')[0]?.winner).toBe(0);
    expect([ended.step, ended.asked]).toEqual(['COMBAT_RETREAT', [1]]);
    const gone = ended.when(1, { type: 'chooseRetreat', space: 'a2' });
    expect(gone.stack(1, 'a2')?.creatures.map(({ id }) => id)).toEqual([twelve]);
    expect(gone.stack(0, 'b2')?.creatures.map(({ id }) => id)).toEqual([ten, four]);
  });

  it('GUARD-EX44 GUARD-151 GUARD-153 GUARD-154 GUARD-164 a small one first, then who has the sum', () => {
    const [ten, six, four, other] = [mortal(10, 3), outsider(6, 2), elemental(4, 1), elemental(9, 1)];
    const [twelve, nine] = [elemental(12, 4), mortal(9, 2)];
    const scene = uncommanded(aCombat({ south: army(ten, six, four, other), north: army(twelve, nine) }));
    const met = fought(fought(scene, ten, nine), six, twelve);
    const small = sent(met, 0, four, twelve);
    expect([totals(small), beaten(small)]).toEqual([[10, 12], four]);
    const large = sent(small, 0, other, twelve);
    expect([totals(large), beaten(large)]).toEqual([[19, 12], twelve]);
    expect(large.happened('spaceCompared')[0]?.sums.map(({ total }) => total)).toEqual([19, 0]);
    expect([large.player(1).shieldsLost, large.stack(1, 'b2')]).toEqual([1, null]);
  });
});
