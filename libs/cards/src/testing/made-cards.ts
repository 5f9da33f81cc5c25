import { overlay, type Overlay } from '#kernel/testing';
import type { CardBox } from '../card-book.js';
import type { Card } from '../schema/card-fields.js';
import { defineCard, type PrintedCard, type PrintedEffect } from '../schema/define-card.js';
import type { CardType } from '../words.js';

/**
 * The wishes of a test for a card; the rest is harmless. Effects take the defaults of the card's type (cards.md 4), fields may
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

/** Gives a plain id: in a game it names the first copy too. */
type CardMaker = (given?: GivenCard) => string;

/** Makes cards of a type for a test, and gives their ids. */
const makerIn =
  (made: Overlay<{ readonly card: readonly Card[] }>, type: CardType): CardMaker =>
  ({ effects = [], ...given } = {}) => {
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

/** Makers of cards for the tests of a game, which finds them in its own lookup of cards. */
export function cardMakers(box: CardBox) {
  const made = overlay(box);
  return {
    /** A mortal of medium size, a beast of vitality 5 without any bonus or attribute, unless given. */
    aCreature: makerIn(made, 'CREATURE'),
    /** Vitality 25, influence 5, 6 power stones, base draw 3, no modifiers, unless given. */
    aGuardian: makerIn(made, 'GUARDIAN'),
    /** Center, defense bonus 1, unless given. */
    aStronghold: makerIn(made, 'STRONGHOLD'),
    aShield: makerIn(made, 'SHIELD'),
    aStandardBearer: makerIn(made, 'STANDARD_BEARER'),
    /** A marsh unless given. */
    aTerrain: makerIn(made, 'TERRAIN'),
    aCreatureItem: makerIn(made, 'ITEM_CREATURE'),
    /** An upgrade; a downgrade with `variant: 'DOWNGRADE'`. */
    anUpgrade: makerIn(made, 'UPGRADE'),
    /** Timing ANY, without cost, unless given. */
    aSpell: makerIn(made, 'SPELL'),
    /** Timing ANY, without cost, unless given. */
    aHandItem: makerIn(made, 'ITEM_HAND'),
    /** CARNAL unless given. */
    aCorruption: makerIn(made, 'CORRUPTION'),
  } as const;
}
