import type { Adventure } from '#kernel';
import { adventurePage } from './adventure-page.js';

const adventures: Adventure[] = ['a', 'b', 'c', 'd', 'e'].map((gameId) => ({
  gameId,
  openedBy: 'ada',
  options: {},
  status: 'open',
  reason: null,
  players: [],
}));
const ids = (page: Parameters<typeof adventurePage>[1]): string =>
  adventurePage(adventures, page)
    .nodes.map(({ gameId }) => gameId)
    .join('');

describe('Pages of adventures', () => {
  it('go forwards and backwards without a hole or a double', () => {
    const first = adventurePage(adventures, { first: 2 });
    expect(first.nodes.map(({ gameId }) => gameId)).toEqual(['a', 'b']);
    expect(first.pageInfo).toMatchObject({ hasPreviousPage: false, hasNextPage: true });
    expect(ids({ first: 2, after: first.pageInfo.endCursor })).toBe('cd');
    const last = adventurePage(adventures, { last: 2 });
    expect(last.nodes.map(({ gameId }) => gameId)).toEqual(['d', 'e']);
    expect(last.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false });
    expect(ids({ last: 2, before: last.pageInfo.startCursor })).toBe('bc');
    expect(ids({})).toBe('abcde');
  });

  it('are empty beyond the end', () => {
    const end = adventurePage(adventures, { first: 5 }).pageInfo.endCursor;
    expect(adventurePage(adventures, { after: end })).toMatchObject({ nodes: [], pageInfo: { hasNextPage: false } });
    expect(adventurePage([], { last: 3 }).nodes).toEqual([]);
  });

  it('refuse what is no cursor', () => {
    expect(() => ids({ after: 'nonsense' })).toThrow('not the cursor of an adventure');
  });
});
