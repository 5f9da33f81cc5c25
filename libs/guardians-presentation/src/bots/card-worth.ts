import { cardWorth, type WorthScale } from '#cards-presentation';

/** The worth of a held card that is no creature, in points of vitality. */
const worths: WorthScale['types'] = {
  GUARDIAN: 0,
  STRONGHOLD: 0,
  SHIELD: 12,
  STANDARD_BEARER: 13,
  TERRAIN: 7,
  ITEM_CREATURE: 3,
  UPGRADE: 4,
  SPELL: 4,
  ITEM_HAND: 4,
  CORRUPTION: 8,
};

/** The worth of a card to its holder, in points of vitality. */
export const worthOf = cardWorth({ types: worths, vitality: 1, support: 0.8, flying: 1, text: 0.8 });
