import type { Locale } from '#kernel';
import type { Card } from '../schema/card-fields.js';
import { creatureLine } from './lexicon/printed.js';
import { fill } from './fill.js';
import { list } from './list.js';
import { wordFor } from './word-for.js';

/** The sort of a card, in words: "Mortal Soldier, medium", "Stronghold, left", "Downgrade". */
export function typeLine(card: Card, locale: Locale): string {
  const { type, kind, size, classes = [], position, terrainType, variant } = card;
  if (kind && size) {
    const named = classes.map((one) => wordFor('class', one, locale));
    return fill(creatureLine[locale], {
      kind: wordFor('kind', kind, locale),
      classes: list(named, 'and', locale),
      size: wordFor('size', size, locale),
    });
  }
  if (variant) return wordFor('variant', variant, locale);
  const name = wordFor('type', type, locale);
  if (position) return `${name}, ${wordFor('position', position, locale)}`;
  return terrainType ? `${name}, ${wordFor('terrainType', terrainType, locale)}` : name;
}
