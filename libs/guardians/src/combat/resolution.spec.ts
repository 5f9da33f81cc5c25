import {
  aCombat,
  aCorruption,
  aCreature,
  aCreatureItem,
  aGame,
  anUpgrade,
  aSpell,
  fought,
  given,
  meeting,
  passing,
  settled,
  uncommanded,
  unattacked,
  type CombatSetup,
  type Scene,
  type SideSetup,
} from '../testing/index.js';

const creature = (vitality: number, more: object = {}) => aCreature({ vitality, ...more });
const army = (...creatures: string[]): SideSetup => ({ army: { creatures } });
const sums = (scene: Scene) => scene.happened('spaceCompared')[0]?.sums.map(({ total }) => total);
const winner = (scene: Scene) => scene.happened('spaceCompared')[0]?.winner;

/** One creature of each side meets, no secondary attack is made, and the combat ends. */
function over(south: SideSetup, north: SideSetup, setup: CombatSetup = {}): Scene {
  const scene = uncommanded(aCombat({ ...setup, south, north }));
  const ids = [0, 1].map((seat) => scene.stack(seat, (setup.place ?? 'b2') as 'b2')!.creatures[0]!.id);
  return unattacked(fought(scene, ids[0]!, ids[1]!));
}

describe('the end of a combat', () => {
  it('GUARD-160 an unbeaten healer in play restores one beaten creature that its text names, once (FX-18)', () => {
    const healer = creature(7, {
      effects: [{ op: 'HEAL', trigger: 'AFTER_COMBAT', when: { own: { kinds: ['MORTAL'] } } }],
    });
    const [hurt, other, spirit] = [creature(3), creature(2), creature(2, { kind: 'OUTSIDER' })];
    const foes = [creature(5), creature(5), creature(5), creature(5)];
    let scene = uncommanded(aCombat({ south: army(hurt, other, spirit, healer), north: army(...foes) }));
    for (const [at, own] of [hurt, other, spirit, healer].entries()) {
      scene = at < 3 ? fought(scene, own, foes[at]!) : meeting(scene, own, foes[at]!);
    }
    for (const seat of [1, 0]) scene = scene.when(seat, { type: 'pass' });
    expect([scene.step, scene.asked]).toEqual(['COMBAT_HEAL', [0]]);
    const heal = (targetCardId: string) => ({ type: 'heal', cardId: healer, targetCardId }) as const;
    expect(scene.refusedBy(0, heal(spirit))).toBe('CANNOT_HEAL GUARD-160');
    expect(scene.refusedBy(0, heal(healer))).toBe('NOT_BEATEN GUARD-160');
    expect(scene.legal(0, 'heal')).toEqual([heal(hurt), heal(other)]);
    const healed = scene.when(0, heal(hurt));
    expect(healed.happened('creatureHealed')).toMatchObject([
      { healer: { instanceId: healer }, card: { instanceId: hurt } },
    ]);
    // No seat is left to ask: the sums are compared, the healed one among them.
    expect([sums(healed), healed.player(0).discard]).toEqual([
      [10, 15],
      [other, spirit],
    ]);
  });

  it('GUARD-160 each healer restores one creature: another one is for another healer', () => {
    const healer = () => creature(7, { effects: [{ op: 'HEAL', trigger: 'AFTER_COMBAT' }] });
    const [first, second, hurt, other] = [healer(), healer(), creature(2), creature(2)];
    const foes = [9, 9, 3, 3].map((vitality) => creature(vitality));
    let scene = uncommanded(aCombat({ south: army(hurt, other, first, second), north: army(...foes) }));
    for (const [at, own] of [hurt, other, first].entries()) scene = fought(scene, own, foes[at]!);
    scene = passing(meeting(scene, second, foes[3]!), 'MATCHUP_MODIFY');
    const heal = (cardId: string, targetCardId: string) => ({ type: 'heal', cardId, targetCardId }) as const;
    const once = scene.when(0, heal(first, hurt));
    expect([once.step, once.refusedBy(0, heal(first, other))]).toEqual([
      'COMBAT_HEAL',
      'ALREADY_USED_THIS_TURN GUARD-160',
    ]);
    expect(sums(once.when(0, heal(second, other)))).toEqual([18, 18]);
  });

  it('GUARD-160 a healer still in hand heals none', () => {
    const healer = creature(7, { effects: [{ op: 'HEAL', trigger: 'AFTER_COMBAT' }] });
    const scene = over(army(creature(3), healer), army(creature(5)));
    expect([scene.happened('creatureHealed'), sums(scene)]).toEqual([[], [7, 5]]);
  });

  it('GUARD-165 a beaten creature may be saved for its stones: it goes to the pen (FX-33)', () => {
    const own = creature(3, { effects: [{ op: 'SAVE', trigger: 'BEATEN', cost: 1 }] });
    const begun = uncommanded(aCombat({ south: { ...army(own), stones: 1 }, north: army(creature(5)) }));
    const met = meeting(begun, own, begun.stack(1, 'b2')!.creatures[0]!.id);
    const scene = met.when(0, { type: 'pass' }).when(1, { type: 'pass' });
    expect([scene.step, scene.asked]).toEqual(['COMBAT_HEAL', [0]]);
    const shield = scene.stack(0, 'b2')!.shield!;
    const saved = scene.when(0, { type: 'useAbility', cardId: own, target: null });
    expect([saved.player(0).pen, saved.player(0).stones, saved.player(0).shieldsLost]).toEqual([[own, shield], 0, 0]);
    const poor = uncommanded(aCombat({ south: { ...army(own), stones: 0 }, north: army(creature(5)) }));
    expect(settled(meeting(poor, own, poor.stack(1, 'b2')!.creatures[0]!.id)).player(0).shieldsLost).toBe(1);
  });

  it('GUARD-161 GUARD-142 the beaten are discarded with their items; unbeaten creatures count, played or not', () => {
    const [weak, item] = [creature(3), aCreatureItem()];
    const scene = over({ army: { creatures: [{ card: weak, item }, creature(4)] } }, army(creature(6)));
    expect(scene.player(0).discard).toEqual([item, weak]);
    expect([sums(scene), scene.happened('spaceCompared')[0]?.sums[0]?.unplayed]).toEqual([[4, 6], 4]);
  });

  it('GUARD-EX03 GUARD-EX62 GUARD-161 red numbers and modifiers do not count for the space', () => {
    const [red, other] = [creature(5, { redVitality: 8 }), creature(11, { effects: [{ op: 'VITALITY', value: 4 }] })];
    const scene = over(army(other, red, creature(11)), army(creature(15)));
    expect(sums(scene)).toEqual([27, 15]);
    const two = over(army(creature(4, { redVitality: 5 }), creature(7, { redVitality: 6 })), army(creature(4)));
    expect(sums(two)).toEqual([11, 4]);
  });

  it('GUARD-161 a text may count another value, or add for the side (FX-28, FX-32)', () => {
    const own = creature(3, { effects: [{ op: 'COUNTS_AS', value: 9 }] });
    const scene = over(army(own), army(creature(3), creature(4)));
    expect(scene.happened('spaceCompared')[0]?.sums[0]?.contributions).toMatchObject([
      { sort: 'BASE', value: 9, effect: 0 },
    ]);
    expect(sums(scene)).toEqual([9, 7]);
    const camp = anUpgrade({
      effects: [{ op: 'SIDE_TOTAL', value: 3, target: 'OWN_SEAT', when: { place: 'IN_FRONT' } }],
    });
    const near = over({ ...army(creature(3)), works: { LEFT: { card: camp } } }, army(creature(3)), {
      place: 'a2',
      path: ['a1'],
    });
    expect([sums(near), winner(near)]).toEqual([[6, 3], 0]);
    const far = over({ ...army(creature(3)), works: { LEFT: { card: camp } } }, army(creature(3)));
    expect(sums(far)).toEqual([3, 3]);
  });

  it('GUARD-162 the larger sum wins; GUARD-163 GUARD-EX31 at equal sums the defender, and the attacker goes back', () => {
    expect(winner(over(army(creature(12)), army(creature(12), creature(2))))).toBe(1);
    expect(winner(over(army(creature(12), creature(1)), army(creature(12))))).toBe(0);
    const even = over(army(creature(12)), army(creature(12)));
    expect([sums(even), winner(even)]).toEqual([[12, 12], 1]);
    expect(even.happened('shieldRetreated')).toMatchObject([{ seat: 0, from: 'b2', to: 'b1' }]);
    expect(even.stack(1, 'b2')?.creatures).toHaveLength(1);
  });

  it('GUARD-164 if no creature is left both shields are destroyed, and none stands there', () => {
    const storm = (value: number) =>
      creature(9, { effects: [{ op: 'DESTROY', trigger: 'PLAYED', target: 'OPPONENT' }], redVitality: value });
    const [south, north] = [storm(1), storm(2)];
    const scene = meeting(uncommanded(aCombat({ south: army(south), north: army(north) })), south, north);
    expect([scene.player(0).shieldsLost, scene.player(1).shieldsLost]).toEqual([1, 1]);
    expect([scene.stack(0, 'b2'), scene.stack(1, 'b2'), winner(scene)]).toEqual([null, null, null]);
  });

  it('GUARD-166 the winner stays as it was, and what was shown stays known (GUARD-227)', () => {
    const own = creature(9);
    const scene = over({ army: { creatures: [own, creature(2)], turned: true } }, army(creature(3)));
    expect(scene.stack(0, 'b2')).toMatchObject({ turned: true });
    expect([scene.state.combat, scene.player(0).known]).toEqual([null, [own]]);
  });

  it('GUARD-121 texts of the winners happen: those in play and unbeaten alone', () => {
    const proud = creature(9, { effects: [{ op: 'STONES', value: 2, trigger: 'WON', target: 'OWN_SEAT' }] });
    const scene = over({ ...army(proud), stones: 1 }, army(creature(3)));
    expect(scene.happened('textTriggered')).toMatchObject([{ seat: 0, source: { instanceId: proud } }]);
    const hidden = over({ ...army(creature(9), proud), stones: 1 }, army(creature(3)));
    expect(hidden.happened('textTriggered')).toEqual([]);
    const lost = over({ ...army(proud), stones: 1 }, army(creature(12)));
    expect(lost.happened('textTriggered')).toEqual([]);
  });

  it('GUARD-211 who has lost the fifth shield has lost the game, at once', () => {
    const scene = over(army(creature(9)), { ...army(creature(3)), shieldsLost: 4, stacks: { b3: {} } });
    expect(scene.state.over).toEqual({ reason: 'SHIELDS', winner: 0 });
    expect(scene.asked).toEqual([]);
    const fourth = over(army(creature(9)), { ...army(creature(3)), shieldsLost: 3 });
    expect([fourth.state.over, fourth.player(1).shieldsLost]).toEqual([null, 4]);
  });

  it('GUARD-EX41 GUARD-211 the fourth and the fifth in two combats of one turn: over at the end of the second', () => {
    const stack = (...creatures: string[]) => ({ creatures });
    const [left, right, spare] = [creature(9), creature(9), creature(9)];
    const [first, second, last] = [creature(3), creature(3), creature(3)];
    const seats = [
      { stacks: { a2: stack(left), c2: stack(right), b1: stack(spare) } },
      { stacks: { a3: stack(first), c3: stack(second), b4: stack(last) }, shieldsLost: 3 },
    ] as const;
    const attack = (scene: Scene, from: 'a2' | 'c2', to: 'a3' | 'c3', ids: readonly [string, string]): Scene => {
      const turned = scene.when(0, { type: 'turnShield', space: from });
      return fought(uncommanded(turned.when(0, { type: 'moveShield', path: [to], fly: false })), ...ids);
    };
    const fourth = attack(given(aGame({ at: 'II_B_TURN', seats })), 'a2', 'a3', [left, first]);
    expect([fourth.player(1).shieldsLost, fourth.state.over, fourth.asked]).toEqual([4, null, [1]]);
    const theirs = fourth.when(1, { type: 'turnShield', space: 'b4' }).when(1, { type: 'passShield' });
    const fifth = attack(theirs, 'c2', 'c3', [right, second]);
    expect(fifth.happened('shieldDestroyed')).toMatchObject([{ seat: 1, space: 'c3' }]);
    expect(fifth.state.over).toEqual({ reason: 'SHIELDS', winner: 0 });
    // Shields that have not been turned are not turned any more.
    expect([fifth.asked, fifth.stack(0, 'b1')?.turned]).toEqual([[], false]);
  });

  it('GUARD-214 if both lose the fifth in one combat, its winner has won, even with fewer lands', () => {
    const martyr = creature(9, { effects: [{ op: 'DESTROY', trigger: 'WON', target: 'SELF' }] });
    const scene = over(
      { ...army(martyr), shieldsLost: 4 },
      { ...army(creature(3)), shieldsLost: 4, terrains: { a2: 'L26', c2: 'L26' } },
    );
    expect([winner(scene), scene.player(0).shieldsLost, scene.player(1).shieldsLost]).toEqual([0, 5, 5]);
    expect(scene.state.over).toEqual({ reason: 'SHIELDS', winner: 0 });
  });

  it('GUARD-214 if both lose the fifth and neither has won, the seat with more lands has won', () => {
    const bomb = () => creature(9, { effects: [{ op: 'DESTROY', trigger: 'PLAYED', target: 'OPPONENT' }] });
    const [south, north] = [bomb(), bomb()];
    const both = (more: SideSetup) =>
      meeting(
        uncommanded(
          aCombat({ south: { ...army(south), shieldsLost: 4, ...more }, north: { ...army(north), shieldsLost: 4 } }),
        ),
        south,
        north,
      ).state.over;
    expect(both({})).toEqual({ reason: 'SHIELDS', winner: null });
    expect(both({ terrains: { a3: 'L26' } })).toEqual({ reason: 'SHIELDS', winner: 0 });
  });

  it('GUARD-141 depot cards that were not used stay in the depot', () => {
    const spell = aSpell({ timing: ['DOMINANT'] });
    const scene = over({ ...army(creature(9)), depot: [spell] }, army(creature(3)));
    expect(scene.player(0).depot).toEqual([spell]);
  });

  it('GUARD-171 GUARD-227 a garrison that is lost sends its survivors to the pen, and only who fought is known there', () => {
    const [late, item] = [creature(4), aCreatureItem()];
    const north = { army: { shield: null, creatures: [creature(3), { card: late, item }] } };
    const scene = over(army(creature(9)), north, { place: 'b4', path: ['b3'] });
    expect([scene.player(1).pen, scene.player(1).discard.at(-1), scene.stack(1, 'b4')]).toEqual([[late], item, null]);
    expect([scene.player(1).shieldsLost, scene.player(1).known]).toEqual([0, []]);
    expect(scene.happened('garrisonDissolved')).toMatchObject([{ seat: 1, count: 1, items: [{ instanceId: item }] }]);
  });

  it('GUARD-165 a creature from under the stronghold is none of the shield: its death does not make the shield count', () => {
    const ghost = creature(3, { effects: [{ op: 'GRANT', what: 'ENTER_FROM_UNDER' }] });
    const [greedy, card] = [creature(5, { vulnerabilities: ['GREED'] }), aCorruption({ corrupts: ['GREED'] })];
    const [one, two] = [creature(8), creature(8)];
    const scene = uncommanded(
      aCombat({
        place: 'b4',
        path: ['b3'],
        south: { ...army(one, two), depot: [card] },
        north: { ...army(greedy), under: { CENTER: ghost } },
      }),
    );
    const corrupted = meeting(scene, one, greedy).when(0, {
      type: 'playCorruption',
      cardId: card,
      targetCardId: greedy,
    });
    const end = unattacked(fought(corrupted, two, ghost));
    expect(end.player(1).discard).toContain(ghost);
    expect([end.player(1).shieldsLost, end.happened('shieldSentToPen')]).toMatchObject([0, [{ seat: 1, space: 'b4' }]]);
  });

  it('GUARD-092 GUARD-091 a creature under its stronghold that may enter fights with the garrison', () => {
    const [under, guard] = [creature(6, { effects: [{ op: 'GRANT', what: 'ENTER_FROM_UNDER' }] }), creature(3)];
    const south = creature(8);
    const scene = uncommanded(
      aCombat({
        place: 'b4',
        path: ['b3'],
        south: army(south, creature(2)),
        north: { army: { shield: null, creatures: [guard] }, under: { CENTER: under } },
      }),
    );
    const met = fought(scene, south, guard);
    expect(met.step).toBe('PRIMARY_COMMIT');
    expect(met.legal(1, 'commitAttacker')).toEqual([{ type: 'commitAttacker', cardId: under }]);
  });
});
