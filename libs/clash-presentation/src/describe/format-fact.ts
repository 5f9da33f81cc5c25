import type { Json, Locale } from '#kernel';
import { tellFigureFact } from '#skirmish-presentation';
import { nameOf, nameOfTest } from './names.js';
import { formatterIn } from './event-formatter.js';

/** The words for a fact of a refusal: heroes, cards and things by name. */
export function formatFact(fact: string, value: Json, locale: Locale): string | undefined {
  const tell = formatterIn(locale, []);
  return tellFigureFact(fact === 'sidekick' ? 'figure' : fact, value, {
    ...tell,
    figure: (id) => (nameOf(id) ?? testAt(id))?.[locale] ?? id,
    isNamed: (id) => (nameOf(id) ?? testAt(id)) !== undefined,
  });
}

/** The name of a test that stands on the board, at one place of several or at its only one. */
const testAt = (key: string) => nameOfTest(key.split('@')[0] ?? key);
