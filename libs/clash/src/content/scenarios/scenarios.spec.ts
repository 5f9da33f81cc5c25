import { nodesOf } from '#skirmish/content/lint';
import { readFileSync } from 'node:fs';
import { optionsSchema } from '../../options.js';
import { boxGame } from '../../testing/index.js';
import { view } from '../../view/view.js';
import { box } from '../catalogue.js';
import { checkScenario } from '../check-scenario.js';
import { referenceCards } from '../reference-cards/index.js';
import type { Scenario } from '../schema.js';
import { tokenKinds } from '../tokens.js';
import { effectSchema, triggerSchema } from '../vocabulary.js';
import { scenarios } from './index.js';

const spec = readFileSync('docs/rules/clash.md', 'utf8');

const withVillain = scenarios.filter(({ threatSheet }) => threatSheet);
const scenario = (id: string): Scenario => {
  const found = scenarios.find((candidate) => candidate.id === id);
  if (!found) throw new RangeError(`There is no scenario "${id}".`);
  return found;
};
const sheetOf = (id: string): NonNullable<Scenario['threatSheet']> => {
  const { threatSheet } = scenario(id);
  if (!threatSheet) throw new RangeError(`"${id}" has no threat sheet.`);
  return threatSheet;
};

describe('The scenarios of the box', () => {
  it.each(scenarios.map(({ id }) => id))(
    'CLASH-014 CLASH-015 CLASH-206 CLASH-233 “%s” can be laid out, and its words name only what exists',
    (id) => expect(checkScenario(scenario(id))).toEqual([]),
  );

  it('CLASH-096 are five: two without a threat sheet for versus alone, three with one', () => {
    expect(scenarios.map(({ id, threatSheet }) => [id, threatSheet?.number])).toEqual([
      ['rooftop-rumble', undefined],
      ['key-to-the-city', undefined],
      ['silent-hour', 1],
      ['five-shadows', 2],
      ['doll-parade', 3],
    ]);
    expect(scenarios.filter(({ threatSheet }) => !threatSheet).map(({ modes }) => modes)).toEqual([
      ['VERSUS'],
      ['VERSUS'],
    ]);
  });

  it('CLASH-190 with a threat sheet are played in every mode', () => {
    for (const { modes } of withVillain) expect(modes).toEqual(['VERSUS', 'SOLO', 'COOP']);
  });

  it('CLASH-201 are opened as the rooftop duel when nothing is chosen', () => {
    const { scenarioId } = optionsSchema.parse({});
    expect(scenario(scenarioId).recommendedHeroes).toBe(1);
  });

  it('CLASH-012 have the sides start on opposite edges of the board', () => {
    const column = (space: string): number => Number(space.split(',')[0]);
    for (const { starts } of scenarios) {
      const [west, east] = [starts.A.map(column), starts.B.map(column)];
      expect(Math.max(...west)).toBeLessThan(Math.min(...east));
    }
  });

  it('CLASH-206 leave the choice of start spaces in some, and fix it in others', () => {
    expect(new Set(scenarios.map(({ starts }) => starts.chosen))).toEqual(new Set([true, false]));
  });

  it('CLASH-251 have a turn limit, and both ways of ending at it', () => {
    const ends = scenarios.map(({ threatSheet, plan }) => (threatSheet ?? plan)?.victory.atTurnLimit);
    expect(new Set(ends)).toEqual(new Set(['PAGES', 'VILLAIN']));
  });

  it('CLASH-089 CLASH-093 CLASH-198 put a large and a medium article at stake, with a villain the large one for its defeat', () => {
    for (const { threatSheet, plan } of scenarios) {
      expect((threatSheet ?? plan)?.articles.map(({ size }) => size)).toEqual(['LARGE', 'MEDIUM']);
    }
    for (const { threatSheet } of withVillain) {
      expect(threatSheet?.articles.map(({ condition }) => condition === undefined)).toEqual([true, false]);
    }
  });

  it('CLASH-092 CLASH-224 have X-Tina, the first Emissary, and all No’ Dalies as super villains', () => {
    expect(withVillain.map(({ threatSheet }) => threatSheet?.superVillain)).toEqual([
      { sheet: 'x-tina' },
      { sheet: 'emissary', figures: [1] },
      { sheet: 'no-dalie' },
    ]);
  });

  it('CLASH-155 CLASH-238 CLASH-EX05 CLASH-EX08 sonic machines have a space of their own and an ordinary test: mind 7, attack 8', () => {
    expect(tokenKinds.find(({ id }) => id === 'sonic-machine')?.hasSpace).toBe(true);
    for (const { offers, direct, onSuccess } of sheetOf('silent-hour').tests) {
      expect({ offers, direct }).toEqual({
        offers: [
          { characteristic: 'MIND', difficulty: 7 },
          { characteristic: 'ATTACK', difficulty: 8 },
        ],
        direct: false,
      });
      expect(onSuccess).toMatchObject([{ takeToken: { kind: 'sonic-machine' } }]);
    }
  });

  it('CLASH-091 CLASH-089 have the lists, reactions, rules and special actions of the table of clash.md 11, in its order', () => {
    for (const [column, { threatSheet, rules }] of withVillain.entries()) {
      const printed = threatSheet ?? { endOfTurn: [], villainReactions: [], scenarioReactions: [], specialActions: [] };
      const ids = (records: readonly { readonly id: string }[]): string[] => records.map(({ id }) => id);
      const items = [1, 2, 3, 4, 5].flatMap((row) => inTable(row === 1 ? 'end of turn 1' : String(row), column));
      expect(items).toEqual(ids(printed.endOfTurn));
      expect(inTable('villain reactions', column)).toEqual(ids(printed.villainReactions));
      expect(inTable('special rules', column)).toEqual(ids(rules));
      expect(inTable('special actions', column)).toEqual(ids(printed.specialActions));
    }
    expect(inTable('scenario reactions', 1)).toEqual(sheetOf('five-shadows').scenarioReactions.map(({ id }) => id));
    expect(inTable('scenario reactions', 2)).toEqual(sheetOf('doll-parade').scenarioReactions.map(({ id }) => id));
  });

  it('CLASH-084 CLASH-096 have threat sheets tied to tiles of theirs, whose cards name threat and villain', () => {
    for (const { threatSheet, tiles } of withVillain) {
      const tied = threatSheet?.tiles ?? [];
      expect(tied.length).toBeGreaterThan(0);
      expect(tiles.map(({ face }) => face)).toEqual(expect.arrayContaining(tied));
      for (const face of tied) {
        const named = { number: threatSheet?.number, villain: threatSheet?.superVillain.sheet };
        expect(referenceCards.find(({ id }) => id === face)?.threat).toEqual(named);
      }
    }
    const naming = referenceCards.filter(({ threat }) => threat).map(({ id }) => id);
    expect(naming.sort()).toEqual(withVillain.flatMap(({ threatSheet }) => threatSheet?.tiles ?? []).sort());
  });

  it('CLASH-230 have the villain’s objective at the end of its track', () => {
    for (const { threatSheet } of withVillain) {
      const goals = nodesOf(threatSheet?.victory.villain).flatMap(({ value }) =>
        (value['what'] as { track?: true } | undefined)?.track ? [value['number']] : [],
      );
      expect(goals).toEqual([threatSheet?.track?.length]);
    }
  });

  it('use every face of a tile and every kind of token and object', () => {
    expect(new Set(scenarios.flatMap(({ tiles }) => tiles.map(({ face }) => face))).size).toBe(12);
    const laid = scenarios.flatMap(({ threatSheet, plan }) => (threatSheet ?? plan)?.tokens.map(({ kind }) => kind));
    expect(new Set(laid)).toEqual(new Set(tokenKinds.map(({ id }) => id)));
    expect(new Set(scenarios.flatMap(({ objects }) => objects.map(({ kind }) => kind))).size).toBe(
      box.printed.objectKind.length,
    );
  });

  it('CLASH-099 CLASH-233 lay every object with its space on a space of the tile, which it makes orange', () => {
    for (const { id, objects } of scenarios) {
      const { board } = view(boxGame(id), { kind: 'spectator' });
      for (const { x, y, kind } of objects) {
        const space = board.interactions.find(({ spaceId }) => spaceId === `${x},${y}`);
        expect([id, space?.name]).toEqual([id, box.known.objectKind(kind).name]);
      }
    }
  });

  it('speak every trigger and every word about board and plan of the vocabulary', () => {
    const words = new Set(nodesOf(scenarios).flatMap(({ value }) => Object.keys(value)));
    const ofPowers = [
      'push', // an object pushes
      'drawWound',
      'discardCard',
      'giveAction',
      'changeRoll',
      'preventDamage',
      'redirectAttack',
      'addDamage',
      'moveFreely',
    ];
    const wanted = [...shapeOf(effectSchema), ...shapeOf(triggerSchema)].filter((word) => !ofPowers.includes(word));
    expect(wanted.filter((word) => !words.has(word))).toEqual([]);
  });
});

/** The ids before a colon in a cell of the table of the threat sheets (clash.md 11). */
function inTable(row: string, column: number): string[] {
  const line = spec
    .slice(spec.indexOf('| 1 Silent Hour |'))
    .split('\n')
    .find((each) => each.startsWith(`| ${row} |`));
  const cell = line?.split(' | ')[column + 1] ?? '';
  return [...cell.matchAll(/`([a-z-]+)`: /g)].map(([, id = '']) => id);
}

/** The words that a record of the vocabulary may be. */
function shapeOf(schema: unknown): string[] {
  return Object.keys((schema as { shape: object }).shape);
}
