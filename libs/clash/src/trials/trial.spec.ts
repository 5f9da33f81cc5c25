import type { TestCard } from '../content/schema.js';
import type { Effect, Power } from '../content/vocabulary.js';
import {
  aGame,
  given,
  madeCard,
  madeHero,
  madeObject,
  madeToken,
  type GameSetup,
  type HeroSetup,
  type Scene,
} from '../testing/index.js';

const text = { en: 'x', fr: 'x' };
const afterOwnRoll = (effect: Effect): Power => ({
  trigger: 'REACTION',
  reaction: { moment: 'AFTER_TEST_ROLL', to: 'TEST_BY', figures: { of: 'SELF' } },
  do: [effect],
});
const ranged: Power = { trigger: 'PERMANENT', grants: [{ who: { of: 'SELF' }, ability: 'RANGED_ATTACKS' }] };

const box = (more: Partial<TestCard> = {}): TestCard => ({
  id: 'box',
  name: text,
  text,
  at: { space: '0,0' },
  offers: [{ characteristic: 'MIND', difficulty: 7 }],
  direct: false,
  repeatable: false,
  onSuccess: [],
  ...more,
});

function armed(
  numbers: Parameters<typeof madeHero>[0],
  cards: Parameters<typeof madeCard>[1][] = [],
): HeroSetup & { id: string } {
  const id = madeHero(numbers);
  const inPlay = cards.map((card) => ({
    cardId: madeCard(id, card),
    side: card?.power ? ('LEFT' as const) : ('RIGHT' as const),
  }));
  return { id, inPlay };
}

const trial = (hero: HeroSetup, tests: TestCard[], setup: GameSetup = {}): Scene =>
  given(aGame({ at: 'activation', heroes: [{ at: '0,0', ...hero }, { at: '4,4' }], plan: { tests }, ...setup }));

const attempt = { type: 'attemptTest', testId: 'box', characteristic: 'MIND' } as const;

describe('a test', () => {
  it('CLASH-EX08 CLASH-EX10 CLASH-157 CLASH-158 CLASH-159 CLASH-160 fails above the value; the token takes one die away', () => {
    const scene = trial(armed({ mind: 5 }), [box()])
      .chancing({ test: [0, 0, 0, 1, 2, 1, 2] })
      .when(0, attempt);
    expect(scene.happened('testAttempted')).toMatchObject([{ value: 5, dice: 7, sure: false, afar: false }]);
    expect(scene.happened('testRolled')).toMatchObject([{ total: 6 }]);
    expect(scene.happened('testResolved')).toMatchObject([{ passed: false, malus: true }]);
    expect(scene.state.tests.box?.malus).toEqual({ MIND: 1 });
    expect(scene.state.active?.actions).toBe(2);
    const again = scene.chancing({ test: [0, 0, 0, 0, 1, 1] }).when(0, attempt);
    expect(again.happened('testResolved')).toMatchObject([{ passed: true, closed: true, malus: false }]);
    expect(again.state.tests.box).toMatchObject({ malus: {}, passed: { A: 1, B: 0 } });
  });

  it('CLASH-EX09 CLASH-162 CLASH-238 its tokens belong to the place; passed, it does what its card says', () => {
    const kind = madeToken({ hasSpace: true });
    const test = box({
      at: { tokens: kind },
      offers: [{ characteristic: 'MIND', difficulty: 5 }],
      onSuccess: [{ remove: { tokens: kind, count: 1 } }],
    });
    const tokens = [
      { id: `${kind}-1`, kindId: kind, spaceId: '3,3' },
      { id: `${kind}-2`, kindId: kind, spaceId: '0,0' },
    ];
    const key = `box@${kind}-2`;
    const tests = { [key]: { malus: { MIND: 1 }, change: 0, closed: false, passed: { A: 0, B: 0 } } };
    const scene = trial(armed({ mind: 3 }), [test], { tokens, state: { tests } })
      .chancing({ test: [0, 0, 1, 1] })
      .when(0, { ...attempt, testId: key });
    expect(scene.state.tokens.map(({ id }) => id)).toEqual([`${kind}-1`]);
    expect(scene.refusalCode(0, { ...attempt, testId: key })).toBe('NOT_IN_PLAY');
    expect(scene.refusalCode(0, { ...attempt, testId: `box@${kind}-1` })).toBe('NOT_ON_INTERACTION_SPACE');
    expect(scene.refusalCode(0, { ...attempt, testId: 'nothing' })).toBe('UNKNOWN_ID');
  });

  it('CLASH-EX42 CLASH-161 CLASH-155 without a die left it succeeds; the action is spent', () => {
    const tests = { box: { malus: { MIND: 2 }, change: 0, closed: false, passed: { A: 0, B: 0 } } };
    const card = box({ offers: [{ characteristic: 'MIND', difficulty: 2 }] });
    const scene = trial(armed({ mind: 1 }), [card], { state: { tests } }).when(0, attempt);
    expect(scene.happened('testAttempted')).toMatchObject([{ dice: 0, sure: true }]);
    expect(scene.told).not.toContain('testRolled');
    expect(scene.state.active?.actions).toBe(2);
  });

  it('CLASH-EX52 CLASH-161 is sure when the highest total is not above the value', () => {
    const tests = { box: { malus: { MIND: 1 }, change: 0, closed: false, passed: { A: 0, B: 0 } } };
    const card = box({ offers: [{ characteristic: 'MIND', difficulty: 2 }] });
    expect(trial(armed({ mind: 2 }), [card], { state: { tests } }).when(0, attempt).told).not.toContain('testRolled');
    const rolled = trial(armed({ mind: 1 }), [card], { state: { tests } })
      .chancing({ test: [2] })
      .when(0, attempt);
    expect(rolled.happened('testResolved')).toMatchObject([{ passed: false }]);
  });

  it('CLASH-EX43 CLASH-158 equal is enough', () => {
    const card = box({ offers: [{ characteristic: 'MIND', difficulty: 3 }] });
    const scene = trial(armed({ mind: 3 }), [card])
      .chancing({ test: [1, 1, 1] })
      .when(0, attempt);
    expect(scene.happened('testResolved')).toMatchObject([{ passed: true }]);
  });

  it('CLASH-EX05 CLASH-EX53 CLASH-163 CLASH-210 attack counts as points, bonuses on and maluses off, without dice of powers', () => {
    const card = box({ offers: [{ characteristic: 'ATTACK', difficulty: 8 }] });
    const aim = { ...attempt, characteristic: 'ATTACK' } as const;
    const strong = armed({ attack: 3 }, [{ technique: { attack: 3 } }]);
    const six = trial(strong, [card])
      .chancing({ test: [1, 1, 1, 1, 1, 1, 0, 0] })
      .when(0, aim);
    expect(six.happened('testAttempted')).toMatchObject([{ value: 6, dice: 8 }]);
    expect(six.happened('testResolved')).toMatchObject([{ passed: true }]);
    const seven = trial(strong, [card])
      .chancing({ test: [1, 1, 1, 1, 1, 1, 1, 0] })
      .when(0, aim);
    expect(seven.happened('testResolved')).toMatchObject([{ passed: false }]);
    const dice: Power = { trigger: 'PERMANENT', modifiers: [{ who: { of: 'SELF' }, power: 2, combat: 1 }] };
    const mixed = armed({ attack: 3 }, [{ technique: { attack: 2 } }, { technique: { attack: -1 } }, { power: dice }]);
    const four = trial(mixed, [card])
      .chancing({ test: [0, 0, 0, 0, 0, 0, 0, 0] })
      .when(0, aim);
    expect(four.happened('testAttempted')).toMatchObject([{ value: 4 }]);
  });

  it('CLASH-156 CLASH-164 CLASH-249 stands on its place; an attack test may be made from afar', () => {
    const card = box({
      at: { space: '3,0' },
      offers: [
        { characteristic: 'ATTACK', difficulty: 1 },
        { characteristic: 'MIND', difficulty: 1 },
      ],
    });
    const aim = { ...attempt, characteristic: 'ATTACK' } as const;
    expect(trial(armed({}), [card]).refusalCode(0, attempt)).toBe('NOT_ON_INTERACTION_SPACE');
    expect(trial(armed({}), [card]).refusalCode(0, aim)).toBe('NO_RANGED_POWER');
    expect(trial(armed({}), [card]).refusalCode(0, { ...attempt, characteristic: 'SPEED' })).toBe(
      'CHARACTERISTIC_NOT_OFFERED',
    );
    const shooter = armed({ attack: 2 }, [{ power: ranged }]);
    expect(trial(shooter, [card]).when(0, aim).happened('testAttempted')).toMatchObject([{ afar: true, sure: true }]);
    const blocked = trial(shooter, [card], { heroes: [{ ...shooter, at: '0,0' }, { at: '1,0' }] });
    expect(blocked.refusal(0, aim)).toMatchObject({ code: 'NO_LINE_OF_SIGHT', facts: { stop: 'FIGURE' } });
    expect(blocked.legal(0, 'attemptTest')).toEqual([]);
  });

  it('CLASH-165 CLASH-247 CLASH-248 direct tests get no token, passed ones are closed, repeatable ones start afresh', () => {
    const face = { doors: [{ id: 'gate', x: 0, y: 0, edge: 'E' as const, open: false }] };
    const game = aGame({ at: 'activation', heroes: [{ ...armed({ mind: 9 }), at: '1,0' }, { at: '4,4' }], face });
    const scenario = game.options.scenario;
    const door = `${scenario?.tiles[0]?.face}/gate`;
    const card = box({
      door,
      direct: true,
      offers: [{ characteristic: 'MIND', difficulty: 2 }],
      onSuccess: [{ setDoor: { door, open: true } }],
    });
    delete card.at;
    scenario?.plan?.tests.push(card, box({ id: 'bell', at: { space: '1,0' }, offers: card.offers, repeatable: true }));
    const opened = given(game).when(0, attempt);
    expect(opened.happened('doorSet')).toMatchObject([{ door, open: true }]);
    expect(opened.refusalCode(0, attempt)).toBe('TEST_ALREADY_PASSED');
    const rung = opened.when(0, { ...attempt, testId: 'bell' }).when(0, { ...attempt, testId: 'bell' });
    expect(rung.state.tests.bell?.passed).toEqual({ A: 2, B: 0 });
    const failed = trial(armed({ mind: 1 }), [
      box({ direct: true, offers: [{ characteristic: 'MIND', difficulty: 1 }] }),
    ])
      .chancing({ test: [2] })
      .when(0, attempt);
    expect(failed.happened('testResolved')).toMatchObject([{ passed: false, malus: false }]);
  });

  it('CLASH-267 a power may change the roll of a test before the comparison', () => {
    const hero = armed({ mind: 2 }, [{ power: afterOwnRoll({ changeRoll: { successes: -1 } }) }]);
    const scene = trial(hero, [box({ offers: [{ characteristic: 'MIND', difficulty: 3 }] })])
      .chancing({ test: [1, 1, 1] })
      .when(0, attempt);
    expect(scene.step).toBe('window.reaction');
    const passed = scene.when(0, { type: 'react', powerId: hero.inPlay?.[0]?.cardId ?? '' });
    expect(passed.happened('testResolved')).toMatchObject([{ passed: true }]);
  });

  it('CLASH-043 powers give a die more or fewer; effects ease and harden, open and close tests', () => {
    const steady: Power = { trigger: 'PERMANENT', grants: [{ who: { of: 'SELF' }, ability: 'TESTS_ONE_DIE_FEWER' }] };
    const change: Power = {
      trigger: 'ACTION',
      do: [{ hardenTest: { test: 'box', by: 3 } }, { easeTest: { test: 'box', by: 1 } }],
    };
    const hero = armed({ mind: 1 }, [{ power: steady }, { power: change }]);
    const scene = trial(hero, [box({ offers: [{ characteristic: 'MIND', difficulty: 1 }] })])
      .when(0, { type: 'usePower', powerId: hero.inPlay?.[1]?.cardId ?? '' })
      .chancing({ test: [0, 0] })
      .when(0, attempt);
    expect(scene.happened('testAttempted')).toMatchObject([{ dice: 2 }]);
  });
});

describe('a use of an object', () => {
  const stand = (): string =>
    madeObject({ classic: { difficulty: 6, effects: [{ heal: { who: { of: 'SELF' }, points: 2 } }] } });
  const car = (): string =>
    madeObject({
      footprint: [{ x: 1, y: 0 }],
      aggressive: { difficulty: 4, attack: 'RANGED', combat: 0, power: 1, damage: 1 },
    });

  it('CLASH-EX06 CLASH-101 CLASH-103 CLASH-105 a classic use is a direct mind test on its space', () => {
    const kindId = stand();
    const objects = [{ id: `${kindId}-1`, kindId, spaceId: '1,0', turns: 0 }];
    const hero = armed({ mind: 4 });
    const use = { type: 'useObject', objectId: `${kindId}-1`, use: 'CLASSIC' } as const;
    const scene = trial({ ...hero, damage: 2 }, [], { objects });
    expect(scene.refusalCode(0, { ...use, objectId: 'nothing-1' })).toBe('UNKNOWN_ID');
    const there = scene.when(0, { type: 'move', figureId: hero.id, spaceId: '1,0' });
    const failed = there.chancing({ test: [1, 0, 2, 0, 1, 1] }).when(0, use);
    expect(failed.happened('testResolved')).toMatchObject([{ passed: false, malus: false }]);
    expect(failed.state.active?.actions).toBe(1);
    expect(failed.figure(hero.id).damage).toBe(2);
    const passed = there.chancing({ test: [1, 0, 2, 0, 1, 0] }).when(0, use);
    expect(passed.happened('objectUsed')).toHaveLength(1);
    expect(passed.figure(hero.id).damage).toBe(0);
    expect(passed.state.objects).toHaveLength(1);
  });

  it('CLASH-100 CLASH-101 the object that is named is used, as its card offers', () => {
    const heal: Effect = { heal: { who: { of: 'SELF' }, points: 1 } };
    const bench = madeObject({ classic: { difficulty: 1, effects: [heal] } });
    const anvil = madeObject({ classic: { difficulty: 20, effects: [heal] } });
    const stone = madeObject({ aggressive: { difficulty: 1, attack: 'RANGED', combat: 0, power: 0, damage: 1 } });
    const hero = armed({ mind: 9 });
    const target = armed({});
    const objects = [
      { id: `${anvil}-1`, kindId: anvil, spaceId: '4,0', turns: 0 },
      { id: `${bench}-1`, kindId: bench, spaceId: '3,3', turns: 0 },
      { id: `${bench}-2`, kindId: bench, spaceId: '0,0', turns: 0 },
      { id: `${stone}-1`, kindId: stone, spaceId: '0,1', turns: 0 },
    ];
    const scene = given(
      aGame({
        at: 'activation',
        heroes: [
          { ...hero, damage: 2, at: '0,0' },
          { ...target, at: '4,4' },
        ],
        objects,
      }),
    );
    const use = (objectId: string, targetId?: string) =>
      ({ type: 'useObject', objectId, use: 'CLASSIC', ...(targetId === undefined ? {} : { targetId }) }) as const;
    expect(scene.refusalCode(0, use(`${bench}-1`))).toBe('NOT_ON_INTERACTION_SPACE');
    expect(scene.refusalCode(0, use(`${bench}-2`, target.id))).toBe('USE_NOT_OFFERED');
    expect(scene.refusalCode(0, use(`${stone}-1`))).toBe('USE_NOT_OFFERED');
    expect(scene.refusalCode(0, use('lamp-1'))).toBe('UNKNOWN_ID');
    const used = scene.when(0, use(`${bench}-2`));
    expect(used.happened('testAttempted')).toMatchObject([{ sure: true, dice: 1 }]);
    expect(used.figure(hero.id).damage).toBe(1);
  });

  it('CLASH-101 CLASH-103 an object that leaves during its test does nothing, and the test is passed all the same', () => {
    const kindId = stand();
    const hero = armed({ mind: 9 }, [{ power: afterOwnRoll({ remove: { objects: kindId } }) }]);
    const objects = [{ id: `${kindId}-1`, kindId, spaceId: '0,0', turns: 0 }];
    const passed = trial({ ...hero, damage: 2 }, [], { objects })
      .chancing({ test: [0, 0, 0, 0, 0, 1] })
      .when(0, { type: 'useObject', objectId: `${kindId}-1`, use: 'CLASSIC' })
      .when(0, { type: 'react', powerId: hero.inPlay?.[0]?.cardId ?? '' });
    expect(passed.happened('testResolved')).toMatchObject([{ passed: true }]);
    expect(passed.happened('objectUsed')).toEqual([]);
    expect(passed.figure(hero.id).damage).toBe(2);
    expect(passed.state.active?.actions).toBe(2);
  });

  it('CLASH-100 CLASH-101 CLASH-102 an object that is gone is not in play, one that cannot be is unknown; so is a target', () => {
    const kindId = car();
    const objects = [{ id: `${kindId}-1`, kindId, spaceId: '1,0', turns: 1 }];
    const [hero, out] = [armed({}), armed({})];
    const scene = given(
      aGame({
        at: 'activation',
        heroes: [{ ...hero, at: '0,0' }, { at: '4,4' }, { ...out, seat: 1, at: null }],
        objects,
      }),
    );
    const why = (objectId: string, targetId?: string) => {
      const use = { type: 'useObject', objectId, use: 'AGGRESSIVE' } as const;
      const { rule, code, facts } = scene.refusal(0, targetId === undefined ? use : { ...use, targetId });
      return [rule, code, facts];
    };
    expect(why('car-12')).toEqual(['CLASH-100', 'NOT_IN_PLAY', { id: 'car-12' }]);
    for (const id of ['car-0', 'car-012', 'car-x', 'car', 'tram-1']) {
      expect(why(id)).toEqual(['CLASH-100', 'UNKNOWN_ID', { id }]);
    }
    expect(why(`${kindId}-1`, 'nobody')).toEqual(['CLASH-102', 'UNKNOWN_ID', { id: 'nobody' }]);
    expect(why(`${kindId}-1`, out.id)).toEqual(['CLASH-102', 'NOT_IN_PLAY', { id: out.id }]);
  });

  it('CLASH-EX07 CLASH-EX73 CLASH-102 CLASH-104 CLASH-234 CLASH-236 an aggressive use tests, then attacks; the object leaves', () => {
    const kindId = car();
    const objects = [{ id: `${kindId}-1`, kindId, spaceId: '1,0', turns: 1 }];
    const hero = armed({ attack: 3 });
    const target = armed({ defense: 3 });
    const bystander = armed({});
    const map = ['ooooo', 'o.ooo', 'ooooo', 'ooooo', 'ooooo'];
    const scene = given(
      aGame({
        at: 'activation',
        heroes: [
          { ...hero, seat: 0, at: '0,0' },
          { ...bystander, seat: 0, teamUp: true, at: '1,0' },
          { ...target, seat: 1, at: '4,0' },
        ],
        objects,
        face: { map },
      }),
    );
    const use = { type: 'useObject', objectId: `${kindId}-1`, use: 'AGGRESSIVE', targetId: target.id } as const;
    const thrown = scene.chancing({ test: [0, 0, 2, 1], combat: ['1', '1', '0'], power: ['1'] }).when(0, use);
    expect(thrown.happened('attackDeclared')).toMatchObject([{ mode: 'RANGED', source: `${kindId}-1` }]);
    expect(thrown.happened('attackRolled')).toMatchObject([{ combat: ['1', '1', '0'], power: ['1'] }]);
    expect(thrown.step).toBe('window.push');
    const after = thrown.when(0, { type: 'declinePushBack' });
    expect(after.state.objects).toEqual([]);
    expect(after.figure(bystander.id).spaceId).toBe('1,0');
    expect(after.state.active?.actions).toBe(2);
    expect(after.refusalCode(0, use)).toBe('UNKNOWN_ID');
    const failed = scene.chancing({ test: [2, 2, 0, 0] }).when(0, use);
    expect(failed.state.objects).toHaveLength(1);
    expect(failed.told).not.toContain('attackDeclared');
  });

  it('CLASH-269 counts for missions as a use, and a throw as a throw, never as a test: Rage and Ultrawoman', () => {
    const kindId = madeObject({
      classic: { difficulty: 1, effects: [{ heal: { who: { of: 'SELF' }, points: 1 } }] },
      aggressive: { difficulty: 1, attack: 'RANGED', combat: 0, power: 0, damage: 1 },
      afterAggressive: 'STAY',
    });
    const objects = [{ id: `${kindId}-1`, kindId, spaceId: '1,0', turns: 0 }];
    const target = armed({ defense: 9 });
    const deeds = (id: string, missionId: string, mission: string): Scene => {
      const scene = given(
        aGame({
          at: 'activation',
          heroes: [
            { id, missionId, at: '1,0' },
            { ...target, seat: 1, at: '4,4' },
          ],
          objects,
        }),
      );
      const use = { type: 'useObject', objectId: `${kindId}-1` } as const;
      const thrown = scene
        .chancing({ combat: ['0', '0', '0'] })
        .when(0, { ...use, use: 'AGGRESSIVE', targetId: target.id });
      expect([mission, thrown.told.includes('missionAccomplished')]).toEqual([mission, false]);
      return thrown;
    };
    const rage = deeds('rage', 'rage-mission-2', 'Rage');
    expect(rage.hero('rage').deeds).toEqual({ OBJECTS_USED: 1, OBJECTS_THROWN: 1 });
    expect(rage.happened('testResolved')).toMatchObject([{ use: 'AGGRESSIVE' }]);
    const again = rage
      .chancing({ combat: ['0', '0', '0'] })
      .when(0, { type: 'useObject', objectId: `${kindId}-1`, use: 'AGGRESSIVE', targetId: target.id });
    expect(again.happened('missionAccomplished')).toMatchObject([{ missionId: 'rage-mission-2' }]);
    const ultrawoman = deeds('ultrawoman', 'ultrawoman-mission-1', 'Ultrawoman');
    const classic = ultrawoman.when(0, { type: 'useObject', objectId: `${kindId}-1`, use: 'CLASSIC' });
    expect(classic.happened('testResolved')).toMatchObject([{ use: 'CLASSIC', passed: true }]);
    expect(classic.hero('ultrawoman').deeds).toEqual({ OBJECTS_USED: 2, OBJECTS_THROWN: 1 });
    expect(classic.told).not.toContain('missionAccomplished');
  });

  it('CLASH-106 CLASH-237 is refused without a target or away from the object, and costs nothing', () => {
    const kindId = car();
    const objects = [{ id: `${kindId}-1`, kindId, spaceId: '1,0', turns: 1 }];
    const map = ['ooooo', 'o.ooo', 'ooooo', 'ooooo', 'ooooo'];
    const hero = armed({});
    const [enemy, behind] = [armed({}), armed({})];
    const scene = (at: string): Scene =>
      given(
        aGame({
          at: 'activation',
          heroes: [
            { ...hero, seat: 0, at },
            { ...enemy, seat: 1, at: '2,2' },
            { ...behind, seat: 1, teamUp: true, at: '4,2' },
          ],
          objects,
          face: { map },
        }),
      );
    const use = { type: 'useObject', objectId: `${kindId}-1`, use: 'AGGRESSIVE' } as const;
    expect(scene('0,2').legal(0, 'useObject')).toEqual([{ ...use, targetId: enemy.id }]);
    expect(scene('0,2').refusalCode(0, { ...use, targetId: behind.id })).toBe('NO_LINE_OF_SIGHT');
    expect(scene('0,2').refusalCode(0, { ...use, targetId: hero.id })).toBe('NOT_AN_ENEMY');
    expect(scene('0,2').refusalCode(0, use)).toBe('NO_TARGET');
    expect(scene('0,4').refusalCode(0, { ...use, targetId: enemy.id })).toBe('NOT_ADJACENT_TO_OBJECT');
    expect(scene('0,2').refusalCode(0, { ...use, use: 'CLASSIC' })).toBe('USE_NOT_OFFERED');
  });
});
