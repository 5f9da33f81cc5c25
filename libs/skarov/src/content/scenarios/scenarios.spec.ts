import { nodesOf } from '#skirmish/content/lint';
import { rooms } from '../rooms/index.js';
import { scenarioSchema, type Room, type Scenario } from '../schema.js';
import { reachedInTurn } from '../testing/course-of-objective.js';
import { scenarios } from './index.js';

const roomsOf = ({ base }: Scenario): Room[] =>
  (base?.tiles ?? []).flatMap(({ faceId }) => rooms.find(({ id }) => id === faceId) ?? []);
const named = (field: string, within: unknown): unknown[] =>
  nodesOf(within).flatMap(({ value }) => (field in value ? [value[field]] : []));
const all = scenarios.map((scenario) => [scenario.id, scenario] as const);

describe('The adventures', () => {
  it('are four, from easy to hard, one with the Missiles and one whose passages the overlord lays', () => {
    expect(scenarios.map(({ difficulty }) => difficulty)).toEqual(['EASY', 'NORMAL', 'NORMAL', 'HARD']);
    expect(scenarios.filter((scenario) => roomsOf(scenario).some(({ id }) => id === 't3a'))).toHaveLength(2);
    expect(scenarios.filter(({ base }) => base?.passages === undefined).map(({ id }) => id)).toEqual([
      'spring-collection',
    ]);
  });

  it('SKAROV-GEN-02 together welcome one hero to four, each of them two numbers or more', () => {
    for (const { heroes } of scenarios) expect(heroes.most - heroes.least).toBeGreaterThanOrEqual(1);
    for (const number of [1, 2, 3, 4]) {
      expect(scenarios.some(({ heroes }) => heroes.least <= number && number <= heroes.most)).toBe(true);
    }
  });

  it('show every objective, every kind of room and doors that are not like the others', () => {
    const shown = scenarios.flatMap(roomsOf);
    const objectives = rooms.filter(({ kind }) => kind === 'OBJECTIVE');
    expect(objectives.filter((room) => !shown.includes(room))).toEqual([]);
    expect(new Set(shown.map(({ kind }) => kind)).size).toBe(5);
    expect(scenarios.some(({ doors }) => doors.length > 0)).toBe(true);
  });

  it('use what rules give to adventures: doors, articles, events, and what sets rules off', () => {
    const rules = scenarios.map((scenario) => scenario.rules);
    const words = ['setDoor', 'award', 'advance', 'drawEvents', 'remove', 'heal', 'modify'];
    const triggers = ['turnEnd', 'figureOut', 'heroOut', 'zoneEntered', 'roomActivated'];
    expect([...words, ...triggers].filter((word) => named(word, rules).length === 0)).toEqual([]);
  });
});

describe.each(all)('The adventure %s', (_id, scenario) => {
  const { base, rules, doors, articles } = scenario;
  const here = roomsOf(scenario);

  it('is what its schema asks for', () => {
    expect(scenarioSchema.parse(scenario)).toEqual(scenario);
  });

  it('SKAROV-GEN-03 SKAROV-GEN-07 has no turn limit: its objectives are reached in good time without opposition, and the final combat begins', () => {
    expect(scenario.turnLimit).toBeUndefined();
    for (const room of here.filter(({ objective }) => objective)) {
      expect(reachedInTurn(room, [], rules)).toBeLessThan(13);
    }
  });

  it('speaks of doors, rooms, tests, tokens and articles that it has', () => {
    const edges = (base?.passages ?? []).filter(({ kind }) => kind === 'DOOR').map(({ edge }) => edge);
    const meant = named('setDoor', rules).map((effect) => (effect as { door: string }).door);
    expect([...meant, ...doors.map(({ edge }) => edge)].filter((edge) => !edges.includes(edge))).toEqual([]);
    const zones = here.flatMap(({ id, face }) => face.zoneNames.map(({ zone }) => `${id}/${zone}`));
    expect(named('zone', rules).filter((zone) => !zones.includes(zone as string))).toEqual([]);
    const tiles = here.map(({ tileNumber }) => tileNumber);
    expect(named('tile', rules).filter((tile) => !tiles.includes(tile as number))).toEqual([]);
    const objectives = here.flatMap(({ objective }) => objective?.id ?? []);
    expect(named('objective', rules).filter((id) => !objectives.includes(id as string))).toEqual([]);
    const kinds = [...named('kind', here), ...named('tokens', here)];
    expect(named('tokens', rules).filter((kind) => !kinds.includes(kind))).toEqual([]);
    const awarded = named('award', rules).map((effect) => (effect as { article: string }).article);
    expect([...new Set(awarded)]).toEqual(articles.map(({ id }) => id));
  });

  it('has rules with names of their own', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    expect(rules.length).toBeGreaterThanOrEqual(3);
  });
});
