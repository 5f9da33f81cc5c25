import { joined, label, like, placed, sheet, tag, textWidth, type Piece } from '#drawing';
import { colors, styles } from './look.js';

const PADDING = 16;

/** The room inside a panel of this width. */
export const insideOf = (width: number): number => width - 2 * PADDING;

/** A panel of a comic: thick ink, a hard shadow, and a slanted caption over its upper edge. */
export function comicPanel(title: string, body: Piece, width: number, color: string, least = 0): Piece {
  const captionWidth = Math.min(width - 40, textWidth(title.toUpperCase(), styles.heading) + 36);
  const height = Math.max(least, body.height + 2 * PADDING + 20);
  const caption = joined(
    tag('path', {
      d: `M14 2h${captionWidth}l-9 28h-${captionWidth}z`,
      fill: color,
      stroke: colors.ink,
      'stroke-width': 2.5,
    }),
    placed(26, 7, label(title.toUpperCase(), like(styles.heading, {}), captionWidth - 26)),
  );
  const markup = joined(
    tag('rect', { x: 6, y: 20, width: width - 4, height: height - 14, fill: colors.ink, opacity: 0.9 }),
    placed(0, 14, {
      width,
      height: height - 14,
      markup: sheet(width, height - 14, { fill: colors.panel, stroke: colors.ink, strokeWidth: 3, radius: 0 }),
    }),
    caption,
    placed(PADDING, PADDING + 20, body),
  );
  return { width, height: height + 6, markup };
}
