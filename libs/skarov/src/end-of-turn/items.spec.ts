import { activationSpaces } from '../base/opening.js';
import { aGame, given, type GameSetup, type Scene } from '../testing/index.js';

/** All activations end, no room is activated: the items are next. */
function atItems(setup: GameSetup): Scene {
  let scene = given(aGame({ at: 'activation', ...setup }));
  while (scene.step !== undefined) {
    const [seat = 0] = scene.asked;
    scene = scene.when(seat, scene.byDefault(seat));
  }
  return scene;
}

const items = (scene: Scene): string[] => {
  const names: string[] = [];
  for (let now = scene; now.step === undefined && !now.state.over;) {
    now = now.whenJobRuns();
    names.push(...now.happened('endOfTurnItem').map(({ item }) => item));
  }
  return names;
};

describe('the end of a turn', () => {
  it('SKAROV-END-01 SKAROV-END-05 SKAROV-END-06 SKAROV-END-12 comes item by item, each a job with a key of its own', () => {
    const scene = atItems({});
    expect(scene.waiting).toEqual({ rules: 'endOfTurn', key: '1.0' });
    expect(scene.whenJobRuns().waiting).toEqual({ rules: 'endOfTurn', key: '1.1' });
    expect(items(scene)).toEqual(['missiles', 'rules', 'discards', 'draw', 'wounds', 'recovery', 'upkeep']);
    expect(scene.whenTurnEnds()).toMatchObject({ step: 'strategy', state: { turn: 2 } });
  });

  it('SKAROV-VEC-63 SKAROV-END-05 SKAROV-END-06 objectives by the number of their tile, in any place; each item is one commit', () => {
    const tiles = [
      { faceId: 't7a', column: 1, row: 1, turns: 0 },
      { faceId: 't1a', column: 0, row: 0, turns: 0 },
      { faceId: 't3a', column: 1, row: 0, turns: 0 },
      { faceId: 't2a', column: 2, row: 0, turns: 1 },
    ] as const;
    const heroes = [{ id: 'sgt-freedom', damage: 4 }, {}];
    const overlord = { pile: [1, 2, 3, 4, 5, 6].map((number) => `event:${number}`), hand: [] };
    let scene = atItems({ tiles, heroes, overlord });
    const told: string[][] = [];
    while (scene.step === undefined) {
      scene = scene.whenJobRuns();
      told.push(scene.told.filter((type) => type === 'eventsDrawn' || type === 'woundDrawn' || type === 'upkeepDone'));
    }
    expect(told).toEqual([[], [], [], [], ['eventsDrawn'], ['woundDrawn'], [], ['upkeepDone']]);
    const names = items(atItems({ tiles, heroes, overlord }));
    expect(names.slice(0, 2)).toEqual(['missiles', 'mole']);
  });

  it('SKAROV-END-07 the overlord draws two, for any number of heroes', () => {
    const pile = ['event:1', 'event:2', 'event:3', 'event:4'];
    for (const heroes of [[{}], [{}, {}, {}, {}]]) {
      const scene = atItems({ heroes, overlord: { pile, hand: [] }, state: { slotsUsed: 4 } });
      const before = scene.state.overlord.hand.length;
      expect(scene.whenTurnEnds().state.overlord.hand.length - before).toBe(2);
    }
  });

  it('SKAROV-WND-01 SKAROV-WND-02 SKAROV-WND-03 SKAROV-VEC-01 damage of a health is one wound card, one a turn; the rest stays', () => {
    const scene = atItems({ heroes: [{ id: 'sgt-freedom', damage: 7 }] });
    const health = 7 - scene.whenTurnEnds().figure('sgt-freedom').damage;
    const after = scene.whenTurnEnds();
    expect(health).toBeGreaterThan(2);
    expect(after.hero('sgt-freedom').hand.filter((id) => id.startsWith('wound:'))).toHaveLength(1);
    const small = atItems({ heroes: [{ id: 'sgt-freedom', damage: health - 1 }] }).whenTurnEnds();
    expect(small.figure('sgt-freedom').damage).toBe(health - 1);
    expect(small.hero('sgt-freedom').hand.some((id) => id.startsWith('wound:'))).toBe(false);
  });

  it('SKAROV-VEC-03 SKAROV-VEC-28 SKAROV-OBJ-03 SKAROV-NEWS-01 SKAROV-GEN-03 the third wound card is the end of a hero, the last hero that of the game', () => {
    const hand = ['wound:1', 'wound:2'];
    const scene = atItems({
      heroes: [
        { hand, damage: 9 },
        { hand: ['wound:3', 'wound:4'], damage: 9 },
      ],
    });
    const over = scene.whenTurnEnds();
    expect(over.state.over).toMatchObject({ reason: 'NO_HERO', winner: 'OVERLORD' });
    expect(over.state.page.map(({ subject, id }) => [subject, id]).slice(0, 2)).toEqual([
      ['DISGRACE', 'sgt-freedom'],
      ['DISGRACE', 'super-nova'],
    ]);
    expect(over.state.page.map(({ subject, side }) => [subject, side]).slice(2)).toEqual([
      ['OBJECTIVE', 'OVERLORD'],
      ['FINAL', 'OVERLORD'],
    ]);
    expect(over.happened('upkeepDone')).toEqual([]);
  });

  it('SKAROV-GEN-07 SKAROV-OBJ-03 when the time is out the rest is the overlord’s and Skarov has escaped', () => {
    const ending = (turn: number): Scene => atItems({ options: { turnLimit: 11 }, state: { turn } }).whenTurnEnds();
    const over = ending(11);
    expect(over.state.over).toMatchObject({ reason: 'TURN_LIMIT', winner: 'OVERLORD' });
    expect(over.state.objectives).toMatchObject([{ settled: 'OVERLORD' }]);
    expect(ending(10).state.over).toBeNull();
  });

  it('SKAROV-GEN-03 SKAROV-GEN-07 without a limit no number of turns ends the game before the sixtieth', () => {
    const after = (turn: number): unknown => atItems({ state: { turn } }).whenTurnEnds().state.over;
    expect([11, 30, 59].map(after)).toEqual([null, null, null]);
    expect(after(60)).toMatchObject({ reason: 'TURN_LIMIT' });
  });

  it('SKAROV-END-11 SKAROV-ACT-06 tokens and slots are those of one turn', () => {
    const scene = atItems({ villains: [{ sheet: 'chi', at: '7,1' }] });
    expect(scene.state.activatedSheets).toEqual(['chi']);
    expect(scene.whenTurnEnds().state).toMatchObject({ activatedSheets: [], slotsUsed: 0 });
  });
});

describe('rooms', () => {
  const upToRoom = (from: Scene): Scene => {
    let scene = from;
    while (scene.step !== 'endOfTurn.room' && scene.step !== undefined) {
      const [seat = 0] = scene.asked;
      scene = scene.when(seat, scene.byDefault(seat));
    }
    return scene;
  };
  const asked = (setup: GameSetup): Scene => upToRoom(given(aGame({ at: 'activation', heroes: [{}], ...setup })));
  const room = (tileNumber: number) => ({ type: 'activateRoom', tileNumber }) as const;

  it('SKAROV-VEC-21 SKAROV-END-02 SKAROV-END-03 SKAROV-END-09 Skarov stands on the violet space, and the room does what its card says', () => {
    const scene = asked({});
    expect([scene.step, scene.asked]).toEqual(['endOfTurn.room', [1]]);
    const activated = scene.when(1, room(3));
    expect(activated.figure('skarov-1').spaceId).toBe(activated.happened('roomActivated')[0]?.spaceId);
    expect(activated.happened('pieceAdded')).toMatchObject([{ kindId: 'fuel' }]);
    expect(scene.refusalCode(1, room(9))).toBe('TILE_NOT_IN_BASE');
    const violet = activated.figure('skarov-1').spaceId ?? '';
    expect(asked({ villains: [{ sheet: 'chi', at: violet }] }).refusalCode(1, room(3))).toBe('SPACE_TAKEN');
  });

  it('SKAROV-VEC-21 SKAROV-END-03 the room on whose space Skarov stands is legal, without a change of place; and the same room again in the next turn', () => {
    const tiles = [
      { faceId: 't1a', column: 0, row: 0, turns: 0 },
      { faceId: 't3a', column: 1, row: 0, turns: 0 },
      { faceId: 't2a', column: 2, row: 0, turns: 1 },
      { faceId: 't5b', column: 1, row: 1, turns: 0 },
    ] as const;
    const violet = new Map(activationSpaces(tiles).map(({ tileNumber, spaceId }) => [tileNumber, spaceId]));
    const on = (tile: number): string => violet.get(tile) ?? '';
    const scene = asked({
      tiles,
      overlord: { pile: ['event:1', 'event:2', 'event:3', 'event:4', 'event:5', 'event:6'] },
      villains: [
        { sheet: 'skarov', number: 1, at: on(5) },
        { sheet: 'chi', at: on(3) },
      ],
    });
    expect(scene.legal(1, 'activateRoom').map(({ tileNumber }) => tileNumber)).toEqual([1, 2, 5]);
    expect(scene.refusal(1, room(3))).toMatchObject({ code: 'SPACE_TAKEN', facts: { space: on(3) } });
    const same = scene.when(1, room(5));
    expect(same.happened('roomActivated')).toMatchObject([{ tileNumber: 5, spaceId: on(5) }]);
    expect(same.figure('skarov-1').spaceId).toBe(on(5));
    const armchair = scene.when(1, room(2));
    expect(armchair.figure('skarov-1').spaceId).toBe(on(2));
    expect(armchair.happened('eventsDrawn')).toMatchObject([{ count: 1 }]);
    const next = upToRoom(armchair.whenTurnEnds());
    expect([next.state.turn, next.figure('skarov-1').spaceId]).toEqual([2, on(2)]);
    expect(next.legal(1, 'activateRoom')).toContainEqual(room(2));
    expect(next.when(1, room(2)).happened('eventsDrawn')).toMatchObject([{ count: 1 }]);
  });

  it('SKAROV-END-04 SKAROV-END-10 with the door open no seat is asked', () => {
    expect(asked({ state: { openDoors: ['9,2,E'], finalCombat: true } }).step).toBeUndefined();
  });
});
