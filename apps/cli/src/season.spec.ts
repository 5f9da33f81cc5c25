import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signerOf, verifierKeyOf } from '#audit';
import { Transcripts } from '#games';
import { Table } from '#server/testing';
import { sha256Of } from '#kernel/server';
import { ratingsOf } from '#leagues';
import { heard } from './testing/heard.js';
import { season } from './season.js';

describe('chronicler season', () => {
  const table = new Table();
  const signer = signerOf('test.example', sha256Of('the key of the tests'));
  const key = verifierKeyOf(signer);
  let folder: string;
  let file: string;
  let leagueId: string;
  let text: string;
  let gameId: string;

  const give = async (command: object, account = 'host') => {
    const outcome = await table.leagues.give({ leagueId, commandId: randomUUID(), account, command });
    if (outcome.status !== 'accepted') throw new Error(JSON.stringify(outcome));
    return outcome.loaded.league.seasons.at(-1)!;
  };

  beforeAll(async () => {
    const opened = await table.leagues.open({ commandId: randomUUID(), account: 'host', name: 'Tally League' });
    if (opened.status !== 'accepted') throw new Error(opened.status);
    ({ leagueId } = opened.loaded);
    const plan = {
      ruleset: 'tally',
      options: { rounds: 1 },
      format: { kind: 'ROUND_ROBIN' },
      tieBreaks: ['WINS'],
      table: { hiddenSeeds: false },
    };
    await give({ type: 'openSeason', name: 'One', plan });
    for (const player of ['ada', 'bo']) await give({ type: 'enter', season: 1, player, members: [player] }, player);
    const { rounds } = await give({ type: 'pairRound', season: 1, round: 1 });
    ({ gameId } = rounds[0]!.pairings[0]!);
    await table.meetDue();
    for (const account of ['bo', 'ada']) await table.games.resign({ gameId, commandId: randomUUID(), account });
    await table.meetDue();
    const scores = [
      { player: 'ada', points: 1 },
      { player: 'bo', points: 0 },
    ];
    await give({ type: 'correctResult', season: 1, gameId, scores, reason: 'Bo resigned first.' });
    folder = await mkdtemp(join(tmpdir(), 'seasons-'));
    file = join(folder, 'league');
    const lines: string[] = [];
    for await (const line of new Transcripts(table.store, signer).ofLeague((await table.leagues.load(leagueId))!))
      lines.push(line);
    text = lines.join('');
    await writeFile(file, text);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('computes the table, with its tie-breaks, and the ratings, from the file alone', async () => {
    const [code, said] = await heard(() => season([file, '--key', key]));
    expect(code).toBe(0);
    const lines = said.split('\n');
    expect(lines[0]).toBe('League “Tally League”, season 1, “One”, at version 7');
    expect(lines[2]).toMatch(/^\| player \| rank \| points \| WINS \| adjustment \|$/);
    expect(lines[4]).toMatch(/^\| ada +\| +1 \| +1 \| +1 \| +0 \|$/);
    expect(lines[5]).toMatch(/^\| bo +\| +2 \| +0 \| +0 \| +0 \|$/);
    const book = ratingsOf((await table.leagues.load(leagueId))!.league.seasons[0]!);
    expect(said).toMatch(new RegExp(`\\| ada +\\| +${book.lines()[0]!.shown.toFixed(3)} \\|`));
    expect(await heard(() => season([file, '--season', '1']))).toEqual([0, said]);
  });

  it('explains a rating by its games', async () => {
    const [code, said] = await heard(() => season([file, '--explain', 'bo']));
    const [step] = ratingsOf((await table.leagues.load(leagueId))!.league.seasons[0]!).explain('bo');
    expect(code).toBe(0);
    expect(said).toContain(gameId);
    expect(said).toContain('2 of 2');
    expect(said).toContain(`${step!.after.mean.toFixed(3)} ± ${step!.after.deviation.toFixed(3)}`);
    expect(said).toMatch(/ada \(/);
    expect(await heard(() => season([file, '--explain', 'nobody']))).toEqual([
      1,
      'No game of this season is rated for nobody.\n',
    ]);
  });

  it('prints nothing from a file that is not sound, not trusted, or has no such season', async () => {
    const edited = join(folder, 'edited');
    await writeFile(edited, text.replace('"rank":1', '"rank":2'));
    expect(await heard(() => season([edited]))).toEqual([1, expect.stringContaining('is not what was hashed')]);
    const stranger = verifierKeyOf(signerOf('elsewhere.example', sha256Of('elsewhere')));
    expect(await heard(() => season([file, '--key', stranger]))).toEqual([
      1,
      expect.stringContaining('the signature is not trusted'),
    ]);
    expect(await heard(() => season([file, '--season', '2']))).toEqual([
      1,
      'League “Tally League” has no such season.\n',
    ]);
  });

  it.each([[[]], [['one', 'two']], [['one', '--season', 'last']], [['one', '--loud']]])(
    'ends with 2 for invalid arguments: %j',
    async (words) => {
      expect(await heard(() => season(words))).toEqual([2, expect.stringContaining('Usage')]);
    },
  );
});
