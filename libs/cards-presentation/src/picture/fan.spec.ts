import { openFan, ROW } from './fan.js';
import { library } from '#cards/content';
import { aShowing } from './testing/a-showing.js';

/** Where the rows of a hand begin, from the left. */
const rowsOf = (count: number): number[] => {
  const cards = Array.from({ length: count }, () => library['L24-7']!);
  const { markup } = openFan(aShowing(), 'Hand', cards);
  const moves = [...markup.matchAll(/translate\((\d+(?:\.\d+)?) 0\)"><g transform="translate\(0 4\)/g)];
  return moves.map(([, x]) => Number(x));
};

describe('a large hand', () => {
  it('has its last row in the middle', () => {
    const [full] = rowsOf(ROW + 3);
    expect(rowsOf(ROW + 3)).toHaveLength(1);
    expect(full).toBeGreaterThan(300);
  });
});
