import type { Localized, Teller } from '#kernel';
import type { CardId, CardSide, Characteristic, Rank } from '#skirmish';
import type { FigureTeller } from './figure-teller.js';

/** The names of ranks of heroes. */
export const rankNames: Readonly<Record<Rank, Localized>> = {
  ROOKIE: { en: 'Rookie', fr: 'Rookie' },
  HERO: { en: 'Hero', fr: 'Héros' },
  VETERAN: { en: 'Veteran', fr: 'Vétéran' },
};
const valueNames: Readonly<Record<Characteristic, Localized>> = {
  SPEED: { en: 'speed', fr: 'vitesse' },
  ATTACK: { en: 'attack', fr: 'attaque' },
  DEFENSE: { en: 'defense', fr: 'défense' },
  MIND: { en: 'mind', fr: 'mental' },
};
const sidesOfSheet: Readonly<Record<CardSide, Localized>> = {
  LEFT: { en: 'power', fr: 'pouvoir' },
  RIGHT: { en: 'technique', fr: 'technique' },
};

/** The words of sentences for cards, dice and the values of a sheet. */
type CardWords = Pick<
  FigureTeller,
  'card' | 'cards' | 'plays' | 'rank' | 'value' | 'values' | 'dice' | 'rolls' | 'plus'
>;

/** @param card a card by its name. @param isWoundCard a wound card has no side worth telling. */
export function cardWords(
  { say, text, list }: Teller,
  card: (id: CardId) => string,
  isWoundCard: (id: CardId) => boolean,
): CardWords {
  const value = (characteristic: Characteristic): string => text(valueNames[characteristic]);
  return {
    card,
    cards: (ids) => list(ids.map(card), say('no card', 'aucune carte')),
    plays: (plays) =>
      plays
        .map(({ cardId, side }) => `${card(cardId)}${isWoundCard(cardId) ? '' : ` (${text(sidesOfSheet[side])})`}`)
        .join(', '),
    rank: (rank) => text(rankNames[rank]),
    value,
    values: (characteristics) => characteristics.map(value).join(say(' and ', ' et ')),
    dice: (faces) => list(faces.map(String), say('no dice', 'aucun dé')),
    rolls: (faces) =>
      faces.length === 0
        ? say('rolls no dice', 'ne lance aucun dé')
        : `${say('rolls', 'lance')} ${faces.map(String).join(', ')}`,
    plus: (added) =>
      added === 0
        ? ''
        : added > 0
          ? say(` plus ${added}`, ` plus ${added}`)
          : say(` minus ${-added}`, ` moins ${-added}`),
  };
}

/** “ (one thing, another)”, each said once; nothing where there is nothing. */
export function inBrackets(...said: readonly (string | undefined)[]): string {
  const known = new Set(said.filter((each) => each !== undefined));
  return known.size === 0 ? '' : ` (${[...known].join(', ')})`;
}

/** The text of an option, in quotation marks, as a part of a sentence; `undefined` where it is unknown. */
export const quotedOption = (option: Localized | undefined, { text, quoted }: Teller): string | undefined =>
  option && quoted(text(option).replace(/\.$/, ''));
