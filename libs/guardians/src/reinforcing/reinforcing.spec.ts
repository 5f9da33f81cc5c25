import { aCreature, aCreatureItem, aGame, aTerrain, given, type Scene, type SeatSetup } from '../testing/index.js';
import type { Space } from '../words.js';

const of = (vitality: number): string => aCreature({ vitality });
const from = (space: Space, cardId: string) => ({ type: 'reinforceShield', from: space, cardId }) as const;

/** The shield of SOUTH on a space has been turned. */
const turned = (space: Space, south: SeatSetup, north: SeatSetup = {}): Scene =>
  given(aGame({ at: 'II_B_TURN', seats: [south, north] })).when(0, { type: 'turnShield', space });
const creaturesOn = (scene: Scene, space: Space): string[] =>
  scene.stack(0, space)?.creatures.map(({ id }) => id) ?? [];

describe('reinforcing', () => {
  it('GUARD-EX15 GUARD-079 GUARD-080 GUARD-084 a garrison walks over an own stronghold, one creature a command, within 30', () => {
    const [big, seven, six] = [of(18), of(7), of(6)];
    const scene = turned('b2', { stacks: { b2: { creatures: [big] }, a1: { shield: null, creatures: [seven, six] } } });
    const joined = scene.when(0, from('a1', seven));
    expect([creaturesOn(joined, 'b2'), creaturesOn(joined, 'a1')]).toEqual([[big, seven], [six]]);
    expect([joined.state.stage, joined.asked]).toEqual(['II_C_REINFORCE', [0]]);
    expect([scene.view(1).reinforcedFrom, joined.view(1).reinforcedFrom]).toEqual([undefined, 'a1']);
    expect(joined.refusal(0, from('a1', six))).toMatchObject({ code: 'SPACE_LIMIT', facts: { total: 31, limit: 30 } });
    expect(joined.legal(0, 'reinforceShield')).toEqual([]);
    const ended = joined.until('III_PLAYS').when(0, { type: 'endReinforcing' });
    expect(ended.state).toMatchObject({ option: null, reinforcedFrom: null });
  });

  it('GUARD-EX16 GUARD-EX51 GUARD-081 a shield that gives keeps a creature, and no viewer learns that only one was left', () => {
    const [alone, first, second] = [of(2), of(3), of(4)];
    const stacks = { b2: {}, a2: { creatures: [alone] }, c2: { creatures: [first, second] } };
    const scene = turned('b2', { stacks });
    expect(scene.refusedBy(0, from('a2', alone))).toBe('SOURCE_WOULD_BE_EMPTY GUARD-081');
    const gone = scene.when(0, from('c2', first));
    expect(gone.refusedBy(0, from('c2', second))).toBe('SOURCE_WOULD_BE_EMPTY GUARD-081');
    expect([gone.asked, gone.stack(0, 'c2')?.turned]).toEqual([[0], false]);
    expect(
      gone
        .when(0, { type: 'endReinforcing' })
        .legal(0, 'turnShield')
        .map(({ space }) => space),
    ).toEqual(['a2', 'c2']);
  });

  it('GUARD-EX50 GUARD-084 all come from one space; which ones only their owner sees', () => {
    const [seven, six, five, other] = [of(7), of(6), of(5), of(1)];
    const stacks = {
      a2: { creatures: [of(18)] },
      a1: { shield: null, creatures: [seven, six, five] },
      b1: { shield: null, creatures: [other] },
    };
    const two = turned('a2', { stacks }).when(0, from('a1', seven)).when(0, from('a1', five));
    expect(two.refusedBy(0, from('a1', six))).toBe('SPACE_LIMIT GUARD-079');
    expect(two.refusal(0, from('b1', other))).toMatchObject({ code: 'SOURCE_CHANGED', facts: { from: 'a1' } });
    expect(two.events).toMatchObject([
      { type: 'shieldReinforced', seat: 0, from: 'a1', to: 'a2', card: { instanceId: five } },
    ]);
    expect(two.stack(0, 'a1')?.creatures).toHaveLength(1);
  });

  it('GUARD-084 it ends automatically when a garrison has been emptied', () => {
    const [one, two] = [of(1), of(2)];
    const scene = turned('a2', { stacks: { a2: {}, a1: { shield: null, creatures: [one, two] } } });
    const emptied = scene
      .whenAll(0, [from('a1', one)])
      .until('III_PLAYS')
      .when(0, from('a1', two));
    expect(emptied.stack(0, 'a1')).toBeNull();
    expect(emptied.happened('reinforcingEnded')).toEqual([{ type: 'reinforcingEnded', seat: 0 }]);
    expect(creaturesOn(emptied, 'a2')).toHaveLength(3);
  });

  it('GUARD-079 GUARD-081 creatures come from a garrison or an unturned shield of the seat', () => {
    const [mine, theirs] = [of(1), of(1)];
    const stacks = { b2: {}, a2: { creatures: [mine, of(1)], turned: true } };
    const scene = turned('b2', { stacks }, { stacks: { b3: { creatures: [theirs] } } });
    expect(scene.refusedBy(0, from('a2', mine))).toBe('SOURCE_TURNED GUARD-081');
    const own = scene.stack(0, 'b2')!.creatures[0]!.id;
    expect(scene.refusedBy(0, from('b2', own))).toBe('SOURCE_NOT_OWN GUARD-079');
    expect(scene.refusedBy(0, from('b3', mine))).toBe('SOURCE_NOT_OWN GUARD-079');
    expect(scene.refusedBy(0, from('b3', theirs))).toBe('UNKNOWN_CARD GUARD-226');
    expect(scene.refusedBy(0, from('c1', mine))).toBe('SOURCE_NOT_OWN GUARD-079');
  });

  it('GUARD-079 a creature comes from where it is', () => {
    const [here, there] = [of(1), of(1)];
    const stacks = { b2: {}, a2: { creatures: [here, of(1)] }, c2: { creatures: [there, of(1)] } };
    expect(turned('b2', { stacks }).refusedBy(0, from('a2', there))).toBe('CREATURE_NOT_HERE GUARD-079');
  });

  it('GUARD-080 they walk two steps at most, and not over a space that interrupts', () => {
    const creature = of(1);
    const garrison = { a1: { shield: null, creatures: [creature] } };
    const far = turned('c2', { stacks: { c2: {}, ...garrison } });
    expect(far.refusedBy(0, from('a1', creature))).toBe('SOURCE_TOO_FAR GUARD-080');
    const bare = turned('a3', { stacks: { a3: {}, ...garrison } });
    expect(bare.refusedBy(0, from('a1', creature))).toBe('MOVE_INTERRUPTED GUARD-080');
    const ground = turned('a3', { stacks: { a3: {}, ...garrison }, terrains: { a2: aTerrain() } });
    expect(ground.legal(0, 'reinforceShield')).toEqual([from('a1', creature)]);
    const theirs = { stacks: { a3: {}, ...garrison } };
    expect(turned('a3', theirs, { terrains: { a2: aTerrain() } }).refusedBy(0, from('a1', creature))).toBe(
      'MOVE_INTERRUPTED GUARD-080',
    );
    // The enemy’s terrain under the shield itself does not interrupt.
    const onTheirs = turned('a2', { stacks: { a2: {}, ...garrison } }, { terrains: { a2: aTerrain() } });
    expect(onTheirs.legal(0, 'reinforceShield')).toEqual([from('a1', creature)]);
  });

  it('GUARD-081 items go along, and cards under a stronghold do not come', () => {
    const [bearer, item, under] = [of(1), aCreatureItem(), aCreature({ influenceValue: 2 })];
    const stacks = { a2: {}, a1: { shield: null, creatures: [{ card: bearer, item }, of(1)] } };
    const scene = turned('a2', { stacks, under: { LEFT: under } });
    expect(scene.refusedBy(0, from('a1', under))).toBe('CREATURE_NOT_HERE GUARD-079');
    expect(scene.when(0, from('a1', bearer)).stack(0, 'a2')?.creatures.at(-1)).toEqual({ id: bearer, item });
  });

  it('GUARD-227 creatures known to be in a stack are not, once one has gone from it', () => {
    const [seen, other, elsewhere] = [of(1), of(2), of(3)];
    const stacks = { a2: { creatures: [elsewhere] }, a1: { shield: null, creatures: [seen, other] } };
    const state = aGame({ at: 'II_B_TURN', seats: [{ stacks }, {}] });
    state.players[0].known = [seen, elsewhere];
    const scene = given(state).when(0, { type: 'turnShield', space: 'a2' }).when(0, from('a1', other));
    expect(scene.player(0).known).toEqual([elsewhere]);
  });

  it('GUARD-224 by default no further creature comes', () => {
    const [one, two] = [of(1), of(2)];
    const scene = turned('a2', { stacks: { a2: {}, a1: { shield: null, creatures: [one, two] } } });
    const ended = scene.when(0, from('a1', one)).until('III_PLAYS').whenTimeRunsOut();
    expect([ended.state.stage, creaturesOn(ended, 'a1')]).toEqual(['III_PLAYS', [two]]);
  });
});
