import { nodesOf } from '#skirmish/content/lint';
import { door } from '../doors.js';
import { objectiveArticles } from '../newspaper/objective-articles.js';
import { doorSchema, roomSchema, tokenKindSchema, type Room } from '../schema.js';
import { passesToNeutralise, reachedInTurn } from '../testing/course-of-objective.js';
import { tokenKinds } from '../tokens.js';
import { rooms } from './index.js';

const objectiveRooms = rooms.flatMap((room) => (room.objective ? [{ room, objective: room.objective }] : []));
const roomOf = (id: string): Room => {
  const room = rooms.find((each) => each.id === id);
  if (!room) throw new RangeError(`no room ${id}`);
  return room;
};
const allTests = rooms.flatMap(({ tests, traps }) => [...tests, ...traps.flatMap(({ test }) => test ?? [])]);
const repeated = (ids: readonly string[]): string[] => ids.filter((id, place) => ids.indexOf(id) !== place);
/** Every value of a field, at any depth. */
const named = (field: string, ...within: unknown[]): unknown[] =>
  nodesOf(within).flatMap(({ value }) => (field in value ? [value[field]] : []));

describe('The records of the rooms', () => {
  it('are what their schema asks for', () => {
    for (const room of rooms) expect(roomSchema.parse(room)).toEqual(room);
    for (const kind of tokenKinds) expect(tokenKindSchema.parse(kind)).toEqual(kind);
  });

  it('have ids of their own for tests, traps and objectives', () => {
    expect(repeated(allTests.map(({ id }) => id))).toEqual([]);
    expect(repeated(rooms.flatMap(({ traps }) => traps.map(({ id }) => id)))).toEqual([]);
    expect(repeated(objectiveRooms.map(({ objective }) => objective.id))).toEqual([]);
  });

  it('are of the kind that they say', () => {
    for (const { kind, objective, traps } of rooms) {
      expect(objective !== undefined).toBe(kind === 'OBJECTIVE');
      if (kind === 'TRAP') expect(traps.length).toBeGreaterThanOrEqual(1);
      // Heroes who come in are not tested before their first deed.
      if (kind === 'ENTRY') expect(traps.filter(({ on }) => on.zoneEntered)).toEqual([]);
    }
  });

  it('SKAROV-TILE-13 have traps that say whom they act on: the figure that set them off, or the figures in zones', () => {
    for (const { traps } of rooms) {
      for (const { on, zones, id } of traps) {
        const setOff = on.zoneEntered !== undefined || on.testFailed !== undefined;
        expect([id, zones.length > 0]).toEqual([id, !setOff]);
      }
    }
  });

  it.each(rooms.map((room) => [room.id, room] as const))(
    '%s speaks of its own zones, features and tokens',
    (id, room) => {
      const { face, tests, traps, activation, objective, tokens } = room;
      const zones = face.zoneNames.map(({ zone }) => `${id}/${zone}`);
      const within = [tests, traps, activation, objective];
      for (const zone of [...named('zone', within), ...named('zones', within).flat()]) {
        if (typeof zone === 'string') expect(zones).toContain(zone);
      }
      for (const feature of named('feature', within)) {
        expect(face.features.map((each) => `${id}/${each.id}`)).toContain(feature);
      }
      expect(named('room', within).filter((place) => typeof place === 'string' && place !== id)).toEqual([]);
      const kinds = tokenKinds.map((kind) => kind.id);
      for (const kind of [...tokens.map((token) => token.kind), ...named('tokens', within)]) {
        expect(kinds).toContain(kind);
      }
      const counted = [...named('objective', tests, traps, activation), ...named('counter', objective?.neutralised)];
      expect(counted.filter((counter) => typeof counter === 'string' && counter !== objective?.id)).toEqual([]);
    },
  );

  it('name tests that there are', () => {
    const ids = allTests.map((test) => test.id);
    const words = ['easeTest', 'hardenTest', 'openTest', 'closeTest', 'passed'];
    const meant = words.flatMap((word) => named(word, rooms)).map((effect) => (effect as { test: string }).test);
    expect(meant.filter((test) => !ids.includes(test))).toEqual([]);
    expect(named('testFailed', rooms).filter((test) => !ids.includes(test as string))).toEqual([]);
  });

  it('SKAROV-TEST-12 have a way to switch every trap on again that heroes may switch off', () => {
    const closed = named('closeTest', rooms).map((effect) => (effect as { test: string }).test);
    const opened = named('openTest', rooms).map((effect) => (effect as { test: string }).test);
    expect([...new Set(closed)].sort()).toEqual([...new Set(opened)].sort());
    const forced = rooms.flatMap(({ traps }) => traps.flatMap(({ test }) => test?.id ?? []));
    expect(closed.filter((test) => !forced.includes(test))).toEqual([]);
    expect(closed.length).toBeGreaterThanOrEqual(4);
  });

  it('use every word, place and trigger that rules give to rooms (skarov.md 11.5)', () => {
    const effects = [
      'advance',
      'spawn',
      'place',
      'swap',
      'move',
      'moveFreely',
      'remove',
      'putToken',
      'damage',
      'heal',
      'healWound',
      'modify',
    ];
    const more = [
      'loseAction',
      'discardCard',
      'drawEvents',
      'discardEvents',
      'easeTest',
      'hardenTest',
      'openTest',
      'closeTest',
    ];
    const control = [
      'if',
      'each',
      'choose',
      'chooseFigure',
      'oneOf',
      'roll',
      'attack',
      'zoneEntered',
      'roomActivated',
      'turnEnd',
      'testFailed',
    ];
    const unused = [...effects, ...more, ...control, 'reinforcement', 'room', 'counter', 'tokens', 'passed'].filter(
      (word) => named(word, rooms).length === 0,
    );
    expect(unused).toEqual([]);
    expect(named('of', rooms)).toContain('ROOM');
  });
});

describe('The objectives', () => {
  it('SKAROV-OBJ-02 have an article each', () => {
    expect(objectiveRooms.map(({ objective }) => objective.articleId)).toEqual(objectiveArticles.map(({ id }) => id));
  });

  it.each([
    ['missiles', 4],
    ['storm', 2],
    ['robots', 3],
    ['hypnosis', 3],
    ['mole', 1],
    ['reactor', 3],
  ])('SKAROV-OBJ-01 %s is neutralised by %i tests', (id, passes) => {
    const found = objectiveRooms.find(({ objective }) => objective.id === id);
    expect(found && passesToNeutralise(found.room)).toBe(passes);
  });

  it.each([
    ['missiles', 9],
    ['storm', 8],
    ['robots', 8],
    ['hypnosis', 9],
    ['mole', 8],
    ['reactor', 9],
  ])(
    'SKAROV-FINAL-01 %s is reached automatically at the end of turn %i, so that there is a final combat',
    (id, turn) => {
      const found = objectiveRooms.find(({ objective }) => objective.id === id);
      expect(found && reachedInTurn(found.room)).toBe(turn);
    },
  );

  it('SKAROV-EX-09 SKAROV-EX-14 four missiles, each with an orange space, a mind test of 4 dice and the heroes’ symbol', () => {
    const silo = roomOf('t3a');
    const missiles = silo.tokens.filter(({ kind }) => kind === 'missile');
    expect(missiles).toHaveLength(4);
    expect(silo.objective?.counter.start).toBe(4);
    expect(missiles.map(({ x, y }) => silo.face.map[y]?.[x])).toEqual(['i', 'i', 'i', 'i']);
    expect(silo.tests.find(({ at }) => at?.tokens === 'missile')).toMatchObject({
      offers: [{ characteristic: 'MIND', difficulty: 4 }],
      addHeroes: true,
      direct: false,
    });
  });
});

describe('The doors', () => {
  it('SKAROV-EX-16 SKAROV-DOOR-01 are of attack 5 and mind 5', () => {
    expect(doorSchema.parse(door)).toEqual(door);
    expect(door).toMatchObject({ attack: 5, mind: 5 });
  });
});
