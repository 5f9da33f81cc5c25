import { describeLaws } from '#kernel/testing';
import { backgammon } from './backgammon.js';

describeLaws(backgammon, { games: 10, depth: 0.05, mishaps: { timeOuts: 100, resignations: 5 } });
