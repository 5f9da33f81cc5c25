import { randomUUID } from 'node:crypto';
import { atSeat, auditor, spectator, type AnyRuleset, type Viewer } from '#kernel';
import { z } from 'zod';
import { RulesetRegistry } from './rulesets/registry.js';
import { accepted, Table } from '#server/testing';
import { tally } from './testing/tally.js';

const withBag: AnyRuleset = {
  ...(tally as AnyRuleset),
  schemas: { ...tally.schemas, brought: z.strictObject({ bag: z.string() }) },
};
const brought = { bag: 'the secret bag' };

describe('What a player brings to a seat', () => {
  let table: Table;
  let gameId: string;

  beforeEach(async () => {
    table = new Table({ rulesets: new RulesetRegistry([withBag]) });
    gameId = await table.open();
  });

  const join = (player: number, changes: object = {}) =>
    table.games.join({ gameId, commandId: randomUUID(), account: `player-${player}`, ...changes });
  const eventsFor = async (viewer: Viewer): Promise<string> =>
    JSON.stringify(await table.games.events(gameId, viewer, { after: 0, limit: 1_000 }));

  it('is kept with the seat, and part of the meaning of a command id', async () => {
    const commandId = randomUUID();
    accepted(await join(0, { commandId, brought }));
    expect((await table.games.load(gameId))?.game.seats[0]).toMatchObject({ seat: 0, brought });
    expect(await join(0, { commandId, brought })).toMatchObject({ status: 'accepted', replayed: true });
    expect(await join(0, { commandId, brought: { bag: 'another' } })).toMatchObject({ status: 'commandIdReused' });
    expect(await join(0, { commandId })).toMatchObject({ status: 'commandIdReused' });
  });

  it('is refused by its schema, and then has not happened', async () => {
    const commandId = randomUUID();
    const refused = { status: 'refused', refusal: { code: 'invalidBrought' } };
    expect(await join(0, { commandId, brought: { bag: 7 } })).toMatchObject(refused);
    expect(await join(0, { commandId, brought })).toMatchObject({ status: 'accepted', replayed: false });
  });

  it('may be brought by a bot', async () => {
    const request = { gameId, commandId: randomUUID(), account: 'player-0', bot: 'random', seat: 1 };
    accepted(await table.games.addBot({ ...request, brought }));
    expect((await table.games.load(gameId))?.game.seats[0]).toMatchObject({ bot: 'random', brought });
  });

  it('is in no event of any viewer before the game is over, and in the events of all afterwards', async () => {
    const answer = accepted(await join(0, { brought }));
    accepted(await join(1));
    expect(JSON.stringify(answer.events)).not.toContain('secret bag');
    for (const viewer of [atSeat(0), atSeat(1), spectator]) expect(await eventsFor(viewer)).not.toContain('secret bag');
    accepted(await table.games.start({ gameId, commandId: randomUUID(), account: 'player-0' }));
    for (const viewer of [atSeat(1), spectator]) expect(await eventsFor(viewer)).not.toContain('secret bag');
    for (const account of ['player-0', 'player-1'])
      accepted(await table.games.resign({ gameId, commandId: randomUUID(), account }));
    await table.meetDue();
    expect((await table.games.load(gameId))?.game.phase).toBe('over');
    expect(await eventsFor(auditor)).toContain('secret bag');
  });

  it('is the same in another process that folds the events', async () => {
    accepted(await join(0, { brought }));
    const other = table.neighbour({ rulesets: new RulesetRegistry([withBag]) });
    expect((await other.games.load(gameId))?.game.seats).toEqual((await table.games.load(gameId))?.game.seats);
  });
});
