import { localized, tellerIn, type Json, type Locale, type Localized } from '#kernel';
import { nameOf } from './names.js';

/** The things that may be used up, beside cards. */
const things: Readonly<Record<string, Localized>> = {
  alignment: localized('The change of alignment', 'Le changement d’alignement'),
  discount: localized('The discount', 'La remise'),
  market: localized('The market', 'Le marché'),
  power: localized('The power of the leader', 'Le pouvoir du leader'),
};

/** The words for a fact of a refusal: cards by name. */
export function formatFact(fact: string, value: Json, locale: Locale): string | undefined {
  const { say, text, quoted } = tellerIn(locale, []);
  if ((fact !== 'card' && fact !== 'what') || typeof value !== 'string') return undefined;
  const thing = fact === 'what' ? things[value] : undefined;
  if (thing) return text(thing);
  const name = nameOf(value);
  return name ? quoted(text(name)) : say('This card', 'Cette carte');
}
