import { randomUUID } from 'node:crypto';
import { storeOnPostgres, type StoreOnPostgres } from '#event-store/testing';
import { migrate } from '#platform';
import { OldEmptyTables } from '../../../migrations/0032-old-empty-tables.js';
import { Campaigns } from '#campaign-service';
import { Leagues } from '#league-service';
import { EMPTY_TABLE_PATIENCE, Games, LocalBus, MemorySeedVault, RulesetRegistry } from '#games';
import { accepted } from './testing/table.js';
import { tally } from '#games/testing';
import { meetObligation } from './meet-obligation.js';

describe('Tables that were opened before tables closed automatically', () => {
  let tested: StoreOnPostgres;

  beforeAll(async () => {
    tested = await storeOnPostgres();
  });
  afterAll(() => tested.stop());

  it('close after the upgrade where no player sits, and stay open where one does', async () => {
    const seeds = new MemorySeedVault();
    const gamesAt = (now: () => number): Games =>
      new Games({
        store: tested.store,
        seeds,
        bus: new LocalBus(),
        rulesets: new RulesetRegistry([tally]),
        clock: now,
        report: (fault) => {
          throw fault;
        },
      });
    const before = gamesAt(() => Date.now() - 2 * EMPTY_TABLE_PATIENCE);
    const open = async (): Promise<string> => {
      const options = { seats: 2, rounds: 2, seconds: null };
      const opening = { commandId: randomUUID(), account: 'ada', ruleset: 'tally', options };
      return accepted(await before.open(opening)).gameId;
    };
    const [empty, taken] = [await open(), await open()];
    accepted(await before.join({ commandId: randomUUID(), account: 'ada', gameId: taken, seat: 0 }));
    // As the version before left it.
    await tested.owner.query('delete from obligations');
    await tested.owner.query('delete from migrations where name = $1', [new OldEmptyTables().name]);

    expect(await tested.store.dueObligations(10)).toEqual([]);
    expect(await migrate(tested.ownerUrl)).toEqual([new OldEmptyTables().name]);
    const due = await tested.store.dueObligations(10);
    expect(due.map(({ streamId }) => streamId).sort()).toEqual([empty, taken].sort());
    const games = gamesAt(Date.now);
    const campaigns = new Campaigns({ games, store: tested.store });
    const leagues = new Leagues({ games, store: tested.store });
    for (const obligation of due) await meetObligation({ games, campaigns, leagues }, obligation);
    expect((await games.load(empty))?.game.phase).toBe('over');
    expect((await games.load(taken))?.game.phase).toBe('open');
    expect(await tested.store.dueObligations(10)).toEqual([]);
  });

  it('get no obligation twice, and keep those of today', async () => {
    const { rows } = await tested.owner.query<{ count: string }>('select count(*) from obligations');
    await tested.owner.query('delete from migrations where name = $1', [new OldEmptyTables().name]);
    await migrate(tested.ownerUrl);
    expect((await tested.owner.query('select count(*) from obligations')).rows).toEqual(rows);
  });
});
