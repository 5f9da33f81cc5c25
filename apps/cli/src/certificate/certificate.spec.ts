import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { certificateOf, openCertificate, signCertificate, signerOf, verifierKeyOf, type Certificate } from '#audit';
import { RulesetRegistry, Transcripts } from '#games';
import { Table } from '#server/testing';
import { sha256Of } from '#kernel/server';
import { lantern } from '#lantern-presentation';
import { heard } from '../testing/heard.js';
import { certificate } from './command.js';

/* A league of two whose one game is played to its end, and corrected afterwards. The verifier has files, and a key. */
describe('chronicler certificate', () => {
  const table = new Table({ rulesets: new RulesetRegistry([lantern]) });
  const signer = signerOf('test.example', sha256Of('the key of the tests'));
  const key = verifierKeyOf(signer);
  const transcripts = new Transcripts(table.store, signer);
  let folder: string;
  let leagueId: string;
  let gameId: string;

  const give = async (command: object, account = 'host') => {
    const outcome = await table.leagues.give({ leagueId, commandId: randomUUID(), account, command });
    if (outcome.status !== 'accepted') throw new Error(JSON.stringify(outcome));
    return outcome.loaded.league.seasons.at(-1)!;
  };
  const written = async (name: string, text: string): Promise<string> => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };
  const joined = async (lines: AsyncIterable<string>): Promise<string> => {
    let text = '';
    for await (const line of lines) text += line;
    return text;
  };
  const game = async () => (await table.games.load(gameId))!;
  const league = async () => (await table.leagues.load(leagueId))!;
  const certified = async (): Promise<string> =>
    transcripts.certificate(await game(), { names: ['Ada', 'Bo'], league: await league() });
  /** A certificate that the server could have signed, and that is not true. */
  const forged = async (change: (said: Certificate) => Certificate): Promise<string> =>
    signCertificate(signer, change(openCertificate(await certified(), [signer]).certificate));
  const asked = (...words: readonly string[]) => heard(() => certificate([...words, '--key', key]));

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'certificates-'));
    const opened = await table.leagues.open({ commandId: randomUUID(), account: 'host', name: 'Lights' });
    if (opened.status !== 'accepted') throw new Error(opened.status);
    ({ leagueId } = opened.loaded);
    const plan = {
      ruleset: 'lantern',
      options: {},
      format: { kind: 'ROUND_ROBIN' },
      tieBreaks: ['WINS'],
      table: { hiddenSeeds: false },
    };
    await give({ type: 'openSeason', name: 'One', plan });
    for (const player of ['ada', 'bo']) await give({ type: 'enter', season: 1, player, members: [player] }, player);
    const { rounds } = await give({ type: 'pairRound', season: 1, round: 1 });
    ({ gameId } = rounds[0]!.pairings[0]!);
    await table.meetDue();
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is not given for a game that is not over', async () => {
    expect(certificateOf(await game(), { names: [], league: await league() })).toBeUndefined();
    await expect(certified()).rejects.toThrow('is not over');
  });

  it('states the result of a game, and its value in the league', async () => {
    await table.games.resign({ gameId, commandId: randomUUID(), account: 'bo' });
    const early = await written('early', await certified());
    expect((await asked(early))[1]).toContain(
      `league “Lights” (${leagueId}), at version 5, season 1: not decided yet\n`,
    );
    await table.meetDue();
    const [code, says] = await asked(await written('certificate', await certified()));
    expect(code).toBe(0);
    expect(says).toContain(`game ${gameId} of lantern ${lantern.version}: `);
    const { seats } = (await game()).game;
    const bo = seats.findIndex(({ account }) => account === 'bo');
    expect(says).toMatch(new RegExp(`^\\| ${bo} +\\| +${['Ada', 'Bo'][bo]} +\\| +bo +\\| +2 `, 'mu'));
    expect(says).toContain('at version 6, season 1: CONFIRMED, ');
    expect(says).toContain(`signed by ${key}\n`);
    expect(says).toContain('name it with --transcript');
  });

  it('states the correction of the operator', async () => {
    const scores = [
      { player: 'ada', points: 0.5 },
      { player: 'bo', points: 0.5 },
    ];
    await give({ type: 'correctResult', season: 1, gameId, scores, reason: 'The light went out.' });
    const [, says] = await asked(await written('corrected', await certified()));
    expect(says).toContain('at version 7, season 1: CORRECTED, ada 0.5, bo 0.5\n');
  });

  it('follows from the transcripts of the game and of the league, also of a later one of the league', async () => {
    const [before, ofGame, ofLeague] = [
      await written('certificate', await certified()),
      await written('game', await joined(transcripts.of(await game(), ['Ada', null]))),
      await written('league', await joined(transcripts.ofLeague(await league()))),
    ];
    const [code, says] = await asked(before, '--transcript', ofGame, '--transcript', ofLeague);
    expect([code, says]).toEqual([0, expect.stringMatching(/\nchecked against the transcripts\n$/u)]);
    await give({ type: 'annulResult', season: 1, gameId, reason: 'There were no witnesses.' });
    const later = await written('later', await joined(transcripts.ofLeague(await league())));
    expect((await asked(before, '--transcript', later))[0]).toBe(0);
    const annulled = await written('annulled', await certified());
    expect((await asked(annulled, '--transcript', later))[1]).toContain('season 1: ANNULLED\n');
    expect(await asked(annulled, '--transcript', ofLeague)).toEqual([
      1,
      `${ofLeague}: it does not reach version 8 of the league\n`,
    ]);
  });

  it('is refuted where the server signed something that was not played or decided', async () => {
    const [ofGame, ofLeague] = [
      await written('game', await joined(transcripts.of(await game(), []))),
      await written('league', await joined(transcripts.ofLeague(await league()))),
    ];
    const placings = (said: Certificate) =>
      said.outcome.placings.map(({ rank, ...rest }) => ({ ...rest, rank: rank === 1 ? 2 : 1 }));
    const won = await forged((said) => ({ ...said, outcome: { ...said.outcome, placings: placings(said) } }));
    expect(await asked(await written('won', won), '--transcript', ofGame)).toEqual([
      1,
      expect.stringMatching(/game: the certificate states \d at outcome\.placings\.0\.rank, but it was \d\n$/u),
    ]);
    const counted = await forged((said) => ({ ...said, league: { ...said.league!, decided: 'CONFIRMED' } }));
    expect(await asked(await written('counted', counted), '--transcript', ofLeague)).toEqual([
      1,
      `${ofLeague}: the certificate states "CONFIRMED" at decided, but it was "ANNULLED"\n`,
    ]);
    const free = await forged((said) => ({ ...said, league: null }));
    expect((await asked(await written('free', free), '--transcript', ofGame))[0]).toBe(1);
    expect((await asked(await written('free', free), '--transcript', ofLeague))[1]).toContain('another league');
  });

  it('is trusted only from its server, and no character of it may change', async () => {
    const note = await certified();
    const file = await written('changed', note.replace('"Ada"', '"Eva"'));
    expect(await asked(file)).toEqual([1, `${file}: The signature of “test.example” does not fit this text.\n`]);
    const stranger = signerOf('test.example', sha256Of('another key'));
    const { certificate: said } = openCertificate(note, [signer]);
    expect((await asked(await written('stranger', signCertificate(stranger, said))))[0]).toBe(1);
    expect((await heard(() => certificate([file])))[0]).toBe(2);
  });
});
