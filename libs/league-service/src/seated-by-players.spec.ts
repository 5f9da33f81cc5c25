import { randomUUID } from 'node:crypto';
import { refuse, type AnyRuleset } from '#kernel';
import { pairingsOf } from '#leagues';
import { z } from 'zod';
import { meetObligation } from '#server';
import { obligationsOf, type Outcome, RulesetRegistry } from '#games';
import { league, type LeagueTable } from '#server/testing';
import { tally } from '#games/testing';

const NO_BAG = refuse('TALLY-1', 'noBag');

/** A game that no one may play without a bag. */
const withBag: AnyRuleset = {
  ...(tally as AnyRuleset),
  schemas: { ...tally.schemas, brought: z.strictObject({ bag: z.string() }) },
  refusals: { ...tally.refusals, noBag: [] },
  refusalMessages: { ...tally.refusalMessages, noBag: { en: 'Bring a bag.', fr: 'Apportez un sac.' } },
  refuseBrought: (_options, brought) => (brought === undefined ? NO_BAG : undefined),
};
const brought = { bag: 'marbles' };
const MINUTE = 60_000;

/** A league whose players sit down themselves, each with a bag. */
const seated = (players: number, plan: object = {}): Promise<LeagueTable> =>
  league(
    players,
    { table: { seating: 'BY_PLAYERS' }, joinWithin: 600, ...plan },
    { rulesets: new RulesetRegistry([withBag]) },
  );

const join = (table: LeagueTable, gameId: string, account: string, more: object = {}): Promise<Outcome> =>
  table.leagues.join({ gameId, commandId: randomUUID(), account, brought, ...more });
const phaseOf = async (table: LeagueTable, gameId: string): Promise<unknown> =>
  (await table.games.load(gameId))?.game.phase;
const outcomes = async (table: LeagueTable): Promise<unknown[]> =>
  pairingsOf(await table.season()).map(({ outcome }) => outcome && [outcome.kind, outcome.scores]);

describe('a season whose players sit down themselves', () => {
  it('is required by a game to which players have to bring something', async () => {
    const plan = { table: { seating: 'AT_ONCE' } };
    await expect(seated(0, plan)).rejects.toThrow('Bring a bag. Let players sit down themselves');
    expect((await (await seated(0)).season()).plan.table.seating).toBe('BY_PLAYERS');
  });

  it('opens its games for those who are paired, each at their seat, with what they bring; the last one starts it', async () => {
    const table = await seated(4);
    const [gameId = ''] = await table.pair();
    const [{ players: [first = '', second = ''] } = { players: [] }, other] = pairingsOf(await table.season());
    expect((await table.games.load(gameId))?.game).toMatchObject({ phase: 'open', seats: [] });
    const stranger = other!.players[0]!;
    for (const account of [stranger, 'host', 'nobody'])
      expect(await join(table, gameId, account)).toEqual({ status: 'forbidden', reason: 'notInvited' });
    expect(await join(table, gameId, second, { seat: 0 })).toEqual({ status: 'forbidden', reason: 'notYourSeat' });
    expect(await join(table, gameId, second, { brought: undefined })).toMatchObject({ refusal: { code: 'noBag' } });
    const commandId = randomUUID();
    expect(await join(table, gameId, second, { commandId })).toMatchObject({ status: 'accepted' });
    expect(await join(table, gameId, second, { commandId })).toMatchObject({ status: 'accepted', replayed: true });
    await table.meetDue();
    expect(await phaseOf(table, gameId)).toBe('open');
    expect(await join(table, gameId, first, { seat: 0 })).toMatchObject({ status: 'accepted' });
    await table.meetDue();
    expect((await table.games.load(gameId))?.game).toMatchObject({
      phase: 'running',
      seats: [
        { seat: 0, account: first, brought },
        { seat: 1, account: second, brought },
      ],
    });
  });

  it('starts a game once, also where the process that was to start it stopped halfway', async () => {
    const table = await seated(2);
    const [gameId = ''] = await table.pair();
    for (const account of ['player-0', 'player-1']) await join(table, gameId, account);
    const owed = await table.store.dueObligations(10, table.now);
    const start = owed.find(({ key }) => key.startsWith('league/start/'))!;
    await meetObligation(table.neighbour(), start);
    expect(await phaseOf(table, gameId)).toBe('running');
    expect(await meetObligation(table, start)).toBeUndefined();
    expect(await table.store.dueObligations(10, table.now)).toEqual([]);
  });

  it('waits where enough sit to begin, and a paired player is missing', async () => {
    const table = await seated(4, {
      format: { kind: 'TABLES', rounds: 1, sizes: [4] },
      options: { seats: 4, rounds: 1 },
    });
    const least = { ...withBag, seats: (options: unknown) => ({ ...withBag.seats(options), least: 2 }) };
    const early = await league(
      4,
      { table: { seating: 'BY_PLAYERS' }, format: { kind: 'TABLES', rounds: 1, sizes: [4] }, options: { seats: 4 } },
      { rulesets: new RulesetRegistry([least]) },
    );
    for (const one of [table, early]) {
      const [gameId = ''] = await one.pair();
      const [{ players } = { players: [] }] = pairingsOf(await one.season());
      for (const account of players.slice(0, 3)) await join(one, gameId, account);
      for (const duty of await one.store.dueObligations(10, one.now))
        expect(await meetObligation(one, duty)).toBe(MINUTE);
      expect(await phaseOf(one, gameId)).toBe('open');
      // What the game owes, worked out from its state, is still owed.
      const { length } = obligationsOf((await one.games.load(gameId))!);
      expect(await one.store.dueObligations(10, one.now)).toHaveLength(length);
      await join(one, gameId, players[3]!);
      await one.meetDue();
      expect(await phaseOf(one, gameId)).toBe('running');
    }
  });

  it('is forfeited by players who did not sit down in time, or have stood up again', async () => {
    const table = await seated(4);
    const [one = '', two = ''] = await table.pair();
    const [{ players: [here = '', missing = ''] } = { players: [] }, { players: other } = { players: [] }] = pairingsOf(
      await table.season(),
    );
    await join(table, one, here);
    for (const account of other) await join(table, two, account);
    await table.games.leave({ gameId: two, commandId: randomUUID(), account: other[1]! });
    await table.meetDue();
    table.now += 10 * MINUTE - 1;
    await table.meetDue();
    expect(await outcomes(table)).toEqual([null, null]);
    table.now += 1;
    await table.meetDue();
    const forfeited = (winner: string, loser: string) => [
      'FORFEITED',
      expect.arrayContaining([
        { player: winner, points: 1 },
        { player: loser, points: 0 },
      ]),
    ];
    expect(await outcomes(table)).toEqual([forfeited(here, missing), forfeited(other[0]!, other[1]!)]);
    for (const gameId of [one, two]) expect(await phaseOf(table, gameId)).toBe('over');
    expect(await join(table, one, missing)).toEqual({ status: 'forbidden', reason: 'notInvited' });
  });

  it('lets players who have come wait longer than an empty table would', async () => {
    const table = await seated(2, { joinWithin: 86_400 });
    const [gameId = ''] = await table.pair();
    table.now += 5 * 60 * MINUTE;
    await table.meetDue();
    expect(await phaseOf(table, gameId)).toBe('open');
  });
});
