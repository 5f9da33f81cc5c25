import { randomUUID } from 'node:crypto';
import type { EventStore } from '#event-store';
import type { CampaignDirectory, CampaignPlace } from '../campaigns/directory/campaign-directory.js';
import { accepted, Table } from './table.js';

/** A directory on a store, and a way to wait until it has seen everything. */
export interface CampaignDirectoryOnStore {
  readonly store: EventStore;
  readonly directory: CampaignDirectory;
  caughtUp(): Promise<void>;
}

/** What every list of campaigns does. `open` gives an empty one. */
export function describeCampaignDirectory(title: string, open: () => Promise<CampaignDirectoryOnStore>): void {
  describe(title, () => {
    let tested: CampaignDirectoryOnStore;
    const opened: string[] = [];

    /** Three campaigns of `player-0`, a second apart; `player-1` has played an adventure of the second one. */
    beforeAll(async () => {
      tested = await open();
      const table = new Table({ store: tested.store });
      for (const name of ['one', 'two', 'three']) {
        table.now += 1_000;
        const request = { commandId: randomUUID(), account: 'player-0', ruleset: 'saga', name };
        const outcome = await table.campaigns.open(request);
        if (outcome.status !== 'accepted') throw new Error(outcome.status);
        opened.push(outcome.loaded.campaignId);
      }
      const options = { seats: 2, rounds: 1, seconds: null };
      const request = { campaignId: opened[1]!, commandId: randomUUID(), account: 'player-0', options };
      const { gameId } = accepted(await table.campaigns.openAdventure(request));
      await table.fill(gameId, 2);
      for (const account of ['player-0', 'player-1']) {
        accepted(await table.games.resign({ gameId, commandId: randomUUID(), account }));
      }
      await table.meetDue();
      await tested.caughtUp();
    });

    const found = async (account: string, descending = true): Promise<string[]> =>
      (await tested.directory.find({ account, descending, limit: 10 })).map(({ campaignId }) => campaignId);

    it('has the campaigns that somebody has opened, or played in, and no games', async () => {
      expect(await found('player-0')).toEqual([...opened].reverse());
      expect(await found('player-0', false)).toEqual(opened);
      expect(await found('player-1')).toEqual([opened[1]]);
      expect(await found('player-2')).toEqual([]);
    });

    it('tells what everybody may know', async () => {
      const [listing] = await tested.directory.find({ account: 'player-1', descending: true, limit: 1 });
      const accounts = ['player-0', 'player-1'];
      expect(listing).toEqual({ campaignId: opened[1], openedAt: 1_002_000, accounts });
    });

    it('gives pages without a hole or a double', async () => {
      for (const descending of [true, false]) {
        const pages: string[] = [];
        let after: CampaignPlace | undefined;
        for (let page = 0; page < 3; page += 1) {
          const [next] = await tested.directory.find({ account: 'player-0', descending, limit: 1, after });
          pages.push(next!.campaignId);
          after = { at: next!.openedAt, campaignId: next!.campaignId };
        }
        expect(pages).toEqual(await found('player-0', descending));
        expect(await tested.directory.find({ account: 'player-0', descending, limit: 1, after })).toEqual([]);
      }
    });
  });
}
