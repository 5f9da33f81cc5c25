import type { Space } from '../words.js';
import { controllerOf, landsControlled, type Claims } from './control.js';

const nobody: Claims = { shieldOf: null, terrainOf: null };
type Board = Partial<Record<Space, Partial<Claims>>>;
const lands = (board: Board = {}): number[] =>
  [0, 1].map((seat) => landsControlled(seat, (space) => ({ ...nobody, ...board[space] })));

describe('Who controls a space', () => {
  it('GUARD-197 at the start each seat controls the three lands that face its strongholds', () => {
    expect(lands()).toEqual([3, 3]);
    expect([controllerOf('b2', nobody), controllerOf('b3', nobody)]).toEqual([0, 1]);
  });

  it('GUARD-198 as long as no enemy shield or terrain is there; when both are gone it is back', () => {
    expect(lands({ b2: { shieldOf: 1 } })).toEqual([2, 4]);
    expect(lands({ b2: { terrainOf: 1 } })).toEqual([2, 4]);
    expect(lands({ b2: {} })).toEqual([3, 3]);
  });

  it('GUARD-199 a shield before a terrain, a terrain before the seat that is faced', () => {
    expect(controllerOf('b2', { shieldOf: 0, terrainOf: 1 })).toBe(0);
    expect(controllerOf('b3', { shieldOf: null, terrainOf: 0 })).toBe(0);
    expect(controllerOf('b3', { shieldOf: 1, terrainOf: 0 })).toBe(1);
  });

  it('GUARD-200 a stronghold, standing or ruin, is its owner’s unless an enemy shield stands there', () => {
    expect(['a1', 'b4'].map((space) => controllerOf(space as Space, nobody))).toEqual([0, 1]);
    expect(controllerOf('b4', { shieldOf: 0, terrainOf: null })).toBe(0);
  });

  it('GUARD-199 GUARD-212 six lands are all of them: one enemy shield is enough to miss it', () => {
    const south: Board = {
      a3: { shieldOf: 0, terrainOf: 0 },
      b3: { shieldOf: 0, terrainOf: 0 },
      c3: { terrainOf: 0 },
    };
    expect(lands(south)).toEqual([6, 0]);
    expect(lands({ ...south, a2: { shieldOf: 1 } })).toEqual([5, 1]);
  });
});
