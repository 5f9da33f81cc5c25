import type { Effect } from './vocabulary.js';

const kinds = [
  { sheet: 'android', text: { en: 'An Android', fr: 'Un Androïde' } },
  { sheet: 'gynoid', text: { en: 'A Gynoid', fr: 'Une Gynoïde' } },
  { sheet: 'arachnoid', text: { en: 'An Arachnoid', fr: 'Un Arachnoïde' } },
] as const;

/** "choose a kind of robot": the overlord picks one, and what is then done with its sheet. */
export const chooseKind = (effects: (sheet: string) => Effect[]): Effect => ({
  choose: { seat: 'OWNER', options: kinds.map(({ sheet, text }) => ({ text, do: effects(sheet) })) },
});

/** Without a question: what is done with the first kind for which it can be done. */
export const firstKind = (effects: (sheet: string) => Effect[]): Effect => ({
  oneOf: { options: kinds.map(({ sheet }) => effects(sheet)) },
});
