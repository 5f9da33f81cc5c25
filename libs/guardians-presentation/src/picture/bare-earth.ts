import { joined, tag, type Markup } from '#drawing';
import { colors } from './look.js';

/** Earth with a few furrows. */
export function bareEarth(width: number, height: number): Markup {
  const length = Math.round(width / 5.35);
  const furrow = (y: number, from: number): string =>
    `M${from} ${y}q${length / 2} -9 ${length} 0t${length} 0t${length} 0`;
  const furrows = [0.35, 0.55, 0.78]
    .map((level, index) => furrow(Math.round(height * level), Math.round((width * (24 + index * 60)) / 428)))
    .join('');
  return joined(
    tag('rect', { width, height, fill: colors.bare }),
    tag('path', { d: furrows, fill: 'none', stroke: colors.bareLine, 'stroke-width': 2 }),
  );
}
