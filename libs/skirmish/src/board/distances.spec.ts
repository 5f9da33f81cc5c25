import { spaceDistance } from '../cells/cells.js';
import { neighbourZones, zoneDistance, zoneDistances } from './distances.js';
import { boardOf } from '../testing/index.js';

const shut = new Set<string>();

/** Zones a, b, c in a row, with d below c. */
const row = {
  map: ['ooooo', 'ooooo', 'ooooo', '###oo', '###oo'],
  zones: ['aabcc', 'aabcc', 'aabcc', '###dd', '###dd'],
};

describe('Zones', () => {
  it('CLASH-086 are adjacent across a cell edge without wall', () => {
    const board = boardOf(row);
    expect(neighbourZones(board, shut, 'yard/b')).toEqual(['yard/a', 'yard/c']);
    expect(neighbourZones(board, shut, 'yard/d')).toEqual(['yard/c']);
  });

  it('CLASH-086 are adjacent by a single edge that is free, and not when all are walls or closed doors', () => {
    const walls = [0, 1].map((y) => ({ x: 2, y, edge: 'E' as const }));
    const doors = [{ id: 'gate', x: 3, y: 2, edge: 'W' as const, open: false }];
    expect(neighbourZones(boardOf({ ...row, walls }), shut, 'yard/b')).toEqual(['yard/a', 'yard/c']);
    const gated = boardOf({ ...row, walls, doors });
    expect(neighbourZones(gated, shut, 'yard/b')).toEqual(['yard/a']);
    expect(neighbourZones(gated, new Set(['yard/gate']), 'yard/b')).toEqual(['yard/a', 'yard/c']);
  });

  it('CLASH-220 are not adjacent at a corner', () => {
    const board = boardOf({
      map: ['oo###', 'oo###', '##ooo', '##ooo', '#####'],
      zones: ['aa###', 'aa###', '##bbb', '##bbb', '#####'],
    });
    expect(neighbourZones(board, shut, 'yard/a')).toEqual([]);
    expect(zoneDistance(board, shut, 'yard/a', 'yard/b')).toBe(Infinity);
  });

  it('CLASH-218 CLASH-220 are adjacent through their open cells as well', () => {
    const board = boardOf({
      map: ['o..o#', 'o##o#', '#####', '#####', '#####'],
      zones: ['aabb#', 'a##b#', '#####', '#####', '#####'],
    });
    expect(neighbourZones(board, shut, 'yard/a')).toEqual(['yard/b']);
  });

  it('SKAROV 11.4 cells that no zone owns join no zones', () => {
    const board = boardOf({
      map: ['o.o##', 'o#o##', '#####', '#####', '#####'],
      zones: ['a#b##', 'a#b##', '#####', '#####', '#####'],
    });
    expect(neighbourZones(board, shut, 'yard/a')).toEqual([]);
    expect(board.spaces.map((space) => space.zoneId)).toEqual(['yard/a', 'yard/b', 'yard/a', 'yard/b']);
  });

  it('CLASH-222 lie as far apart as there are steps; without a way they are left out', () => {
    expect([...zoneDistances(boardOf(row), shut, 'yard/a')]).toEqual([
      ['yard/a', 0],
      ['yard/b', 1],
      ['yard/c', 2],
      ['yard/d', 3],
    ]);
    const cut = boardOf({ ...row, walls: [0, 1, 2].map((y) => ({ x: 2, y, edge: 'E' as const })) });
    expect([...zoneDistances(cut, shut, 'yard/a').keys()]).toEqual(['yard/a', 'yard/b']);
  });

  it('throw when there is no such zone', () => {
    expect(() => zoneDistances(boardOf(), shut, 'yard/z')).toThrow(RangeError);
  });
});

describe('Space distance', () => {
  it('CLASH-222 CLASH-EX64 is the larger difference, with any walls', () => {
    expect(spaceDistance({ x: 1, y: 1 }, { x: 3, y: 0 })).toBe(2);
    expect(spaceDistance({ x: 0, y: 0 }, { x: -1, y: 4 })).toBe(4);
  });
});
