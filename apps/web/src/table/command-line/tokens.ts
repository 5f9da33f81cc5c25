/** A word or number of a text, and where it stands there. */
export interface Token {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const WORD = /-?\d+|[\p{L}\p{M}\p{N}]+/gu;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a text, without accents, capitals and punctuation. */
export const tokensOf = (text: string): readonly Token[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ text: plain(word), from: index, to: index + word.length }));

/** The words of a text alone. */
export const wordsOf = (text: string): readonly string[] => tokensOf(text).map((token) => token.text);
