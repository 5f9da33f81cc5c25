import { icon, joined, label, like, paragraph, placed, told, type IconName, type Piece } from '#drawing';
import type { Localized } from '#kernel';
import type { Telling } from './in-language.js';
import { colors, styles } from './look.js';

/** A heading within a panel. */
export const heading = (showing: Telling, title: Localized, width: number): Piece =>
  label(told(showing, title), like(styles.small, { bold: true, color: colors.red }), width);

/** A text with an icon before it. */
export function entry(showing: Telling, text: Localized, name: IconName, width: number): Piece {
  const shown = paragraph(told(showing, text), styles.small, width - 26, 5);
  return {
    width,
    height: Math.max(18, shown.height),
    markup: joined(icon(name, 0, 0, 16, colors.faded), placed(24, 0, shown)),
  };
}

/** A heading with its entries; nothing without any. */
export const section = (title: Piece, entries: readonly Piece[]): Piece[] =>
  entries.length === 0 ? [] : [title, ...entries];
