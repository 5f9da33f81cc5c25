import { best, commandOf, commandsOf } from '#kernel';
import type { SpaceId } from '#skirmish';
import { cellOf, spaceDistance } from '#skirmish/cells';
import { passChance } from '#skirmish/dice';
import { sum } from '#skirmish-presentation';
import {
  box,
  type Command,
  type CommandOf,
  connectionsOf,
  isControl,
  type LaidTile,
  opensTo,
  type Room,
  roomOf,
  type TestCard,
  tileAt,
  villainSheet,
} from '#skarov/queries';
import { strengthOf } from './effect-worth.js';
import type { Outlook } from './outlook.js';

/*
 * A sound base: one long way from the Entry to the control room, a door in every wall of it, what heroes must settle behind
 * what stops them, and lieutenants where heroes would have to stand.
 */

/** Any adventure that fits, or a custom base: opponents meet all of them. */
export function chooseScenario(outlook: Outlook): Command | undefined {
  const ways = commandsOf(outlook, 'chooseScenario').filter(({ difficulty = 'NORMAL' }) => difficulty === 'NORMAL');
  return ways.length > 0 ? outlook.random.pick(ways) : undefined;
}

/** Heroes that a base is meant to hold for a turn longer. */
const heroesOf = ({ view }: Outlook): number => view.seats.filter(({ side }) => side === 'HEROES').length;

/** Tiles of a base against so many heroes: an hour or two, and enough minions for their number. */
const tilesFor = (heroes: number): number => 4 + heroes;
/** Objective rooms among them. */
const objectivesFor = (heroes: number): number => (heroes > 2 ? 2 : 1);

/** Lays the base as one long way: rooms that hinder, then what has to be settled, the control room at its end. */
export function layTile(outlook: Outlook): Command | undefined {
  const { tiles } = outlook.view.board;
  const otherEntry = commandsOf(outlook, 'placeTile').find((tile) => isOf(roomOf(tile), 'ENTRY'));
  if (otherEntry && outlook.random.below(2) === 0) return otherEntry;
  const laid = (kind: Room['kind']): number => tiles.filter((tile) => roomOf(tile).kind === kind).length;
  const heroes = heroesOf(outlook);
  const left = tilesFor(heroes) - tiles.length;
  if (laid('CONTROL') > 0 || left <= 0) return commandOf(outlook, 'finishTiles') ?? anyNeeded(outlook);
  const missing = objectivesFor(heroes) - laid('OBJECTIVE');
  const next =
    left === 1
      ? 'CONTROL'
      : missing > 0 && left % 2 === 0
        ? 'OBJECTIVE'
        : left - 1 <= missing
          ? 'OBJECTIVE'
          : 'HINDRANCE';
  const offers = commandsOf(outlook, 'placeTile').filter(({ faceId }) => isOf(roomOf({ faceId }), next));
  return (
    best(offers, (tile) => worthOfTile(tiles, tile, heroes)) ?? commandOf(outlook, 'finishTiles') ?? anyNeeded(outlook)
  );
}

const isOf = ({ kind }: Room, wanted: Room['kind'] | 'HINDRANCE'): boolean =>
  wanted === 'HINDRANCE' ? kind === 'TRAP' || kind === 'PLAIN' : kind === wanted;

const anyNeeded = (outlook: Outlook): Command | undefined => {
  const { tiles } = outlook.view.board;
  const needed = (['CONTROL', 'OBJECTIVE'] as const).find((kind) => !tiles.some((tile) => roomOf(tile).kind === kind));
  return commandsOf(outlook, 'placeTile').find(({ faceId }) => roomOf({ faceId }).kind === needed);
};

const around = [
  { column: 0, row: -1, side: 'N', back: 'S' },
  { column: -1, row: 0, side: 'W', back: 'E' },
  { column: 1, row: 0, side: 'E', back: 'W' },
  { column: 0, row: 1, side: 'S', back: 'N' },
] as const;

/** Behind the last tile that was laid, and beside as few others as can be; then what the room itself is worth. */
function worthOfTile(tiles: readonly LaidTile[], tile: CommandOf<'placeTile'>, heroes: number): number {
  const beside = around.flatMap(({ column, row, side, back }) => {
    const other = tileAt(tiles, { column: tile.column + column, row: tile.row + row });
    return other && opensTo(tile, side) && opensTo(other, back) ? [tiles.indexOf(other)] : [];
  });
  const behindLast = beside.includes(tiles.length - 1) ? 100 : 0;
  const room = roomOf(tile);
  return behindLast + 10 * Math.max(...beside, 0) - beside.length + worthOfRoom(room, heroes) - 0.01 * tile.turns;
}

/** The worth of a room for villains that wait in it: minions, traps, tests that seldom succeed, an end that comes soon. */
function worthOfRoom({ reinforcement, traps, activation, tests, objective }: Room, heroes: number): number {
  const minions = reinforcement.filter(({ mark }) => mark <= Math.max(2, heroes)).length;
  const hindrance = minions + traps.length + (activation ? 0.5 : 0);
  if (!objective) return hindrance;
  const hard = tests.map((test) => 1 - chanceOf(test, heroes));
  const soon = objective.reached.atLeast ? 10 / objective.reached.atLeast.number : 0;
  return hindrance + 3 * (sum(hard) / Math.max(1, hard.length)) + soon;
}

/** How often a hero of middle gifts passes a test. */
const chanceOf = ({ offers, addHeroes }: TestCard, heroes: number): number =>
  Math.max(...offers.map(({ difficulty }) => passChance(difficulty, 4 - (addHeroes ? heroes : 0))), 0);

/** A door between each tile and the one that was laid before it: one way, and every wall of it has to be opened. */
export function layPassage(outlook: Outlook): Command | undefined {
  const { tiles, passages } = outlook.view.board;
  const connections = connectionsOf(tiles);
  const at = (tile: LaidTile): number =>
    tiles.findIndex(({ column, row }) => column === tile.column && row === tile.row);
  const joined = new Set([at(tiles.find((tile) => roomOf(tile).kind === 'ENTRY') ?? (tiles[0] as LaidTile))]);
  const isLaid = (edge: string): boolean => passages.some((passage) => passage.edge === edge);
  for (let found = true; found;) {
    const next = connections.find(
      ({ edge, tiles: ends }) => isLaid(edge) && joined.has(at(ends[0])) !== joined.has(at(ends[1])),
    );
    found = next !== undefined;
    for (const tile of next?.tiles ?? []) joined.add(at(tile));
  }
  const leading = connections.filter(({ tiles: ends }) => {
    const [inside, outside] = ends.filter((tile) => joined.has(at(tile)));
    return inside !== undefined && outside === undefined && !isControl(inside);
  });
  const offers = commandsOf(outlook, 'placePassage').filter(({ edge }) =>
    leading.some((connection) => connection.edge === edge),
  );
  const worth = ({ edge, kind }: CommandOf<'placePassage'>): number => {
    const ends = leading.find((connection) => connection.edge === edge)?.tiles ?? [];
    const control = ends.some(isControl) ? -100 : 0;
    const from = Math.max(...ends.filter((tile) => joined.has(at(tile))).map(depthOf(joined)));
    return control + 10 * from + (kind === 'DOOR' ? 1 : 0);
  };
  const depthOf =
    (order: ReadonlySet<number>) =>
    (tile: LaidTile): number =>
      [...order].indexOf(at(tile));
  return best(offers, worth) ?? commandOf(outlook, 'finishPassages') ?? commandOf(outlook, 'placePassage');
}

/** In each room kinds that it does not have yet, then those of which there are fewest: for any acting sheet some are near. */
export function postMinion(outlook: Outlook): Command | undefined {
  const { posts } = outlook.view.board;
  const faceOf = (spaceId: SpaceId): string => outlook.board.space(spaceId).faceId;
  const posted = (sheetId: string, faceId?: string): number =>
    posts.filter((post) => post.sheetId === sheetId && (faceId === undefined || faceOf(post.spaceId) === faceId))
      .length;
  return best(commandsOf(outlook, 'placeMinion'), ({ sheetId, spaceId }) => {
    const model = outlook.view.figures.find((figure) => figure.sheetId === sheetId);
    const strength = model ? strengthOf({ ...model, spaceId }) : 0;
    return -3 * posted(sheetId, faceOf(spaceId)) - posted(sheetId) + 0.5 * strength;
  });
}

/** In objective rooms on the space from which they are settled, the hardest to hit first; elsewhere in the way. */
export function postLieutenant(outlook: Outlook): Command | undefined {
  const { tiles, posts } = outlook.view.board;
  return best(commandsOf(outlook, 'placeLieutenant'), ({ sheetId, spaceId }) => {
    const { defense, health, powers } = villainSheet(sheetId);
    const { faceId, featureId } = outlook.board.space(spaceId);
    const tile = tiles.find((each) => each.faceId === faceId);
    const room = box.known.room(faceId);
    const stays = powers.some(({ power }) => power.grants?.some(({ ability }) => ability === 'CANNOT_BE_PUSHED'));
    const firm = defense + 0.6 * health + (stays ? 1.5 : 0);
    const guards = room.kind === 'OBJECTIVE' ? firm * (1 + (isTestSpace(room, featureId) ? 0.3 : 0)) : 0;
    const post = tile && room.kind !== 'OBJECTIVE' ? tiles.indexOf(tile) * 0.3 - (isControl(tile) ? 5 : 0) : 0;
    const middle = tile ? spaceDistance(cellOf(spaceId), { x: 5 * tile.column + 2, y: 5 * tile.row + 2 }) : 0;
    return guards + post - 0.1 * middle + (posts.length === 0 ? 0 : 0.01 * firm);
  });
}

const isTestSpace = ({ id, tests }: Room, featureId: string | undefined): boolean =>
  featureId !== undefined && tests.some(({ at }) => at?.feature === `${id}/${featureId}`);
