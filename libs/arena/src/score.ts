import { scoreOfWinner } from '#cards';
import type { Placing } from '#kernel';
import { rulebook } from './rulebook.js';
import type { State } from './state.js';

/** The winner; a draw shares the first rank. A win is a point (ARENA-END-09). */
export const score = ({ over }: State): Placing[] => scoreOfWinner(rulebook, over?.winner ?? null);
