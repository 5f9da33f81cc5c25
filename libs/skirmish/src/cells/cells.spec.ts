import fc from 'fast-check';
import { beyond, cellOf, compareCells, spaceIdOf, turned, turnedCell, turnedEdge, turnedOffset } from './cells.js';
import { edgeSchema } from '../board/tile-face.js';

const cells = fc.record({ x: fc.integer({ min: -60, max: 60 }), y: fc.integer({ min: -60, max: 60 }) });
const edges = fc.constantFrom(...edgeSchema.options);

describe('Cells', () => {
  it('CLASH-202 stand in order by y, then x', () => {
    const mixed = [
      { x: 1, y: 1 },
      { x: 10, y: 0 },
      { x: 2, y: 0 },
      { x: 0, y: 1 },
    ];
    expect(mixed.sort(compareCells).map(spaceIdOf)).toEqual(['2,0', '10,0', '0,1', '1,1']);
  });

  it('are told from their names', () => {
    fc.assert(fc.property(cells, (cell) => expect(cellOf(spaceIdOf(cell))).toEqual(cell)));
  });

  it.each(['', '1', '1,', '1,2,3', '01,2', '-0,2', ' 1,2', 'a,b', '1.5,2'])('have no name like "%s"', (name) => {
    expect(() => cellOf(name)).toThrow(RangeError);
  });
});

describe('Quarter turns', () => {
  it('CLASH-EX51 take cell (1,0), north, to cell (4,1), east, and in four turns back', () => {
    expect(turned({ x: 1, y: 0, edge: 'N' }, 1)).toEqual({ x: 4, y: 1, edge: 'E' });
    expect(turned({ x: 1, y: 0, edge: 'N' }, 4)).toEqual({ x: 1, y: 0, edge: 'N' });
  });

  it('CLASH-217 take edges from north to east to south to west', () => {
    expect(['N', 'E', 'S', 'W'].map((_, turns) => turnedEdge('N', turns))).toEqual(['N', 'E', 'S', 'W']);
    expect(turnedEdge('S', 3)).toBe('E');
    expect(turnedEdge('N', -1)).toBe('W');
  });

  it('CLASH-217 keep the edge between two cells between them', () => {
    fc.assert(
      fc.property(cells, edges, fc.integer({ min: 0, max: 9 }), (cell, edge, turns) => {
        const after = turned({ ...cell, edge }, turns);
        expect(beyond(after)).toEqual(turnedCell(beyond({ ...cell, edge }), turns));
      }),
    );
  });

  it('CLASH-233 turn steps as they turn cells', () => {
    fc.assert(
      fc.property(cells, cells, fc.integer({ min: 0, max: 3 }), (cell, step, turns) => {
        const [from, to] = [cell, { x: cell.x + step.x, y: cell.y + step.y }].map((at) => turnedCell(at, turns));
        const after = turnedOffset(step, turns);
        expect({ x: from!.x + after.x, y: from!.y + after.y }).toEqual(to);
      }),
    );
  });
});
