import { signerOf, verifyTranscript, type Verdict } from '#audit';
import { sha256Of } from '#kernel/server';
import { lantern } from '#lantern-presentation';
import { fileOf, judge, signer, transcriptOfGolden } from './golden-transcripts.js';

const verdictOn = (lines: readonly string[], by = judge): Promise<Verdict> => verifyTranscript(fileOf(lines), by);

describe('A transcript', () => {
  const transcript = transcriptOfGolden('lantern', 'two-keepers');
  /** The fault of a transcript in which something was exchanged, once. */
  async function faultOf(edit: (lines: string[]) => string[], by = judge) {
    const verdict = await verdictOn(edit([...(await transcript)]), by);
    return verdict.ok ? 'none' : verdict.fault;
  }
  const exchanged = (line: number, from: string | RegExp, to: string) => (lines: string[]) =>
    lines.with(line, lines.at(line)!.replace(from, to));

  it('names its signer, who is trusted', async () => {
    const verdict = await verdictOn(await transcript, { rulesOf: (pin) => judge.rulesOf(pin) });
    expect(verdict).toMatchObject({
      ok: true,
      key: expect.stringMatching(/^test\.example\/games\+[0-9a-f]{8}\+/u) as unknown,
    });
    const strangers = { ...judge, trusted: [signerOf('test.example/games', sha256Of('another key'))] };
    expect(await faultOf((lines) => lines, strangers)).toMatchObject({
      line: 1,
      reason: 'signature',
      path: 'header.key',
    });
  });

  it('of rules that are unknown here, or have changed since, is not judged', async () => {
    expect(await faultOf((lines) => lines, { rulesOf: () => undefined })).toMatchObject({ line: 1, reason: 'rules' });
    const named = (digest: string) => exchanged(0, '"digest":null', `"digest":"${digest}"`);
    const other = 'a'.repeat(64);
    const path = 'header.ruleset.digest';
    expect(await faultOf(named(other))).toMatchObject({ line: 1, reason: 'rules', path, found: `"${other}"` });
    // The game was opened before rules were released: it names none, and its transcript may not either.
    const release = await judge.rulesOf({ name: 'lantern', version: lantern.version, digest: null });
    expect(await faultOf(named(release!.digest!))).toMatchObject({ reason: 'end', path, expected: 'null' });
  });

  it('is none where a line is nested beyond all bounds', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    expect(await faultOf(exchanged(1, '"command":{', `"command":{"deep":${deep},`))).toMatchObject({
      line: 2,
      reason: 'form',
      expected: 'JSON',
    });
  });

  it('is refused with the place of the fault, and the expected value', async () => {
    expect(await faultOf(exchanged(0, /"seed":"../u, '"seed":"00'))).toMatchObject({
      line: 2,
      version: 1,
      reason: 'seed',
    });
    expect(await faultOf(exchanged(3, '"actor":"', '"actor":"x'))).toMatchObject({ line: 4, reason: 'hash' });
    expect(await faultOf((lines) => lines.toSpliced(4, 1))).toMatchObject({ line: 5, reason: 'version' });
    expect(await faultOf(exchanged(-1, '"rank":1', '"rank":3'))).toMatchObject({
      version: null,
      reason: 'end',
      path: 'end.outcome.placings.0.rank',
      expected: '1',
      found: '3',
    });
    expect(await faultOf(exchanged(-1, /"signature":"../u, '"signature":"AA'))).toMatchObject({ reason: 'signature' });
  });

  it('is a file of exactly these lines', async () => {
    expect(await faultOf((lines) => lines.slice(0, -1))).toMatchObject({
      reason: 'form',
      expected: 'a commit, or the end',
    });
    expect(await faultOf(() => [])).toMatchObject({ line: 1, reason: 'form', expected: 'a header' });
    expect(await faultOf((lines) => [...lines, '{}\n'])).toMatchObject({
      reason: 'form',
      expected: 'nothing after the end',
    });
    expect(await faultOf((lines) => lines.with(-1, lines.at(-1)!.trimEnd()))).toMatchObject({ reason: 'form' });
    expect(await faultOf((lines) => lines.with(0, ` ${lines[0]!}`))).toMatchObject({ line: 1, reason: 'form' });
    expect(await faultOf((lines) => lines.with(1, 'nonsense\n'))).toMatchObject({
      line: 2,
      reason: 'form',
      expected: 'JSON',
    });
    expect(await faultOf((lines) => lines.toSpliced(2, lines.length - 3))).toMatchObject({ line: 3, reason: 'end' });
    const broken = verifyTranscript([Uint8Array.of(0xff, 0xfe)], judge);
    expect(await broken).toMatchObject({ ok: false, fault: { reason: 'form', found: 'This is not UTF-8 text.' } });
  });

  it('of another game does not lend its commits', async () => {
    const other = await transcriptOfGolden('lantern', 'four-keepers');
    expect(await faultOf((lines) => lines.with(1, other[1]!))).toMatchObject({
      line: 2,
      reason: 'form',
      path: 'commit.gameId',
    });
  });

  it('can withhold names, and is signed without them', async () => {
    const [header] = await transcript;
    expect(header).toContain('"name":"Player 1"');
    expect(await faultOf(exchanged(0, '"name":"Player 1"', '"name":"Player 9"'))).toMatchObject({ reason: 'end' });
    expect(signer.name).toBe('test.example/games');
  });
});
