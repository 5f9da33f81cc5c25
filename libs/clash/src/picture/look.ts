import { like, type IconName, type TextStyle } from '#drawing';
import type { Characteristic } from '../words.js';

/** Colors of a comic: newsprint, thick ink, and three loud inks beside it. */
export const colors = {
  page: '#f3ead3',
  dots: '#e6d9b8',
  ink: '#1d1a24',
  faded: '#6f675c',
  panel: '#fffaf0',
  red: '#d2342b',
  blue: '#2462a8',
  yellow: '#f7c531',
  white: '#ffffff',
  street: '#cfd4d6',
  indoor: '#e2cfae',
  solid: '#6b7078',
  object: '#8a6a3f',
  token: '#f08c2e',
  sideA: '#2462a8',
  sideB: '#c2352c',
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

/** The color of a side; villains have their own. */
export const sideColor = (side: 'A' | 'B' | undefined): string => (side === 'B' ? colors.sideB : colors.sideA);

const emblems: Readonly<Record<string, IconName>> = {
  fist: 'fist',
  star: 'star',
  crown: 'crown',
  flame: 'fire',
  bolt: 'bolt',
  eye: 'eye',
  wave: 'wave',
  gear: 'gear',
  dahlia: 'dahlia',
  soundwave: 'soundwave',
  'five-shadows': 'shadows',
  shell: 'shell',
};

/** The icon of an emblem; a spark for one that is not known here. */
export const emblemIcon = (emblem: string): IconName => emblems[emblem] ?? 'spark';

/** The icon of a characteristic. */
export const characteristicIcons: Readonly<Record<Characteristic, IconName>> = {
  SPEED: 'foot',
  ATTACK: 'fist',
  DEFENSE: 'shield',
  MIND: 'brain',
};
