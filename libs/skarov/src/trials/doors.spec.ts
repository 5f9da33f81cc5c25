import { eventCard, eventCardIds } from '../content/catalogue.js';
import { aGame, given, type GameSetup, type HeroSetup, type Scene } from '../testing/index.js';

const door = '4,2,E';
const passages = [
  { edge: door, kind: 'DOOR' },
  { edge: '9,2,E', kind: 'DOOR' },
] as const;

const acting = (setup: GameSetup): Scene => given(aGame({ at: 'activation', passages, ...setup }));
const opens = (figureId: string, characteristic?: 'ATTACK' | 'MIND', doorId: string = door) =>
  ({ type: 'openDoor', figureId, doorId, ...(characteristic ? { characteristic } : {}) }) as const;

describe('doors', () => {
  it('SKAROV-DOOR-01 SKAROV-DOOR-03 SKAROV-DOOR-05 SKAROV-EX-16 a passed test opens it, and the spaces facing it are adjacent', () => {
    const scene = acting({ heroes: [{ at: '4,2' }], villains: [{ sheet: 'android', at: '5,2' }] });
    const attack = { type: 'attack', figureId: 'sgt-freedom', targetId: 'android-1', mode: 'MELEE' } as const;
    expect(scene.refusalCode(0, attack)).toBe('NOT_ADJACENT');
    const opened = scene.chancing({ test: [0, 0, 1, 1, 2] }).when(0, opens('sgt-freedom', 'MIND'));
    expect(opened.state.openDoors).toEqual([door]);
    expect(opened.happened('testAttempted')).toMatchObject([{ testId: door, afar: false }]);
    expect(opened.refusalCode(0, opens('sgt-freedom', 'MIND'))).toBe('DOOR_ALREADY_OPEN');
    expect(opened.legal(0, 'attack')).toContainEqual(attack);
  });

  it('SKAROV-DOOR-04 SKAROV-TEST-05 SKAROV-TEST-06 a failure makes the next test of that characteristic on that door easier', () => {
    const scene = acting({ heroes: [{ at: '4,2' }] });
    const failed = scene.chancing({ test: [2, 2, 2, 0, 0] }).when(0, opens('sgt-freedom', 'MIND'));
    expect(failed.state.tests[door]).toMatchObject({ malus: { MIND: 1 } });
    const again = failed.chancing({ test: [2, 2, 2, 0, 0] }).when(0, opens('sgt-freedom', 'MIND'));
    expect(again.happened('testRolled')).toMatchObject([{ faces: [2, 2, 2, 0, 0], total: 5 }]);
    expect(again.state.openDoors).toEqual([door]);
  });

  it('SKAROV-DOOR-01 SKAROV-DOOR-02 SKAROV-VEC-37 from afar only an attack test, with a power and a clear line', () => {
    const scene = acting({ heroes: [{ at: '2,2' }] });
    expect(scene.refusalCode(0, opens('sgt-freedom', 'MIND'))).toBe('NOT_FACING_DOOR');
    expect(scene.refusalCode(0, opens('sgt-freedom', 'ATTACK'))).toBe('NO_RANGED_POWER');
    expect(scene.refusalCode(0, opens('sgt-freedom'))).toBe('CHARACTERISTIC_NOT_OFFERED');
    expect(scene.refusalCode(0, opens('sgt-freedom', 'MIND', '1,1,E'))).toBe('UNKNOWN_ID');
    expect(scene.refusalCode(0, opens('super-nova', 'MIND'))).toBe('UNKNOWN_ID');
  });

  describe('SKAROV-VEC-37 SKAROV-DOOR-02 SKAROV-LOS-02 with a power to shoot, two zones from a closed door', () => {
    const inPlay = [{ cardId: 'sgt-freedom-covering-fire', side: 'LEFT' as const }];
    const attempt = opens('sgt-freedom', 'ATTACK');
    const ally = { id: 'super-nova', at: '3,2' };
    const sighted = (more: GameSetup, ...allies: HeroSetup[]): Scene =>
      acting({ heroes: [{ at: '1,2', inPlay }, ...allies], ...more });

    it.each([
      ['nobody', sighted({})],
      ['an ally', sighted({}, ally)],
      ['an enemy on the very space that faces the door', sighted({ villains: [{ sheet: 'chi', at: '4,2' }] })],
    ])('%s on the line: the door is tried from afar, and opens', (_, scene) => {
      expect(scene.legal(0, 'openDoor')).toEqual([attempt]);
      const opened = scene.chancing({ test: [0, 0, 0, 0, 0] }).when(0, attempt);
      expect(opened.happened('testAttempted')).toMatchObject([
        { testId: door, characteristic: 'ATTACK', dice: 5, afar: true },
      ]);
      expect([opened.state.openDoors, opened.state.active?.actions]).toEqual([[door], 2]);
    });

    it('an enemy on the line: it is named; by mind no hero opens a door from there', () => {
      const scene = sighted({ villains: [{ sheet: 'chi', at: '3,2' }] });
      expect(scene.refusal(0, attempt)).toMatchObject({
        rule: 'SKAROV-DOOR-02',
        code: 'NO_LINE_OF_SIGHT',
        facts: { stop: 'FIGURE', at: 'chi-1' },
      });
      expect(scene.legal(0, 'openDoor')).toEqual([]);
      expect(scene.refusalCode(0, opens('sgt-freedom', 'MIND'))).toBe('NOT_FACING_DOOR');
    });
  });

  it('SKAROV-DOOR-10 no hero opens the control room before the final combat', () => {
    const heroes = [{ at: '9,2' }];
    const locked = acting({ heroes });
    expect(locked.refusalCode(0, opens('sgt-freedom', 'MIND', '9,2,E'))).toBe('CONTROL_ROOM_LOCKED');
    const combat = acting({ heroes, state: { finalCombat: true } });
    expect(combat.legal(0, 'openDoor')).toContainEqual(opens('sgt-freedom', 'MIND', '9,2,E'));
  });

  it('SKAROV-VEC-11 SKAROV-DOOR-06 SKAROV-DOOR-07 SKAROV-DOOR-08 villains pass a closed door, do not attack through it, and open it for an action', () => {
    const setup = { heroes: [{ at: '4,2' }], villains: [{ sheet: 'chi', at: '5,2' }], overlord: { hand: ['event:1'] } };
    const scene = given(aGame({ at: 'choice', passages, ...setup })).when(1, { type: 'activateSheet', sheetId: 'chi' });
    const attack = { type: 'attack', figureId: 'chi-1', targetId: 'sgt-freedom', mode: 'MELEE' } as const;
    expect(scene.refusalCode(1, attack)).toBe('NOT_ADJACENT');
    expect(scene.legal(1, 'move').some(({ spaceId }) => Number(spaceId.split(',')[0]) < 5)).toBe(true);
    const opened = scene.when(1, opens('chi-1'));
    expect(opened.happened('testAttempted')).toEqual([]);
    expect(opened.state.openDoors).toEqual([door]);
    expect(opened.legal(1, 'attack')).toContainEqual(attack);
  });

  it('SKAROV-EX-16 SKAROV-TECH-05 in an attack test a technique counts as points, and not as dice', () => {
    const inPlay = [{ cardId: 'golden-boy-swing-kick', side: 'RIGHT' as const }];
    const tried = (own: object): Scene =>
      acting({ heroes: [{ id: 'golden-boy', at: '4,2', ...own }], actions: 1 })
        .chancing({ test: [0, 0, 1, 1, 2] })
        .when(0, opens('golden-boy', 'ATTACK'));
    const opened = tried({ inPlay });
    expect(opened.happened('testAttempted')).toMatchObject([{ value: 5, dice: 5 }]);
    expect([opened.state.openDoors, opened.happened('activationEnded').length]).toEqual([[door], 1]);
    expect(tried({}).state.openDoors).toEqual([]);
  });

  it('SKAROV-VEC-59 SKAROV-TEST-04 SKAROV-TEST-05 tokens of one characteristic do not help the other', () => {
    const inPlay = [{ cardId: 'sgt-freedom-nobody-left-behind', side: 'RIGHT' as const }];
    const scene = acting({ heroes: [{ at: '4,2', inPlay }] });
    const failed = scene.chancing({ test: [1, 1, 1, 2, 0] }).when(0, opens('sgt-freedom', 'ATTACK'));
    expect(failed.happened('testAttempted')).toMatchObject([{ value: 4 }]);
    expect(failed.state.tests[door]).toMatchObject({ malus: { ATTACK: 1 } });
    const again = failed.chancing({ test: [0, 1, 1, 2, 1] }).when(0, opens('sgt-freedom', 'ATTACK'));
    expect([again.happened('testRolled')[0]?.total, again.state.openDoors]).toEqual([4, [door]]);
    const byMind = failed.chancing({ test: [1, 1, 2, 2, 0] }).when(0, opens('sgt-freedom', 'MIND'));
    expect([byMind.happened('testRolled')[0]?.total, byMind.state.openDoors]).toEqual([6, []]);
    expect(byMind.state.tests[door]).toMatchObject({ malus: { ATTACK: 1, MIND: 1 } });
  });

  it('SKAROV-VEC-43 SKAROV-DOOR-09 a door that a villain has opened stays open, for heroes and in later turns', () => {
    const setup = { heroes: [{ at: '4,2' }], villains: [{ sheet: 'chi', at: '5,2' }] };
    const choice = given(aGame({ at: 'choice', passages, ...setup }));
    let scene = choice.when(1, { type: 'activateSheet', sheetId: 'chi' }).when(1, opens('chi-1'));
    expect(scene.refusalCode(1, opens('chi-1'))).toBe('DOOR_ALREADY_OPEN');
    while (scene.step !== 'activation.hero') {
      const [seat = 0] = scene.asked;
      scene = scene.step === undefined ? scene.whenJobRuns() : scene.when(seat, scene.byDefault(seat));
    }
    expect([scene.state.turn, scene.state.openDoors]).toEqual([2, [door]]);
    expect(scene.legal(0, 'attack')).toEqual([
      { type: 'attack', figureId: 'sgt-freedom', targetId: 'chi-1', mode: 'MELEE' },
    ]);
  });

  it('SKAROV-TEST-01 a door is no test of `attemptTest`', () => {
    const scene = acting({ heroes: [{ at: '4,2' }] });
    expect(scene.refusalCode(0, { type: 'attemptTest', testId: door, characteristic: 'MIND' })).toBe('UNKNOWN_ID');
    expect(scene.refusalCode(0, { type: 'attemptTest', testId: 'nothing', characteristic: 'MIND' })).toBe('UNKNOWN_ID');
    expect(scene.legal(0, 'attemptTest')).toEqual([]);
  });
});

describe('the missiles', () => {
  const chi = (at: string) => ({ sheet: 'chi', at });
  const test = { type: 'attemptTest', testId: 'disarm-missile@missile-1', characteristic: 'MIND' } as const;

  it('SKAROV-EX-09 SKAROV-EX-14 SKAROV-TEST-03 SKAROV-TEST-07 heroes in play are added, a failure leaves a token, a success clears it', () => {
    const scene = given(aGame({ at: 'activation', heroes: [{ at: '6,1' }, {}, {}] }));
    const failed = scene.chancing({ test: [0, 0, 1, 2] }).when(0, test);
    expect(failed.happened('testRolled')).toMatchObject([{ total: 6 }]);
    expect(failed.happened('testResolved')).toMatchObject([{ passed: false, malus: true }]);
    expect(failed.state.objectives).toMatchObject([{ id: 'missiles', counter: 4 }]);
    const passed = failed.chancing({ test: [0, 0, 1, 1] }).when(0, test);
    expect(passed.happened('testRolled')).toMatchObject([{ total: 4 }]);
    expect(passed.state.objectives).toMatchObject([{ counter: 3 }]);
    expect(passed.state.tests[test.testId]).toMatchObject({ malus: {} });
  });

  it('SKAROV-VEC-08 SKAROV-GEN-05 SKAROV-ELIM-02 of four heroes those who are still in play are added', () => {
    const scene = given(aGame({ at: 'activation', heroes: [{ at: '6,1' }, {}, { at: null }, { at: null }] }));
    const tried = scene.chancing({ test: [1, 1, 1, 0] }).when(0, test);
    expect(tried.happened('testRolled')).toMatchObject([{ total: 5 }]);
    const planning = given(
      aGame({
        heroes: [{}, {}, { at: null }, { at: null }],
        overlord: { hand: eventCardIds.filter((id) => eventCard(id).technique) },
      }),
    );
    const sets = (from: Scene): Scene => from.when(4, from.legal(4, 'setEvent')[0] ?? { type: 'declareReady' });
    expect(sets(sets(planning)).legal(4, 'setEvent')).toEqual([]);
    expect(sets(planning).legal(4, 'setEvent')).not.toEqual([]);
  });

  it('SKAROV-VEC-58 SKAROV-TEST-08 with 6 tokens three heroes cannot fail, with 4 one hero; then nothing is rolled', () => {
    const tried = (heroes: object[], tokens: number): Scene => {
      const tests = { [test.testId]: { malus: { MIND: tokens }, change: 0, passed: {}, closed: false } };
      const scene = given(aGame({ at: 'activation', heroes: [{ at: '6,1' }, ...heroes], state: { tests } }));
      return scene
        .chancing({ test: tokens < 4 || (tokens < 6 && heroes.length > 0) ? [2, 2, 2, 2] : [] })
        .when(0, test);
    };
    const told = (scene: Scene): unknown[] => [
      scene.happened('testRolled').length,
      scene.happened('testResolved')[0]?.passed,
    ];
    expect([tried([{}, {}], 5), tried([{}, {}], 6), tried([], 3), tried([], 4)].map(told)).toEqual([
      [1, false],
      [0, true],
      [1, false],
      [0, true],
    ]);
  });

  it('SKAROV-TEST-02 SKAROV-TEST-09 SKAROV-TEST-11 a test is made on its space; from afar only by attack, with a power to shoot', () => {
    const scene = given(aGame({ at: 'activation', heroes: [{ at: '5,1' }] }));
    expect(scene.refusalCode(0, test)).toBe('NOT_ON_INTERACTION_SPACE');
    const drain = { type: 'attemptTest', testId: 'drain-fuel', characteristic: 'ATTACK' } as const;
    expect(scene.refusalCode(0, drain)).toBe('NO_RANGED_POWER');
    const there = given(aGame({ at: 'activation', heroes: [{ at: '7,2' }] }));
    expect(there.legal(0, 'attemptTest')).toContainEqual(drain);
    const inPlay = [{ cardId: 'sgt-freedom-covering-fire', side: 'LEFT' as const }];
    const armed = given(aGame({ at: 'activation', heroes: [{ at: '5,1', inPlay }], villains: [chi('9,1')] }));
    expect(armed.legal(0, 'attemptTest')).toEqual([drain]);
    expect(armed.refusalCode(0, test)).toBe('NOT_ON_INTERACTION_SPACE');
    const passed = armed.chancing({ test: [0, 0, 0, 0, 0, 0] }).when(0, drain);
    expect(passed.happened('testResolved')).toMatchObject([{ testId: 'drain-fuel', passed: true }]);
  });

  it('SKAROV-ATK-01 SKAROV-LOS-02 the same power lets a hero attack from afar, past an ally and not past another enemy', () => {
    const inPlay = [{ cardId: 'sgt-freedom-covering-fire', side: 'LEFT' as const }];
    const shot = { type: 'attack', figureId: 'sgt-freedom', targetId: 'chi-1', mode: 'RANGED' } as const;
    const sighted = (...between: GameSetup[]): Scene =>
      given(
        aGame({
          at: 'activation',
          heroes: [{ at: '5,1', inPlay }, ...between.flatMap(({ heroes = [] }) => heroes)],
          villains: [chi('8,1'), ...between.flatMap(({ villains = [] }) => villains)],
        }),
      );
    const past = sighted({ heroes: [{ id: 'super-nova', at: '6,1' }] });
    expect(past.legal(0, 'attack')).toEqual([shot]);
    const hit = past.chancing({ combat: ['1', '1', '1'] }).when(0, shot);
    expect(hit.happened('attackDeclared')).toMatchObject([{ mode: 'RANGED' }]);
    expect(sighted({ villains: [{ sheet: 'android', at: '6,1' }] }).refusal(0, shot)).toMatchObject({
      code: 'NO_LINE_OF_SIGHT',
      facts: { stop: 'FIGURE', at: 'android-1' },
    });
  });

  it('SKAROV-OBJ-01 SKAROV-OBJ-02 SKAROV-FINAL-01 SKAROV-TEST-12 the last one neutralises the objective; its article, the final combat, closed tests', () => {
    const objectives = [{ id: 'missiles', faceId: 't3a', tileNumber: 3, counter: 1, settled: null }];
    const scene = given(aGame({ at: 'activation', heroes: [{ at: '6,1' }], objectives }));
    const passed = scene.chancing({ test: [0, 0, 0, 0] }).when(0, test);
    expect(passed.happened('objectiveSettled')).toMatchObject([{ objectiveId: 'missiles', side: 'HEROES' }]);
    expect(passed.happened('articleWon')).toMatchObject([{ subject: 'OBJECTIVE', side: 'HEROES' }]);
    expect(passed.state.finalCombat).toBe(true);
    const drain = { type: 'attemptTest', testId: 'drain-fuel', characteristic: 'MIND' } as const;
    expect(passed.refusalCode(0, drain)).toBe('TEST_ALREADY_PASSED');
  });
});
