import { randomUUID } from 'node:crypto';
import {
  leagueTranscriptOf,
  transcriptKind,
  verifyLeagueTranscript,
  verifyTranscript,
  type LeagueJudge,
  type LeagueVerdict,
} from '#audit';
import { RulesetRegistry } from '#games';
import { saga, tally } from '#games/testing';
import { Table } from '#server/testing';
import { canonicalJson, Random } from '#kernel';
import { tableOf, type LoadedLeague } from '#leagues';
import type { LoadedGame } from '#records';
import { edit, hide, type Line } from './edits.js';
import { fileOf, signer, transcriptOfCommits } from './golden-transcripts.js';

const registry = new RulesetRegistry([tally, saga]);
const rulesOf = ({ name, version }: { readonly name: string; readonly version: string }) =>
  registry.release(name, version);
const players = ['player-0', 'player-1', 'player-2', 'player-3'];

describe('The transcript of a league', () => {
  const table = new Table();
  let leagueId: string;
  let lines: string[];
  /** Its games, with the ends of their transcripts. */
  const found = new Map<string, LoadedGame>();

  const give = async (command: object, account = 'host'): Promise<LoadedLeague> => {
    const outcome = await table.leagues.give({ leagueId, commandId: randomUUID(), account, command });
    if (outcome.status !== 'accepted') throw new Error(JSON.stringify(outcome));
    return outcome.loaded;
  };

  beforeAll(async () => {
    const opened = await table.leagues.open({ commandId: randomUUID(), account: 'host', name: 'Tally League' });
    if (opened.status !== 'accepted') throw new Error(opened.status);
    ({ leagueId } = opened.loaded);
    const plan = {
      ruleset: 'tally',
      options: { rounds: 1 },
      format: { kind: 'SWISS', rounds: 2 },
      table: { hiddenSeeds: false },
    };
    await give({ type: 'openSeason', name: 'One', plan });
    for (const player of players) await give({ type: 'enter', season: 1, player, members: [player] }, player);
    const { league } = await give({ type: 'pairRound', season: 1, round: 1 });
    await table.meetDue();
    const [first, second] = league.seasons[0]!.rounds[0]!.pairings;
    for (const { gameId, players: pair } of [first!, second!])
      for (const account of pair.toReversed()) await table.games.resign({ gameId, commandId: randomUUID(), account });
    await table.meetDue();
    const scores = second!.players.map((player) => ({ player, points: 0.5 }));
    await give({ type: 'correctResult', season: 1, gameId: second!.gameId, scores, reason: 'A draw was agreed.' });
    await give({ type: 'pairRound', season: 1, round: 2 });
    const loaded = (await table.leagues.load(leagueId))!;
    lines = [];
    const commits = await table.store.read(leagueId);
    for await (const line of leagueTranscriptOf({ loaded, signer }, each(commits))) lines.push(line);
    const release = (await registry.release('tally', '1.0'))!;
    for (const { gameId } of [first!, second!]) {
      const transcript = await transcriptOfCommits(release, await table.store.read(gameId));
      const judge = { rulesOf, found: (game: LoadedGame) => void found.set(game.gameId, game) };
      expect(await verifyTranscript(fileOf(transcript), judge)).toMatchObject({ ok: true });
    }
  });

  const gameOf: LeagueJudge['gameOf'] = (gameId) => found.get(gameId);
  const verdictOn = (made: readonly string[], by: Partial<LeagueJudge> = {}): Promise<LeagueVerdict> =>
    verifyLeagueTranscript(fileOf(made), { trusted: [signer], gameOf, ...by });

  /** The work of a forger without the key of the server, and the verdict on it where the forger's key is trusted. */
  async function forged(change: (made: Line[]) => void, by: Partial<LeagueJudge> = {}) {
    const made = lines.map((line) => JSON.parse(line) as Line);
    change(made);
    const hidden = hide(made, true).map((line) => `${canonicalJson(line)}\n`);
    const verdict = await verifyLeagueTranscript(fileOf(hidden), { gameOf, ...by });
    return verdict.ok ? verdict : verdict.fault;
  }
  const commitOfType = (made: readonly Line[], type: string): Line =>
    made
      .map((line) => line['commit'] as Line | undefined)
      .find((one) => (one?.['command'] as Line | undefined)?.['type'] === type)!;
  const dataIn = (commit: Line): Line => (commit['events'] as Line[])[0]!['data'] as Line;

  it('is whole, and has the last hash of each of its games', async () => {
    expect(await transcriptKind(fileOf(lines))).toBe('league');
    const leagues: LoadedLeague[] = [];
    const foundLeague = (one: LoadedLeague): void => void leagues.push(one);
    expect(await verdictOn(lines, { foundLeague })).toMatchObject({
      ok: true,
      commits: lines.length - 2,
      undecided: 0,
      end: {
        id: leagueId,
        name: 'Tally League',
        games: [...found].map(([gameId, { hash }]) => ({ season: 1, gameId, hash })),
      },
    });
    const { league } = (await table.leagues.load(leagueId))!;
    expect(leagues.map((one) => tableOf(one.league.seasons[0]!))).toEqual([tableOf(league.seasons[0]!)]);
  });

  it('has stored commands of exactly their form, and times that do not go back', async () => {
    const salted = (made: Line[]): void => void ((commitOfType(made, 'pairRound')['command'] as Line)['salt'] = 5);
    expect(await forged(salted)).toMatchObject({ reason: 'command' });
    const within = (made: Line[]): void => {
      const { plan } = commitOfType(made, 'openSeason')['command'] as { readonly plan: Line };
      plan['salt'] = 5;
    };
    expect(await forged(within)).toMatchObject({ reason: 'command' });
    const early = (made: Line[]): void => void (commitOfType(made, 'pairRound')['at'] = 0);
    expect(await forged(early)).toMatchObject({ reason: 'time' });
  });

  it('says how many results it took as stated, where the transcripts of the games are not at hand', async () => {
    expect(await verdictOn(lines, { gameOf: () => undefined })).toMatchObject({ ok: true, undecided: 2 });
    const [one] = found.keys();
    const only: LeagueJudge['gameOf'] = (gameId) => (gameId === one ? found.get(gameId) : undefined);
    expect(await verdictOn(lines, { gameOf: only })).toMatchObject({ ok: true, undecided: 1 });
  });

  it('is no game, and no game is it', async () => {
    expect(await verifyTranscript(fileOf(lines), { rulesOf })).toMatchObject({ fault: { line: 1, reason: 'form' } });
    const release = (await registry.release('tally', '1.0'))!;
    const game = await transcriptOfCommits(release, await table.store.read([...found.keys()][0]!));
    expect(await verdictOn(game)).toMatchObject({ fault: { line: 1, reason: 'form' } });
  });

  it('cannot have another result, another end or another time than the game', async () => {
    const placed = (made: Line[]): void => {
      const commit = commitOfType(made, 'confirmResult');
      const turned = (dataIn(commit)['placed'] as Line[]).map((one) => ({ ...one, rank: 3 - (one['rank'] as number) }));
      (commit['command'] as Line)['placed'] = dataIn(commit)['placed'] = turned;
      const scores = dataIn(commit)['scores'] as Line[];
      dataIn(commit)['scores'] = scores.map((one) => ({ ...one, points: 1 - (one['points'] as number) }));
    };
    expect(await forged(placed)).toMatchObject({
      reason: 'events',
      path: 'commit.events.0.data.placed.0.rank',
      expected: '1',
      found: '2',
    });
    // Where the game is not at hand this cannot be checked, but the next round follows from it.
    expect(await forged(placed, { gameOf: () => undefined })).not.toMatchObject({ ok: true, undecided: 0 });
    for (const [name, value] of [
      ['gameHash', 'a'.repeat(64)],
      ['endedAt', 1],
    ] as const) {
      const change = (made: Line[]): void => {
        const commit = commitOfType(made, 'confirmResult');
        (commit['command'] as Line)[name] = dataIn(commit)[name] = value;
      };
      expect(await forged(change)).toMatchObject({ reason: 'events', path: `commit.events.0.data.${name}` });
      const alone = (made: Line[]): void =>
        void ((commitOfType(made, 'confirmResult')['command'] as Line)[name] = value);
      expect(await forged(alone)).toMatchObject({ reason: 'refused', path: 'commit.command' });
      expect(await forged(alone, { gameOf: () => undefined })).toMatchObject({ reason: 'events' });
    }
  });

  it('cannot be confirmed by the transcript of a game with another placing', async () => {
    const [[gameId, game]] = [...found] as [[string, LoadedGame]];
    const placings = game.game.outcome!.placings.map((one) => ({ ...one, rank: 3 - one.rank }));
    const other = { ...game, game: { ...game.game, outcome: { ...game.game.outcome!, placings } } } as LoadedGame;
    expect(await verdictOn(lines, { gameOf: (id) => (id === gameId ? other : found.get(id)) })).toMatchObject({
      ok: false,
      fault: { reason: 'events', path: 'commit.events.0.data.placed.0.rank' },
    });
    const stranger = { ...game, game: { ...game.game, openedBy: 'somebody' } } as LoadedGame;
    expect(await verdictOn(lines, { gameOf: (id) => (id === gameId ? stranger : found.get(id)) })).toMatchObject({
      ok: false,
      fault: { reason: 'refused' },
    });
  });

  it('cannot take decisions from accounts that do not run it, or change their results', async () => {
    const stranger = (made: Line[]): void => void (commitOfType(made, 'correctResult')['actor'] = 'player-1');
    expect(await forged(stranger)).toMatchObject({ reason: 'refused', path: 'commit.command' });
    const worth = (made: Line[]): void => {
      (dataIn(commitOfType(made, 'correctResult'))['scores'] as Line[])[0]!['points'] = 1;
    };
    expect(await forged(worth)).toMatchObject({ reason: 'events', path: 'commit.events.0.data.scores.0.points' });
    const reason = (made: Line[]): void =>
      void (dataIn(commitOfType(made, 'correctResult'))['reason'] = 'I wanted it so.');
    expect(await forged(reason)).toMatchObject({ reason: 'events', path: 'commit.events.0.data.reason' });
    const order = (made: Line[]): void => void made.splice(2, 2, made[3]!, made[2]!);
    expect(await forged(order)).toMatchObject({ reason: 'version' });
    const unknown = (made: Line[]): void => {
      const commit = commitOfType(made, 'confirmResult');
      (commit['command'] as Line)['gameId'] = dataIn(commit)['gameId'] = randomUUID();
    };
    expect(await forged(unknown)).toMatchObject({ reason: 'refused' });
  });

  it('is accepted only from a trusted signer', async () => {
    expect(await forged(() => undefined, { trusted: [signer] })).toMatchObject({ reason: 'signature' });
    expect(await forged(() => undefined)).toMatchObject({ ok: true });
  });

  it('is not sound once anything of it was changed', async () => {
    const random = Random.from('edits of a league');
    for (let number = 0; number < 200; number += 1) {
      const { what, lines: changed } = edit(random, lines);
      if (changed.join('') === lines.join('')) continue;
      expect({ what, ok: (await verdictOn(changed)).ok }).toEqual({ what, ok: false });
    }
  });
});

async function* each<T>(things: readonly T[]): AsyncIterable<T> {
  for (const thing of things) yield await Promise.resolve(thing);
}
