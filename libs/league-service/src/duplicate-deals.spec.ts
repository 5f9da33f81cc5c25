import { randomUUID } from 'node:crypto';
import { commitmentTo } from '#kernel/server';
import { checkLeagueCommit, unopenedLeague } from '#leagues';
import type { LoadedGame, StoredCommit } from '#records';
import { meetObligation } from '#server';
import { league, pick, type LeagueTable } from '#server/testing';

const DUPLICATE = { deal: 'DUPLICATE', table: { hiddenSeeds: undefined } } as const;
const typesOf = (commits: readonly StoredCommit[]): string[] =>
  commits.flatMap(({ events }) => events.map(({ type }) => type));

describe('a round with duplicate deals', () => {
  let table: LeagueTable;
  let first: string;
  let second: string;
  beforeEach(async () => {
    table = await league(4, DUPLICATE);
    [first = '', second = ''] = await table.pair();
  });
  /** A game that waits for others stays due. */
  const meet = async (): Promise<void> => {
    for (let turn = 0; turn < 4; turn += 1)
      for (const due of await table.store.dueObligations(100, table.now)) await meetObligation(table, due);
  };
  const gameOf = async (gameId: string) => (await table.games.load(gameId))!.game;
  /** All players answer what they are asked, until nothing is asked any more. */
  const playOut = async (gameId: string): Promise<void> => {
    for (let turn = 0; turn < 3; turn += 1) {
      await meet();
      for (const { seat, account } of (await gameOf(gameId)).seats)
        await table.games.submit({ gameId, commandId: randomUUID(), account: account!, command: pick(1 + (seat % 6)) });
    }
    await meet();
  };
  /** What the server has told about a game so far. */
  const told = async (gameId: string): Promise<readonly string[]> => typesOf(await table.store.read(gameId));
  const promise = async (): Promise<string> => (await table.season()).rounds.at(-1)!.deal!;

  it('has the seed in all games that it was promised with', async () => {
    expect((await gameOf(first)).seedCommitment).toBe(await promise());
    expect((await gameOf(second)).seedCommitment).toBe(await promise());
    expect((await gameOf(first)).hiddenSeeds).toBeUndefined();
  });

  it('tells nothing of a game that is played out while another is played', async () => {
    await playOut(first);
    expect(await gameOf(first)).toMatchObject({ phase: 'running', seed: null, outcome: null });
    await meet();
    expect((await gameOf(second)).phase).toBe('running');
    expect(await told(first)).not.toContain('seedRevealed');
    expect((await table.season()).rounds[0]!.pairings.map(({ outcome }) => outcome)).toEqual([null, null]);
    const present = (await table.games.load(first))!;
    for (const viewer of ['stranger', null, 'player-3', 'player-1']) {
      const isAt = present.game.seats.some(({ account }) => account === viewer);
      const seen = await table.games.seen(present, viewer);
      expect(seen.loaded.game.version === present.game.version).toBe(isAt);
      if (!isAt) expect(seen).toMatchObject({ loaded: { game: { phase: 'open', state: null } }, more: null });
    }
  });

  it('reveals the seed of all games, and has all results, when the last one is played out', async () => {
    await playOut(first);
    await playOut(second);
    const [one, other] = [await gameOf(first), await gameOf(second)];
    expect([one.phase, other.phase]).toEqual(['over', 'over']);
    expect(one.seed).toBe(other.seed);
    expect(commitmentTo(Buffer.from(one.seed!, 'hex'))).toBe(await promise());
    expect((await table.season()).rounds[0]!.pairings.map(({ outcome }) => outcome?.kind)).toEqual([
      'CONFIRMED',
      'CONFIRMED',
    ]);
    const ends = await Promise.all([first, second].map(async (id) => (await table.store.read(id)).at(-1)!.at));
    const moves = await Promise.all([first, second].map(async (id) => (await table.store.read(id)).at(-2)!.at));
    expect(Math.min(...ends)).toBeGreaterThanOrEqual(Math.max(...moves));
  });

  it('ends no forfeited game, which would reveal the seed, before the others are played out', async () => {
    const absent = (await table.season()).rounds[0]!.pairings[0]!.players.slice(0, 1);
    await table.must({ type: 'forfeit', season: 1, gameId: first, absent, reason: 'Ill.' });
    await meet();
    expect(await told(first)).not.toContain('seedRevealed');
    await playOut(second);
    table.now += 60_000;
    await meet();
    expect((await gameOf(first)).seed).toBe((await gameOf(second)).seed);
    expect((await gameOf(first)).outcome).toMatchObject({ reason: 'abandoned' });
  });

  it('has another deal in the next round, and when it is paired again', async () => {
    const deals = [await promise()];
    await table.must({ type: 'pairRound', season: 1, round: 1 });
    await meet();
    deals.push(await promise());
    for (const { gameId } of (await table.season()).rounds[0]!.pairings) await playOut(gameId);
    await table.pair();
    deals.push(await promise());
    expect(new Set(deals).size).toBe(3);
  });
});

describe('a round of matches of teams with duplicate deals', () => {
  const BOARDS = { ...DUPLICATE, match: { kind: 'BOARDS', boards: 2 } } as const;
  let table: LeagueTable;
  let matches: readonly (readonly string[])[];
  beforeEach(async () => {
    table = await league(0, BOARDS);
    for (const team of 'ABCD') await table.enterTeam(`Team ${team}`, [`${team}1`, `${team}2`]);
    await table.pair();
    const [round] = (await table.season()).rounds;
    matches = round!.pairings.map(({ games = [] }) => games.map(({ gameId }) => gameId));
  });
  const gameOf = async (gameId: string) => (await table.games.load(gameId))!.game;
  const outcomes = async () =>
    (await table.season()).rounds[0]!.pairings.map(({ games = [] }) =>
      games.map(({ outcome }) => outcome?.kind ?? null),
    );
  const meet = async (): Promise<void> => {
    for (let turn = 0; turn < 4; turn += 1)
      for (const due of await table.store.dueObligations(100, table.now)) await meetObligation(table, due);
  };
  const playOut = async (gameId: string): Promise<void> => {
    for (const { seat, account } of (await gameOf(gameId)).seats)
      await table.games.submit({ gameId, commandId: randomUUID(), account: account!, command: pick(1 + (seat % 6)) });
    await meet();
  };

  it('has the promised deal of a board in all matches, and another one on each board', async () => {
    const { boardDeals = [] } = (await table.season()).rounds[0]!;
    expect(new Set(boardDeals).size).toBe(2);
    for (const match of matches)
      expect(await Promise.all(match.map(async (id) => (await gameOf(id)).seedCommitment))).toEqual(boardDeals);
  });

  it('ends a board in all matches together, while others are played', async () => {
    const [[first, second], [third, fourth]] = matches as [[string, string], [string, string]];
    await playOut(first);
    expect(await gameOf(first)).toMatchObject({ phase: 'running', seed: null });
    await playOut(third);
    expect((await gameOf(first)).seed).toBe((await gameOf(third)).seed);
    expect((await gameOf(second)).phase).toBe('running');
    expect(await outcomes()).toEqual([
      ['CONFIRMED', null],
      ['CONFIRMED', null],
    ]);
    await playOut(second);
    await playOut(fourth);
    expect((await outcomes()).flat()).toEqual(Array(4).fill('CONFIRMED'));
    expect((await gameOf(second)).seed).not.toBe((await gameOf(first)).seed);
  });

  it('is verified: a verifier takes no result of a game with the deal of another board', async () => {
    const [[first, second], [third]] = matches as [[string, string], [string]];
    await playOut(first);
    await playOut(third);
    const games = new Map(
      await Promise.all([first, second, third].map(async (id) => [id, (await table.games.load(id))!] as const)),
    );
    const other = games.get(second)!.game.seedCommitment;
    const verified = async (gameFor: (id: string) => LoadedGame | undefined): Promise<string> => {
      let loaded = unopenedLeague(table.leagueId);
      for (const commit of await table.store.read(table.leagueId)) {
        const check = checkLeagueCommit(loaded, commit, gameFor);
        if (!check.ok) return `${(commit.command as { type: string }).type} is ${check.fault.reason}`;
        loaded = check.loaded;
      }
      return 'verified';
    };
    expect(await verified((id) => games.get(id))).toBe('verified');
    const forged = (id: string): LoadedGame | undefined => {
      const game = games.get(id);
      return game && { ...game, game: { ...game.game, seedCommitment: other } };
    };
    expect(await verified(forged)).toBe('confirmResult is refused');
  });
});
