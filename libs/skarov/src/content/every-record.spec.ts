import { LocalGame, nextRandomCommand, Random } from '#kernel';
import { nodesOf } from '#skirmish/content/lint';
import type { BuildCommand } from '../flow/set-up/build-words.js';
import { skarov } from '../skarov.js';
import type { State } from '../state.js';
import { BuildingSite } from '../testing/building-site.js';
import { ranks, type Rank } from '../words.js';
import { box } from './catalogue.js';
import { bases } from './bases/index.js';
import type { Scenario } from './schema.js';

const {
  hero: heroes,
  powerCard,
  woundCard,
  eventCard,
  villainSheet,
  room,
  scenario: scenarios,
  headline,
} = box.printed;
const idsOf = (records: readonly { readonly id: string }[]): string[] => records.map(({ id }) => id).sort();
const sorted = (ids: Iterable<string>): string[] => [...new Set(ids)].sort();
/** Every value of a field, at any depth. */
const named = (field: string, within: unknown): unknown[] =>
  nodesOf(within).flatMap(({ value }) => (field in value ? [value[field]] : []));

/** A game that has come from set-up to its first turn by legal commands, the named hero in its first seat. */
function begun(options: Readonly<Record<string, unknown>>, seed: string, heroId?: string): State {
  const game = LocalGame.start(skarov, { options, seed });
  const random = Random.from(seed);
  const seats = game.state.seats.map(({ seat }) => seat);
  const wanted =
    heroId &&
    [...skarov.legalCommands(game.state, 0)].find(
      (command) => command.type === 'chooseHero' && command.heroId === heroId,
    );
  if (wanted) game.must({ type: 'play', seat: 0, command: wanted });
  while (game.state.turn === 0) {
    const command = nextRandomCommand(game, seats, random, { timeOuts: 0, resignations: 0 });
    if (!command) throw new Error('The game is over before it begins.');
    game.must(command);
  }
  return game.state;
}

/** Each hero at each rank, in the first adventure; a mission is rolled in each. */
const played = heroes.flatMap(({ id }) =>
  ranks.flatMap((rank: Rank) =>
    ['a', 'b', 'c'].map((name) =>
      begun({ heroes: 1, ranks: [rank], scenarioId: scenarios[0]?.id }, `${name} ${id}`, id),
    ),
  ),
);

describe('Every record of the box is in a game that the rules allow:', () => {
  it('SKAROV-RANK-01 SKAROV-RANK-03 each hero at each rank, with each of its cards', () => {
    const chosen = played.flatMap((state) => state.heroes.map(({ heroId, rank }) => `${heroId} ${rank}`));
    expect(sorted(chosen)).toEqual(heroes.flatMap(({ id }) => ranks.map((rank) => `${id} ${rank}`)).sort());
    expect(sorted(played.flatMap((state) => state.heroes.flatMap(({ hand }) => hand)))).toEqual(idsOf(powerCard));
  });

  it('SKAROV-MISS-01 each mission', () => {
    expect(sorted(played.flatMap((state) => state.heroes.map(({ missionId }) => missionId ?? '')))).toEqual(
      idsOf(heroes.flatMap(({ missions }) => missions)),
    );
  });

  it('SKAROV-WND-05 SKAROV-EVT-01 each wound card and each event card, in its pile or in hand', () => {
    const [{ woundPile, overlord }] = played as [State];
    expect(sorted(woundPile)).toEqual(idsOf(woundCard));
    expect(sorted([...overlord.pile, ...overlord.hand])).toEqual(idsOf(eventCard));
  });

  it('SKAROV-TILE-01 SKAROV-BASE-11 SKAROV-BASE-13 each room and each villain sheet, in bases that the overlord may build', () => {
    let site = BuildingSite.begun(4);
    const rooms = [
      ...site.base.tiles.map(({ faceId }) => faceId),
      ...site.legal('placeTile').map(({ faceId }) => faceId),
    ];
    // Of a tile with a fixed place in the base the other face may lie there instead.
    expect(sorted(rooms.concat(lastFaces(site)))).toEqual(idsOf(room));
    const sheets = new Set(idsOf(villainSheet.filter(({ rank }) => rank === 'MASTER')));
    while (site.step) {
      const legal: BuildCommand[] = site.legal();
      for (const command of legal) if ('sheetId' in command) sheets.add(command.sheetId);
      site = site.when(site.byDefault());
    }
    expect(sorted(sheets)).toEqual(idsOf(villainSheet));
  });

  it.each([...scenarios, ...bases].map((record) => [record.id, record] as const))(
    'SKAROV-SETUP-06 SKAROV-BASE-17 %s, with each of its numbers of heroes',
    (id, record) => {
      const {
        id: _id,
        name: _name,
        heroes: { least, most },
        ...layout
      } = record;
      for (let count = least; count <= most; count += 1) {
        const adventure = bases.some((base) => base.id === id) ? { base: layout } : { scenarioId: id };
        expect(begun({ heroes: count, ...adventure }, `${id} ${count}`).turn).toBe(1);
      }
    },
  );

  it.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
    'SKAROV-BASE-17 each rule and article of %s: its occasion is in the base, its numbers of heroes are those of the adventure',
    (_, scenario) => {
      for (const { id, on, if: condition, do: effects } of scenario.rules) {
        expect([id, faultsOf(scenario, on)]).toEqual([id, []]);
        for (const bound of named('atLeast', condition)) expect([id, tooMany(scenario, bound)]).toEqual([id, false]);
        for (const bound of named('atMost', condition)) expect([id, tooFew(scenario, bound)]).toEqual([id, false]);
        expect([id, effects.length > 0]).toEqual([id, true]);
      }
      const awarded = named('award', scenario.rules) as { article: string; side: string }[];
      for (const { id } of scenario.articles)
        expect(sorted(awarded.flatMap(({ article, side }) => (article === id ? side : [])))).toEqual([
          'HEROES',
          'OVERLORD',
        ]);
    },
  );

  it('SKAROV-NEWS-05 each headline: a page can have so many articles of one side more', () => {
    const most = Math.max(...scenarios.map(articlesOf));
    for (const { id, from, to } of headline) expect([id, from <= most && to >= -most]).toEqual([id, true]);
  });
});

/** The faces that may lie where the opening of the base has laid the other face of their tile. */
function lastFaces(site: BuildingSite): string[] {
  const over = (faceId: string): string => faceId.replace(/[ab]$/, (face) => (face === 'a' ? 'b' : 'a'));
  return site.base.tiles
    .map(({ faceId }) => over(faceId))
    .filter((faceId) => {
      const { column = 0, row = 0, turns = 0 } = site.base.tiles.find((tile) => over(tile.faceId) === faceId) ?? {};
      return site.code({ type: 'placeTile', faceId, column, row, turns }) === undefined;
    });
}

/** What the occasion of a rule names that its base has not. */
function faultsOf({ base }: Scenario, on: object): string[] {
  const faces = base?.tiles.map(({ faceId }) => faceId) ?? [];
  const posted = [...(base?.minions ?? []), ...(base?.lieutenants ?? [])].map(({ sheet }) => sheet);
  const isIn: Record<string, (value: never) => boolean> = {
    zoneEntered: ({ zone }: { zone: string }) => faces.includes(zone.split('/')[0] ?? ''),
    roomActivated: ({ tile }: { tile: number }) => faces.some((faceId) => faceId.startsWith(`t${tile}`)),
    figureOut: ({ sheet }: { sheet?: string }) => sheet === undefined || posted.includes(sheet),
  };
  return Object.entries(on).flatMap(([word, value]) => (isIn[word]?.(value as never) === false ? [word] : []));
}

type Bound = { readonly what: { readonly heroesAtStart?: true }; readonly number: number };
const tooMany = ({ heroes: { most } }: Scenario, bound: unknown): boolean =>
  (bound as Bound).what.heroesAtStart === true && (bound as Bound).number > most;
const tooFew = ({ heroes: { least } }: Scenario, bound: unknown): boolean =>
  (bound as Bound).what.heroesAtStart === true && (bound as Bound).number < least;

/** Articles that one side can have of an adventure: of its objectives, its own, the final one, and one for each hero. */
function articlesOf({ base, articles, heroes: { most } }: Scenario): number {
  const faces = base?.tiles.map(({ faceId }) => faceId) ?? [];
  const objectives = room.filter(({ id, objective }) => objective && faces.includes(id)).length;
  return objectives + articles.length + 1 + most;
}
