import { randomUUID as id } from 'node:crypto';
import { openCertificate } from '#audit';
import { atSeat, auditor, spectator } from '#kernel';
import { isPlayedOut } from '#kernel/server';
import { fork } from './fork.js';
import { Transcripts } from './transcripts/transcripts.js';
import { transcriptSigner } from './transcripts/transcript-signer.js';
import { ratedResult } from './results/rated-result.js';
import { accepted, Table } from '#server/testing';

/** A running game of tally of player-0, player-1 and a bot, after two commands of the first. */
async function running(table: Table): Promise<string> {
  const opening = { commandId: id(), account: 'player-0', ruleset: 'tally', options: { seats: 3, seconds: 30 } };
  const { gameId } = accepted(await table.games.open(opening));
  for (const seat of [0, 1])
    accepted(await table.games.join({ gameId, commandId: id(), account: `player-${seat}`, seat }));
  accepted(await table.games.addBot({ gameId, commandId: id(), account: 'player-0', bot: 'random', seat: 2 }));
  accepted(await table.games.start({ gameId, commandId: id(), account: 'player-0' }));
  return gameId;
}

async function over(table: Table): Promise<string> {
  const gameId = await running(table);
  for (const seat of [0, 1]) accepted(await table.games.resign({ gameId, commandId: id(), account: `player-${seat}` }));
  if ((await table.games.load(gameId))!.game.phase !== 'over')
    accepted(await table.games.abandon({ gameId, commandId: id(), account: 'player-0' }));
  return gameId;
}

/** The version at which a game started. */
async function startOf(table: Table, gameId: string): Promise<number> {
  const { value } = (await table.games.events(gameId, auditor, { after: 0, limit: 100 })) as {
    value: { events: readonly { version: number; event: { type: string } }[] };
  };
  return value.events.find(({ event }) => event.type === 'gameStarted')!.version;
}

describe('a game that goes on from a version of another one', () => {
  const from = (table: Table, gameId: string, version: number, commandId = id()) =>
    fork(table.games, { gameId, version, commandId, account: 'carl' });

  it('KERNEL starts in its position, with luck of its own: private, and never rated', async () => {
    const table = new Table();
    const gameId = await over(table);
    const then = (await table.games.load(gameId, await startOf(table, gameId)))!;
    const opened = accepted(await from(table, gameId, then.game.version));
    expect(opened.loaded.game).toMatchObject({
      phase: 'open',
      openedBy: 'carl',
      unlisted: true,
      forkedFrom: { gameId, version: then.game.version, hash: then.hash },
      options: then.game.options,
    });
    expect(opened.loaded.game.invitation).toBeDefined();
    expect(opened.loaded.game.seedCommitment).not.toBe(then.game.seedCommitment);
    const sitting = { gameId: opened.gameId, account: 'carl' };
    accepted(await table.games.join({ ...sitting, commandId: id(), seat: 1 }));
    accepted(await table.games.addBot({ ...sitting, commandId: id(), seat: 0, bot: 'random' }));
    expect(await table.games.start({ ...sitting, commandId: id() })).toMatchObject({
      status: 'refused',
      refusal: { code: 'seatsMissing', facts: { least: 3 } },
    });
    accepted(await table.games.addBot({ ...sitting, commandId: id(), seat: 2, bot: 'random' }));
    const started = accepted(await table.games.start({ ...sitting, commandId: id() }));
    expect(started.events.map(({ event }) => event.type)).toEqual(['gameStarted']);
    expect(started.loaded.game.state).toEqual(then.game.state);
    expect(started.loaded.game.position).toBeUndefined();
    const ended = { ...started.loaded, game: { ...started.loaded.game, phase: 'over' as const } };
    expect(ratedResult(ended)).toBeNull();
  });

  it('is verified with the game that it goes on from, and says so where that is not at hand', async () => {
    const table = new Table();
    const gameId = await over(table);
    const version = await startOf(table, gameId);
    const opened = accepted(await from(table, gameId, version));
    const own = { gameId: opened.gameId, account: 'carl' };
    for (const seat of [0, 1, 2]) accepted(await table.games.addBot({ ...own, commandId: id(), seat, bot: 'random' }));
    accepted(await table.games.start({ ...own, commandId: id() }));
    const { loaded } = accepted(await table.games.abandon({ ...own, commandId: id() }));
    const signer = transcriptSigner({ serverName: 'here', seedKey: new Uint8Array(32) });
    const transcripts = new Transcripts(table.store, signer);
    const verdict = await transcripts.verify(loaded, (origin) => table.games.load(origin.gameId, origin.version));
    expect(verdict).toMatchObject({ ok: true });
    expect(verdict).not.toHaveProperty('latitude');
    const { certificate } = openCertificate(transcripts.certificate(loaded, { names: [] }), [signer]);
    expect(certificate.forkedFrom).toEqual(loaded.game.forkedFrom);
    expect(await transcripts.verify(loaded)).toMatchObject({
      ok: true,
      latitude: { en: expect.stringContaining(`version ${version} of game ${gameId}`) as string },
    });
    expect(await transcripts.verify(loaded, () => table.games.load(gameId))).toMatchObject({
      ok: false,
      fault: { reason: 'origin', version: 1 },
    });
    const elsewhere = async () => {
      const origin = (await table.games.load(gameId, version))!;
      return { ...origin, game: { ...origin.game, state: { ...(origin.game.state as object), invented: 1 } } };
    };
    expect(await transcripts.verify(loaded, elsewhere)).toMatchObject({ ok: false, fault: { reason: 'origin' } });
  });

  it('does not begin where the rules are at their end, and the game only waits for other tables with its deal', async () => {
    const table = new Table();
    const opening = { commandId: id(), account: 'player-0', ruleset: 'tally', options: { seats: 2 } };
    const { gameId } = accepted(await table.games.open({ ...opening, dealtFrom: new Uint8Array(32) }));
    for (const seat of [0, 1])
      accepted(await table.games.join({ gameId, commandId: id(), account: `player-${seat}`, seat }));
    accepted(await table.games.start({ gameId, commandId: id(), account: 'player-0' }));
    for (const account of ['player-0', 'player-1'])
      accepted(await table.games.resign({ gameId, commandId: id(), account }));
    const { game, ruleset } = (await table.games.load(gameId))!;
    expect(isPlayedOut(ruleset, game)).toBe(true);
    expect(await from(table, gameId, game.version)).toMatchObject({ refusal: { code: 'notOver' } });
    accepted(await table.games.operate(gameId, { type: 'closeGame' }));
    expect(await from(table, gameId, game.version)).toMatchObject({ refusal: { code: 'noPosition' } });
  });

  it('tells nothing of the position in its events until it is over', async () => {
    const table = new Table();
    const gameId = await over(table);
    const opened = accepted(await from(table, gameId, await startOf(table, gameId)));
    for (const viewer of [spectator, atSeat(0)]) {
      const { value } = (await table.games.events(opened.gameId, viewer, { after: 0, limit: 1 })) as {
        value: { events: readonly { event: object }[] };
      };
      expect(value.events[0]?.event).toHaveProperty('forkedFrom');
      expect(value.events[0]?.event).not.toHaveProperty('position');
    }
  });

  it('KERNEL is opened once under a command id, and only from a position of a game that is over', async () => {
    const table = new Table();
    const gameId = await over(table);
    const version = await startOf(table, gameId);
    const commandId = id();
    const first = accepted(await from(table, gameId, version, commandId));
    expect(accepted(await from(table, gameId, version, commandId))).toMatchObject({
      gameId: first.gameId,
      replayed: true,
    });
    const last = (await table.games.load(gameId))!.game.version;
    for (const wrong of [1, last])
      expect(await from(table, gameId, wrong)).toMatchObject({ status: 'refused', refusal: { code: 'noPosition' } });
    expect(await from(table, gameId, last + 1)).toEqual({ status: 'notFound', what: 'version' });
    expect(await from(table, id(), 5)).toEqual({ status: 'notFound', what: 'game' });
    const still = await running(table);
    expect(await from(table, still, 5)).toMatchObject({ status: 'refused', refusal: { code: 'notOver' } });
  });
});
