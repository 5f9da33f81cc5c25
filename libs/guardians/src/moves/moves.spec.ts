import { spectator } from '#kernel';
import {
  aCombat,
  aCreature,
  aCreatureItem,
  aGame,
  aShield,
  aStronghold,
  aTerrain,
  anUpgrade,
  fought,
  given,
  type Scene,
  type SeatSetup,
  unattacked,
  uncommanded,
} from '../testing/index.js';
import { view } from '../view/view.js';
import type { Place, Space } from '../words.js';

const move = (...path: Place[]) => ({ type: 'moveShield', path, fly: false }) as const;
const fly = (...path: Place[]) => ({ type: 'moveShield', path, fly: true }) as const;
const flier = (): string => aCreature({ flying: true });
const own = (...spaces: Space[]) => Object.fromEntries(spaces.map((space) => [space, aTerrain()]));

/** The shield of SOUTH on a space has been turned. */
const turned = (space: Space, south: SeatSetup, north: SeatSetup = {}): Scene =>
  given(aGame({ at: 'II_B_TURN', turn: 5, seats: [south, north] })).when(0, { type: 'turnShield', space });
const paths = (scene: Scene, flown: boolean): string[] =>
  scene
    .legal(0, 'moveShield')
    .filter((command) => command.fly === flown)
    .map(({ path }) => path.join(' '));

describe('who stands on a disputed land', () => {
  it('GUARD-051 creatures are there only under a shield: it takes all of them along, and without one none goes there', () => {
    const [one, two, guard] = [aCreature(), aCreature(), aCreature()];
    const stacks = { b2: { creatures: [one, two] }, a1: { shield: null, creatures: [guard] } };
    const state = aGame({ at: 'II_B_TURN', seats: [{ stacks, terrains: { b2: 'L26', b3: 'L26' } }, {}] });
    const turned = given(state).when(0, { type: 'turnShield', space: 'b2' });
    const moved = turned.until('III_PLAYS').when(0, { type: 'moveShield', path: ['b3'], fly: false });
    expect([moved.stack(0, 'b2'), moved.stack(0, 'b3')?.creatures.map(({ id }) => id)]).toEqual([null, [one, two]]);
    expect(given(state).refusedBy(0, { type: 'turnShield', space: 'a1' })).toBe('NO_SHIELD_THERE GUARD-064');
    const to = (space: string) => turned.legal(0, 'reinforceShield').filter(({ from }) => from === space);
    expect(to('b2')).toEqual([]);
    // A garrison is left where it is, and settles nothing in phase III.
    expect(moved.stack(0, 'a1')).toMatchObject({ shield: null, creatures: [{ id: guard }] });
  });

  it('GUARD-051 a retreat from a land leaves no creature there', () => {
    const [own, rest, foe] = [aCreature({ vitality: 3 }), aCreature({ vitality: 2 }), aCreature({ vitality: 9 })];
    const south = { army: { creatures: [own, rest] } };
    const fight = uncommanded(aCombat({ south, north: { army: { creatures: [foe] } } }));
    const back = unattacked(fought(fight, own, foe));
    expect([back.stack(0, 'b2'), back.stack(0, 'b1')?.creatures.map(({ id }) => id)]).toEqual([null, [rest]]);
  });
});

describe('moving a shield', () => {
  it('GUARD-EX10 GUARD-067 GUARD-068 it goes on over a land with an own terrain, and ends on a bare one', () => {
    const [shield, one, two] = [aShield(), aCreature(), aCreature()];
    const scene = turned('a1', { stacks: { a1: { shield, creatures: [one, two] } }, terrains: own('a2') });
    const moved = scene.until('III_PLAYS').when(0, move('a2', 'a3'));
    expect([moved.stack(0, 'a1'), moved.stack(0, 'a2')]).toEqual([null, null]);
    expect(moved.stack(0, 'a3')).toMatchObject({ shield, turned: true, creatures: [{ id: one }, { id: two }] });
    expect(moved.happened('shieldMoved')).toEqual([
      { type: 'shieldMoved', seat: 0, from: 'a1', to: 'a3', path: ['a2', 'a3'], flown: false },
    ]);
    expect(moved.state.option).toBeNull();
  });

  it('GUARD-EX11 GUARD-068 GUARD-069 a land without a terrain ends the move', () => {
    const scene = turned('a1', { stacks: { a1: {} } });
    expect(scene.refusedBy(0, move('a2', 'a3'))).toBe('MOVE_INTERRUPTED GUARD-068');
    expect(scene.until('III_PLAYS').when(0, move('a2')).stack(0, 'a2')).not.toBeNull();
  });

  it('GUARD-EX12 GUARD-067 never diagonally, nor back to where it has been, nor three steps', () => {
    const scene = turned('a1', { stacks: { a1: {} }, terrains: own('a2', 'a3', 'b2') });
    for (const path of [['a2', 'b3'], ['b2'], ['a2', 'a1'], ['a2', 'a3', 'b3']] as Place[][]) {
      expect(scene.refusedBy(0, move(...path))).toBe('NOT_ADJACENT GUARD-067');
    }
  });

  it('GUARD-070 GUARD-072 an enemy terrain and an enemy stronghold end it too', () => {
    const scene = turned('b3', { stacks: { b3: {} }, terrains: own('b3') }, { terrains: own('a3') });
    expect(scene.refusedBy(0, move('a3', 'a2'))).toBe('MOVE_INTERRUPTED GUARD-068');
    expect(scene.refusedBy(0, move('b4', 'a4'))).toBe('MOVE_INTERRUPTED GUARD-068');
    expect(paths(scene, false)).toEqual(['b2', 'a3', 'c3', 'b4']);
  });

  it('GUARD-071 GUARD-090 onto an enemy stack: the combat starts at once, with the way that was gone', () => {
    const scene = turned('a1', { stacks: { a1: {} }, terrains: own('a2') }, { stacks: { a3: {} } });
    const met = scene.until('COMBAT_DECLARE_A').when(0, move('a2', 'a3'));
    expect(met.happened('combatBegun')).toEqual([{ type: 'combatBegun', seat: 0, place: 'a3', path: ['a1', 'a2'] }]);
    expect([met.stack(0, 'a3')?.creatures.length, met.stack(1, 'a3')?.creatures.length]).toEqual([1, 1]);
    expect(turned('a2', { stacks: { a2: {} } }, { stacks: { a3: {} } }).refusedBy(0, move('a3', 'b3'))).toBe(
      'MOVE_INTERRUPTED GUARD-068',
    );
  });

  it('GUARD-050 GUARD-073 it passes over an own shield, and does not end there', () => {
    const scene = turned('a1', { stacks: { a1: {}, a2: {} }, terrains: own('a2') });
    expect(scene.refusedBy(0, move('a2'))).toBe('OWN_SHIELD_THERE GUARD-073');
    expect(paths(scene, false)).toEqual(['b1', 'b1 c1', 'b1 b2', 'a2 b2', 'a2 a3']);
  });

  it('GUARD-074 GUARD-227 on an own garrison it takes it under it, within 30; what is known there stays known', () => {
    const [shield, big, small, seen] = [
      aShield(),
      aCreature({ vitality: 20 }),
      aCreature({ vitality: 4 }),
      aCreature(),
    ];
    const stacks = { a2: { shield, creatures: [big] }, a1: { shield: null, creatures: [small, seen] } };
    const state = aGame({ at: 'II_B_TURN', seats: [{ stacks }, {}] });
    state.players[0].known = [seen];
    const joined = given(state).when(0, { type: 'turnShield', space: 'a2' }).until('III_PLAYS').when(0, move('a1'));
    expect(joined.stack(0, 'a1')).toMatchObject({ shield, creatures: [{ id: small }, { id: seen }, { id: big }] });
    expect(joined.player(0).known).toEqual([seen]);
    const over = { a2: { creatures: [big] }, a1: { shield: null, creatures: [aCreature({ vitality: 11 })] } };
    expect(turned('a2', { stacks: over }).refusal(0, move('a1'))).toMatchObject({
      code: 'SPACE_LIMIT',
      rule: 'GUARD-074',
      facts: { total: 31, limit: 30 },
    });
  });

  it('GUARD-EX53 GUARD-056 an army on an own ruin goes out over an own terrain', () => {
    const scene = turned('b1', { stacks: { b1: {} }, ruins: ['CENTER'], terrains: own('b2') });
    expect(scene.until('III_PLAYS').when(0, move('b2', 'b3')).stack(0, 'b3')).not.toBeNull();
  });

  it('GUARD-EX39 GUARD-198 a land that an enemy shield leaves without a terrain is back with the seat that it faces', () => {
    const controller = ({ state }: Scene) =>
      view(state, spectator).grounds.find(({ space }) => space === 'b2')?.controller;
    const state = aGame({ at: 'II_B_TURN', first: 1, seats: [{}, { stacks: { b2: {} } }] });
    const scene = given(state).when(1, { type: 'turnShield', space: 'b2' });
    const left = scene.until('III_PLAYS').when(1, move('b3'));
    expect([controller(scene), controller(left)]).toEqual([1, 0]);
  });

  it('GUARD-082 then the other seat turns a shield', () => {
    const scene = turned('a1', { stacks: { a1: {} } }, { stacks: { c3: {} } }).when(0, move('a2'));
    expect([scene.state.stage, scene.asked]).toEqual(['II_B_TURN', [1]]);
  });

  it('GUARD-226 only with the shield that was turned, and by its seat', () => {
    const scene = given(aGame({ at: 'II_B_TURN', seats: [{ stacks: { a1: {} } }, { stacks: { a4: {} } }] }));
    expect(scene.refusedBy(0, move('a2'))).toBe('WRONG_STATE GUARD-221');
    expect(scene.when(0, { type: 'turnShield', space: 'a1' }).refusedBy(1, move('a3'))).toBe(
      'NOT_YOUR_PRIORITY GUARD-133',
    );
  });
});

describe('the way to a guardian', () => {
  it('GUARD-EX34 GUARD-181 leads from an enemy ruin on which the shield began its move', () => {
    const north: SeatSetup = { ruins: ['RIGHT', 'CENTER'] };
    const scene = turned('a4', { stacks: { a4: {} } }, north);
    const begun = scene.until('COMBAT_DECLARE_A').when(0, move('g4'));
    expect(begun.happened('shieldMoved')).toMatchObject([{ from: 'a4', to: 'g4', path: ['g4'] }]);
    expect(begun.happened('combatBegun')).toMatchObject([{ place: 'g4', path: ['a4'] }]);
    expect(begun.stack(0, 'a4')?.creatures).toHaveLength(1);
    const before = turned('a3', { stacks: { a3: {} }, terrains: own('a3') }, north);
    for (const path of [['g4'], ['a4', 'g4']] as Place[][]) {
      expect(before.refusedBy(0, move(...path))).toBe('GUARDIAN_UNREACHABLE GUARD-181');
    }
  });

  it('GUARD-181 not from a stronghold that stands, to the own guardian, or to go on from there', () => {
    const standing = turned('a4', { stacks: { a4: {} } });
    expect(standing.refusedBy(0, move('g4'))).toBe('GUARDIAN_UNREACHABLE GUARD-181');
    const home = turned('a1', { stacks: { a1: {} }, ruins: ['LEFT'] }, { ruins: ['RIGHT'] });
    expect([home.refusedBy(0, move('g1')), home.refusedBy(0, move('g4'))]).toEqual([
      'GUARDIAN_UNREACHABLE GUARD-181',
      'GUARDIAN_UNREACHABLE GUARD-181',
    ]);
    const ruin = turned('a4', { stacks: { a4: {} } }, { ruins: ['RIGHT'] });
    expect(ruin.refusedBy(0, move('g4', 'b4'))).toBe('GUARDIAN_UNREACHABLE GUARD-181');
    expect(paths(ruin, false)).toEqual(['a3', 'b4', 'g4']);
  });
});

describe('flying', () => {
  const [eagle, hawk] = [flier(), flier()];
  const stacks = { a1: { creatures: [eagle, hawk] } };

  it('GUARD-EX13 GUARD-075 GUARD-076 GUARD-077 over an enemy shield, with all creatures shown; once a turn', () => {
    const south = { stacks: { ...stacks, b1: { creatures: [flier()] } } };
    const scene = turned('a1', south, { stacks: { a2: {}, c4: {} } });
    expect(scene.refusedBy(0, move('a2', 'a3'))).toBe('MOVE_INTERRUPTED GUARD-068');
    const flown = scene.when(0, fly('a2', 'a3'));
    expect(flown.happened('combatBegun')).toEqual([]);
    expect(flown.happened('flightDeclared')).toMatchObject([
      { creatures: [{ card: { instanceId: eagle } }, { card: { instanceId: hawk } }], path: ['a2', 'a3'] },
    ]);
    expect([flown.stack(0, 'a3')?.creatures.length, flown.player(0).known]).toEqual([2, [eagle, hawk]]);
    expect(flown.happened('shieldMoved')).toMatchObject([{ flown: true }]);
    const again = flown
      .when(1, { type: 'turnShield', space: 'a2' })
      .when(1, { type: 'passShield' })
      .when(0, { type: 'turnShield', space: 'b1' });
    expect(again.refusedBy(0, fly('b2'))).toBe('FLIGHT_USED GUARD-077');
    expect([paths(again, true), paths(again, false).length > 0]).toEqual([[], true]);
  });

  it('GUARD-076 where it ends is entered like any space, and no step but the first is free', () => {
    const scene = turned('a1', { stacks }, { stacks: { a2: {}, a3: {} } });
    const met = scene.until('COMBAT_DECLARE_A').when(0, fly('a2', 'a3'));
    expect(met.happened('combatBegun')).toMatchObject([{ place: 'a3', path: ['a1', 'a2'] }]);
  });

  it('GUARD-075 every creature has to fly, by print or by its item; who flies may walk', () => {
    const [walker, wings] = [aCreature(), aCreatureItem({ effects: [{ op: 'GRANT', what: 'FLYING' }] })];
    const mixed = turned('a1', { stacks: { a1: { creatures: [eagle, walker] } } });
    expect(mixed.refusedBy(0, fly('a2'))).toBe('CANNOT_FLY GUARD-075');
    const winged = { a1: { creatures: [eagle, { card: walker, item: wings }] } };
    const scene = turned('a1', { stacks: winged }).until('III_PLAYS');
    expect(scene.when(0, fly('a2')).happened('flightDeclared')[0]?.creatures[1]).toMatchObject({
      item: { instanceId: wings },
    });
    expect(scene.when(0, fly('a2')).player(0).known).toEqual([eagle, walker, wings]);
    expect(scene.when(0, move('a2')).player(0).known).toEqual([]);
    const ballast = aCreatureItem({ effects: [{ op: 'LOSE', what: 'FLYING' }] });
    const heavy = turned('a1', { stacks: { a1: { creatures: [{ card: eagle, item: ballast }] } } });
    expect(heavy.refusedBy(0, fly('a2'))).toBe('CANNOT_FLY GUARD-075');
  });

  it('FX-24 GUARD-075 L38 gives wings, W44 takes them', () => {
    const winged = turned('a1', { stacks: { a1: { creatures: [{ card: 'L01', item: 'L38' }] } } });
    expect(winged.legal(0, 'moveShield')).toContainEqual(fly('a2', 'a3'));
    const heavy = turned('a1', { stacks: { a1: { creatures: [{ card: 'L08', item: 'W44' }] } } });
    expect(heavy.refusedBy(0, fly('a2'))).toBe('CANNOT_FLY GUARD-075');
  });

  it('GUARD-EX14 GUARD-078 not from, over or to pinnacles', () => {
    const pinnacles = (...spaces: Space[]) =>
      Object.fromEntries(spaces.map((space) => [space, aTerrain({ terrainType: 'PINNACLES' })]));
    const over = turned('a1', { stacks }, { terrains: pinnacles('a2') });
    expect(over.refusal(0, fly('a2', 'a3'))).toMatchObject({
      code: 'NO_FLIGHT_ZONE',
      rule: 'GUARD-078',
      facts: { space: 'a2' },
    });
    expect(over.refusedBy(0, fly('a2'))).toBe('NO_FLIGHT_ZONE GUARD-078');
    const from = turned('a2', { stacks: { a2: { creatures: [eagle] } }, terrains: pinnacles('a2') });
    expect([paths(from, true), from.refusal(0, fly('a1')).facts]).toEqual([[], { space: 'a2' }]);
    const marsh = turned('a1', { stacks }, { terrains: own('a2') });
    expect(paths(marsh, true)).toContain('a2 a3');
  });

  it('GUARD-195 a creature that lies for a terrain forbids no flight', () => {
    const state = aGame({ at: 'II_B_TURN', seats: [{ stacks }, { pen: ['R02'] }] });
    state.board.a2.terrain = { id: 'R02', owner: 1, faceDown: true };
    const scene = given(state).when(0, { type: 'turnShield', space: 'a1' });
    expect(paths(scene, true)).toContain('a2 a3');
  });

  it('FX-24 GUARD-078 T22 lets no creature fly over the stronghold where it stands, R03 no enemy end on any of its owner’s', () => {
    const south = { stacks: { b3: { creatures: [eagle] } }, terrains: own('b3') };
    const withCenter = (card: string, setup: Partial<{ ruin: boolean; mute: boolean }> = {}): Scene => {
      const mute = anUpgrade({ variant: 'DOWNGRADE', effects: [{ op: 'NO_STRONGHOLD_BONUS' }] });
      const works = setup.mute ? { CENTER: { card: mute, owner: 0 } } : {};
      const state = aGame({ at: 'II_B_TURN', seats: [south, { works, ruins: setup.ruin ? ['CENTER'] : [] }] });
      Object.assign(state.players[1].strongholds!.CENTER, { card });
      return given(state).when(0, { type: 'turnShield', space: 'b3' });
    };
    expect(withCenter('T22').refusal(0, fly('b4', 'a4')).facts).toEqual({ space: 'b4' });
    expect(paths(withCenter('T22'), true)).not.toContain('b4');
    expect(paths(withCenter('T22', { ruin: true }), true)).toContain('b4 a4');
    expect(paths(withCenter('T22', { mute: true }), true)).toContain('b4 a4');
    expect(paths(withCenter(aStronghold()), true)).toContain('b4 a4');
    const fires = turned('b3', south, { works: { LEFT: { card: 'R03' } }, ruins: ['RIGHT'] });
    expect(paths(fires, true).filter((path) => path.includes('4'))).toEqual(['a3 a4', 'b4 a4']);
    const held = turned('b3', { ...south, stacks: { ...south.stacks, c4: {} } }, { works: { LEFT: { card: 'R03' } } });
    expect(paths(held, true)).toContain('b4');
  });

  it('GUARD-133 the other seat may react only with a card in its depot, or an ability', () => {
    const flying = (depot: string[]): Scene =>
      turned('a1', { stacks }, { stacks: { c4: {} }, depot }).when(0, fly('a2'));
    const waiting = flying([aShield()]);
    expect([waiting.asked, waiting.state.stage, waiting.stack(0, 'a1')?.creatures.length]).toEqual([
      [1],
      'II_C_OPTION',
      2,
    ]);
    const passed = waiting.when(1, { type: 'pass' });
    expect([passed.stack(0, 'a2')?.creatures.length, passed.asked]).toEqual([2, [1]]);
    expect([flying([]).asked, flying([]).state.stage]).toEqual([[1], 'II_B_TURN']);
    const unanswered = [passed, flying([])].map((scene) => scene.happened('leftUnanswered'));
    expect(unanswered[0]).toEqual(unanswered[1]);
  });

  it('FX-24 GUARD-077 T31 stops a flight: the shield stays, its option is used up, its seat flies no more', () => {
    const south = { stacks: { ...stacks, b1: { creatures: [flier()] } } };
    const scene = turned('a1', south, { depot: ['T31'], stones: 0 }).when(0, fly('a2'));
    expect(scene.asked).toEqual([1]);
    const stopped = scene.when(1, { type: 'playDepotCard', cardId: 'T31', target: null });
    expect(stopped.happened('flightFailed')).toEqual([{ type: 'flightFailed', seat: 0, space: 'a1' }]);
    expect(stopped.happened('shieldMoved')).toEqual([]);
    expect(stopped.state).toMatchObject({ option: null, plays: [], stage: 'II_B_TURN', marks: { flown: [0] } });
    expect([stopped.stack(0, 'a1')?.turned, stopped.player(0).known]).toEqual([true, [eagle, hawk]]);
    expect(stopped.when(0, { type: 'turnShield', space: 'b1' }).refusedBy(0, fly('b2'))).toBe('FLIGHT_USED GUARD-077');
  });

  it('GUARD-143 T31 may be cancelled in its turn: then the flight happens', () => {
    const scene = turned('a1', { stacks, depot: ['L30'] }, { depot: ['T31'] }).when(0, fly('a2'));
    const answered = scene.when(1, { type: 'playDepotCard', cardId: 'T31', target: null });
    expect(answered.asked).toEqual([0]);
    const flown = answered.until('III_PLAYS').when(0, { type: 'playDepotCard', cardId: 'L30', target: null });
    expect(flown.happened('flightFailed')).toEqual([]);
    expect(flown.stack(0, 'a2')?.creatures).toHaveLength(2);
  });
});

describe('a third step', () => {
  const boots = { type: 'playDepotCard', cardId: 'R12', target: null } as const;
  const south: SeatSetup = {
    depot: ['R12'],
    stacks: { a1: {}, b1: { creatures: [flier()] } },
    terrains: own('a2', 'a3', 'b2'),
  };
  const granted = (): Scene => given(aGame({ at: 'II_B_TURN', seats: [south, {}] })).when(0, boots);

  it('FX-24 GUARD-068 R12 lets one shield take three steps this turn; interruptions hold', () => {
    expect(granted().state.marks.extraSteps).toEqual([0]);
    const scene = granted().when(0, { type: 'turnShield', space: 'a1' });
    expect(scene.refusedBy(0, move('b1', 'c1', 'b1'))).toBe('NOT_ADJACENT GUARD-067');
    expect(scene.refusedBy(0, move('a2', 'b2', 'b3', 'c3'))).toBe('NOT_ADJACENT GUARD-067');
    expect(scene.refusedBy(0, move('b1', 'c1', 'c2', 'c3'))).toBe('NOT_ADJACENT GUARD-067');
    expect(scene.legal(0, 'moveShield')).toContainEqual(move('b1', 'c1', 'c2'));
    const far = scene.when(0, move('a2', 'a3', 'a4'));
    expect([far.stack(0, 'a4')?.creatures.length, far.state.marks.extraSteps]).toEqual([1, []]);
    expect(far.when(0, { type: 'turnShield', space: 'b1' }).refusedBy(0, move('b2', 'a2', 'a3'))).toBe(
      'NOT_ADJACENT GUARD-067',
    );
  });

  it('FX-24 R12 waits for the first shield that takes three steps, and serves a flight', () => {
    const two = granted().when(0, { type: 'turnShield', space: 'a1' }).when(0, move('a2', 'a3'));
    expect(two.state.marks.extraSteps).toEqual([0]);
    const scene = two.when(0, { type: 'turnShield', space: 'b1' }).until('III_PLAYS');
    expect(scene.refusedBy(0, fly('c1', 'c2', 'c3'))).toBe('MOVE_INTERRUPTED GUARD-068');
    expect(scene.when(0, fly('b2', 'a2', 'a1')).state.marks.extraSteps).toEqual([]);
  });

  it('FX-24 R12 is for a shield of its own seat', () => {
    const state = aGame({ at: 'II_B_TURN', seats: [south, { stacks: { a4: {} } }] });
    const both = given({ ...state, marks: { ...state.marks, extraSteps: [1, 0, 1] } });
    const used = both.when(0, { type: 'turnShield', space: 'a1' }).when(0, move('b1', 'c1', 'c2'));
    expect(used.state.marks.extraSteps).toEqual([1, 1]);
    const theirs = given({ ...state, marks: { ...state.marks, extraSteps: [1] } });
    expect(theirs.when(0, { type: 'turnShield', space: 'a1' }).refusedBy(0, move('b1', 'c1', 'c2'))).toBe(
      'NOT_ADJACENT GUARD-067',
    );
  });

  it('GUARD-223 offers fewer than 200 commands for a shield', () => {
    const terrains = own('a2', 'b2', 'c2', 'a3', 'b3', 'c3');
    const open = { depot: ['R12'], stacks: { b2: { creatures: [flier()] } }, terrains };
    const scene = given(aGame({ at: 'II_B_TURN', seats: [open, {}] })).when(0, boots);
    const legal = scene.when(0, { type: 'turnShield', space: 'b2' }).legal(0, 'moveShield');
    expect(legal.length).toBeGreaterThan(40);
    expect(legal.length).toBeLessThan(200);
    expect(new Set(legal.map((command) => JSON.stringify(command))).size).toBe(legal.length);
  });
});
