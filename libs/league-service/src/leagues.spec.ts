import { randomUUID } from 'node:crypto';
import { MemoryEventStore } from '#event-store';
import { Random } from '#kernel';
import { pairingsOf, proposalFor, tableOf } from '#leagues';
import { GENESIS_HASH, sealCommit, verifyChain, type StoredCommit } from '#records';
import type { Games, GameRequest } from '#games';
import { meetObligation } from '#server';
import { accepted, pick, Table, done, host, league, type LeagueTable } from '#server/testing';
import { LEAGUE_STREAM } from '#streams';
import { Leagues } from './leagues.js';
import { faultIn } from './testing/fault-in.js';

describe('a league', () => {
  it('is a stream of its own, opened once for one command id', async () => {
    const table = new Table();
    const opening = { commandId: randomUUID(), account: host, name: ' Tally League ', operators: ['helper'] };
    const first = done(await table.leagues.open(opening));
    expect(first.league).toMatchObject({ version: 1, name: 'Tally League', operators: [host, 'helper'], seasons: [] });
    expect(await table.neighbour().leagues.open(opening)).toMatchObject({ status: 'accepted', replayed: true });
    expect(await table.leagues.open({ ...opening, name: 'Another' })).toEqual({ status: 'commandIdReused' });
    expect(await table.leagues.open({ ...opening, commandId: randomUUID(), name: '' })).toMatchObject({
      status: 'invalid',
    });
    expect(await table.games.load(first.leagueId)).toBeUndefined();
    expect(await table.leagues.load(randomUUID())).toBeUndefined();
  });

  it('plays a season under one version of rules that there are, with options that they know', async () => {
    const table = await league(0);
    expect((await table.season()).plan).toMatchObject({
      ruleset: 'tally',
      rulesVersion: '1.0',
      options: { rounds: 1 },
    });
    await table.must({ type: 'closeSeason', season: 1 });
    const next = (plan: object): Promise<string> =>
      table.code({ type: 'openSeason', name: 'Two', plan: { format: { kind: 'LADDER' }, ...plan } });
    expect(await next({ ruleset: 'chess' })).toBe('notFound');
    expect(await next({ ruleset: 'tally', rulesVersion: '0.1' })).toBe('notFound');
    expect(await next({ ruleset: 'tally', options: { rounds: 0 } })).toBe('invalid');
    expect(await next({ ruleset: 'tally' })).toBe('accepted');
  });

  it('takes no command that is none, none that only the server gives, and none at another version than is expected', async () => {
    const table = await league(2);
    expect(await table.code({ type: 'winAll' })).toBe('invalid');
    expect(await table.code({ type: 'constructor' })).toBe('invalid');
    expect(await table.code({ type: 'enter', season: 1 })).toBe('invalid');
    const confirm = { type: 'confirmResult', season: 1, gameId: 'x', gameHash: 'h', endedAt: 1, placed: [] };
    expect(await table.code(confirm)).toBe('invalid');
    const { version } = (await table.leagues.load(table.leagueId))!.league;
    expect(await table.give({ type: 'closeSeason', season: 1 }, { expectedVersion: version - 1 })).toMatchObject({
      status: 'conflict',
      loaded: { league: { version } },
    });
    expect(await table.code({ type: 'closeSeason', season: 1 }, { expectedVersion: version })).toBe('accepted');
    const nowhere = { leagueId: randomUUID(), commandId: randomUUID(), account: host };
    expect(await table.leagues.give({ ...nowhere, command: { type: 'closeSeason', season: 1 } })).toEqual({
      status: 'notFound',
      what: 'league',
    });
  });
});

describe('a round of a league', () => {
  it('opens its games when they are due, seats its players, and lets no others in', async () => {
    const table = await league(4);
    const startsAt = table.now + 60_000;
    await table.must({ type: 'pairRound', season: 1, round: 1, startsAt });
    await table.meetDue();
    const [{ gameId, players } = { gameId: '', players: [] }] = pairingsOf(await table.season());
    expect(await table.games.load(gameId)).toBeUndefined();
    table.now = startsAt;
    await table.meetDue();
    const { game } = (await table.games.load(gameId))!;
    expect(game).toMatchObject({ phase: 'running', seats: players.map((account, seat) => ({ seat, account })) });
    expect(game.invitation).toEqual(expect.any(String));
    expect(game.openedBy).toBe(`league/${table.leagueId}`);
  });

  it('waits for its time also when a job comes early', async () => {
    const table = await league(2);
    await table.must({ type: 'pairRound', season: 1, round: 1, startsAt: table.now + 5_000 });
    const [open] = await table.store.dueObligations(1, Number.MAX_SAFE_INTEGER);
    expect(await meetObligation(table, open!)).toBe(5_000);
  });

  it('is proposed before it is paired, and is the same as the pairing then', async () => {
    const table = await league(5);
    const proposed = proposalFor(await table.season());
    await table.pair();
    const [{ pairings, byes } = { pairings: [], byes: [] }] = (await table.season()).rounds;
    expect(proposed).toEqual({
      pairings: pairings.map(({ players }) => ({ players, match: null })),
      byes,
    });
    expect(byes).toHaveLength(1);
  });

  it('is refused where the game has no seats for a table, and opens none of its games', async () => {
    const table = await league(4, { format: { kind: 'TABLES', rounds: 2, sizes: [4] }, options: { seats: 3 } });
    expect(await table.give({ type: 'pairRound', season: 1, round: 1 })).toMatchObject({
      refusal: { code: 'wrongTable', facts: { count: 4, least: 3, most: 3 } },
    });
    expect(await table.store.dueObligations(10, Number.MAX_SAFE_INTEGER)).toEqual([]);
  });

  it('is paired once for one command id, and its games are opened once, whichever process meets the obligations', async () => {
    const table = await league(4);
    const commandId = randomUUID();
    const pair = { type: 'pairRound', season: 1, round: 1 };
    await table.must(pair, { commandId });
    const owed = await table.store.dueObligations(10, table.now);
    const neighbour = table.neighbour();
    for (const obligation of [...owed, ...owed]) await meetObligation(neighbour, obligation);
    await table.meetDue();
    expect(await table.give(pair, { commandId })).toMatchObject({ status: 'accepted', replayed: true });
    const season = await table.season();
    expect(season.rounds).toHaveLength(1);
    for (const { gameId } of pairingsOf(season)) {
      const commits = await table.store.read(gameId);
      expect(verifyChain(commits)).toMatchObject({ ok: true });
      expect(commits.map(({ events }) => events[0]?.type)).toEqual([
        'gameOpened',
        'seatTaken',
        'seatTaken',
        'gameStarted',
      ]);
    }
  });

  it('that is paired again ends its earlier games', async () => {
    const table = await league(4);
    const before = await table.pair();
    const pairings = [{ players: ['player-0', 'player-1'] }, { players: ['player-2', 'player-3'] }];
    await table.must({ type: 'pairRound', season: 1, round: 1, pairings });
    await table.meetDue();
    for (const gameId of before) expect((await table.games.load(gameId))!.game).toMatchObject({ phase: 'over' });
    const after = pairingsOf(await table.season());
    expect(after.map(({ players }) => players)).toEqual(pairings.map(({ players }) => players));
    for (const { gameId } of after) expect((await table.games.load(gameId))!.game).toMatchObject({ phase: 'running' });
    expect(after.map(({ outcome }) => outcome)).toEqual([null, null]);
  });
});

describe('a result of a league', () => {
  it('is written down once when its game is over, with the hash that proves it', async () => {
    const table = await league(2);
    const [gameId] = await table.pair();
    await table.playOut(gameId!);
    const over = (await table.games.load(gameId!))!;
    const tell = { streamId: gameId!, streamKind: 'game', key: 'league/result', kind: 'league', payload: {} };
    await meetObligation(table, tell);
    const [{ outcome } = { outcome: null }] = pairingsOf(await table.season());
    expect(outcome).toMatchObject({ kind: 'CONFIRMED', gameHash: over.hash, endedAt: over.at });
    // Told in the order of seats; the game tells its places in that of ranks.
    const bySeat = [...over.game.outcome!.placings].sort((one, other) => one.seat - other.seat);
    expect(outcome!.placed.map(({ rank }) => rank)).toEqual(bySeat.map(({ rank }) => rank));
    expect(await table.store.dueObligations(10, Number.MAX_SAFE_INTEGER)).toEqual([]);
  });

  it('is forfeited by a player who has not played at all by the deadline, and their game ends', async () => {
    const table = await league(2, { options: { rounds: 1, seconds: null }, joinWithin: 600 });
    const [gameId] = await table.pair();
    const { game } = (await table.games.load(gameId!))!;
    const [here, away] = game.seats.map(({ account }) => account!);
    accepted(await table.games.submit({ gameId: gameId!, commandId: randomUUID(), account: here!, command: pick(2) }));
    table.now += 599_000;
    await table.meetDue();
    expect(pairingsOf(await table.season())[0]!.outcome).toBeNull();
    table.now += 1_000;
    await table.meetDue();
    expect(pairingsOf(await table.season())[0]!.outcome).toMatchObject({
      kind: 'FORFEITED',
      scores: expect.arrayContaining([
        { player: here, points: 1 },
        { player: away, points: 0 },
      ]),
    });
    expect((await table.games.load(gameId!))!.game).toMatchObject({ phase: 'over', outcome: { reason: 'abandoned' } });
  });

  it('is open while the player who is asked has played before', async () => {
    const table = await league(2, { options: { rounds: 2, seconds: null }, joinWithin: 600 });
    const [gameId] = await table.pair();
    for (const { account } of (await table.games.load(gameId!))!.game.seats)
      await table.games.submit({ gameId: gameId!, commandId: randomUUID(), account: account!, command: pick(2) });
    table.now += 3_600_000;
    await table.meetDue();
    expect(pairingsOf(await table.season())[0]!.outcome).toBeNull();
    expect((await table.games.load(gameId!))!.game.phase).toBe('running');
  });

  it('that is annulled before its game is over ends the game, even one that is opened at that moment', async () => {
    const table = await league(2);
    await table.must({ type: 'pairRound', season: 1, round: 1 });
    const [{ gameId } = { gameId: '' }] = pairingsOf(await table.season());
    const [open] = await table.store.dueObligations(10, table.now);
    const annul = { type: 'annulResult', season: 1, gameId, reason: 'Paired by mistake.' };
    const annulsMeanwhile = {
      get: (games: Games, property: keyof Games) =>
        property === 'start'
          ? async (request: GameRequest) => {
              await table.must(annul);
              return games.start(request);
            }
          : Reflect.get(games, property),
    };
    const leagues = new Leagues({
      games: new Proxy(table.games, annulsMeanwhile),
      store: table.store,
    });
    const { games, campaigns } = table;
    await meetObligation({ games, campaigns, leagues }, open!);
    await table.meetDue();
    expect((await table.games.load(gameId))!.game.phase).toBe('over');
    expect(pairingsOf(await table.season())[0]!.outcome).toMatchObject({ kind: 'ANNULLED', scores: [] });
  });

  it('is decided by those who run the league where the game was abandoned', async () => {
    const table = await league(2);
    const [gameId] = await table.pair();
    accepted(await table.games.operate(gameId!, { type: 'abandonGame' }));
    await table.meetDue();
    expect(pairingsOf(await table.season())[0]!.outcome).toBeNull();
    const players = pairingsOf(await table.season())[0]!.players;
    await table.must({ type: 'forfeit', season: 1, gameId, absent: [players[1]!], reason: 'Left the hall.' });
    await table.meetDue();
    expect(tableOf(await table.season())[0]).toMatchObject({ player: players[0], points: 1 });
  });

  it('of a table of teams is that of the players for them', async () => {
    const table = await league(0, { options: { seats: 4, rounds: 1 }, format: { kind: 'ROUND_ROBIN' } });
    for (const [player, members] of Object.entries({ Owls: ['player-0', 'player-1'], Foxes: ['player-2', 'player-3'] }))
      await table.enterTeam(player, members);
    const [gameId] = await table.pair();
    await table.playOut(gameId!);
    const { placings } = (await table.games.load(gameId!))!.game.outcome!;
    const [{ players, outcome } = { players: [], outcome: null }] = pairingsOf(await table.season());
    const best = (seats: readonly number[]): number =>
      Math.min(...placings.filter(({ seat }) => seats.includes(seat)).map(({ rank }) => rank));
    expect(outcome!.placed.map(({ player, rank }) => [player, rank])).toEqual([
      [players[0], best([0, 1])],
      [players[1], best([2, 3])],
    ]);
  });
});

it('a season of a league that is closed ends its games, where its closer says so', async () => {
  const table = await league(4);
  const games = await table.pair();
  expect(await table.give({ type: 'closeSeason', season: 1 })).toMatchObject({
    refusal: { code: 'gamesRun', facts: { count: 2 } },
  });
  await table.must({ type: 'closeSeason', season: 1, games: 'ABANDON' });
  await table.meetDue();
  for (const gameId of games)
    expect((await table.games.load(gameId))?.game).toMatchObject({ phase: 'over', outcome: { reason: 'abandoned' } });
  expect(pairingsOf(await table.season()).map(({ outcome }) => outcome?.kind)).toEqual(['ANNULLED', 'ANNULLED']);
});

it('a season of a league that was opened before players were asked enters only players who ask for it', async () => {
  const table = await league(1);
  const { leagueId } = table;
  const commits = await table.store.read(leagueId);
  const before = new MemoryEventStore(() => table.now);
  let previousHash = GENESIS_HASH;
  for (const commit of commits.slice(0, 2)) {
    const events = commit.events.map(({ type, schemaVersion, data }) => {
      const { consent: _consent, ...fields } = data as { readonly consent?: true };
      return { type, schemaVersion, data: fields };
    });
    const appended = await before.append({
      ...commit,
      events,
      previousHash,
      expectedVersion: commit.firstVersion - 1,
      obligations: [],
      settled: [],
      head: { kind: LEAGUE_STREAM, subject: { name: LEAGUE_STREAM, version: '1' }, status: 'running' },
    });
    expect(appended.status).toBe('ok');
    previousHash = (await before.head(leagueId))!.lastHash;
  }
  const { leagues } = new Table({ store: before });
  const enter = (player: string, account: string) =>
    leagues.give({
      leagueId,
      commandId: randomUUID(),
      account,
      command: { type: 'enter', season: 1, player, members: [player] },
    });
  expect(await enter('player-7', host)).toMatchObject({ refusal: { code: 'asksNobody' } });
  expect(await enter('player-7', 'player-7')).toMatchObject({ status: 'accepted' });
});

describe('a league that is checked', () => {
  /** Everything that a league does, and the commits of it. */
  async function played(): Promise<{ table: LeagueTable; commits: readonly StoredCommit[] }> {
    const table = await league(4);
    const [first, second] = await table.pair();
    await table.playOut(first!);
    const [{ players } = { players: [] }, other] = pairingsOf(await table.season());
    await table.must({ type: 'forfeit', season: 1, gameId: second, absent: [other!.players[0]!], reason: 'Late.' });
    const scores = players.map((player) => ({ player, points: 0.5 }));
    await table.must({ type: 'correctResult', season: 1, gameId: first, scores, reason: 'A bug.' });
    await table.must({ type: 'annulResult', season: 1, gameId: second, reason: 'A bug.' });
    await table.must({ type: 'withdraw', season: 1, player: 'player-3', reason: 'Ill.' });
    await table.must({ type: 'enter', season: 1, player: 'Owls', members: ['player-7', 'player-8'] });
    await table.must({ type: 'accept', season: 1, player: 'Owls' }, { account: 'player-7' });
    await table.must({ type: 'decline', season: 1, player: 'Owls' }, { account: 'player-8' });
    await table.vouch();
    await table.meetDue();
    await table.must({ type: 'closeSeason', season: 1, games: 'ABANDON' });
    return { table, commits: await table.store.read(table.leagueId) };
  }

  /** The commits with one changed, and the chain made again from there: as the owner of the database could. */
  function forged(commits: readonly StoredCommit[], version: number, change: object): readonly StoredCommit[] {
    let previousHash = GENESIS_HASH;
    return commits.map((commit) => {
      const { hash, ...rest } = { ...commit, ...(commit.firstVersion === version ? change : {}), previousHash };
      const sealed = { ...commit, ...sealCommit({ ...rest, expectedVersion: rest.firstVersion - 1 }) };
      previousHash = sealed.hash;
      expect(hash).toBeDefined();
      return sealed;
    });
  }

  it('is what follows from its commands and its games', async () => {
    const { table, commits } = await played();
    expect(await faultIn(table, commits)).toBeUndefined();
  });

  it('is so with a ladder and with an arena, whose pairings the server decides', async () => {
    for (const format of ['LADDER', 'ARENA']) {
      const table = await league(4, { format: { kind: format } });
      const ask = { season: 1, player: 'player-3', ...(format === 'LADDER' ? { challenged: 'player-1' } : {}) };
      await table.must({ type: format === 'LADDER' ? 'challenge' : 'wait', ...ask }, { account: 'player-3' });
      if (format === 'ARENA') await table.must({ type: 'wait', season: 1, player: 'player-2' });
      table.now += 10_000;
      await table.meetDue();
      await table.playOut(pairingsOf(await table.season())[0]!.gameId);
      await table.meetDue();
      expect(pairingsOf(await table.season())[0]!.outcome).toMatchObject({ kind: 'CONFIRMED' });
      const commits = await table.store.read(table.leagueId);
      expect(await faultIn(table, commits)).toBeUndefined();
      const paired = commits.find(({ events }) => events[0]?.type === 'roundPaired')!;
      const [{ data, ...event } = { data: {} }] = paired.events;
      const [{ players, ...pairing } = { players: [] as string[] }] = (
        data as { readonly pairings: { readonly players: string[] }[] }
      ).pairings;
      const turned = { ...(data as object), pairings: [{ ...pairing, players: [...players].reverse() }] };
      const events = [{ ...event, data: turned }] as unknown as StoredCommit['events'];
      expect(await faultIn(table, forged(commits, paired.firstVersion, { events }))).toBe(paired.firstVersion);
    }
  });

  it('is not after an event, a command or its actor was changed, and the chain made again', async () => {
    const { table, commits } = await played();
    expect(await faultIn(table, forged(commits, 1, {}))).toBeUndefined();
    for (const { firstVersion: version, events, command } of commits) {
      const [event] = events;
      const told = { ...event!, data: { ...(event!.data as object), by: 'somebody' } };
      expect(await faultIn(table, forged(commits, version, { events: [told] }))).toBe(version);
      expect(await faultIn(table, forged(commits, version, { actor: 'somebody' }))).toBe(version);
      const { type } = command as { readonly type: string };
      if (type !== 'confirmResult') continue;
      const { placed } = command as unknown as { readonly placed: readonly { readonly rank: number }[] };
      const turned = placed.map((one) => ({ ...one, rank: 3 - one.rank }));
      for (const change of [{ placed: turned }, { gameHash: '0'.repeat(64) }, { endedAt: 1 }])
        expect(await faultIn(table, forged(commits, version, { command: { ...(command as object), ...change } }))).toBe(
          version,
        );
    }
  });
});

describe('a season', () => {
  it('is played by sixteen without any manual act: a Swiss, its table and its ratings', async () => {
    const table = await league(16, { format: { kind: 'SWISS', rounds: 4 } });
    const random = Random.from('a season of sixteen');
    for (let round = 1; round <= 4; round += 1)
      for (const gameId of await table.pair()) await table.playOut(gameId, () => 1 + random.below(6));
    expect(proposalFor(await table.season())).toMatchObject({ code: 'nothingToPair' });
    const season = await table.season();
    expect(tableOf(season).reduce((sum, { points }) => sum + points, 0)).toBe(32);
    const met = pairingsOf(season).map(({ players }) => [...players].sort().join());
    expect(new Set(met).size).toBe(32);
    const other = await table.neighbour().leagues.load(table.leagueId);
    expect(other!.league).toEqual((await table.leagues.load(table.leagueId))!.league);
    expect(verifyChain(await table.store.read(table.leagueId))).toMatchObject({ ok: true });
  });
});
