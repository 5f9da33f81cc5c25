import { scoreOfWinner } from '#cards';
import type { Placing } from '#kernel';
import { rulebook } from './rulebook.js';
import type { State } from './state.js';

/** The winner; a draw shares the first rank. A win is a point (GUARD-210). */
export const score = ({ over }: State): Placing[] => scoreOfWinner(rulebook, over?.winner ?? null);
