import type { Locale } from '#kernel';
import { names, type Words } from './lexicon/names.js';

/** The things with names: the fields of a card whose values are words. */
export type Vocabulary = keyof Words;

/** The name of a word of the library: `wordFor('terrainType', 'FOREST', 'fr')` is "Forêt". */
export const wordFor = <V extends Vocabulary>(vocabulary: V, word: Words[V], locale: Locale): string =>
  names[vocabulary][word][locale];
