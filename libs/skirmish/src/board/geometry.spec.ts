import fc from 'fast-check';
import type { Board } from './board.js';
import { cellOf, spaceIdOf, type Cell } from '../cells/cells.js';
import { neighbourZones, zoneDistances } from './distances.js';
import { touchesEdge } from './line-tests.js';
import { adjacentSpaces, areCellsAdjacent, isLineClear, meetsWall } from './lines.js';
import { reach, whyOutOfReach, type Mover, type Standing } from './reach.js';
import { situations, turnedOnBoard } from '../testing/random-boards.js';
import { square, stoppingEdges } from '../testing/stopping-edges.js';

const runs = { numRuns: 40, seed: 20_26 };
const turnedId = (id: string): string => spaceIdOf(turnedOnBoard(cellOf(id)));

/** Pairs of cells, every seventh of them: the board is random already. */
const pairs = square.flatMap((from, at) =>
  square.filter((_, other) => (at + other) % 7 === 0).map((to) => [from, to] as const),
);

const differing = (same: (from: Cell, to: Cell) => boolean): unknown[] => pairs.filter(([from, to]) => !same(from, to));

/** Every sequence of zones that a mover can enter, spelled out from the rules (CLASH-125 to CLASH-132, SKAROV-MOVE-11). */
function waysByRules(board: Board, openDoors: ReadonlySet<string>, mover: Mover, standing: Standing): string[][] {
  const hasEnemy = (zoneId: string): boolean =>
    zoneId !== '' && board.zone(zoneId).spaces.some((id) => id !== mover.from && standing.get(id) === 'ENEMY');
  const { zoneId: home, firstZoneId } = board.space(mover.from);
  const nextTo = (zoneId: string): readonly string[] => {
    if (zoneId !== '') return neighbourZones(board, openDoors, zoneId);
    return firstZoneId === undefined ? [] : [firstZoneId];
  };
  const steps = hasEnemy(home) ? 1 : mover.zones;
  const goOn = (way: string[]): string[][] => {
    const last = way.at(-1) ?? home;
    const stopped = way.length === steps || (way.length > 0 && hasEnemy(last));
    const next = stopped ? [] : nextTo(last).filter((id) => !way.includes(id) && id !== home);
    return [way, ...next.flatMap((id) => goOn([...way, id]))];
  };
  return goOn([]);
}

const byList = (one: readonly string[], other: readonly string[], costOf = (_id: string): number => 0): number => {
  const price = (ids: readonly string[]): number => ids.reduce((sum, id) => sum + costOf(id), 0);
  if (price(one) !== price(other)) return price(one) - price(other);
  if (one.length !== other.length) return one.length - other.length;
  const at = one.findIndex((id, place) => id !== other[place]);
  return at < 0 ? 0 : one[at]! < other[at]! ? -1 : 1;
};

describe('On any board', () => {
  it('CLASH-088 CLASH-087 lines and adjacency are the same in both directions', () => {
    fc.assert(
      fc.property(situations, ({ board, openDoors, blocked }) => {
        const isBlocked = (cell: Cell): boolean => blocked.includes(spaceIdOf(cell));
        expect(
          differing(
            (from, to) =>
              meetsWall(board, openDoors, from, to) === meetsWall(board, openDoors, to, from) &&
              areCellsAdjacent(board, openDoors, from, to) === areCellsAdjacent(board, openDoors, to, from) &&
              isLineClear(board, openDoors, from, to, isBlocked) === isLineClear(board, openDoors, to, from, isBlocked),
          ),
        ).toEqual([]);
      }),
      runs,
    );
  });

  it('CLASH-217 lines, adjacency, zones and distances do not change when the whole board is turned', () => {
    fc.assert(
      fc.property(situations, ({ board, twin, openDoors, blocked }) => {
        const isBlocked = (cell: Cell): boolean => blocked.includes(spaceIdOf(cell));
        const turnedBlocked = new Set(blocked.map(turnedId));
        const isTurnedBlocked = (cell: Cell): boolean => turnedBlocked.has(spaceIdOf(cell));
        expect(
          differing((from, to) => {
            const [turnedFrom, turnedTo] = [turnedOnBoard(from), turnedOnBoard(to)];
            return (
              isLineClear(board, openDoors, from, to, isBlocked) ===
              isLineClear(twin, openDoors, turnedFrom, turnedTo, isTurnedBlocked)
            );
          }),
        ).toEqual([]);
        for (const { id } of board.spaces) {
          expect(new Set(adjacentSpaces(board, openDoors, id).map(turnedId))).toEqual(
            new Set(adjacentSpaces(twin, openDoors, turnedId(id))),
          );
        }
        expect(twin.zones.map((zone) => zone.id)).toEqual(board.zones.map((zone) => zone.id));
        for (const { id } of board.zones) {
          expect(neighbourZones(twin, openDoors, id)).toEqual(neighbourZones(board, openDoors, id));
          expect(new Map(zoneDistances(twin, openDoors, id))).toEqual(new Map(zoneDistances(board, openDoors, id)));
        }
      }),
      runs,
    );
  });

  it('CLASH-218 CLASH-219 CLASH-221 a line meets a wall when it touches an edge that stops it', () => {
    fc.assert(
      fc.property(situations, ({ layout, board, openDoors }) => {
        const walls = stoppingEdges(layout, board, openDoors);
        expect(
          differing(
            (from, to) =>
              meetsWall(board, openDoors, from, to) ===
              (board.isSolid(from) || walls.some((wall) => touchesEdge(from, to, wall))),
          ),
        ).toEqual([]);
      }),
      { ...runs, numRuns: 20 },
    );
  });

  it('CLASH-125 CLASH-128 CLASH-129 CLASH-130 CLASH-131 CLASH-132 CLASH-133 CLASH-244 SKAROV-MOVE-09 SKAROV-MOVE-11 reach is what the rules spell out', () => {
    const figures = fc.array(fc.constantFrom('ALLY' as const, 'ENEMY' as const), { minLength: 100, maxLength: 100 });
    const speeds = fc.integer({ min: 0, max: 4 });
    const prices = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(situations, figures, speeds, prices, ({ board, openDoors, taken }, sides, zones, costs) => {
        fc.pre(board.spaces.length > 0);
        const standing: Standing = new Map(taken.map((id, at) => [id, sides[at]!]));
        const costOf = (zoneId: string): number => costs[board.zones.findIndex(({ id }) => id === zoneId)] ?? 0;
        const mover = { from: board.spaces[taken.length % board.spaces.length]!.id, zones, costOf };
        const ways = waysByRules(board, openDoors, mover, standing).sort((one, other) => byList(one, other, costOf));
        const home = board.space(mover.from).zoneId;
        const expected = board.spaces
          .filter((space) => space.zoneId !== '' && space.id !== mover.from && !standing.has(space.id))
          .map((space) => [space.id, ways.find((way) => (way.at(-1) ?? home) === space.zoneId)] as const)
          .filter(([, way]) => way !== undefined);
        const ends = reach(board, openDoors, mover, standing);
        expect([...ends].map(([id, way]) => [id, way.zones])).toEqual(expected);
        for (const { id } of board.spaces) {
          if (standing.has(id) || id === mover.from) continue;
          expect(whyOutOfReach(board, openDoors, mover, standing, id) === undefined).toBe(ends.has(id));
        }
      }),
      { ...runs, numRuns: 120 },
    );
  });

  it('CLASH-217 the ends of a move do not change when the whole board is turned', () => {
    fc.assert(
      fc.property(situations, ({ board, twin, openDoors, taken }) => {
        fc.pre(board.spaces.length > 0);
        const from = board.spaces[taken.length % board.spaces.length]!.id;
        const standing: Standing = new Map(taken.map((id, at) => [id, at % 3 === 0 ? 'ENEMY' : 'ALLY']));
        const there = reach(board, openDoors, { from, zones: 2 }, standing);
        const turnedStanding = new Map([...standing].map(([id, who]) => [turnedId(id), who]));
        const twinEnds = reach(twin, openDoors, { from: turnedId(from), zones: 2 }, turnedStanding);
        expect(new Map([...there].map(([id, way]) => [turnedId(id), way]))).toEqual(new Map(twinEnds));
      }),
      runs,
    );
  });
});
