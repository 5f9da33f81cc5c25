import {
  boardProblems,
  buildBoard,
  doorsOpenAtStart,
  zoneDistances,
  type PlacedTile,
  type TileFace,
  tileFaceSchema,
} from '#skirmish/board';
import { tileFaces } from './index.js';

const place = (face: TileFace, column = 0, turns = 0): PlacedTile => ({ face, column, row: 0, turns });
const doorsOf = (tiles: readonly PlacedTile[]): Set<string> =>
  new Set(tiles.flatMap(({ face }) => face.doors.map(({ id }) => `${face.id}/${id}`)));
const firstSpace = (tiles: readonly PlacedTile[]): string => buildBoard({ tiles, border: 'OPEN' }).spaces[0]?.id ?? '';
const problemsOf = (...tiles: PlacedTile[]): string[] =>
  boardProblems({ tiles, border: 'OPEN', starts: { A: [firstSpace(tiles)] }, openable: doorsOf(tiles) }).map(
    ({ path, message }) => `${tiles.map(({ face, turns }) => `${face.id}.${turns}`).join(' ')} ${path}: ${message.en}`,
  );
const zonesOf = (face: TileFace): ReturnType<typeof buildBoard>['zones'] =>
  buildBoard({ tiles: [place(face)], border: 'OPEN' }).zones;

describe('The tile faces of the box', () => {
  it('are twelve on six outdoor tiles', () => {
    expect(tileFaces.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6].flatMap((tile) => [`${tile}a`, `${tile}b`]));
    for (const face of tileFaces) {
      expect(tileFaceSchema.parse(face)).toEqual(face);
      expect(face.id).toBe(`${face.tile}${face.id.slice(-1)}`);
      expect(face.kind).toBe('OUTDOOR');
    }
  });

  it('CLASH-080 CLASH-218 CLASH-220 have every cell in its zone, zones of two spaces or more, scenery where it is orange', () => {
    expect(tileFaces.flatMap((face) => problemsOf(place(face)))).toEqual([]);
  });

  it('CLASH-081 have zones of several spaces, some with exactly three (clash.md 11)', () => {
    const sizes = tileFaces.flatMap((face) => zonesOf(face).map(({ spaces }) => spaces.length));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(2);
    expect(sizes.filter((size) => size === 3).length).toBeGreaterThanOrEqual(5);
  });

  it('CLASH-085 CLASH-219 have walls, white lines, doors that are shut and doors that are open', () => {
    expect(tileFaces.some(({ walls }) => walls.length > 0)).toBe(true);
    expect(new Set(tileFaces.flatMap(({ doors }) => doors.map(({ open }) => open)))).toEqual(new Set([true, false]));
    const boulevard = buildBoard({ tiles: tileFaces.slice(0, 1).map((face) => place(face)), border: 'OPEN' });
    expect([...zoneDistances(boulevard, doorsOpenAtStart(boulevard), '1a/e').values()].sort()).toEqual([0, 1, 1, 1, 1]);
  });

  it('CLASH-219 shut a room only behind a door: the strongroom and the stair house', () => {
    const shut = tileFaces.flatMap((face) => {
      const board = buildBoard({ tiles: [place(face)], border: 'OPEN' });
      const [from] = board.zones.filter(({ spaces }) => spaces.length > 4);
      const reached = zoneDistances(board, doorsOpenAtStart(board), from?.id ?? '');
      return board.zones.filter(({ id }) => !reached.has(id)).map(({ id }) => id);
    });
    expect(shut).toEqual(['4b/v', '6a/d']);
  });

  it('CLASH-086 CLASH-217 fit side by side, however they are turned', () => {
    const turns = [0, 1, 2, 3];
    const problems = tileFaces.flatMap((left, index) =>
      tileFaces
        .slice(index + 1)
        .filter(({ tile }) => tile !== left.tile)
        .flatMap((right) =>
          turns.flatMap((turned) =>
            turns.flatMap((other) => problemsOf(place(left, 0, turned), place(right, 1, other))),
          ),
        ),
    );
    expect(problems).toEqual([]);
  });

  it('CLASH-220 name every zone in both languages', () => {
    for (const face of tileFaces) {
      for (const { name } of zonesOf(face)) expect([name.en, name.fr].every((words) => words.length > 3)).toBe(true);
    }
  });
});
