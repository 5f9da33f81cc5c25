import type { Card, CardType } from '#cards';

/** The worth of cards for a bot, in its own unit. */
export interface WorthScale {
  /** A card that is no creature, by its type. */
  readonly types: Readonly<Record<Exclude<CardType, 'CREATURE'>, number>>;
  /** Of a creature: the points of vitality that are worth one. */
  readonly vitality: number;
  /** Beside: each point of support, the ability to fly, each text. */
  readonly support: number;
  readonly flying: number;
  readonly text: number;
}

/** The worth of a card to its holder. */
export const cardWorth =
  ({ types, vitality, support, flying, text }: WorthScale) =>
  (card: Card): number => {
    if (card.type !== 'CREATURE') return types[card.type];
    const body = (card.vitality ?? 0) / vitality + supportOf(card) * support;
    return body + (card.flying ? flying : 0) + card.effects.length * text;
  };

/** Points that a creature can give to others: its influence, or its ranged attack. */
export const supportOf = ({ influenceValue = 0, rangedStrength = 0 }: Card): number =>
  Math.max(influenceValue, rangedStrength);

/** A guardian is as strong as it is tough, and as the influence that all its stones give. */
export const guardianWorth = ({ vitality = 0, influenceValue = 0, powerStones = 0, baseDraw = 0 }: Card): number =>
  vitality + influenceValue * powerStones * 0.2 + 5 * baseDraw;
