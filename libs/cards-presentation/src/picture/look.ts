import { like, type IconName, type TextStyle } from '#drawing';
import type { Card, CardType, Kind } from '#cards';
import { colorOf } from '#cards/schema';

/** Colors of cards, and of what lies beside them: parchment and ink, bronze for what matters. */
export const cardColors = {
  parchment: '#f8f1e0',
  shade: '#eadfc6',
  ink: '#231c19',
  faded: '#75695c',
  bronze: '#dba54a',
  pale: '#f3ead6',
  mist: '#9fb5aa',
  /** The border of card backs. */
  orange: '#ea8120',
  ruby: '#c4163f',
  red: '#c0261f',
  stoneDark: '#5d574d',
  panel: '#1b2a25',
  panelEdge: '#3c5a4e',
  slot: '#14201c',
  /** The remains of a stronghold. */
  rubble: '#3a3733',
} as const;

/** Borders of the three kinds, by the color that the rules name (CARD-04). */
const borders = { WHITE: '#fbf9f3', GRAY: '#8e969f', BLACK: '#17151a' } as const;

/** The border of a kind. */
export const kindColor = (kind: Kind): string => borders[colorOf(kind)];

const typeColors: Readonly<Record<Exclude<CardType, 'CREATURE'>, string>> = {
  GUARDIAN: '#b3852a',
  STRONGHOLD: '#7b7265',
  SHIELD: '#47688e',
  STANDARD_BEARER: '#a5333a',
  TERRAIN: '#48703f',
  ITEM_CREATURE: '#87602f',
  UPGRADE: '#2b7a75',
  SPELL: '#6846a0',
  ITEM_HAND: '#364f9c',
  CORRUPTION: '#922b63',
};
const DOWNGRADE = '#944a24';

/** The color of a card's frame: its kind for a creature, its type for any other card. */
export function frameColor(card: Card): string {
  if (card.kind) return kindColor(card.kind);
  if (card.variant === 'DOWNGRADE') return DOWNGRADE;
  return card.type === 'CREATURE' ? borders.GRAY : typeColors[card.type];
}

const base: TextStyle = { face: 'sans', size: 12, color: cardColors.ink };

/** Every style of text on cards and beside them. */
export const cardStyles = {
  title: { face: 'serif', size: 38, color: cardColors.bronze, bold: true, spacing: 5 },
  heading: { face: 'sans', size: 12, color: cardColors.bronze, bold: true, spacing: 1.8 },
  player: { face: 'serif', size: 22, color: cardColors.pale, bold: true },
  cardName: { face: 'serif', size: 14, color: cardColors.ink, bold: true, leading: 1.1 },
  typeLine: { face: 'serif', size: 10.5, color: cardColors.faded, italic: true, leading: 1.12 },
  text: like(base, { size: 11.5, leading: 1.22 }),
  flavor: { face: 'serif', size: 10.5, color: cardColors.faded, italic: true, leading: 1.2 },
  note: like(base, { size: 13, color: cardColors.mist }),
  bright: like(base, { size: 13, color: cardColors.pale }),
  caption: like(base, { size: 10.5, color: cardColors.mist, bold: true, spacing: 1.2 }),
  number: { face: 'serif', size: 27, color: '#0c0a0b', bold: true, anchor: 'middle' },
} as const satisfies Readonly<Record<string, TextStyle>>;

/** The icons of drawing that stand for what creatures are. */
export const classIcons = {
  SOLDIER: 'sword',
  LEADER: 'crown',
  MAGE: 'spark',
  ROGUE: 'lock',
  BEAST: 'claw',
  GIANT: 'fist',
  SPIRIT: 'air',
  RESTLESS: 'skull',
  SWARM: 'dahlia',
} as const satisfies Readonly<Record<NonNullable<Card['classes']>[number], IconName>>;

/** The icons of drawing that stand for other cards; what has none is a tower. */
export const typeIcons: Readonly<Partial<Record<CardType, IconName>>> = {
  GUARDIAN: 'laurel',
  SHIELD: 'shield',
  STANDARD_BEARER: 'flag',
  TERRAIN: 'earth',
  ITEM_CREATURE: 'satchel',
  SPELL: 'spark',
  ITEM_HAND: 'hammer',
  CORRUPTION: 'heart',
};
