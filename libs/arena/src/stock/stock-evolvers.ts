import type { Evolvers } from '../flow/turn.js';
import { drawEvolvers } from './draw.js';
import { handEvolvers } from './hands.js';

/** How cards are drawn, and come to hand. */
export const stockEvolvers = { ...handEvolvers, ...drawEvolvers } satisfies Partial<Evolvers>;
