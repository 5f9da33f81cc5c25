import type { Border, CardType } from '../words.js';

const borders: Readonly<Record<CardType, Border | undefined>> = {
  GUARDIAN: undefined,
  STRONGHOLD: undefined,
  CREATURE: 'SINGLE',
  SHIELD: 'SINGLE',
  STANDARD_BEARER: 'SINGLE',
  TERRAIN: 'SINGLE',
  ITEM_CREATURE: 'SINGLE',
  UPGRADE: 'SINGLE',
  SPELL: 'DOUBLE',
  ITEM_HAND: 'DOUBLE',
  CORRUPTION: 'DOUBLE',
};

/** The border of the back: SINGLE goes to the pen, DOUBLE to the depot; `undefined` for what is in no pile (CARD-02). */
export const borderOf = (type: CardType): Border | undefined => borders[type];
