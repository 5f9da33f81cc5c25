import { randomUUID } from 'node:crypto';
import { newStreamId } from '#records/testing';
import { SLICES } from '#platform';
import { appendMany, storeOnPostgres, type StoreOnPostgres } from '../testing/index.js';
import { sliceOf } from './slice.js';

/** By `printf %s ID | sha256sum`: the first ten bits. */
const known = [
  ['00000000-0000-0000-0000-000000000000', 0x12b9377c],
  ['0198c0de-0000-7000-8000-000000000001', 0x4210ff9a],
] as const;

describe('The slice of a stream', () => {
  let tested: StoreOnPostgres;

  beforeAll(async () => {
    tested = await storeOnPostgres(2);
  });
  afterAll(() => tested.stop());

  it('is the same in the database, for ten thousand ids', async () => {
    const ids = Array.from({ length: 10_000 }, (_, place) => (place % 2 === 0 ? randomUUID() : newStreamId()));
    const text =
      'select slice_of(id) as slice from unnest($1::uuid[]) with ordinality as asked (id, place) order by place';
    const { rows } = await tested.pool.query<{ slice: number }>(text, [ids]);
    expect(rows.map(({ slice }) => slice)).toEqual(ids.map(sliceOf));
    expect(Math.max(...ids.map(sliceOf))).toBe(SLICES - 1);
    expect(new Set(ids.map(sliceOf)).size).toBeGreaterThan(0.99 * SLICES);
  });

  it('is the first ten bits of the hash of its id, for ever', () => {
    for (const [id, digest] of known) expect(sliceOf(id)).toBe(digest >>> 22);
  });

  it('stands beside the stream from its opening on', async () => {
    const streamId = newStreamId();
    await appendMany(tested.store, streamId, 2);
    const { rows } = await tested.pool.query('select slice from streams where game_id = $1', [streamId]);
    expect(rows).toEqual([{ slice: sliceOf(streamId) }]);
  });

  it('decides whether a database that is one of several takes a stream', async () => {
    const [here, elsewhere] = [idIn((slice) => slice < 512), idIn((slice) => slice >= 512)];
    await tested.owner.query(`insert into node_identity (cluster, name, slices) values ($1, 'main', '{[0,512)}')`, [
      randomUUID(),
    ]);
    await appendMany(tested.store, here, 2);
    await expect(appendMany(tested.store, elsewhere, 1)).rejects.toMatchObject({ code: 'CH003' });
    expect(await tested.store.head(elsewhere)).toBeUndefined();
    await expect(tested.pool.query(`update node_identity set slices = '{[0,1024)}'`)).rejects.toMatchObject({
      code: '42501',
    });
  });
});

/** An id whose slice is one of these. */
function idIn(isWanted: (slice: number) => boolean): string {
  for (;;) {
    const id = newStreamId();
    if (isWanted(sliceOf(id))) return id;
  }
}
