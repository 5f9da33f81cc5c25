import type { CardGame } from './words.js';

/** The names of the games of the cards, in both languages. */
export const gameTitles: Readonly<Record<CardGame, string>> = { GUARDIANS: 'Guardians', ARENA: 'Arena' };
