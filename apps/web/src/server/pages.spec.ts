import { completed, onward, type Onward } from './pages.js';

/** A list of numbers in pages of two; each cursor is a place. */
const pageAfter = (length: number, cursor: number): Onward<number> => {
  const end = Math.min(cursor + 2, length);
  const nodes = Array.from({ length: end - cursor }, (_, at) => cursor + at);
  return { nodes, pageInfo: { hasNextPage: end < length, endCursor: String(end) } };
};

describe('A list in pages', () => {
  it.each([1, 2, 3, 6, 7])('is completed from its first page: %i members', async (length) => {
    const asked: string[] = [];
    const whole = await completed(pageAfter(length, 0), (after) => {
      asked.push(after);
      return Promise.resolve(pageAfter(length, Number(after)));
    });
    expect(whole.nodes).toEqual(Array.from({ length }, (_, at) => at));
    expect(asked).toHaveLength(Math.ceil(length / 2) - 1);
  });

  it('ends where it is gone while it is read', async () => {
    const { nodes } = await completed(pageAfter(5, 0), () => Promise.resolve(undefined));
    expect(nodes).toEqual([0, 1]);
    expect(onward(undefined)).toEqual({ nodes: [], next: null });
  });
});
