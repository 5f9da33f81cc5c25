import { icon, joined, line, sheet, tag, type Markup, type Piece } from '#drawing';
import { elements, type ElementValues } from '#guilds/queries';
import { colors, elementLooks, styles } from './look.js';

const ROW = 19;
const LABEL = 20;

/** The values of a fighter: a column an element, attack above defense. */
export function valueGrid(attack: ElementValues, defense: ElementValues, width: number): Piece {
  const column = (width - LABEL) / elements.length;
  const cells = elements.flatMap((element, index) => {
    const x = LABEL + index * column;
    const { icon: name, color } = elementLooks[element];
    return [
      icon(name, x + column / 2 - 7, 1, 14, color),
      valueText(attack[element], x + column / 2, 17 + ROW / 2, column),
      valueText(defense[element], x + column / 2, 17 + ROW * 1.5, column),
    ];
  });
  const back = tag('rect', { x: 0, y: 17, width, height: ROW, rx: 4, fill: colors.shade });
  const rows = joined(icon('sword', 3, 20, 13, colors.blood), icon('shield', 3, 20 + ROW, 13, '#4a5a86'));
  return { width, height: 17 + ROW * 2, markup: joined(back, rows, ...cells) };
}

const valueText = (value: number, x: number, middle: number, room: number): Markup =>
  line(String(value), x, middle + 5, { ...styles.number, anchor: 'middle' }, room);

/** The badge of victory points. */
export function pointsBadge(points: number, x: number, y: number, size = 26): Markup {
  return joined(
    icon('star', x, y, size, colors.gold),
    line(
      points < 0 ? `−${-points}` : String(points),
      x + size / 2,
      y + size * 0.7,
      { ...styles.body, size: size * 0.42, bold: true, anchor: 'middle' },
      size * 0.7,
    ),
  );
}

/** The back of a card: what lies in a deck, or in a hand that the viewer does not see. */
export function cardBack(width: number, height: number, color: string): Markup {
  return joined(
    sheet(width, height, { fill: color, stroke: colors.gold, strokeWidth: 1.2, radius: 7, shadow: true }),
    sheet(width, height, { fill: 'none', radius: 7 }),
    tag('rect', {
      x: 5,
      y: 5,
      width: width - 10,
      height: height - 10,
      rx: 4,
      fill: 'none',
      stroke: colors.gold,
      'stroke-width': 0.7,
      opacity: 0.6,
    }),
    icon('spark', width / 2 - 12, height / 2 - 12, 24, colors.gold),
  );
}
