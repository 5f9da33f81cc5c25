import type { CardGame } from './words.js';

/** What the games of the cards are called, in both languages. */
export const gameTitles: Readonly<Record<CardGame, string>> = { GUARDIANS: 'Guardians', ARENA: 'Arena' };
