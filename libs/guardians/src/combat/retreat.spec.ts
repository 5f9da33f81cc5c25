import { SPACE_LIMIT } from '#cards/engine/happenings';
import {
  aCombat,
  aCreature,
  aShield,
  fought,
  uncommanded,
  unattacked,
  type CombatSetup,
  type Scene,
  type SideSetup,
} from '../testing/index.js';

const creature = (vitality: number) => aCreature({ vitality });

/**
 * NORTH attacks SOUTH’s army, of which the last creature is beaten by a 28, and has the space. SOUTH keeps the others.
 */
function lost(left: readonly number[], south: SideSetup = {}, north: SideSetup = {}, setup: CombatSetup = {}): Scene {
  const [weak, strong] = [creature(1), aCreature({ vitality: 24, redVitality: 20 })];
  const creatures = left.map(creature);
  const begun = uncommanded(
    aCombat({
      place: 'b2',
      path: ['b3'],
      attacker: 1,
      ...setup,
      south: { ...south, army: { creatures: [...creatures, weak], ...south.army } },
      north: { ...north, army: { creatures: [strong] } },
    }),
  );
  return unattacked(fought(begun, weak, strong));
}

const vitalities = (scene: Scene, space: 'a2' | 'b1' | 'b2'): number[] =>
  (scene.stack(0, space)?.creatures ?? []).map(({ id }) => scene.state.cards[id]!.cardId).map((id) => value(id));
const values = new Map<string, number>();
const value = (id: string): number => values.get(id) ?? 0;
const known = (vitality: number): string => {
  const id = creature(vitality);
  values.set(id, vitality);
  return id;
};

describe('retreats', () => {
  it('GUARD-167 the defender goes one step, to a space that its owner controls', () => {
    const scene = lost([9], { terrains: { b2: 'L26' } });
    expect([scene.step, scene.asked]).toEqual(['COMBAT_RETREAT', [0]]);
    expect(scene.legal(0, 'chooseRetreat').map(({ space }) => space)).toEqual(['b1', 'a2', 'c2']);
    expect(scene.refusedBy(0, { type: 'chooseRetreat', space: 'a1' })).toBe('NOT_ADJACENT GUARD-167');
    expect(scene.refusedBy(0, { type: 'chooseRetreat', space: 'b3' })).toBe('NOT_CONTROLLED GUARD-167');
    const gone = scene.when(0, { type: 'chooseRetreat', space: 'a2' });
    expect(gone.stack(0, 'a2')?.creatures).toHaveLength(1);
    expect([gone.state.combat, gone.stack(0, 'b2')]).toEqual([null, null]);
    // By default the first space, in the order of the board.
    expect(scene.whenTimeRunsOut().happened('shieldRetreated')).toMatchObject([{ to: 'b1' }]);
  });

  it('GUARD-167 with a single space nothing is asked, and an enemy shield is no refuge', () => {
    const scene = lost([9], {}, { stacks: { a2: {}, c2: {} } });
    expect(scene.happened('shieldRetreated')).toMatchObject([{ seat: 0, from: 'b2', to: 'b1' }]);
    expect(scene.stack(0, 'b1')?.turned).toBe(false);
  });

  it('GUARD-EX33 GUARD-170 with no space to go to the army is lost, and counts', () => {
    const scene = lost([9], {}, { stacks: { a2: {}, c2: {}, b1: {} } });
    expect([scene.player(0).shieldsLost, scene.stack(0, 'b2')]).toEqual([1, null]);
    expect(scene.happened('shieldDestroyed')).toMatchObject([{ seat: 0, space: 'b2', why: 'NO_RETREAT' }]);
    expect(scene.player(0).discard).toHaveLength(3);
  });

  it('GUARD-EX32 GUARD-169 onto an own shield: one of the two is kept, the other counts, and it is turned if either was', () => {
    const there = { creatures: [known(10), known(14)], turned: true };
    const elsewhere = aShield();
    const scene = lost([9], { stacks: { b1: there, c3: { shield: elsewhere } } });
    const merging = scene.when(0, { type: 'chooseRetreat', space: 'b1' });
    expect([merging.step, merging.asked]).toEqual(['COMBAT_MERGE', [0]]);
    const shields = merging.legal(0, 'keepShield').map(({ cardId }) => cardId);
    expect(shields).toHaveLength(2);
    expect(merging.refusedBy(0, { type: 'keepShield', cardId: merging.player(0).pile[0]! })).toBe(
      'UNKNOWN_CARD GUARD-226',
    );
    expect(merging.refusedBy(0, { type: 'discardFromStack', cardId: merging.stack(0, 'b1')!.creatures[0]!.id })).toBe(
      'CREATURE_NOT_HERE GUARD-173',
    );
    expect(merging.refusedBy(0, { type: 'keepShield', cardId: elsewhere })).toBe('ILLEGAL_TARGET GUARD-169');
    const kept = merging.when(0, { type: 'keepShield', cardId: shields[1]! });
    expect(kept.stack(0, 'b1')).toMatchObject({ shield: shields[1], turned: true });
    expect([kept.player(0).shieldsLost, kept.player(0).discard.includes(shields[0]!)]).toEqual([1, true]);
    // 9 and 24 are 33: three more have to go.
    expect(kept.step).toBe('COMBAT_MERGE');
    const done = kept.when(0, { type: 'discardFromStack', cardId: kept.stack(0, 'b1')!.creatures[0]!.id });
    expect([done.state.combat, done.stack(0, 'b1')?.creatures.length]).toEqual([null, 2]);
  });

  it('GUARD-EX48 GUARD-173 creature by creature, until 30 are not exceeded', () => {
    const [six, three] = [known(6), known(3)];
    const weak = creature(1);
    const strong = aCreature({ vitality: 24 });
    const begun = uncommanded(
      aCombat({
        attacker: 1,
        path: ['b3'],
        south: {
          army: { creatures: [six, three, weak] },
          stacks: { b1: { creatures: [known(11), known(8), known(5)] } },
        },
        north: { army: { creatures: [strong] } },
      }),
    );
    const scene = unattacked(fought(begun, weak, strong)).when(0, { type: 'chooseRetreat', space: 'b1' });
    const kept = scene.when(0, { type: 'keepShield', cardId: scene.legal(0, 'keepShield')[0]!.cardId });
    expect([kept.step, kept.player(0).shieldsLost]).toEqual(['COMBAT_MERGE', 1]);
    const done = kept.when(0, { type: 'discardFromStack', cardId: three });
    expect([done.state.combat, done.happened('cardsDiscarded')[0]?.cards.map(({ instanceId: id }) => id)]).toEqual([
      null,
      [three],
    ]);
    expect(vitalities(done, 'b1').reduce((sum, one) => sum + one, 0)).toBe(SPACE_LIMIT);
    // By default the shield that stood there is kept, and the creature that came last goes.
    const first = scene.whenTimeRunsOut();
    expect(first.happened('shieldKept')).toMatchObject([{ card: { instanceId: begun.stack(0, 'b1')!.shield } }]);
    expect(
      first
        .whenTimeRunsOut()
        .happened('cardsDiscarded')[0]
        ?.cards.map(({ instanceId: id }) => id),
    ).toEqual([three]);
  });

  it('GUARD-EX49 GUARD-167 onto a garrison it joins it, within 30, and no shield is lost', () => {
    const scene = lost(
      [12, 10],
      { stacks: { b1: { shield: null, creatures: [known(11)] } } },
      { stacks: { a2: {}, c2: {} } },
    );
    expect([scene.step, scene.legal(0, 'keepShield')]).toEqual(['COMBAT_MERGE', []]);
    const done = scene.when(0, { type: 'discardFromStack', cardId: scene.stack(0, 'b1')!.creatures[0]!.id });
    expect([done.state.combat, done.player(0).shieldsLost]).toEqual([null, 0]);
    expect(done.stack(0, 'b1')?.shield).not.toBeNull();
  });

  it('GUARD-169 GUARD-211 the shield that is given up may be the fifth', () => {
    const scene = lost([3], { stacks: { b1: {} }, shieldsLost: 4 }, { stacks: { a2: {}, c2: {} } });
    const kept = scene.when(0, { type: 'keepShield', cardId: scene.legal(0, 'keepShield')[0]!.cardId });
    expect(kept.state.over).toEqual({ reason: 'SHIELDS', winner: 1 });
  });

  /** SOUTH attacks with a 1 and a 2, and loses to a 24. */
  function repelled(path: CombatSetup['path'] & object, south: SideSetup = {}, north: SideSetup = {}): Scene {
    const [one, two, foe] = [creature(1), creature(2), creature(24)];
    const scene = uncommanded(
      aCombat({
        place: 'a3',
        path,
        south: { ...south, army: { creatures: [one, two] } },
        north: { ...north, army: { creatures: [foe] } },
      }),
    );
    return unattacked(fought(scene, one, foe));
  }

  it('GUARD-EX47 GUARD-168 the attacker goes back to the last space of its path that is its own and empty, else to its start', () => {
    const near = repelled(['a1', 'a2'], { terrains: { a2: 'L26' } });
    expect(near.happened('shieldRetreated')).toMatchObject([{ seat: 0, from: 'a3', to: 'a2' }]);
    const over = repelled(['a1', 'a2'], {}, { terrains: { a2: 'L26' } });
    expect(over.happened('shieldRetreated')).toMatchObject([{ to: 'a1' }]);
    const full = repelled(['a1', 'a2'], { terrains: { a2: 'L26' }, stacks: { a2: {} } });
    expect(full.happened('shieldRetreated')).toMatchObject([{ to: 'a1' }]);
  });

  it('GUARD-168 GUARD-170 an attacker without creatures does not go back: its shield is lost', () => {
    const [one, foe] = [creature(1), creature(24)];
    const scene = uncommanded(
      aCombat({ south: { army: { creatures: [one] } }, north: { army: { creatures: [foe] } } }),
    );
    const ended = unattacked(fought(scene, one, foe));
    expect([ended.happened('shieldRetreated'), ended.player(0).shieldsLost]).toEqual([[], 1]);
  });

  it('GUARD-082 after the combat the other seat turns its next shield', () => {
    const scene = repelled(['a1'], {}, { stacks: { b3: {} } });
    expect([scene.step, scene.asked, scene.state.option]).toEqual(['II_B_TURN', [1], null]);
  });
});
