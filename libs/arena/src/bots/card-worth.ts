import type { Card, CardId, CardType } from '#cards';
import { printed } from '../content/catalogue.js';

/** What a card that is no creature is worth while it is held, in victorious creatures. */
const worths: Readonly<Record<Exclude<CardType, 'CREATURE'>, number>> = {
  GUARDIAN: 0,
  STRONGHOLD: 0,
  SHIELD: 0.4,
  STANDARD_BEARER: 0.45,
  TERRAIN: 0.25,
  ITEM_CREATURE: 0.2,
  UPGRADE: 0.2,
  SPELL: 0.15,
  ITEM_HAND: 0.2,
  CORRUPTION: 0.35,
};

/** Vitality that is worth one victorious creature. */
const VITALITY = 36;
/** What helping every turn from UNDER a stronghold is worth, for each point. */
const SUPPORT = 0.06;
const FLYING = 0.12;
const TEXT = 0.03;

/** What a card is worth to whoever holds it, in victorious creatures. */
export function worthOf(card: Card): number {
  if (card.type !== 'CREATURE') return worths[card.type];
  return (
    (card.vitality ?? 0) / VITALITY +
    supportOf(card) * SUPPORT +
    (card.flying ? FLYING : 0) +
    card.effects.length * TEXT
  );
}

/** Points that a creature gives each turn from UNDER a stronghold. */
export const supportOf = ({ influenceValue = 0, rangedStrength = 0 }: Card): number =>
  Math.max(influenceValue, rangedStrength);

export const isShield = ({ type }: Card): boolean => type === 'SHIELD' || type === 'STANDARD_BEARER';

/** What a shown card is worth; nothing for none. */
export const worthOfShown = (shown: { readonly cardId: CardId } | undefined): number =>
  shown ? worthOf(printed(shown.cardId)) : 0;
