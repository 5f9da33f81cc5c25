import type { ScenarioPlan } from '../content/schema.js';
import type { Condition, Effect, Figures } from '../content/vocabulary.js';
import {
  aGame,
  given,
  madeFace,
  madeHero,
  madeObject,
  madeToken,
  madeVillain,
  rule,
  type GameSetup,
  type HeroSetup,
  type Scene,
} from '../testing/index.js';

const text = { en: 'x', fr: 'x' };
const self: Figures = { of: 'SELF' };
const enemies: Figures = { of: 'ENEMIES' };

/** The active hero of side A carries effects out: a special action at 0,0. */
function done(effects: Effect[], setup: GameSetup = {}, plan: Partial<ScenarioPlan> = {}): Scene {
  const specialActions = [{ id: 'deed', name: text, text, at: { space: '0,0' }, cost: 1, do: effects }];
  const heroes: readonly HeroSetup[] = setup.heroes ?? [{ at: '0,0' }, { at: '4,4' }];
  const placed = setup.threatSheet
    ? { threatSheet: { ...setup.threatSheet, ...plan, specialActions } }
    : { plan: { ...plan, specialActions } };
  return given(aGame({ at: 'activation', ...setup, heroes, ...placed })).when(0, {
    type: 'performSpecialAction',
    specialActionId: 'deed',
  });
}

const damage = (who: Figures): Effect => ({ damage: { who, points: 1 } });
const hurt = (scene: Scene): string[] => scene.happened('damageDealt').map(({ figureId }) => figureId);

describe('figures', () => {
  it('CLASH-079 CLASH-224 names villains, heroes of a side, allies and enemies', () => {
    const [a, ally, b] = [madeHero(), madeHero(), madeHero()];
    const [sheet, helper] = [madeVillain({ health: 9 }), madeVillain({ health: 9 })];
    const setup: GameSetup = {
      heroes: [
        { id: a, seat: 0, at: '0,0' },
        { id: ally, seat: 0, teamUp: true, at: '1,1' },
        { id: b, seat: 1, at: '4,4' },
      ],
      villains: [
        { sheet, at: '2,0' },
        { sheet: helper, at: '3,0' },
      ],
      threatSheet: { superVillain: { sheet } },
    };
    const of = (who: Figures): string[] => hurt(done([damage(who)], setup));
    expect(of({ of: 'VILLAIN' })).toEqual([`${sheet}-1`]);
    expect(of({ of: 'VILLAINS' })).toEqual([`${sheet}-1`, `${helper}-1`]);
    expect(of({ of: 'SHEET', sheet: helper })).toEqual([`${helper}-1`]);
    expect(of({ of: 'HEROES', side: 'OTHER' })).toEqual([b]);
    expect(of({ of: 'HEROES', side: 'OWN' })).toEqual([a, ally]);
    expect(of({ of: 'ALLIES' })).toEqual([ally]);
    expect(of(enemies)).toEqual([b, `${sheet}-1`, `${helper}-1`]);
    expect(of({ of: 'CAUSE' })).toEqual([a]);
    expect(of({ of: 'ENEMIES', pick: 'NEAREST' })).toEqual([`${sheet}-1`]);
    expect(of({ of: 'ENEMIES', pick: 'FARTHEST' })).toEqual([b]);
    expect(of({ of: 'ENEMIES', pick: 'LEAST_LEFT' })).toEqual([b]);
    expect(of({ of: 'ENEMIES', pick: 'FIRST', count: 2 })).toEqual([b, `${sheet}-1`]);
    expect(of({ of: 'ENEMIES', inSightOf: self })).toEqual([b, `${sheet}-1`]);
    expect(of({ of: 'ENEMIES', withinZones: { of: self, zones: 1 } })).toEqual([`${sheet}-1`, `${helper}-1`]);
    expect(of({ of: 'HEROES', adjacentTo: self })).toEqual([ally]);
    expect(of({ of: 'HEROES', inZone: { zoneOf: self } })).toEqual([a, ally]);
    expect(of({ of: 'HEROES', onPlace: { space: '4,4' } })).toEqual([b]);
    expect(of({ of: 'HEROES', activated: true })).toEqual([a]);
  });

  it('CLASH-232 tells whom chance has picked', () => {
    const [a, b, c] = [madeHero(), madeHero(), madeHero()];
    const setup: GameSetup = {
      heroes: [
        { id: a, seat: 0, at: '0,0' },
        { id: b, seat: 1, at: '4,4' },
        { id: c, seat: 1, teamUp: true, at: '4,3' },
      ],
    };
    const specialActions = [
      { id: 'deed', name: text, text, at: { space: '0,0' }, cost: 1, do: [damage({ of: 'ENEMIES', pick: 'RANDOM' })] },
    ];
    const scene = given(aGame({ at: 'activation', ...setup, plan: { specialActions } }))
      .chancing({ picks: [c] })
      .when(0, { type: 'performSpecialAction', specialActionId: 'deed' });
    expect(scene.happened('choiceMade')).toMatchObject([{ seat: null, optionId: c, weighed: { drawn: true } }]);
    expect(hurt(scene)).toEqual([c]);
  });
});

describe('effects on the board', () => {
  it('CLASH-229 CLASH-216 puts figures on the nearest free space, and none when the supply is empty', () => {
    const sheet = 'no-dalie';
    const scene = done([{ spawn: { sheet, count: 2, at: { space: '0,0' } } }]);
    expect(scene.happened('figurePlaced')).toMatchObject([
      { figureId: 'no-dalie-1', spaceId: '1,0', spawned: true },
      { figureId: 'no-dalie-2', spaceId: '0,1', spawned: true },
    ]);
    const few = done([{ spawn: { sheet: 'x-tina', count: 3, at: { space: '2,2' } } }]);
    expect(few.happened('figurePlaced')).toHaveLength(1);
  });

  it('CLASH-229 the nearest free space is in the nearest zone, though another is fewer spaces away', () => {
    const face = { zones: ['aaaab', 'ccccb', 'ccccb', 'ccccb', 'ccccb'] };
    const heroes = [{ at: '0,0' }, { at: '1,0' }];
    const scene = done([{ spawn: { sheet: 'no-dalie', count: 1, at: { space: '0,0' } } }], { heroes, face });
    expect(scene.happened('figurePlaced')).toMatchObject([{ spaceId: '2,0' }]);
  });

  it('CLASH-268 a piece of scenery is the one that is named', () => {
    const face = madeFace({
      map: ['ooooo', 'ooooi', 'ooooo', 'ooooi', 'ooooo'],
      features: [
        { id: 'tree', x: 4, y: 1 },
        { id: 'well', x: 4, y: 3 },
      ],
    });
    const scene = done([{ place: { who: self, at: { feature: `${face}/well` } } }], {
      heroes: [{ at: '0,0' }, { at: '2,2' }],
      scenario: { tiles: [{ face, column: 0, row: 0, turns: 0 }] },
    });
    expect(scene.happened('figurePlaced')).toMatchObject([{ spaceId: '4,3' }]);
  });

  it('CLASH-232 CLASH-097 tells how the figure was picked at whose place something is done', () => {
    const [near, far] = [madeHero(), madeHero()];
    const heroes = [
      { seat: 0, at: '0,0' },
      { id: far, seat: 1, at: '4,4' },
      { id: near, seat: 1, teamUp: true, at: '2,0' },
    ];
    const nearest: Figures = { of: 'ENEMIES', pick: 'NEAREST' };
    for (const at of [{ spaceOf: nearest }, { zoneOf: nearest }]) {
      const scene = done([{ putToken: { kind: madeToken(), at } }], { heroes });
      expect(scene.happened('choiceMade')).toMatchObject([
        { seat: null, optionId: near, weighed: { rule: 'CLASH-097' } },
      ]);
    }
  });

  it('CLASH-090 CLASH-229 start spaces are those of the side that is named; without a side there are none', () => {
    const scenario = { starts: { A: ['2,0', '2,1'], B: ['3,3'], chosen: false } };
    const puts = (start: 'A' | 'B' | 'SIDE'): Effect => ({ place: { who: self, at: { start } } });
    const placed = (start: 'A' | 'B' | 'SIDE'): unknown =>
      done([puts(start)], { scenario }).happened('figurePlaced')[0]?.spaceId;
    expect([placed('A'), placed('B'), placed('SIDE')]).toEqual(['2,0', '3,3', '2,0']);
    const rules = [rule('dusk', { turnEnd: true }, [{ spawn: { sheet: 'x-tina', count: 1, at: { start: 'SIDE' } } }])];
    const ended = given(aGame({ at: 'activation', decks: { A: [], B: [] }, scenario: { ...scenario, rules } })).when(
      0,
      { type: 'endActivation' },
    );
    expect(ended.happened('figurePlaced')).toEqual([]);
    expect(ended.happened('effectPassedOver')).toMatchObject([{ source: 'dusk', effect: 'spawn' }]);
  });

  it('CLASH-226 CLASH-152 places, swaps and pushes figures', () => {
    const [a, b] = [madeHero(), madeHero()];
    const heroes = [
      { id: a, at: '0,0' },
      { id: b, at: '1,0' },
    ];
    expect(done([{ place: { who: self, at: { space: '4,4' } } }], { heroes }).figure(a).spaceId).toBe('4,4');
    const swapped = done([{ swap: { a: self, b: enemies } }], { heroes });
    expect([swapped.figure(a).spaceId, swapped.figure(b).spaceId]).toEqual(['1,0', '0,0']);
    const pushed = done([{ push: { who: enemies, from: self, steps: 2 } }], { heroes });
    expect(pushed.happened('figurePushed').map(({ to }) => to)).toEqual(['2,0', '3,0']);
    const moved = done([{ move: { who: enemies, away: { spaceOf: self } } }], { heroes });
    expect(moved.happened('figureMoved')).toMatchObject([{ figureId: b, kind: 'AUTOMATIC', to: '4,0' }]);
    const stays = done([{ move: { who: enemies, away: { spaceOf: self }, zones: 0 } }], { heroes });
    expect(stays.happened('choiceMade')).toMatchObject([
      { optionId: '1,0', staysId: b, weighed: { rule: 'CLASH-227' } },
    ]);
  });

  it('CLASH-233 CLASH-235 CLASH-238 puts, takes and removes tokens and objects, and opens doors', () => {
    const [kind, blocking, object] = [madeToken(), madeToken({ hasSpace: true }), madeObject()];
    const scene = done([
      { putToken: { kind, at: { space: '2,2' } } },
      { putToken: { kind: blocking, at: { space: '2,2' } } },
      { putObject: { kind: object, at: { space: '2,2' } } },
    ]);
    expect(scene.state.tokens).toEqual([
      { id: `${kind}-1`, kindId: kind, spaceId: '2,2' },
      { id: `${blocking}-1`, kindId: blocking, spaceId: '2,2' },
    ]);
    expect(scene.state.objects).toMatchObject([{ id: `${object}-1`, kindId: object }]);
    expect(scene.state.objects[0]?.spaceId).not.toBe('2,2');
    const tokens = [
      { id: `${kind}-1`, kindId: kind, spaceId: '2,2' },
      { id: `${kind}-2`, kindId: kind, spaceId: '3,3' },
    ];
    expect(done([{ takeToken: { kind, at: { space: '3,3' } } }], { tokens }).state.tokens).toEqual([tokens[0]]);
    expect(done([{ remove: { tokens: kind } }], { tokens }).state.tokens).toEqual([]);
    expect(done([{ remove: { tokens: kind, count: 1 } }], { tokens }).state.tokens).toEqual([tokens[1]]);
    const villain = done([{ remove: { figures: { of: 'VILLAINS' } } }], {
      villains: [{ sheet: 'no-dalie', at: '3,3', superVillain: false }],
    });
    expect(villain.figure('no-dalie-1')).toMatchObject({ status: 'RESERVE', spaceId: null });
  });

  it('CLASH-162 CLASH-247 a piece that comes again has another id, and so a test of its own', () => {
    const [token, object] = [madeToken(), madeObject()];
    const scene = done(
      [
        { remove: { tokens: token } },
        { remove: { objects: object } },
        { putToken: { kind: token, at: { space: '2,2' } } },
        { putObject: { kind: object, at: { space: '3,3' } } },
      ],
      {
        tokens: [{ id: `${token}-1`, kindId: token, spaceId: '2,2' }],
        objects: [{ id: `${object}-1`, kindId: object, spaceId: '3,3', turns: 0 }],
      },
    );
    expect(scene.state.tokens.map(({ id }) => id)).toEqual([`${token}-2`]);
    expect(scene.state.objects.map(({ id }) => id)).toEqual([`${object}-2`]);
  });
});

describe('effects on figures and on the plan', () => {
  it('CLASH-266 CLASH-215 cards, actions and modifiers', () => {
    const [a, b] = [madeHero(), madeHero({ speed: 2 })];
    const heroes = [
      { id: a, at: '0,0', damage: 1 },
      { id: b, at: '4,4' },
    ];
    const drawn = done([{ drawWound: { who: enemies } }, { drawWound: { who: enemies } }], { heroes });
    expect(drawn.happened('woundDrawn')).toMatchObject([{ heroId: b, discarded: 0 }]);
    expect(drawn.happened('effectPassedOver')).toMatchObject([{ effect: 'drawWound' }]);
    const slowed = done([{ modify: { who: enemies, characteristic: 'SPEED', by: -1, until: 'GAME' } }], { heroes });
    expect(slowed.state.modifiers).toEqual([{ figureId: b, characteristic: 'SPEED', by: -1, until: 'GAME' }]);
    const lost = done([{ loseAction: { who: { of: 'HEROES' }, actions: 1 } }], { heroes });
    expect(lost.happened('actionsChanged')).toMatchObject([
      { heroId: a, by: -1 },
      { heroId: b, by: -1 },
    ]);
    expect(lost.state.active?.actions).toBe(1);
    const specialActions = [
      { id: 'deed', name: text, text, at: { space: '0,0' }, cost: 1, do: [{ discardCard: { who: enemies } }] },
    ];
    const discarded = given(aGame({ at: 'activation', heroes, plan: { specialActions } }))
      .chancing({ picks: [`${b}-3`] })
      .when(0, { type: 'performSpecialAction', specialActionId: 'deed' });
    expect(discarded.hero(b).discard).toEqual([`${b}-3`]);
  });

  it('CLASH-230 the marker moves step by step; steps reached forwards do their effects; beyond the ends it stays', () => {
    const track = {
      name: text,
      length: 3,
      start: 0,
      steps: [{ at: 2, text, do: [damage({ of: 'HEROES' })] }],
    };
    const forwards = done([{ track: { by: 5 } }], {}, { track });
    expect(forwards.happened('trackMoved').map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    expect(forwards.told.filter((type) => type === 'trackMoved' || type === 'damageDealt')).toEqual([
      'trackMoved',
      'trackMoved',
      'damageDealt',
      'damageDealt',
      'trackMoved',
    ]);
    expect(forwards.told).not.toContain('effectPassedOver');
    const stays = done([damage(enemies), { track: { by: 1 } }], { state: { track: 3 } }, { track });
    expect(stays.happened('effectPassedOver')).toMatchObject([{ effect: 'track' }]);
    const back = done([{ track: { by: -2 } }], { state: { track: 3 } }, { track });
    expect(back.state.track).toBe(1);
    expect(back.told).not.toContain('damageDealt');
  });

  it('CLASH-247 CLASH-160 a test that is opened again keeps what has made it easier; closed, it is over', () => {
    const test = {
      ...{ id: 'lock', name: text, text, at: { space: '2,2' }, direct: false, repeatable: false, onSuccess: [] },
      offers: [{ characteristic: 'MIND' as const, difficulty: 5 }],
    };
    const state = (closed: boolean): GameSetup => ({
      state: { tests: { lock: { malus: {}, change: -1, closed, passed: { A: 1, B: 0 } } } },
    });
    const opened = done([{ openTest: { test: 'lock' } }], state(true), { tests: [test] });
    expect(opened.state.tests['lock']).toEqual({ malus: {}, change: -1, closed: false, passed: { A: 1, B: 0 } });
    const closed = done([{ closeTest: { test: 'lock' } }], state(false), { tests: [test] });
    expect(closed.state.tests['lock']).toMatchObject({ change: -1, closed: true });
  });

  it('CLASH-093 awards articles and ends the game', () => {
    const award = done([{ award: { article: 'large', side: 'OWN' } }]);
    expect(award.happened('articleWon')).toMatchObject([{ side: 'A', articleId: 'large', points: 4 }]);
    expect(done([{ endGame: 'VILLAIN' }]).state.over).toEqual({ outcome: 'VILLAIN', reason: 'VILLAIN_OBJECTIVE' });
    expect(done([{ endGame: 'PAGES' }]).state.over).toEqual({ outcome: 'DRAW', reason: 'SHEET' });
  });
});

describe('composition', () => {
  it('CLASH-232 branches, repeats, rolls and takes the first option that can be carried out', () => {
    const [a, b] = [madeHero(), madeHero()];
    const heroes = [
      { id: a, at: '0,0' },
      { id: b, at: '4,4', damage: 2 },
    ];
    const late: Condition = { atLeast: { what: { turn: true }, number: 9 } };
    const branch = done([{ if: { condition: late, then: [damage(self)], else: [damage(enemies)] } }], { heroes });
    expect(hurt(branch)).toEqual([b]);
    const each = done([{ each: { figures: { of: 'HEROES' }, do: [damage({ of: 'CHOSEN' })] } }], { heroes });
    expect(hurt(each)).toEqual([a, b]);
    const first = done([{ oneOf: { options: [[{ heal: { who: self, points: 1 } }], [damage(enemies)]] } }], { heroes });
    expect(first.happened('choiceMade')).toMatchObject([{ seat: null, optionId: '1' }]);
    expect(hurt(first)).toEqual([b]);
    const table = [
      { atLeast: 0, do: [damage(self)] },
      { atLeast: 2, do: [damage(enemies)] },
    ];
    const specialActions = [
      { id: 'deed', name: text, text, at: { space: '0,0' }, cost: 1, do: [{ roll: { die: 'POWER' as const, table } }] },
    ];
    const rolled = given(aGame({ at: 'activation', heroes, plan: { specialActions } }))
      .chancing({ power: ['POW', '1'] })
      .when(0, { type: 'performSpecialAction', specialActionId: 'deed' });
    expect(rolled.happened('dieRolled')).toMatchObject([{ faces: ['POW', '1'] }]);
    expect(hurt(rolled)).toEqual([b]);
  });

  it('CLASH-214 asks the seat that a text names, and lists declining first', () => {
    const options = [
      { text, do: [{ heal: { who: self, points: 1 } }] },
      { text, do: [damage(self)] },
      { text, do: [damage(enemies)] },
    ];
    const scene = done([{ choose: { seat: 'OWNER', optional: true, options } }]);
    expect(scene.state.window).toMatchObject({
      seat: 0,
      options: [{ optionId: 'decline' }, { optionId: '1', kind: 'TEXT' }, { optionId: '2' }],
    });
    expect(scene.byDefault(0)).toEqual({ type: 'choose', optionId: 'decline' });
    expect(hurt(scene.when(0, { type: 'choose', optionId: '2' }))).toHaveLength(1);
    expect(hurt(scene.when(0, { type: 'choose', optionId: 'decline' }))).toEqual([]);
  });

  it('CLASH-243 CLASH-257 a window whose hero has left closes unanswered, and the game goes on', () => {
    const options = [
      { text, do: [damage(self)] },
      { text, do: [damage(enemies)] },
    ];
    const scene = done([{ choose: { seat: 'OWNER', options } }], {
      seats: ['A', 'A', 'B'],
      heroes: [{ at: '0,0' }, { at: '0,2' }, { at: '4,4' }],
    });
    expect(scene.asked).toEqual([0]);
    const left = scene.whenResigns(0);
    expect(left.told).toContain('windowClosed');
    expect(left.state.window).toBeNull();
    expect(hurt(left)).toEqual([]);
    expect(left.asked).not.toContain(0);
  });
});
