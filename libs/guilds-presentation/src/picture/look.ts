import { like, type IconName, type TextStyle } from '#drawing';
import type { Seat } from '#kernel';
import type { Action, Element, ObjectiveKind, Side } from '#guilds/queries';

/** Colors of the table: a night-blue cloth, cards of parchment, gold for what matters. */
export const colors = {
  cloth: '#1c1a30',
  clothEdge: '#12101f',
  panel: '#2a2744',
  panelEdge: '#45406b',
  parchment: '#f7efdc',
  parchmentEdge: '#d8c79d',
  shade: '#ebdfc2',
  ink: '#2c2335',
  faded: '#7b6d6a',
  gold: '#e0b94f',
  pale: '#f3e9d0',
  mist: '#a9a3c9',
  ruby: '#c4163f',
  blood: '#b5322e',
  light: '#f2cf63',
  darkness: '#6a4aa3',
  stone: '#8f8a86',
} as const;

const base: TextStyle = { face: 'sans', size: 12, color: colors.ink };

/** Every style of text on the table. */
export const styles = {
  title: { face: 'serif', size: 46, color: colors.gold, bold: true, spacing: 8 },
  heading: { face: 'sans', size: 13, color: colors.gold, bold: true, spacing: 2.4 },
  guild: { face: 'serif', size: 21, color: colors.pale, bold: true },
  player: { face: 'sans', size: 13, color: colors.mist },
  cardName: { face: 'serif', size: 13.5, color: colors.ink, bold: true, leading: 1.14 },
  questName: { face: 'serif', size: 27, color: colors.ink, bold: true, leading: 1.15 },
  flavor: { face: 'serif', size: 14, color: colors.faded, italic: true, leading: 1.3 },
  body: base,
  small: like(base, { size: 11, leading: 1.28 }),
  number: like(base, { size: 14, bold: true }),
  note: like(base, { size: 12.5, color: colors.mist }),
  bright: like(base, { size: 12.5, color: colors.pale }),
} as const satisfies Readonly<Record<string, TextStyle>>;

/** How an element looks. */
export const elementLooks: Readonly<Record<Element, { readonly icon: IconName; readonly color: string }>> = {
  fire: { icon: 'fire', color: '#d1442a' },
  water: { icon: 'water', color: '#2a72bf' },
  air: { icon: 'air', color: '#3d9a96' },
  earth: { icon: 'earth', color: '#80682c' },
};

/** The icon of an action. */
export const actionIcons: Readonly<Record<Action, IconName>> = {
  work: 'hammer',
  trade: 'scales',
  recruitment: 'recruit',
  leaderAction: 'crown',
  quests: 'scroll',
  combat: 'swords',
};

/** The icon of what an objective counts. */
export const objectiveIcons: Readonly<Record<ObjectiveKind, IconName>> = {
  rubies: 'ruby',
  objects: 'satchel',
  quests: 'scroll',
  mages: 'recruit',
  alignmentSteps: 'sun',
};

/** The color of a side, or of what serves neither. */
export const sideColor = (side: Side | undefined): string => (side === undefined ? colors.stone : colors[side]);

/** The number on the pennant of a seat, from 1 as in its name. */
export const seatMark = (seat: Seat): string => String(seat + 1);
