import { randomUUID } from 'node:crypto';
import { bytesOf, commitmentTo } from '#kernel/server';
import { meetObligation } from '#server';
import type { Outcome } from './outcome.js';
import { accepted, Table } from '#server/testing';

describe('a table with hidden seeds', () => {
  let table: Table;
  const by = (player: number) => ({ commandId: randomUUID(), account: `player-${player}` });
  const promise = (seed: string): string => commitmentTo(bytesOf(seed));
  const give = (gameId: string, player: number, seed: string): Promise<Outcome> =>
    table.games.giveSeed({ ...by(player), gameId, seed });
  const opened = async (hiddenSeeds = true): Promise<string> =>
    accepted(await table.games.open({ ...by(0), ruleset: 'tally', options: { seats: 2 }, hiddenSeeds })).gameId;

  /** A table of two who have promised a seed, and whose start is called. */
  async function called(): Promise<string> {
    const gameId = await opened();
    for (const player of [0, 1])
      accepted(await table.games.join({ ...by(player), gameId, seedCommitment: promise(`seed ${player}`) }));
    accepted(await table.games.start({ ...by(0), gameId }));
    return gameId;
  }

  beforeEach(() => {
    table = new Table();
  });

  it('starts when all seats have given their promised seeds, and says how its chance derives', async () => {
    const gameId = await called();
    expect((await table.games.load(gameId))?.game).toMatchObject({ phase: 'open', chance: 4, startCalled: true });
    accepted(await give(gameId, 1, 'seed 1'));
    const { loaded, events } = accepted(await give(gameId, 0, 'seed 0'));
    expect(events.map(({ event }) => event.type)).toEqual(['seedGiven', 'gameStarted']);
    expect(loaded.game).toMatchObject({ phase: 'running', seats: [{ seed: 'seed 0' }, { seed: 'seed 1' }] });
    await table.meetDue();
    expect((await table.games.load(gameId))?.game.phase).toBe('running');
  });

  it('folds to the same state again, and draws on from there', async () => {
    const gameId = await called();
    accepted(await give(gameId, 0, 'seed 0'));
    const { loaded } = accepted(await give(gameId, 1, 'seed 1'));
    const neighbour = table.neighbour();
    expect((await neighbour.games.load(gameId))?.game).toEqual(loaded.game);
    for (const player of [0, 1]) accepted(await neighbour.play(gameId, player, { type: 'pick', number: 1 }));
    await neighbour.meetDue();
    expect((await table.games.load(gameId))?.game).toEqual((await neighbour.games.load(gameId))?.game);
  });

  it('waits for two minutes from the last seed that came, and then ends by name', async () => {
    const gameId = await called();
    table.now += 119_000;
    accepted(await give(gameId, 1, 'seed 1'));
    table.now += 119_999;
    await table.meetDue();
    expect((await table.games.load(gameId))?.game.phase).toBe('open');
    table.now += 1;
    await table.meetDue();
    expect((await table.games.load(gameId))?.game).toMatchObject({ phase: 'over', outcome: { reason: 'abandoned' } });
    const last = (await table.store.read(gameId)).at(-1);
    expect(last?.events.map(({ type, data }) => [type, data])).toEqual([
      ['seedsWithheld', { seats: [0] }],
      ['gameAbandoned', {}],
      ['seedRevealed', expect.anything()],
    ]);
    expect(await give(gameId, 0, 'seed 0')).toMatchObject({ refusal: { code: 'startNotCalled' } });
  });

  it('is not ended by a job that comes early', async () => {
    const gameId = await called();
    const [due] = await table.store.dueObligations(10, table.now + 1_000_000);
    expect(due).toMatchObject({ streamId: gameId, kind: 'seeds', dueAt: table.now + 120_000 });
    expect(await meetObligation(table, due!)).toBe(120_000);
  });

  it('takes promises that can be kept, and seeds of seats that have promised one', async () => {
    const gameId = await opened();
    const join = (seeds: object): Promise<Outcome> => table.games.join({ ...by(0), gameId, ...seeds });
    expect(await join({ seedCommitment: 'an owl' })).toMatchObject({ status: 'invalid' });
    expect(await join({ seedCommitment: promise('an owl').toUpperCase() })).toMatchObject({ status: 'invalid' });
    expect(await join({ seed: 'an owl' })).toMatchObject({ refusal: { code: 'seedsAreHidden' } });
    accepted(await join({}));
    expect(await give(gameId, 0, 'an owl')).toMatchObject({ refusal: { code: 'startNotCalled' } });
    expect(await give(gameId, 5, 'an owl')).toEqual({ status: 'forbidden', reason: 'noSeat' });
    const open = await opened(false);
    const asked = { ...by(0), gameId: open, seedCommitment: promise('an owl') };
    expect(await table.games.join(asked)).toMatchObject({ refusal: { code: 'seedsAreOpen' } });
    accepted(await table.games.join({ ...by(0), gameId: open }));
    expect(await give(open, 0, 'an owl')).toMatchObject({ refusal: { code: 'noSeedOwed' } });
  });

  it('happens once under its ids', async () => {
    const request = { ...by(0), ruleset: 'tally', options: { seats: 1 } };
    const { gameId } = accepted(await table.games.open({ ...request, hiddenSeeds: true }));
    expect(await table.games.open(request)).toEqual({ status: 'commandIdReused' });
    const joining = { ...by(0), gameId, seedCommitment: promise('an owl') };
    accepted(await table.games.join(joining));
    expect(accepted(await table.games.join(joining)).replayed).toBe(true);
    expect(await table.games.join({ ...joining, seedCommitment: promise('a crow') })).toEqual({
      status: 'commandIdReused',
    });
    accepted(await table.games.start({ ...by(0), gameId }));
    const giving = { ...by(0), gameId, seed: 'an owl' };
    accepted(await table.games.giveSeed(giving));
    expect(accepted(await table.games.giveSeed(giving)).replayed).toBe(true);
  });
});
