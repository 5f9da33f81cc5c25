import { joined, like, line, pips, placed, textWidth, type IconName, type Piece } from '#drawing';
import { cardStyles } from './look.js';

/** So many of at most so many, as a row of icons under a title with the number. */
export function counter(title: string, most: number, count: number, name: IconName, full: string): Piece {
  const marks = pips(Math.max(most, count), Math.max(0, most - count), 170, { name, size: 18, full, empty: '#3d4a44' });
  const text = `${title} ${count}`;
  const style = like(cardStyles.note, { size: 11.5 });
  const width = Math.max(marks.width, textWidth(text, style));
  return { width, height: 38, markup: joined(line(text, 0, 11, style), placed(0, 18, marks)) };
}
