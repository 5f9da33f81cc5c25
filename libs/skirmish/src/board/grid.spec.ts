import { boardOf } from '../testing/faces.js';
import { cellInGrid, walkableIndex } from './grid.js';

describe('the grid of a board', () => {
  const { grid } = boardOf({ map: ['ooooo', 'o#ooo', 'ooooo', 'ooooo', 'ooooo'] });

  it('CLASH-218 has nothing to walk on beyond its edges, nor where it is solid', () => {
    for (const cell of [
      { x: grid.left - 1, y: 0 },
      { x: grid.left + grid.width, y: 0 },
      { x: 0, y: grid.top - 1 },
      { x: 0, y: grid.top + grid.height },
    ]) {
      expect(walkableIndex(grid, cell)).toBe(-1);
      expect(cellInGrid(grid, cell)).toBe('SOLID');
    }
    expect(walkableIndex(grid, { x: 1, y: 1 })).toBe(-1);
    expect(cellInGrid(grid, { x: 0, y: 0 })).toBe('SPACE');
  });
});
