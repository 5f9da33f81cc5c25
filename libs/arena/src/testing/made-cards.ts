import { defineCard, type Card, type CardType, type PrintedCard, type PrintedEffect } from '#cards';
import { overlay } from '#kernel/testing';
import { box } from '../content/catalogue.js';

const made = overlay(box);

/**
 * What a test says of a card; the rest is harmless. Effects take the defaults of the card's type (cards.md 4), fields may
 * have any value, also one that no printed card has.
 */
export type GivenCard = Partial<Omit<Card, 'id' | 'type' | 'effects'>> & {
  readonly effects?: readonly PrintedEffect[];
};

type Plain = Omit<PrintedCard, 'id' | 'name' | 'set' | 'effects'>;

const plain = {
  GUARDIAN: { vitality: 25, influenceValue: 5, powerStones: 6, baseDraw: 3, ldl: 0, mdl: 0, luc: 0 },
  STRONGHOLD: { position: 'CENTER', strongholdSet: 'Made', defenseBonus: 1 },
  CREATURE: { vitality: 5, kind: 'MORTAL', offColorBonus: 0, size: 'MEDIUM', classes: ['BEAST'] },
  SHIELD: { dominantValue: 7 },
  STANDARD_BEARER: { dominantValue: 8 },
  TERRAIN: { dominantValue: 4, terrainType: 'MARSH' },
  ITEM_CREATURE: { dominantValue: 5 },
  UPGRADE: { dominantValue: 5, variant: 'UPGRADE' },
  SPELL: { dominantValue: 6, timing: ['ANY'] },
  ITEM_HAND: { dominantValue: 6, timing: ['ANY'] },
  CORRUPTION: { dominantValue: 6, corrupts: ['CARNAL'] },
} as const satisfies Record<CardType, Omit<PrintedCard, 'id' | 'name' | 'set' | 'type'>>;

/** The schema refuses items that do nothing in a game (CARD-07): without effects in the test, they do what hardly matters. */
const harmless: Readonly<Partial<Record<CardType, readonly PrintedEffect[]>>> = {
  ITEM_CREATURE: [{ op: 'IMMUNE', immunity: { attack: 'FEAR' } }],
  UPGRADE: [{ op: 'IMMUNE', immunity: { attack: 'FEAR' } }],
  SPELL: [{ op: 'STONES', value: 1 }],
  ITEM_HAND: [{ op: 'STONES', value: 1 }],
};

/** Makes cards of a type for a test, and gives their ids. In a game of `aGame` the id also names the first copy. */
const maker =
  (type: CardType) =>
  ({ effects = [], ...given }: GivenCard = {}): string => {
    const id = made.freshId('card');
    const base = defineCard({
      id: 'Z00',
      name: { en: id, fr: id },
      set: 'Z',
      effects: effects.length > 0 ? effects : (harmless[type] ?? []),
      ...({ type, ...plain[type] } as Plain),
    });
    const dominant = given.vitality !== undefined && type === 'CREATURE' ? { dominantValue: given.vitality } : {};
    return made.add('card', { ...base, ...dominant, ...given, id });
  };

/** A mortal of medium size, a beast of vitality 5 without any bonus or attribute, unless given. */
export const aCreature = maker('CREATURE');
/** Vitality 25, influence 5, 6 power stones, base draw 3, no modifiers, unless given. */
export const aGuardian = maker('GUARDIAN');
/** Center, defense bonus 1, unless given. */
export const aStronghold = maker('STRONGHOLD');
export const aShield = maker('SHIELD');
export const aStandardBearer = maker('STANDARD_BEARER');
/** A marsh unless given. */
export const aTerrain = maker('TERRAIN');
export const aCreatureItem = maker('ITEM_CREATURE');
/** An upgrade; a downgrade with `variant: 'DOWNGRADE'`. */
export const anUpgrade = maker('UPGRADE');
/** Timing ANY, without cost, unless given. */
export const aSpell = maker('SPELL');
/** Timing ANY, without cost, unless given. */
export const aHandItem = maker('ITEM_HAND');
/** CARNAL unless given. */
export const aCorruption = maker('CORRUPTION');
