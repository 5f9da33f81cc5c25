import { randomUUID } from 'node:crypto';
import { leagueTranscriptOf, verifyLeagueTranscript } from '#audit';
import { canonicalJson } from '#kernel';
import { drawCommitment, type LoadedLeague } from '#leagues';
import { Table } from '#server/testing';
import { hide, type Line } from './edits.js';
import { fileOf, signer } from './golden-transcripts.js';

const players = ['player-0', 'player-1', 'player-2', 'player-3', 'player-4', 'player-5'];

describe('The draw of groups in the transcript of a league', () => {
  const table = new Table();
  let leagueId: string;
  let lines: string[];

  const give = async (command: object, account = 'host'): Promise<LoadedLeague> => {
    const outcome = await table.leagues.give({ leagueId, commandId: randomUUID(), account, command });
    if (outcome.status !== 'accepted') throw new Error(JSON.stringify(outcome));
    return outcome.loaded;
  };
  const commits = () => table.store.read(leagueId);

  beforeAll(async () => {
    const opened = await table.leagues.open({ commandId: randomUUID(), account: 'host', name: 'Tally League' });
    if (opened.status !== 'accepted') throw new Error(opened.status);
    ({ leagueId } = opened.loaded);
    const groups = { count: 2, formed: 'DRAW' };
    const plan = { ruleset: 'tally', options: { rounds: 1 }, format: { kind: 'ROUND_ROBIN' }, groups };
    await give({ type: 'openSeason', name: 'One', plan });
    for (const player of players) await give({ type: 'enter', season: 1, player, members: [player] }, player);
    const before = JSON.stringify(await commits());
    const { league } = await give({ type: 'formGroups', season: 1 });
    const { seed, commitment } = league.seasons[0]!.draw!;
    expect(drawCommitment(seed!)).toBe(commitment);
    // Promised before the first entry, and told with the draw.
    expect([before.includes(commitment), before.includes(seed!)]).toEqual([true, false]);
    await give({ type: 'pairRound', season: 1, round: 1 });
    const loaded = (await table.leagues.load(leagueId))!;
    lines = [];
    for await (const line of leagueTranscriptOf({ loaded, signer }, each(await commits()))) lines.push(line);
  });

  /** The verdict on a transcript that was changed, and hashed again. */
  async function forged(change: (draw: Line, promise: Line) => unknown): Promise<unknown> {
    const made = lines.map((line) => JSON.parse(line) as Line);
    const events = made.flatMap((line) => ((line['commit'] as Line | undefined)?.['events'] ?? []) as Line[]);
    const dataOf = (type: string): Line => events.find((event) => event['type'] === type)!['data'] as Line;
    change(dataOf('groupsFormed'), dataOf('drawPromised'));
    const hidden = hide(made, true).map((line) => `${canonicalJson(line)}\n`);
    const verdict = await verifyLeagueTranscript(fileOf(hidden), { gameOf: () => undefined });
    return verdict.ok ? verdict : verdict.fault;
  }

  it('follows from the promised seed', async () => {
    expect(await forged(() => undefined)).toMatchObject({ ok: true });
  });

  it('cannot have another seed, or other groups', async () => {
    expect(await forged((draw) => (draw['seed'] = 'another'))).toMatchObject({ reason: 'refused' });
    expect(await forged((_draw, promise) => (promise['commitment'] = drawCommitment('another')))).toMatchObject({
      reason: 'refused',
    });
    expect(await forged((draw) => Reflect.deleteProperty(draw, 'seed'))).toMatchObject({ reason: 'refused' });
    const turned = (draw: Line): unknown => (draw['groups'] as Line[]).reverse();
    expect(await forged(turned)).toMatchObject({ reason: 'events' });
  });
});

async function* each<T>(things: readonly T[]): AsyncIterable<T> {
  for (const thing of things) yield await Promise.resolve(thing);
}
