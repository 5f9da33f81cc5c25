import { textWidth } from './measure.js';
import { inColumns } from './newspaper.js';
import { lineHeight, type TextStyle } from './text-style.js';

const style: TextStyle = { face: 'news', size: 15, color: '#000' };
const TEXT = 'The ducks fell silent, the buses, and at last the mayor, whom nobody had asked to speak. '
  .repeat(6)
  .trim();

/** The lines as they were set: where, what, and how much wider each space is. */
const linesOf = (markup: string) =>
  [...markup.matchAll(/<text x="([\d.]+)" y="([\d.]+)"([^>]*)>([^<]*)</g)].map(
    ([, x, y, attributes = '', text = '']) => ({
      x: Number(x),
      y: Number(y),
      spread: Number(/word-spacing="([\d.]+)"/.exec(attributes)?.[1] ?? 0),
      text,
    }),
  );

describe('a text in columns', () => {
  const piece = inColumns(TEXT, style, { count: 3, width: 660, gap: 30 });
  const lines = linesOf(piece.markup);

  it('loses no word, and stays in columns of one height', () => {
    expect(lines.map(({ text }) => text).join(' ')).toBe(TEXT);
    expect([...new Set(lines.map(({ x }) => x))]).toEqual([0, 230, 460]);
    const perColumn = Math.ceil(lines.length / 3);
    expect(piece.height).toBeCloseTo(perColumn * lineHeight(style));
    for (const { y } of lines) expect(y).toBeLessThan(piece.height);
  });

  it('fills every line but the last one by its spaces', () => {
    for (const { text, spread } of lines.slice(0, -1)) {
      const spaces = text.split(' ').length - 1;
      expect(Math.abs(textWidth(text, style) + spread * spaces - 200)).toBeLessThan(0.5);
    }
    expect(lines.at(-1)!.spread).toBe(0);
  });

  it('takes one column and no room at all when there is nothing to say', () => {
    expect(inColumns('', style, { count: 2, width: 100, gap: 10 })).toMatchObject({
      width: 100,
      height: 0,
      markup: '',
    });
  });
});
