import type { Locale } from '#kernel';
import { stone } from './lexicon/nouns.js';

/** With its sign, minus being a minus and no hyphen (CARD-34). */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** "stone" or "stones". */
export const stoneWord = (count: number, locale: Locale): string => (count === 1 ? stone.one : stone.many)[locale];

/** "2 stones". */
export const stones = (count: number, locale: Locale): string => `${count} ${stoneWord(count, locale)}`;
