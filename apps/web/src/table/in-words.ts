import { locale } from '../messages/locale.js';

/** A name of the API as words: `placeFigure` and `PLACE_FIGURE` are “Place figure”. */
export function inWords(name: string): string {
  const spaced = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/_/g, ' ')
    .toLowerCase();
  return capital(spaced);
}

/** The same, with a capital first. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A name of the API as a label: none in other languages, since names are English. Letters such as `A` are no words. */
export const asLabel = (name: string): string => (locale === 'en' || name.length === 1 ? inWords(name) : '');
