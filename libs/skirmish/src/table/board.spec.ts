import { buildBoard } from '../board/build-board.js';
import { duelBook, duelState } from '../testing/duel-book.js';
import { faceOf } from '../testing/faces.js';
import { zoneAround, zonesBetween } from './board.js';

describe('A space outside zones', () => {
  const face = faceOf({
    map: ['ooooo', 'ooooo', 'ooooo', 'ooooo', 'ooooo'],
    zones: ['aaab#', 'aaabb', 'aaabb', 'aaabb', 'aaabb'],
  });
  const board = buildBoard({
    tiles: [{ face, column: 0, row: 0, turns: 0, attached: [{ x: 4, y: 0, zone: 'b' }] }],
    border: 'WALL',
  });
  const table = { state: duelState(), book: duelBook({ book: { boardOf: () => board } }) };

  it('SKAROV-MOVE-11 lies one zone before the zone that a move from it enters first', () => {
    expect(board.space('4,0')).toMatchObject({ zoneId: '', firstZoneId: 'yard/b' });
    expect(zonesBetween(table, '4,0', '3,0')).toBe(1);
    expect(zonesBetween(table, '0,0', '4,0')).toBe(2);
    expect(zonesBetween(table, '4,0', '4,0')).toBe(0);
  });

  it('SKAROV-TILE-10 has no zone whose spaces an effect could mean', () => {
    expect(zoneAround(table, '4,0')).toEqual([]);
    expect(zoneAround(table, '3,0').flat()).toContain('4,1');
  });
});
