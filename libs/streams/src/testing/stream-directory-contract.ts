import { randomUUID } from 'node:crypto';
import type { EventStore } from '#event-store';
import { campaignList } from '#campaign-service';
import { leagueList } from '#league-service';
import type { StreamDirectory, StreamPlace } from '../lists/stream-directory.js';
import type { StreamList } from '../lists/stream-list.js';
import { accepted, Table } from '#server/testing';

/** A store with directories on it, and a way to wait until they have seen everything. */
export interface DirectoriesOnStore {
  readonly store: EventStore;
  directoryOf(list: StreamList): StreamDirectory;
  caughtUp(): Promise<void>;
}

/** Three streams of `player-0`, a second apart; the second one is also of `player-1`. Gives their ids. */
interface Opening {
  readonly title: string;
  readonly list: StreamList;
  open(table: Table, name: string): Promise<string>;
  second(table: Table, streamId: string): Promise<void>;
}

const campaigns: Opening = {
  title: 'of campaigns',
  list: campaignList,
  async open(table, name) {
    const request = { commandId: randomUUID(), account: 'player-0', ruleset: 'saga', name };
    const outcome = await table.campaigns.open(request);
    if (outcome.status !== 'accepted') throw new Error(outcome.status);
    return outcome.loaded.campaignId;
  },
  async second(table, campaignId) {
    const options = { seats: 2, rounds: 1, seconds: null };
    const request = { campaignId, commandId: randomUUID(), account: 'player-0', options };
    const { gameId } = accepted(await table.campaigns.openAdventure(request));
    await table.fill(gameId, 2);
    for (const account of ['player-0', 'player-1'])
      accepted(await table.games.resign({ gameId, commandId: randomUUID(), account }));
    await table.meetDue();
  },
};

const leagues: Opening = {
  title: 'of leagues',
  list: leagueList,
  async open(table, name) {
    const outcome = await table.leagues.open({ commandId: randomUUID(), account: 'player-0', name });
    if (outcome.status !== 'accepted') throw new Error(outcome.status);
    return outcome.loaded.leagueId;
  },
  async second(table, leagueId) {
    const give = (account: string, command: object) =>
      table.leagues.give({ leagueId, commandId: randomUUID(), account, command });
    const plan = { ruleset: 'tally', format: { kind: 'LADDER' } };
    await give('player-0', { type: 'openSeason', name: 'One', plan });
    const owls = { type: 'enter', season: 1, player: 'Owls', members: ['player-0', 'player-1'] };
    await give('player-0', owls);
    const yes = { type: 'accept', season: 1, player: 'Owls' };
    if ((await give('player-1', yes)).status !== 'accepted') throw new Error('No player entered.');
  },
};

/** The contract of every list of streams. `open` gives directories on an empty store. */
export function describeStreamDirectory(title: string, open: () => Promise<DirectoriesOnStore>): void {
  describe.each([campaigns, leagues])(`${title} $title`, ({ list, ...opening }) => {
    let directory: StreamDirectory;
    const opened: string[] = [];

    beforeAll(async () => {
      const tested = await open();
      directory = tested.directoryOf(list);
      const table = new Table({ store: tested.store });
      for (const name of ['one', 'two', 'three']) {
        table.now += 1_000;
        opened.push(await opening.open(table, name));
      }
      await opening.second(table, opened[1]!);
      await tested.caughtUp();
    });

    const found = async (account?: string, descending = true): Promise<string[]> =>
      (await directory.find({ account, descending, limit: 10 })).map(({ streamId }) => streamId);

    it('has those of an account, and all where none is named', async () => {
      expect(await found('player-0')).toEqual([...opened].reverse());
      expect(await found('player-0', false)).toEqual(opened);
      expect(await found('player-1')).toEqual([opened[1]]);
      expect(await found('player-2')).toEqual([]);
      expect(await found()).toEqual([...opened].reverse());
    });

    it('shows public facts', async () => {
      const [listing] = await directory.find({ account: 'player-1', descending: true, limit: 1 });
      expect(listing).toMatchObject({ streamId: opened[1], openedAt: 1_002_000 });
      expect(listing?.accounts).toEqual(expect.arrayContaining(['player-0', 'player-1']));
    });

    it('gives pages without a hole or a double', async () => {
      for (const account of ['player-0', undefined])
        for (const descending of [true, false]) {
          const pages: string[] = [];
          let after: StreamPlace | undefined;
          for (let page = 0; page < 3; page += 1) {
            const [next] = await directory.find({ account, descending, limit: 1, after });
            pages.push(next!.streamId);
            after = { at: next!.openedAt, streamId: next!.streamId };
          }
          expect(pages).toEqual(await found(account, descending));
          expect(await directory.find({ account, descending, limit: 1, after })).toEqual([]);
        }
    });
  });

  it(`${title} shows an archived league only where hidden ones are asked for`, async () => {
    const { store, ...tested } = await open();
    const table = new Table({ store });
    const leagueId = await leagues.open(table, 'four');
    const command = { type: 'archiveLeague', reason: 'It was good.' };
    await table.leagues.give({ leagueId, commandId: randomUUID(), account: 'player-0', command });
    await tested.caughtUp();
    const query = { account: 'player-0', descending: true, limit: 10 };
    const listed = tested.directoryOf(leagueList);
    expect(await listed.find(query)).toEqual([]);
    expect(await listed.find({ ...query, withHidden: true })).toMatchObject([{ streamId: leagueId }]);
  });
}
