import type { CardType } from '../words.js';
import type { Card } from './card-fields.js';

type Field = keyof Card;

/** Which fields the cards of a type have (CARD-06). */
export interface CardFields {
  readonly required: readonly Field[];
  readonly optional: readonly Field[];
}

const every = ['id', 'name', 'set', 'type', 'games', 'effects'] as const;
const ofAny = ['agreement', 'flavor', 'rarity'] as const;
const drawn = [...every, 'border', 'dominantValue'] as const;

const plain: CardFields = { required: drawn, optional: ofAny };
const timed: CardFields = { required: [...drawn, 'timing'], optional: [...ofAny, 'cost'] };

const fields: Readonly<Record<CardType, CardFields>> = {
  GUARDIAN: {
    required: [...every, 'vitality', 'influenceValue', 'powerStones', 'baseDraw', 'ldl', 'mdl', 'luc'],
    optional: ofAny,
  },
  STRONGHOLD: { required: [...every, 'position', 'strongholdSet', 'defenseBonus'], optional: ofAny },
  CREATURE: {
    required: [
      ...drawn,
      'vitality',
      'kind',
      'offColorBonus',
      'size',
      'classes',
      'vulnerabilities',
      'attackType',
      'immunities',
    ],
    optional: [
      ...ofAny,
      'redVitality',
      'offColorAgainst',
      'flying',
      'influenceable',
      'influenceCap',
      'influenceValue',
      'influenceReceivers',
      'rangedStrength',
      'rangedCondition',
    ],
  },
  SHIELD: plain,
  STANDARD_BEARER: plain,
  TERRAIN: { required: [...drawn, 'terrainType'], optional: ofAny },
  ITEM_CREATURE: plain,
  UPGRADE: { required: [...drawn, 'variant'], optional: ofAny },
  SPELL: timed,
  ITEM_HAND: timed,
  CORRUPTION: { required: [...drawn, 'corrupts'], optional: ofAny },
};

/** The fields that a card of this type must have and may have. */
export const fieldsOf = (type: CardType): CardFields => fields[type];
