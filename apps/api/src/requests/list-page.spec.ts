import { listPage } from './list-page.js';
import type { PageRequest } from './page.js';

const letters = ['a', 'b', 'c', 'd', 'e'];
const page = (request: PageRequest) => listPage(letters, request, 'letter');
const read = (request: PageRequest): string => page(request).nodes.join('');

describe('Pages of a list in memory', () => {
  it('go forwards and backwards without gaps or duplicates', () => {
    const first = page({ first: 2 });
    expect(first.nodes).toEqual(['a', 'b']);
    expect(first.pageInfo).toMatchObject({ hasPreviousPage: false, hasNextPage: true });
    expect(read({ first: 2, after: first.pageInfo.endCursor })).toBe('cd');
    const last = page({ last: 2 });
    expect(last.nodes).toEqual(['d', 'e']);
    expect(last.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false });
    expect(read({ last: 2, before: last.pageInfo.startCursor })).toBe('bc');
    expect(read({})).toBe('abcde');
  });

  it('are empty beyond the end', () => {
    const end = page({ first: 5 }).pageInfo.endCursor;
    expect(page({ after: end })).toMatchObject({ nodes: [], pageInfo: { hasNextPage: false } });
    expect(listPage([], { last: 3 }, 'letter').nodes).toEqual([]);
  });

  it('continue at their position while the list grows at its end', () => {
    const { endCursor } = page({ first: 5 }).pageInfo;
    expect(listPage([...letters, 'f'], { after: endCursor }, 'letter').nodes).toEqual(['f']);
  });

  it('refuse an invalid cursor, and the cursor of another list', () => {
    expect(() => read({ after: 'nonsense' })).toThrow('not a cursor of this list');
    const { endCursor } = listPage(letters, {}, 'word').pageInfo;
    expect(() => read({ after: endCursor })).toThrow('not a cursor of this list');
  });
});
