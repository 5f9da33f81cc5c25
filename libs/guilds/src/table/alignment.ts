import { ALIGNMENT_LIMIT } from '../content/constants.js';
import type { Requirement, Side } from '../content/vocabulary.js';

/** The side of an alignment; `null` at 0 (GUILD-143). */
export const sideOf = (alignment: number): Side | null => (alignment > 0 ? 'light' : alignment < 0 ? 'darkness' : null);

/** True when an alignment is on the side that is asked for, and far enough from 0 (GUILD-009, GUILD-090). */
export const meets = (alignment: number, requirement: Requirement | undefined): boolean =>
  requirement === undefined ||
  (requirement.side === 'light' ? alignment >= requirement.distance : alignment <= -requirement.distance);

/** How an alignment may be moved: three forms (GUILD-144), and "gain" after a combat. */
export type Direction = 'towardLight' | 'towardDarkness' | 'lose' | 'gain';

/** The alignment after a move; steps past an end are lost (GUILD-143, GUILD-144). "gain" at 0 moves nothing. */
export function moved(alignment: number, direction: Direction, steps: number): number {
  switch (direction) {
    case 'towardLight':
      return Math.min(ALIGNMENT_LIMIT, alignment + steps);
    case 'towardDarkness':
      return Math.max(-ALIGNMENT_LIMIT, alignment - steps);
    case 'lose':
      return alignment > 0 ? Math.max(0, alignment - steps) : Math.min(0, alignment + steps);
    case 'gain':
      return alignment === 0 ? 0 : moved(alignment, alignment > 0 ? 'towardLight' : 'towardDarkness', steps);
  }
}
