import type { Localized } from '#kernel';
import type { Card } from '../schema/card-fields.js';
import type { Effect } from '../schema/effect.js';
import type { CardGame } from '../words.js';
import { hereOnDowngrade, subjects, underThisShield } from './lexicon/subjects.js';

/** The template of whom an effect is about; none for the card itself and for a seat. */
export function subjectOf({ target }: Effect, card: Card, game: CardGame): Localized | undefined {
  if (card.type === 'STANDARD_BEARER' && target === 'OWN_ALL') return underThisShield[game];
  if (card.variant === 'DOWNGRADE' && target === 'OWN_HERE') return hereOnDowngrade;
  return subjects[target];
}
