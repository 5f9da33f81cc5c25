import { iconShapes, like, type IconName, type TextStyle } from '#drawing';
import type { Characteristic } from '#skirmish';

/** Colors of a comic: newsprint, thick ink, and three loud inks beside it. */
export const colors = {
  page: '#f3ead3',
  dots: '#e6d9b8',
  ink: '#1d1a24',
  faded: '#6f675c',
  panel: '#fffaf0',
  red: '#d2342b',
  blue: '#2462a8',
  green: '#2f7d4f',
  yellow: '#f7c531',
  white: '#ffffff',
  street: '#cfd4d6',
  solid: '#6b7078',
} as const;

const base: TextStyle = { face: 'sans', size: 13, color: colors.ink };

/** Every style of text on the table. */
export const styles = {
  title: like(base, { size: 44, bold: true, italic: true, color: colors.red, spacing: 1 }),
  heading: like(base, { size: 15, bold: true, italic: true, color: colors.white, spacing: 1 }),
  name: like(base, { size: 20, bold: true, italic: true }),
  body: base,
  small: like(base, { size: 11.5, leading: 1.25 }),
  tiny: like(base, { size: 10, leading: 1.2 }),
  number: like(base, { size: 15, bold: true }),
} as const satisfies Readonly<Record<string, TextStyle>>;

/** Emblems that are not called after the icon that shows them. */
const emblems: Readonly<Record<string, IconName>> = { flame: 'fire', 'five-shadows': 'shadows' };

/** The icon of an emblem; a spark for one that is not drawn. */
export const emblemIcon = (emblem: string): IconName => emblems[emblem] ?? (isIcon(emblem) ? emblem : 'spark');

const isIcon = (name: string): name is IconName => Object.hasOwn(iconShapes, name);

/** The icon of a characteristic. */
export const characteristicIcons: Readonly<Record<Characteristic, IconName>> = {
  SPEED: 'foot',
  ATTACK: 'fist',
  DEFENSE: 'shield',
  MIND: 'brain',
};

/** The color of a characteristic. */
export const characteristicColors: Readonly<Record<Characteristic, string>> = {
  SPEED: colors.green,
  ATTACK: colors.red,
  DEFENSE: colors.blue,
  MIND: '#7b4aa0',
};
