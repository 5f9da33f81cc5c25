import { icon, joined, line, picture, sheet, tag, type TextStyle } from '#drawing';
import type { Locale, PiecePictures } from '#kernel';
import { content } from '#lantern/queries';

const [WIDTH, HEIGHT, MARGIN] = [180, 252, 10];
const [NIGHT, FLAME, GLASS, BRASS] = ['#123047', '#f6cf65', '#fff6d8', '#c98f2b'];

const number: TextStyle = { face: 'serif', size: 30, bold: true, color: FLAME, anchor: 'middle' };
const caption: TextStyle = { face: 'serif', size: 18, italic: true, color: GLASS, anchor: 'middle' };

/** A lantern in the night, brighter the more oil there is. */
function card(id: string, language: Locale): string {
  const { name, oil } = content.cards.find((each) => each.id === id) ?? { name: { en: id, fr: id }, oil: 1 };
  const middle = WIDTH / 2;
  const body = joined(
    sheet(WIDTH, HEIGHT, { fill: NIGHT, stroke: BRASS, strokeWidth: 4, radius: 14 }),
    tag('circle', { cx: middle, cy: 122, r: 30 + oil * 5, fill: FLAME, opacity: 0.22 }),
    tag('circle', { cx: middle, cy: 122, r: 24 + oil * 2, fill: FLAME, opacity: 0.35 }),
    tag('path', { d: `M${middle - 20} 82a20 20 0 0 1 40 0`, fill: 'none', stroke: BRASS, 'stroke-width': 4 }),
    tag('path', { d: `M${middle - 32} 98l10-16h44l10 16z`, fill: BRASS }),
    tag('rect', { x: middle - 28, y: 98, width: 56, height: 64, rx: 8, fill: GLASS, opacity: 0.9 }),
    icon('fire', middle - 21, 108, 42, '#e2742b'),
    tag('rect', { x: middle - 34, y: 160, width: 68, height: 14, rx: 4, fill: BRASS }),
    line(String(oil), 30, 42, number),
    line(String(oil), WIDTH - 30, 42, number),
    line(name[language], middle, 222, caption, WIDTH - 30),
  );
  const framed = tag('g', { transform: `translate(${MARGIN} ${MARGIN})` }, body);
  const size = { width: WIDTH + 2 * MARGIN, height: HEIGHT + 2 * MARGIN };
  return picture({ ...size, title: name[language], language, body: framed });
}

/** The cards, each alone. */
export const piecePictures: PiecePictures = { cards: card };
