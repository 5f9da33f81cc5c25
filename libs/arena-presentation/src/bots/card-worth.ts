import { cardWorth, type WorthScale } from '#cards-presentation';
import type { CardId } from '#cards';
import { printed } from '#arena/queries';

/** The worth of a held card that is no creature, in victorious creatures. */
const worths: WorthScale['types'] = {
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

/** The worth of a card to its holder, in victorious creatures. */
export const worthOf = cardWorth({ types: worths, vitality: 36, support: 0.06, flying: 0.12, text: 0.03 });

/** The worth of a shown card; nothing for none. */
export const worthOfShown = (shown: { readonly cardId: CardId } | undefined): number =>
  shown ? worthOf(printed(shown.cardId)) : 0;
