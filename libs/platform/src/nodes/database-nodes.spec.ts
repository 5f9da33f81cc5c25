import { nodesAt, readDatabaseNodes } from './database-nodes.js';
import { rangesOf, readSlices, slicesIn, slicesText, without } from './slices.js';

const url = 'postgres://login:secret@db1.example/chronicler';
const main = { name: 'main', slices: '0-511' };
const node1 = { name: 'node1', slices: '512-1023', url };

const read = (...nodes: readonly object[]) => readDatabaseNodes(JSON.stringify(nodes));

describe('DATABASE_NODES', () => {
  it('names the home, which has its addresses elsewhere, and other databases', () => {
    const databaseNodes = read(main, { ...node1, migrationUrl: 'postgres://owner@db1.example/chronicler' });
    if (!('nodes' in databaseNodes)) throw new Error(databaseNodes.wrong);
    const nodes = nodesAt({ databaseUrl: 'postgres://home/one', databaseNodes: databaseNodes.nodes });
    expect(nodes).toEqual([
      { name: 'main', slices: [{ first: 0, last: 511 }], databaseUrl: 'postgres://home/one' },
      {
        name: 'node1',
        slices: [{ first: 512, last: 1023 }],
        databaseUrl: url,
        migrationDatabaseUrl: 'postgres://owner@db1.example/chronicler',
      },
    ]);
    expect(nodesAt({ databaseUrl: 'postgres://home/one' })).toMatchObject([{ slices: [{ first: 0, last: 1023 }] }]);
  });

  it('may name a node that is yet to get slices', () => {
    expect(read({ name: 'main', slices: '0-1023' }, { ...node1, slices: '' })).toMatchObject({
      nodes: [{}, { slices: [] }],
    });
  });

  it.each([
    ['a slice twice', [main, { ...node1, slices: '511-1023' }], 'slice 511 is in "main" and "node1"'],
    ['a slice in none', [main, { ...node1, slices: '513-1023' }], 'slice 512 is in none'],
    ['a slice that there is not', [main, { ...node1, slices: '512-1024' }], 'slices from 0 to 1023'],
    ['no home', [{ ...node1, slices: '0-1023' }], 'must name the database of DATABASE_URL first'],
    ['an address of the home', [{ ...main, url }, node1], 'must give "main" no address'],
    ['no address of another', [main, { name: 'node1', slices: '512-1023' }], 'must give "node1" its address'],
    [
      'a name twice',
      [main, { ...node1, slices: '512-600' }, { ...node1, slices: '601-1023' }],
      'must name "node1" once',
    ],
    ['another protocol', [main, { ...node1, url: 'https://db1.example' }], '1.url must be an address'],
    ['an unknown property', [main, { ...node1, weight: 2 }], 'must be a JSON list'],
  ])('is refused with %s, without its addresses', (_, nodes, wrong) => {
    const answer = read(...nodes);
    expect(answer).toEqual({ wrong: expect.stringContaining(wrong) });
    expect(JSON.stringify(answer)).not.toContain('secret');
    expect(readDatabaseNodes('0-511=x')).toEqual({ wrong: expect.stringContaining('must be a JSON list') });
  });
});

describe('Slices', () => {
  it('are read and written as ranges, in order and each once', () => {
    const slices = readSlices('768-1023, 0-255,256-300,7')!;
    expect(slicesText(slices)).toBe('0-300,768-1023');
    expect(slicesText(rangesOf([5, 3, 4, 5, 9]))).toBe('3-5,9');
    expect(slicesText(without(slices, readSlices('100-800')!))).toBe('0-99,801-1023');
    expect(slicesIn([{ first: 2, last: 4 }])).toEqual([2, 3, 4]);
    expect(readSlices(' ')).toEqual([]);
    for (const text of ['a', '5-3', '0-1024', '1-', ',', '0x1']) expect(readSlices(text)).toBeUndefined();
  });
});
