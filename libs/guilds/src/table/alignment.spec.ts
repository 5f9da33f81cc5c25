import type { Requirement } from '../content/vocabulary.js';
import { meets, moved, sideOf } from './alignment.js';

describe('alignment', () => {
  it.each([
    [1, 'light'],
    [10, 'light'],
    [0, null],
    [-1, 'darkness'],
    [-10, 'darkness'],
  ] as const)('GUILD-143 at %i a guild is on the side %s', (alignment, side) => {
    expect(sideOf(alignment)).toBe(side);
  });

  it('GUILD-143 at 0 no side is met', () => {
    const sides: readonly Requirement['side'][] = ['light', 'darkness'];
    for (const side of sides) expect(meets(0, { side, distance: 1 })).toBe(false);
  });

  it.each([
    [8, 'towardLight', 5, 10],
    [-9, 'towardDarkness', 2, -10],
    [9, 'gain', 2, 10],
    [-9, 'gain', 2, -10],
  ] as const)('GUILD-143 from %i %s %i ends at %i: steps past an end are lost', (from, direction, steps, to) => {
    expect(moved(from, direction, steps)).toBe(to);
  });

  it.each([
    [5, 3, 2],
    [-5, 3, -2],
    [2, 3, 0],
    [-2, 3, 0],
    [0, 3, 0],
  ])('GUILD-144 at %i, "lose %i" moves the marker to %i', (from, steps, to) => {
    expect(moved(from, 'lose', steps)).toBe(to);
  });

  it('GUILD-144 "gain" moves away from 0, and nothing at 0', () => {
    expect([4, -4, 0].map((from) => moved(from, 'gain', 2))).toEqual([6, -6, 0]);
  });

  it('GUILD-144 toward Light and toward Darkness may cross 0', () => {
    expect(moved(-2, 'towardLight', 3)).toBe(1);
    expect(moved(2, 'towardDarkness', 3)).toBe(-1);
  });
});
