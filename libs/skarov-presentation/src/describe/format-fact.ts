import { beginning } from '#skirmish/content';
import type { Json, Locale } from '#kernel';
import { tellFigureFact } from '#skirmish-presentation';
import { nameOf } from './names.js';
import { formatterIn } from './event-formatter.js';

/** The words for a fact of a refusal: heroes, cards, sheets and rooms by name. */
export function formatFact(fact: string, value: Json, locale: Locale): string | undefined {
  const tell = formatterIn(locale, []);
  const figure = (id: string): string => beginning(tell.figure(id));
  const isNamed = (id: string): boolean => nameOf(id) !== undefined;
  if (fact === 'tiles' && Array.isArray(value)) return value.map((id) => tell.room(String(id))).join(', ');
  if (fact === 'sheet' && typeof value === 'string')
    return isNamed(value) ? figure(value) : tell.say('This sheet', 'Cette fiche');
  return tellFigureFact(fact, value, { ...tell, figure, isNamed });
}
