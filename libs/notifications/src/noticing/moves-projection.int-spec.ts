import { randomBytes, randomUUID } from 'node:crypto';
import { Projector } from '#event-store';
import { storeOnPostgres, type StoreOnPostgres } from '#event-store/testing';
import { SeedCipher } from '#infrastructure';
import { accepted, pick, Table } from '#server/testing';
import { PostgresNotificationStore } from '../store/postgres-notification-store.js';
import { movesProjection } from './moves-projection.js';
import { PostgresMoves } from './postgres-moves.js';

describe('The outbox of notifications', () => {
  let tested: StoreOnPostgres;
  let table: Table;
  let moves: PostgresMoves;
  let projector: Projector;
  const account: string = randomUUID();
  const by = (who = account) => ({ account: who, commandId: randomUUID() });
  const read = async (): Promise<void> => {
    await tested.publish();
    await projector.catchUp();
  };

  beforeAll(async () => {
    tested = await storeOnPostgres();
    const { store, pool, owner } = tested;
    table = new Table({ store, clock: Date.now });
    moves = new PostgresMoves(pool);
    projector = new Projector({ pool, store, projection: movesProjection });
    const text = 'insert into accounts (account_id, name, skeleton, created_at) values ($1::text::uuid, $1, $1, now())';
    await owner.query(text, [account]);
  });
  afterAll(() => tested.stop());

  const started = async (): Promise<string> => {
    const { gameId } = accepted(await table.games.open({ ...by(), ruleset: 'tally', options: { seats: 2 } }));
    accepted(await table.games.join({ ...by(), gameId, seat: 0 }));
    accepted(await table.games.join({ ...by('player-1'), gameId, seat: 1 }));
    accepted(await table.games.start({ ...by(), gameId }));
    return gameId;
  };

  it('is empty before a worker first ran, and holds only games of accounts with channels', async () => {
    expect(await moves.moved(9)).toEqual([]);
    await projector.prepare();
    const unheard = await started();
    await read();
    expect(await moves.moved(9)).toEqual([]);

    const channels = new PostgresNotificationStore(tested.pool, new SeedCipher(randomBytes(32)));
    await channels.add(
      {
        id: randomUUID(),
        accountId: account,
        destination: { kind: 'WEBHOOK', address: 'https://example.com/', form: 'STANDARD', secret: 'whsec_x' },
        fingerprint: 'f',
        isConfirmed: true,
        isEnabled: true,
        disabledBecause: null,
        createdAt: Date.now(),
      },
      10,
    );
    accepted(await table.games.submit({ ...by(), gameId: unheard, command: pick(1) }));
    const heard = await started();
    await read();
    const versions = await tested.store.heads([unheard, heard]);
    const moved = await moves.moved(9);
    expect(moved.map(({ streamId, kind, version }) => [streamId, kind, version])).toEqual(
      [unheard, heard].map((gameId) => [gameId, 'game', versions.get(gameId)!.version]),
    );
    expect(moved.map(({ after }) => after)).toEqual([moved[0]!.version - 1, 0]);
  });

  it('keeps a game that goes on while its accounts are told', async () => {
    const [first, second] = await moves.moved(9);
    await moves.done(first!);
    accepted(await table.games.submit({ ...by(), gameId: second!.streamId, command: pick(2) }));
    await read();
    await moves.done(second!);
    expect(await moves.moved(9)).toMatchObject([
      { streamId: second!.streamId, after: second!.version, version: second!.version + 1 },
    ]);
  });
});
