import { spaces } from './spaces.js';
import { faultOfPath, interruptionAt, pathsFrom, type OpenSpace, type Walk } from './paths.js';
import type { Space } from '../words.js';

const bare: OpenSpace = { terrainOf: null, stackOf: null };
type Board = Partial<Record<Space, Partial<OpenSpace>>>;

const faultOf = (path: Space[], board: Board = {}, walk: Partial<Walk> = {}) =>
  faultOfPath({
    mover: 0,
    from: 'a1',
    path,
    fly: false,
    open: (space) => ({ ...bare, ...board[space] }),
    ...walk,
  });

describe('What stops a move', () => {
  const south = (space: Space, on: Partial<OpenSpace> = {}) => interruptionAt(space, 0, { ...bare, ...on });

  it('GUARD-068 GUARD-069 GUARD-070 a land without a terrain, or with an enemy one; not one with an own terrain', () => {
    expect([south('a2'), south('a2', { terrainOf: 1 }), south('a2', { terrainOf: 0 })]).toEqual([
      'BARE_LAND',
      'ENEMY_TERRAIN',
      null,
    ]);
  });

  it('GUARD-071 an enemy shield or garrison, before all else', () => {
    expect(south('a2', { stackOf: 1, terrainOf: 0 })).toBe('ENEMY_STACK');
    expect(south('b4', { stackOf: 1 })).toBe('ENEMY_STACK');
    expect(south('b1', { stackOf: 1 })).toBe('ENEMY_STACK');
  });

  it('GUARD-072 GUARD-068 an enemy stronghold, never one of one’s own', () => {
    expect([south('b4'), south('b1')]).toEqual(['ENEMY_STRONGHOLD', null]);
    expect([interruptionAt('b4', 1, bare), interruptionAt('b1', 1, bare)]).toEqual([null, 'ENEMY_STRONGHOLD']);
  });

  it('GUARD-073 an own shield stops no creature', () => {
    expect(south('a2', { stackOf: 0, terrainOf: 0 })).toBeNull();
    expect(south('b1', { stackOf: 0 })).toBeNull();
  });
});

describe('A path', () => {
  const own: Board = { a2: { terrainOf: 0 } };

  it('GUARD-067 goes step by step, never diagonally, and does not lead back', () => {
    expect(faultOf(['a2'])).toBeNull();
    expect(faultOf(['b2'])).toBe('NOT_ADJACENT');
    expect(faultOf(['a2', 'b3'], own)).toBe('NOT_ADJACENT');
    expect(faultOf(['a2', 'a1'], own)).toBe('NOT_ADJACENT');
    expect(faultOf(['a2', 'a3', 'a2'], own)).toBe('NOT_ADJACENT');
    expect(faultOf([])).toBe('NOT_ADJACENT');
  });

  it('GUARD-068 goes on over lands with an own terrain and own strongholds, to any end', () => {
    expect(faultOf(['a2', 'a3'], own)).toBeNull();
    expect(faultOf(['a2', 'a3'])).toBe('MOVE_INTERRUPTED');
    expect(faultOf(['b1', 'b2'])).toBeNull();
    expect(faultOf(['a2', 'a3'], { ...own, a3: { stackOf: 1 } })).toBeNull();
  });

  it('GUARD-068 keeps to this with a third step', () => {
    expect(faultOf(['a2', 'a3', 'a4'], own)).toBe('MOVE_INTERRUPTED');
    expect(faultOf(['a2', 'a3', 'a4'], { ...own, a3: { terrainOf: 0 } })).toBeNull();
  });

  it('GUARD-076 of a flight goes on over what its first step enters, and over nothing else', () => {
    const fly = { fly: true };
    expect(faultOf(['a2', 'a3'], { a2: { stackOf: 1 } })).toBe('MOVE_INTERRUPTED');
    expect(faultOf(['a2', 'a3'], { a2: { stackOf: 1 } }, fly)).toBeNull();
    expect(faultOf(['a2', 'a3', 'a4'], {}, fly)).toBe('MOVE_INTERRUPTED');
  });
});

describe('The paths from a space', () => {
  it('GUARD-067 are all that do not lead back, the short ones first', () => {
    expect(pathsFrom('a1', 1)).toEqual([['b1'], ['a2']]);
    expect(pathsFrom('a1', 2)).toEqual([['b1'], ['a2'], ['b1', 'c1'], ['b1', 'b2'], ['a2', 'b2'], ['a2', 'a3']]);
  });

  it('GUARD-067 GUARD-223 are few, and every one of them is a path where nothing interrupts', () => {
    const most = (steps: number) => Math.max(...spaces.map((space) => pathsFrom(space, steps).length));
    expect([most(1), most(2), most(3)]).toEqual([4, 13, 27]);
    const open = { terrainOf: 0, stackOf: null };
    for (const from of spaces) {
      const paths = pathsFrom(from, 3);
      expect(new Set(paths.map((path) => path.join())).size).toBe(paths.length);
      for (const path of paths) {
        const crossesEnemyRow = path.slice(0, -1).some((space) => space.endsWith('4'));
        const fault = faultOfPath({ mover: 0, from, path, fly: false, open: () => open });
        expect([path, fault]).toEqual([path, crossesEnemyRow ? 'MOVE_INTERRUPTED' : null]);
      }
    }
  });
});
