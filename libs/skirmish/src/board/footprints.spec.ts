import { spaceIdOf } from '../cells/cells.js';
import { footprintOf, footprintProblem, isAdjacentToObject } from './footprints.js';
import { areAdjacent } from './lines.js';
import { boardOf } from '../testing/index.js';

const shut = new Set<string>();
const board = boardOf({ map: ['ooooo', 'o...o', 'o..oo', 'ooooo', 'oooo#'], walls: [{ x: 0, y: 1, edge: 'E' }] });

describe('The cells of an object', () => {
  it('CLASH-233 are its space and its offsets, turned clockwise about the space', () => {
    const car = [
      { x: 1, y: 0 },
      { x: 1, y: 1 },
    ];
    const laid = [0, 1, 2, 3].map((turns) => footprintOf({ x: 3, y: 2 }, car, turns).map(spaceIdOf).join(' '));
    expect(laid).toEqual(['3,2 4,2 4,3', '3,2 3,3 2,3', '3,2 2,2 2,1', '3,2 3,1 4,1']);
  });

  it('CLASH-099 CLASH-233 are a space and otherwise open cells that nothing covers', () => {
    const problem = (cells: { x: number; y: number }[], covered: string[] = []): string | undefined =>
      footprintProblem(board, cells, new Set(covered));
    const [own, beside] = [
      { x: 3, y: 2 },
      { x: 2, y: 2 },
    ];
    expect(problem([own, beside])).toBeUndefined();
    expect(problem([beside, own])).toBe('NOT_A_SPACE');
    expect(problem([{ x: 4, y: 4 }])).toBe('NOT_A_SPACE');
    expect(problem([own, { x: 3, y: 3 }])).toBe('NOT_OPEN');
    expect(
      problem([
        { x: 3, y: 4 },
        { x: 4, y: 4 },
      ]),
    ).toBe('NOT_OPEN');
    expect(problem([own, beside], ['2,2'])).toBe('COVERED');
    expect(problem([own, beside, beside])).toBe('COVERED');
    expect(problem([])).toBe('NOT_A_SPACE');
  });

  it('CLASH-237 a character is adjacent to an object by any cell of it, unless a wall parts them', () => {
    const cells = footprintOf(
      { x: 3, y: 2 },
      [
        { x: -1, y: 0 },
        { x: -2, y: -1 },
      ],
      0,
    );
    expect(cells.map(spaceIdOf)).toEqual(['3,2', '2,2', '1,1']);
    const near = (x: number, y: number): boolean => isAdjacentToObject(board, shut, { x, y }, cells);
    expect([near(4, 1), near(1, 3), near(1, 0), near(4, 4)]).toEqual([true, true, true, false]);
    expect(near(0, 1)).toBe(false);
    expect(areAdjacent(board, shut, '0,1', '1,1')).toBe(false);
  });
});
