import type { Part } from '../choice.js';
import { wordsOf, type Token } from './tokens.js';

/** Neighbouring words of a text that name parts. */
export interface Span {
  readonly from: number;
  readonly words: number;
  /** Several: the words do not say which. */
  readonly parts: readonly Part[];
}

/** How a part may be typed: by its label, or by its heading and its label (“target Otto”). */
const namesOf = ({ label, group }: Part): readonly (readonly string[])[] => {
  const own = wordsOf(label);
  return own.length === 0 ? [] : [own, [...wordsOf(group), ...own]];
};

/** Where parts are named in a text, the longest names first, then in the order of the text. */
export function spansIn(tokens: readonly Token[], parts: readonly Part[]): readonly Span[] {
  const spans = new Map<string, Span>();
  for (const part of parts)
    for (const name of namesOf(part))
      for (const from of placesOf(name, tokens)) {
        const key = `${String(from)} ${String(name.length)}`;
        const known = spans.get(key)?.parts ?? [];
        if (!known.includes(part)) spans.set(key, { from, words: name.length, parts: [...known, part] });
      }
  return [...spans.values()].sort((one, other) => other.words - one.words || one.from - other.from);
}

const placesOf = (name: readonly string[], tokens: readonly Token[]): readonly number[] =>
  tokens.flatMap((_token, from) => (name.every((word, place) => tokens[from + place]?.text === word) ? [from] : []));
