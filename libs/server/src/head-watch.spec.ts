import { HeadWatch } from './head-watch.js';

describe('The watch of heads', () => {
  it('looks at the same number of streams each time, at all of them in turn, and remembers a broken one until it is mended', async () => {
    const streams = ['a', 'b', 'c', 'd', 'e'];
    const broken = new Set(['d']);
    const looked: string[][] = [];
    const watch = new HeadWatch(
      {
        checkHeads: (after, limit) => {
          const some = streams.filter((id) => after === null || id > after).slice(0, limit);
          looked.push(some);
          const last = some.length < limit ? null : some.at(-1)!;
          return Promise.resolve({ broken: some.filter((id) => broken.has(id)), last });
        },
      },
      2,
    );
    const found: (string | undefined)[] = [];
    for (let look = 0; look < 4; look += 1) found.push(await watch.look());
    broken.clear();
    for (let look = 0; look < 3; look += 1) found.push(await watch.look());
    expect(looked).toEqual([['a', 'b'], ['c', 'd'], ['e'], ['a', 'b'], ['c', 'd'], ['e'], ['a', 'b']]);
    expect(found).toEqual([undefined, 'd', 'd', 'd', undefined, undefined, undefined]);
  });
});
