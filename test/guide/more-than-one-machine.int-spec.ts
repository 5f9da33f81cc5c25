import { newStreamId } from '#records/testing';
import { appendMany, storeOnPostgres } from '#event-store/testing';
import { readConfiguration } from '#platform';
import { Page } from './guide.js';

const page = new Page('docs/guides/more-than-one-machine.md');

describe('docs/guides/more-than-one-machine.md', () => {
  afterAll(() => expect(page.left('json', 'sql')).toEqual([]));

  it('shows a placement that the configuration reads', () => {
    const { databaseNodes } = readConfiguration({ DATABASE_NODES: page.block('nodes') });
    expect(databaseNodes?.map(({ name, slices }) => [name, slices])).toEqual([
      ['main', [{ first: 0, last: 511 }]],
      ['node1', [{ first: 512, last: 1023 }]],
    ]);
  });

  it('moves the numbers of a feed on beyond those that a home may know', async () => {
    const tested = await storeOnPostgres(2);
    await appendMany(tested.store, newStreamId(), 2);
    await tested.owner.query(page.block('feed-position'));
    await appendMany(tested.store, newStreamId(), 1);
    expect(await tested.publish()).toBeGreaterThan(1_000_000);
    await tested.stop();
  });
});
