import { starterDecks, type StarterName } from '#cards/decks';
import type { CardTeller } from './card-teller.js';

/** The name of a starter deck before what it begins with, “The Lantern Court: ”; nothing for a deck that is secret. */
export function starterTold(starter: StarterName | undefined, { say }: Pick<CardTeller, 'say'>): string {
  if (starter === undefined) return '';
  const { en, fr } = starterDecks[starter].title;
  return say(`${en}: `, `${fr} : `);
}
