import { label, placed, space, type Piece, type TextStyle } from '#drawing';

/** The colors of pictures of seasons: dark letters on paper, which stay readable in print. */
export const paint = { paper: '#fbfaf6', ink: '#22262b', faint: '#5d6670', edge: '#c9cdd2', band: '#eef0f2' } as const;

export const heading: TextStyle = { face: 'sans', size: 22, bold: true, color: paint.ink };
export const head: TextStyle = { face: 'sans', size: 13, bold: true, color: paint.faint };
export const plain: TextStyle = { face: 'sans', size: 15, color: paint.ink };
export const strong: TextStyle = { face: 'sans', size: 15, bold: true, color: paint.ink };

/** A text in the middle of a row, with room on both sides. */
export function cell(text: string, style: TextStyle, width: number, height: number): Piece {
  const inner = label(text, style, width - 12);
  return { ...space(width, height), markup: placed(6, (height - inner.height) / 2, inner) };
}
