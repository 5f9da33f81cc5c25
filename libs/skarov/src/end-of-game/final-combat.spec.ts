import { canDo } from '#skirmish/behaviour';
import { contextOfDeed, contextOfRule } from '#skirmish/machine';
import { layToken, nextPieceId } from '#skirmish/table';
import { box } from '../content/catalogue.js';
import type { Effect } from '../content/vocabulary.js';
import { book } from '../rulebook.js';
import type { ObjectiveState, State } from '../state.js';
import { aGame, given, type GameSetup, type Scene } from '../testing/index.js';
import { stateCheck } from './state-check.js';

/** All seats act by default until `step`, or until an item of the end of the turn is due. */
function until(from: Scene, step?: string): Scene {
  let scene = from;
  while (scene.step !== undefined && scene.step !== step) {
    const [seat = 0] = scene.asked;
    scene = scene.when(seat, scene.byDefault(seat));
  }
  return scene;
}

/** Items, with what they ask, until the next turn or the end of the game. */
function endOfTurn(from: Scene): Scene {
  let scene = until(from);
  while (scene.state.endOfTurnItem !== null && !scene.state.over) scene = until(scene.whenJobRuns(), 'strategy');
  return scene;
}

function layFuel(state: State, count: number): void {
  for (let laid = 0; laid < count; laid += 1) {
    layToken(state, { id: nextPieceId(state, 'fuel'), kindId: 'fuel', spaceId: '6,1' });
  }
}

const acting = (setup: GameSetup): Scene => given(aGame({ at: 'activation', ...setup }));
const checked = (scene: Scene): Scene => scene.whenRules((turn) => void stateCheck(turn));
const objective = (counter: number, settled: ObjectiveState['settled'] = null): ObjectiveState => ({
  id: 'missiles',
  faceId: 't3a',
  tileNumber: 3,
  counter,
  settled,
});
const controlDoor = '9,2,E';
const lost = { hand: ['wound:1', 'wound:2'], damage: 9 };
const opens = (figureId: string) =>
  ({ type: 'openDoor', figureId, doorId: controlDoor, characteristic: 'MIND' }) as const;
const disarms = { type: 'attemptTest', testId: 'disarm-missile@missile-1', characteristic: 'MIND' } as const;

describe('objectives', () => {
  it('SKAROV-BASE-10 nothing is settled before the first act: the tokens of the rooms lie before the first check', () => {
    const scene = checked(acting({}));
    expect([scene.events, scene.state.objectives]).toEqual([[], [objective(4)]]);
  });

  it('SKAROV-OBJ-04 neutralised and reached at once is reached', () => {
    const scene = acting({ objectives: [objective(0)] }).with((state) => {
      layFuel(state, 9);
    });
    expect(checked(scene).happened('objectiveSettled')).toMatchObject([{ side: 'OVERLORD' }]);
    expect(checked(acting({ objectives: [objective(0)] })).happened('objectiveSettled')).toMatchObject([
      { side: 'HEROES' },
    ]);
  });

  it('SKAROV-VEC-36 SKAROV-FINAL-09 who falls in the end of turn that settles the last one falls in the final combat', () => {
    const scene = acting({ heroes: [lost, {}] }).with((state) => {
      layFuel(state, 8);
    });
    const next = endOfTurn(scene);
    expect([next.step, next.state.turn]).toEqual(['strategy', 2]);
    expect(next.state).toMatchObject({ finalCombat: true, heroOutDuringFinalCombat: true });
    const open = next.with((state) => {
      state.openDoors = [controlDoor];
    });
    const choice = until(open, 'activation.choice').when(2, { type: 'activateSheet', sheetId: 'skarov' });
    expect(choice.when(2, { type: 'escape' }).state.over).toMatchObject({ reason: 'ESCAPE' });
  });

  it('SKAROV-FINAL-01 SKAROV-FINAL-05 its beginning and the way out are told once each, and not where the game ends', () => {
    const begun = checked(acting({ objectives: [objective(0)] }));
    expect(begun.told.filter((type) => type === 'finalCombatBegun')).toHaveLength(1);
    expect(checked(begun).happened('finalCombatBegun')).toEqual([]);
    const wounds = ['wound:1', 'wound:2', 'wound:3'];
    const fallen = checked(acting({ heroes: [{ hand: wounds }, {}], state: { finalCombat: true } }));
    expect(fallen.happened('escapeOpened')).toMatchObject([{ heroId: 'sgt-freedom' }]);
    const all = checked(acting({ heroes: [{ hand: wounds }] }));
    expect([all.state.over?.reason, all.happened('finalCombatBegun'), all.happened('escapeOpened')]).toEqual([
      'NO_HERO',
      [],
      [],
    ]);
  });

  it('SKAROV-FINAL-05 who fell before it has not', () => {
    const next = endOfTurn(acting({ heroes: [lost, {}] }));
    expect(next.figure('sgt-freedom').status).toBe('OUT');
    expect(next.state).toMatchObject({ finalCombat: false, heroOutDuringFinalCombat: false });
  });

  it('SKAROV-VEC-12 SKAROV-FINAL-02 reached at the end of a turn: the door may be tested, and rooms are activated while it is closed', () => {
    const scene = acting({ heroes: [{ at: '9,2' }] }).with((state) => {
      layFuel(state, 8);
    });
    expect(scene.refusalCode(0, opens('sgt-freedom'))).toBe('CONTROL_ROOM_LOCKED');
    const next = until(endOfTurn(scene), 'activation.hero');
    expect(next.state.finalCombat).toBe(true);
    expect(next.legal(0, 'openDoor')).toContainEqual(opens('sgt-freedom'));
    expect(until(next, 'endOfTurn.room').step).toBe('endOfTurn.room');
  });

  it('SKAROV-VEC-42 SKAROV-FINAL-02 SKAROV-END-04 the last missile, the door and Skarov in one turn', () => {
    const heroes = [{ at: '6,1' }, { at: '9,2' }];
    const scene = acting({ heroes, objectives: [objective(1)], overlord: { hand: ['event:1'] } });
    const disarmed = scene.chancing({ test: [0, 0, 0, 0] }).when(0, disarms);
    const second = until(disarmed.when(0, { type: 'endActivation' }), 'activation.hero');
    expect(second.asked).toEqual([1]);
    const opened = second.chancing({ test: [0, 0, 0, 0, 0] }).when(1, opens('super-nova'));
    expect(opened.state.openDoors).toEqual([controlDoor]);
    const slot = opened.when(1, { type: 'endActivation' });
    expect(slot.legal(2, 'activateSheet')).toEqual([{ type: 'activateSheet', sheetId: 'skarov' }]);
    expect(until(slot.when(2, { type: 'activateSheet', sheetId: 'skarov' }), 'endOfTurn.room').step).toBeUndefined();
  });
});

describe('the tests of an objective', () => {
  it('SKAROV-TEST-12 are closed in public once it is settled, and nothing eases them any more', () => {
    const closed = (settled: ObjectiveState['settled']) => {
      const scene = acting({ heroes: [{ at: '6,1' }], objectives: [objective(4, settled)] });
      const own = scene.view('spectator').tests.filter(({ testId }) => testId === 'disarm-missile');
      const eases: Effect[] = [{ easeTest: { test: 'disarm-missile', by: 1 } }];
      const mayBeEased = canDo({ state: scene.state, book }, eases, contextOfRule('a-text'));
      return [new Set(own.map((test) => test.closed)), mayBeEased, scene.legal(0, 'attemptTest').length > 0];
    };
    expect([closed(null), closed('HEROES')]).toEqual([
      [new Set([false]), true, true],
      [new Set([true]), false, false],
    ]);
  });
});

describe('the end', () => {
  const out = (...ids: string[]) =>
    checked(
      acting({ heroes: [{ missionDone: true }, {}] }).with(({ figures, heroes }) => {
        for (const figure of figures) if (ids.includes(figure.id)) figure.damage = 99;
        for (const hero of heroes) if (ids.includes(hero.heroId)) hero.hand = ['wound:1', 'wound:2', 'wound:3'];
      }),
    );
  const page = ({ state }: Scene) => state.page.map(({ subject, id, side }) => [subject, id, side]);

  it('SKAROV-FINAL-06 SKAROV-GEN-03 SKAROV-NEWS-02 SKAROV-MISS-03 with Skarov out it has come, and done missions are praised', () => {
    const over = out('skarov-1');
    expect(over.state.over).toEqual({ reason: 'SKAROV_OUT', winner: 'HEROES' });
    expect(page(over)).toEqual([
      ['FINAL', expect.any(String), 'HEROES'],
      ['PRAISE', 'sgt-freedom', 'HEROES'],
    ]);
  });

  it('SKAROV-MISS-03 SKAROV-MISS-04 a mission of the game is done as soon as it holds, once, by a hero in play alone', () => {
    const { id: missionId, condition } = box.known.hero('sgt-freedom').missions.find(({ atEnd }) => !atEnd)!;
    const done = Object.fromEntries(
      condition.and!.flatMap(({ atLeast }) => (atLeast ? [[atLeast.what.deed!.what, atLeast.number]] : [])),
    );
    const doing = (at: string | null): Scene =>
      acting({ heroes: [{ id: 'sgt-freedom', missionId, at }, {}], active: 1 }).with(({ heroes: [hero] }) => {
        hero!.deeds = done;
      });
    const accomplished = checked(doing('2,2'));
    expect(accomplished.happened('missionAccomplished')).toEqual([
      { type: 'missionAccomplished', heroId: 'sgt-freedom', missionId },
    ]);
    expect(checked(accomplished).events).toEqual([]);
    expect(checked(doing(null)).happened('missionAccomplished')).toEqual([]);
  });

  it('SKAROV-MISS-03 SKAROV-MISS-04 the blow that puts Skarov out counts for a mission like any other', () => {
    const { id: missionId } = box.known.hero('super-nova').missions[0]!;
    const state = { finalCombat: true, openDoors: [controlDoor] };
    const heroes = [{ id: 'super-nova', missionId, at: '10,3' }, { at: '0,2' }];
    const scene = acting({ heroes, state, objectives: [objective(0, 'HEROES')] }).with((now) => {
      const [hero] = now.heroes;
      hero!.deeds = { HITS: 4, ATTACK_TESTS_PASSED: 2 };
      const skarov = now.figures.find(({ id }) => id === 'skarov-1')!;
      Object.assign(skarov, { spaceId: '11,3', damage: 4 });
    });
    const struck = scene
      .chancing({ combat: ['POW', 'POW', 'POW', '1', '1', '1', '1'] })
      .when(0, { type: 'attack', figureId: 'super-nova', targetId: 'skarov-1', mode: 'MELEE' });
    const arrested = struck.when(0, struck.byDefault(0));
    const end = ['figureOut', 'missionAccomplished', 'articleWon', 'articleWon', 'gameEnded'];
    expect(arrested.told.slice(-end.length)).toEqual(end);
    expect(arrested.happened('articleWon').map(({ subject, articleId }) => [subject, articleId])).toEqual([
      ['FINAL', expect.any(String)],
      ['PRAISE', 'super-nova'],
    ]);
  });

  it('SKAROV-OBJ-03 SKAROV-OBJ-01 with the last hero what is open goes to the overlord, and what is settled stays', () => {
    const fallen = acting({ heroes: [{ hand: ['wound:1', 'wound:2', 'wound:3'], damage: 99 }] });
    const settled = (side: ObjectiveState['settled']) =>
      checked(fallen.with((state) => void (state.objectives = [objective(1, side)]))).happened('objectiveSettled');
    expect(settled(null)).toEqual([{ type: 'objectiveSettled', objectiveId: 'missiles', side: 'OVERLORD' }]);
    expect(settled('HEROES')).toEqual([]);
  });

  it('SKAROV-FINAL-07 SKAROV-ELIM-03 SKAROV-NEWS-03 with the last hero too; fallen heroes are disgraced, despite their deeds', () => {
    const over = out('sgt-freedom', 'super-nova');
    expect(over.state.over).toEqual({ reason: 'NO_HERO', winner: 'OVERLORD' });
    expect(page(over).map(([subject]) => subject)).toEqual(['DISGRACE', 'DISGRACE', 'OBJECTIVE', 'FINAL']);
    const one = out('sgt-freedom');
    expect([one.state.over, page(one)]).toEqual([null, [['DISGRACE', 'sgt-freedom', 'OVERLORD']]]);
  });

  it('SKAROV-GEN-08 all heroes and Skarov at once: the heroes are looked at first', () => {
    expect(out('sgt-freedom', 'super-nova', 'skarov-1').state.over).toMatchObject({ reason: 'NO_HERO' });
  });
});

describe('the control room', () => {
  const chi = (at: string) => ({ sheet: 'chi', at });

  it('SKAROV-DOOR-11 villains pass its locked door; heroes do not, and do not reach through it', () => {
    const villain = given(
      aGame({ at: 'choice', heroes: [{}], villains: [chi('9,2')], overlord: { hand: ['event:1'] } }),
    );
    const active = villain.when(1, { type: 'activateSheet', sheetId: 'chi' });
    const columns = active.legal(1, 'move').map(({ spaceId }) => Number(spaceId.split(',')[0]));
    expect(columns.some((column) => column > 9)).toBe(true);
    const scene = acting({ heroes: [{ at: '9,2' }], villains: [chi('10,2')] });
    expect(scene.legal(0, 'attack')).toEqual([]);
    expect(scene.legal(0, 'move').filter(({ spaceId }) => Number(spaceId.split(',')[0]) > 9)).toEqual([]);
  });

  /** Something is done, by a hero or by the rules, with Chi and Skarov in the control room and an Android outside. */
  function done(effects: readonly Effect[], by: 'sgt-freedom' | null, state: GameSetup['state'] = {}): Scene {
    const villains = [chi('11,1'), { sheet: 'android', at: '7,1' }];
    const scene = acting({ heroes: [{ at: '9,2' }], villains, state });
    const context =
      by === null ? contextOfRule('end-of-turn') : contextOfDeed(scene.state, by, 'adam-spell-borrowed-luck');
    return scene.whenDone(effects, context);
  }
  const open = { finalCombat: true, openDoors: [controlDoor] };
  const hurt = (scene: Scene): string[] => scene.happened('damageDealt').map(({ figureId }) => figureId);

  it('SKAROV-FINAL-08 nothing that a hero does reaches into it while it is closed; what the rules do reaches everywhere', () => {
    const blast: Effect[] = [{ damage: { who: { of: 'ENEMIES' }, points: 1 } }];
    expect(hurt(done(blast, 'sgt-freedom'))).toEqual(['android-1']);
    expect(hurt(done(blast, 'sgt-freedom', open))).toEqual(['skarov-1', 'chi-1', 'android-1']);
    const alarm: Effect[] = [{ damage: { who: { of: 'VILLAINS' }, points: 1 } }];
    expect(hurt(done(alarm, null))).toEqual(['skarov-1', 'chi-1', 'android-1']);
  });

  it('SKAROV-FINAL-08 no effect puts a hero into it while it is closed', () => {
    const beams: Effect[] = [{ place: { who: { of: 'HEROES' }, at: { room: 't2a' } } }];
    expect(done(beams, null).figure('sgt-freedom').spaceId).toBe('9,2');
    expect(Number(done(beams, null, open).figure('sgt-freedom').spaceId?.split(',')[0])).toBeGreaterThan(9);
    const swaps: Effect[] = [{ swap: { a: { of: 'HEROES' }, b: { of: 'SHEET', sheet: 'chi' } } }];
    expect(done(swaps, null).happened('figuresSwapped')).toEqual([]);
    expect(done(swaps, null, open).figure('sgt-freedom').spaceId).toBe('11,1');
  });
});
