import { randomUUID } from 'node:crypto';
import { spectator } from '#kernel';
import { checkGame, unopenedGame, unreleased } from '#records';
import { accepted, pick, Table } from '#server/testing';
import { MemoryGameDirectory } from './directory/memory-game-directory.js';
import type { SeenEvent } from './outcome.js';
import { viewerOf } from './reading/visibility.js';
import { RulesetRegistry } from './rulesets/registry.js';
import { tally } from './testing/tally.js';

const by = (gameId: string, number: number) => ({ gameId, commandId: randomUUID(), account: `player-${number}` });

/** The commits of a game hold against its rules, its seed and its clock. */
async function isSound(table: Table, gameId: string): Promise<unknown> {
  const seed = (await table.seeds.find(gameId))!;
  return checkGame(unopenedGame(gameId, unreleased(tally)), await table.store.read(gameId), seed);
}

describe('a seat that is taken over', () => {
  it('gives the substitute its sight, its commands and its place in lists; its player is a spectator', async () => {
    const table = new Table();
    const directory = new MemoryGameDirectory(table.store);
    const list = async (query: object): Promise<number> =>
      (await directory.find({ order: 'openedAt', descending: true, limit: 9, ...query })).length;
    const gameId = await table.start({ rounds: 1 });
    accepted(await table.play(gameId, 1, pick(4)));
    accepted(await table.games.offerSeat(by(gameId, 1)));
    expect([await list({ seatOffered: true }), await list({ seatOffered: false })]).toEqual([1, 1]);
    const { loaded } = accepted(await table.games.takeOverSeat({ ...by(gameId, 9), seat: 1 }));
    expect(await list({ seatOffered: true })).toBe(0);
    expect([await list({ account: 'player-1' }), await list({ account: 'player-9' })]).toEqual([0, 1]);
    expect(viewerOf(loaded, 'player-1')).toEqual(spectator);
    expect(await table.games.view(gameId, viewerOf(loaded, 'player-9'))).toMatchObject({ value: { own: 4 } });
    expect(await table.play(gameId, 1, pick(2))).toEqual({ status: 'forbidden', reason: 'noSeat' });
    accepted(await table.play(gameId, 0, pick(1)));
    await table.meetDue();
    expect(await isSound(table, gameId)).toMatchObject({ ok: true });
  });

  it('shows its former player, who follows the game, nothing hidden any more, and its substitute all of it', async () => {
    const table = new Table();
    const gameId = await table.start({ rounds: 1 });
    const following = [1, 9].map(async (number) => {
      const seen: SeenEvent[] = [];
      const account = { kind: 'account', account: `player-${number}` } as const;
      for await (const { event } of table.games.follow(gameId, account, 0)) seen.push(event);
      return seen.map(({ event }) => event).filter(({ type }) => type === 'numberPicked');
    });
    accepted(await table.games.offerSeat({ ...by(gameId, 1), to: 'player-9' }));
    accepted(await table.games.takeOverSeat({ ...by(gameId, 9), seat: 1 }));
    accepted(await table.play(gameId, 9, pick(5)));
    accepted(await table.play(gameId, 0, pick(1)));
    await table.meetDue();
    const [former, substitute] = await Promise.all(following);
    expect(former).toEqual([
      { type: 'numberPicked', seat: 1 },
      { type: 'numberPicked', seat: 0 },
    ]);
    expect(substitute).toEqual([
      { type: 'numberPicked', seat: 1, number: 5 },
      { type: 'numberPicked', seat: 0 },
    ]);
  });

  it('takes the invitation of the table, unless it was offered to the account', async () => {
    const table = new Table();
    const request = { commandId: randomUUID(), account: 'player-0', ruleset: 'tally', byInvitation: true };
    const { gameId, loaded } = accepted(await table.games.open(request));
    const invitation = await table.games.invitation(loaded);
    for (const seat of [0, 1]) accepted(await table.games.join({ ...by(gameId, seat), invitation }));
    accepted(await table.games.start(by(gameId, 0)));
    accepted(await table.games.offerSeat(by(gameId, 1)));
    const take = { ...by(gameId, 9), seat: 1 };
    expect(await table.games.takeOverSeat(take)).toEqual({ status: 'forbidden', reason: 'notInvited' });
    accepted(await table.games.takeOverSeat({ ...take, invitation }));
    accepted(await table.games.offerSeat({ ...by(gameId, 0), to: 'player-8' }));
    accepted(await table.games.takeOverSeat({ ...by(gameId, 8), seat: 0 }));
  });
});

describe('a table that does not wait for absent players', () => {
  const opened = async (table: Table, leavers: { after: number; bot?: string; mayReturn?: true }): Promise<string> => {
    const request = {
      commandId: randomUUID(),
      account: 'player-0',
      ruleset: 'tally',
      options: { seconds: 60, rounds: 3 },
    };
    const { gameId } = accepted(await table.games.open({ ...request, leavers }));
    await table.fill(gameId, 2);
    return gameId;
  };

  it('gives their seats to a bot at the very time, which may lie after time-outs; the player may come back', async () => {
    const table = new Table();
    const gameId = await opened(table, { after: 90, bot: 'random', mayReturn: true });
    const seatOne = async () => (await table.games.load(gameId))!.game.seats[1]!;
    accepted(await table.play(gameId, 0, pick(1)));
    table.now += 60_000;
    await table.meetDue();
    accepted(await table.play(gameId, 0, pick(1)));
    table.now += 29_999;
    await table.meetDue();
    expect(await seatOne()).toMatchObject({ account: 'player-1' });
    const { game } = (await table.games.load(gameId))!;
    table.now += 1;
    await table.meetDue();
    const types = (await table.store.read(gameId, { after: game.version })).flatMap(({ events }) =>
      events.map(({ type }) => type),
    );
    expect(types.slice(0, 2)).toEqual(['botTookOver', 'numberPicked']);
    expect(await seatOne()).toMatchObject({ account: null, bot: 'random' });
    accepted(await table.games.takeOverSeat({ ...by(gameId, 1), seat: 1 }));
    expect(await seatOne()).toMatchObject({ account: 'player-1', bot: null });
    expect(await isSound(table, gameId)).toMatchObject({ ok: true });
  });

  it('names only bots that there are, and is refused by a kernel from before substitutes', async () => {
    const open = { commandId: randomUUID(), account: 'player-0', ruleset: 'tally' };
    expect(await new Table().games.open({ ...open, leavers: { after: 90, bot: 'nobody' } })).toMatchObject({
      refusal: { code: 'unknownBot' },
    });
    const { kernel } = unreleased(tally);
    const before = { ...kernel, abilities: kernel.abilities?.filter((ability) => ability !== 'substitutes') ?? [] };
    const older = { ruleset: tally, presentation: tally, kernel: before, digest: null };
    const table = new Table({ rulesets: new RulesetRegistry([], { newest: [older], older: [] }) });
    const tooOld = { status: 'refused', refusal: { code: 'tooOld', facts: { version: '1.0' } } };
    expect(await table.games.open({ ...open, leavers: { after: 90 } })).toMatchObject(tooOld);
    const gameId = await table.start();
    expect(await table.games.offerSeat(by(gameId, 0))).toMatchObject(tooOld);
    expect(await table.games.takeOverSeat({ ...by(gameId, 9), seat: 0 })).toMatchObject(tooOld);
  });

  it('is no table of a verifier’s trust, where a seat was replaced too early', async () => {
    const table = new Table();
    const gameId = await opened(table, { after: 90 });
    const commits = await table.store.read(gameId);
    table.now += 90_000;
    await table.meetDue();
    const late = (await table.store.read(gameId)).find(
      ({ command }) => (command as { type?: string }).type === 'replaceLeaver',
    )!;
    const early = { ...late, at: late.at - 1 };
    const seed = (await table.seeds.find(gameId))!;
    expect(late.at - commits.at(-1)!.at).toBe(90_000);
    expect(
      checkGame(
        unopenedGame(gameId, unreleased(tally)),
        (await table.store.read(gameId)).map((commit) => (commit === late ? early : commit)),
        seed,
      ),
    ).toMatchObject({ ok: false });
  });
});
