import { disc, icon, joined, readableOn, tag, type Markup } from '#drawing';
import type { SpaceId } from '#skirmish';
import { cellOf } from '#skirmish/cells';
import type { FigureLook } from './figure-look.js';
import { colors } from './look.js';

/** A figure on the board. */
export interface DrawnFigure {
  readonly spaceId: SpaceId;
  readonly look: FigureLook;
  /** The color of whose figure it is. */
  readonly ring: string;
  readonly isSmall: boolean;
  /** Whether it acts now: with a halo. */
  readonly isActive: boolean;
  readonly damage: number;
  /** Which one of its sheet it is; `undefined` where there are no others. */
  readonly number: number | undefined;
  readonly isCrowned: boolean;
}

/** A figure with its emblem, its damage and its number. `size` is the side of a cell. */
export function figurePiece(figure: DrawnFigure, size: number): Markup {
  const { look, ring, isSmall, isActive, damage, number, isCrowned } = figure;
  const { x, y } = cellOf(figure.spaceId);
  const [cx, cy, r] = [(x + 0.5) * size, (y + 0.57) * size, size * (isSmall ? 0.28 : 0.34)];
  const mark = r * 1.15;
  return joined(
    isActive
      ? tag('circle', { cx, cy, r: r + 7, fill: colors.yellow, stroke: colors.ink, 'stroke-width': 1.5 })
      : undefined,
    tag('circle', { cx: cx + 1.5, cy: cy + 3, r: r + 2, fill: '#000', opacity: 0.3 }),
    tag('circle', { cx, cy, r: r + 2, fill: ring, stroke: '#ffffff', 'stroke-width': 1.4 }),
    tag('circle', { cx, cy, r: r - 2, fill: look.color }),
    icon(look.icon, cx - mark / 2, cy - mark / 2, mark, readableOn(look.color)),
    damage > 0
      ? disc({ x: cx + r * 0.85, y: cy - r * 0.8, radius: size * 0.15 }, String(damage), colors.red)
      : undefined,
    number === undefined
      ? undefined
      : disc({ x: cx - r * 0.85, y: cy + r * 0.8, radius: size * 0.13 }, String(number), colors.ink),
    isCrowned ? icon('crown', cx - size * 0.16, cy - r - size * 0.2, size * 0.32, colors.yellow) : undefined,
  );
}
