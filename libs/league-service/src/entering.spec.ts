import { randomUUID } from 'node:crypto';
import type { AccountStore } from '#accounts';
import { checkLeagueCommit, unopenedLeague } from '#leagues';
import { GENESIS_HASH, sealCommit, type StoredCommit } from '#records';
import { league, type LeagueTable } from '#server/testing';
import { joinCodeDigest } from './join-codes.js';
import { Leagues } from './leagues.js';

const enter = (player: string, more: object = {}) => ({
  type: 'enter',
  season: 1,
  player,
  members: [player],
  ...more,
});
const by = (account: string) => ({ account });

/** The reason why a stored stream does not verify; `undefined` where every commit is decided again as it was. */
function faultIn({ leagueId }: LeagueTable, commits: readonly StoredCommit[]): string | undefined {
  let loaded = unopenedLeague(leagueId);
  for (const commit of commits) {
    const check = checkLeagueCommit(loaded, commit, () => undefined);
    if (!check.ok) return check.fault.reason;
    ({ loaded } = check);
  }
  return undefined;
}

/** The commits with the data of events of a type changed, and the chain made again: as the owner of the database could. */
function forged(commits: readonly StoredCommit[], type: string, change: object): readonly StoredCommit[] {
  let previousHash = GENESIS_HASH;
  return commits.map((commit) => {
    const events = commit.events.map((event) =>
      event.type === type ? { ...event, data: { ...(event.data as object), ...change } } : event,
    );
    const { hash: _hash, ...rest } = { ...commit, events, previousHash };
    const sealed = { ...commit, ...sealCommit({ ...rest, expectedVersion: rest.firstVersion - 1 }) };
    previousHash = sealed.hash;
    return sealed;
  });
}

describe('the join code of a season', () => {
  it('is never in the stream, from which feeds, webhooks and transcripts are made', async () => {
    const table = await league(0);
    const commandId = randomUUID();
    const loaded = await table.must({ type: 'setJoinCode', season: 1 }, { commandId });
    const code = table.leagues.joinCode(loaded, await table.season())!;
    expect(code).toMatch(/^([0-9a-f]{4}-){5}[0-9a-f]{4}$/);
    const again = { commandId: randomUUID() };
    expect(await table.code(enter('player-0'), by('player-0'))).toBe('wrongCode');
    const written = { ...by('player-0'), ...again };
    expect(await table.code(enter('player-0', { code: code.toUpperCase().replaceAll('-', ' ') }), written)).toBe(
      'accepted',
    );
    expect(await table.give(enter('player-0', { code }), written)).toMatchObject({ replayed: true });
    const commits = await table.store.read(table.leagueId);
    const told = JSON.stringify([commits, await table.season()]).toLowerCase();
    for (const form of [code, code.replaceAll('-', ''), code.replaceAll('-', ' ')]) expect(told).not.toContain(form);
    expect(faultIn(table, commits)).toBeUndefined();
    expect(faultIn(table, forged(commits, 'joinCodeSet', { digest: joinCodeDigest(table.leagueId, 'mine') }))).toBe(
      'refused',
    );
  });

  it('is another one when it is made again, and none once it is removed', async () => {
    const table = await league(0);
    const codes = [];
    for (let time = 0; time < 2; time += 1) {
      const loaded = await table.must({ type: 'setJoinCode', season: 1 });
      codes.push(table.leagues.joinCode(loaded, await table.season()));
    }
    expect(codes[0]).not.toBe(codes[1]);
    expect(await table.code(enter('player-0', { code: codes[0] }), by('player-0'))).toBe('wrongCode');
    const loaded = await table.must({ type: 'removeJoinCode', season: 1 });
    expect(table.leagues.joinCode(loaded, await table.season())).toBeUndefined();
  });
});

describe('the conditions of a season', () => {
  it('are asked of facts that the server knows, not of those that a client gives', async () => {
    const DAY = 86_400_000;
    const table = await league(0, { registration: { conditions: { accountDays: 2 } } });
    const account = { id: 'ada', name: 'Ada', createdAt: table.now - 2 * DAY, isBot: false };
    const accounts: Pick<AccountStore, 'accounts'> = {
      accounts: (ids) => Promise.resolve(ids.map((id) => (id === 'ada' ? account : undefined))),
    };
    const { games, store } = table;
    const leagues = new Leagues({ games, store, accounts, clock: () => table.now });
    const give = (player: string, more?: object) =>
      leagues.give({
        leagueId: table.leagueId,
        commandId: randomUUID(),
        account: player,
        command: enter(player, more),
      });
    const lies = { facts: { games: 1_000, accountDays: 1_000 } };
    expect(await give('new', lies)).toMatchObject({ refusal: { code: 'accountTooNew', facts: { days: 0, least: 2 } } });
    expect(await give('ada')).toMatchObject({ status: 'accepted' });
    const commits = await store.read(table.leagueId);
    expect(commits.at(-1)!.command).not.toHaveProperty('facts');
    expect(commits.at(-1)!.events).toMatchObject([{ type: 'entered', data: { facts: { games: 0, accountDays: 2 } } }]);
    expect(faultIn(table, commits)).toBeUndefined();
    expect(faultIn(table, forged(commits, 'entered', { facts: { games: 0, accountDays: 1 } }))).toBe('refused');
  });
});

it('a team whose name looks like that of another is refused, an invited one too', async () => {
  const table = await league(2);
  await table.must({ ...enter('Owls'), members: ['player-3', 'player-4'] }, by('player-3'));
  const team = (player: string) => table.code({ ...enter(player), members: ['player-5'] }, by('player-5'));
  expect(await team('OwIs')).toBe('looksAlike');
  expect(await team('Οwls')).toBe('looksAlike');
  expect(await team('Foxes')).toBe('wrongName');
});

it('check-in, promotions, pauses and changes of the plan are decided again by verification as they were', async () => {
  const table = await league(0, { registration: { capacity: 3, checkIn: {} }, requestedByes: { most: 1 } });
  const names = ['player-0', 'player-1', 'player-2', 'player-3'];
  for (const name of names) await table.must(enter(name), by(name));
  for (const name of names.slice(1)) await table.must({ type: 'checkIn', season: 1, player: name }, by(name));
  const { plan } = await table.season();
  await table.must({ type: 'changePlan', season: 1, plan: { ...plan, halfBye: 0.25 }, reason: 'As announced.' });
  await table.must({ type: 'requestBye', season: 1, player: 'player-1', round: 1 }, by('player-1'));
  await table.must({ type: 'pairRound', season: 1, round: 1 });
  expect((await table.season()).rounds[0]).toMatchObject({ byes: [{ player: 'player-1', points: 0.25 }] });
  await table.must({ type: 'pause', season: 1, player: 'player-1' }, by('player-1'));
  await table.must({ type: 'appoint', account: 'jo', role: 'JUDGE', reason: 'Helps.' });
  await table.must({ type: 'resume', season: 1, player: 'player-1' }, by('jo'));
  const commits = await table.store.read(table.leagueId);
  expect(commits.flatMap(({ events }) => events.map(({ type }) => type))).toContain('dropped');
  expect(faultIn(table, commits)).toBeUndefined();
  expect(faultIn(table, forged(commits, 'dropped', { player: 'player-1' }))).toBe('events');
});

it('a deleted league is no longer there, and its stream still verifies', async () => {
  const table = await league(1);
  await table.must({ type: 'deleteLeague', reason: 'A slip.' });
  const { leagues, leagueId } = table;
  expect([await leagues.load(leagueId), await leagues.at(leagueId, 1)]).toEqual([undefined, undefined]);
  expect(await leagues.loadAll([leagueId])).toEqual([]);
  expect(await table.code({ type: 'restoreLeague', reason: 'Again.' })).toBe('leagueDeleted');
  expect(faultIn(table, await table.store.read(leagueId))).toBeUndefined();
});
