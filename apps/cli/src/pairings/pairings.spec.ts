import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWords } from '../run.js';
import { heard } from '../testing/heard.js';

const run = (...words: readonly string[]) => heard(() => runWords(['pairings', ...words]));

describe('chronicler pairings', () => {
  let folder: string;
  let file: string;
  let text: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'reports-'));
    file = join(folder, 'season.trf');
    const words = [
      '--players',
      '14',
      '--rounds',
      '5',
      '--byes',
      '10',
      '--forfeits',
      '10',
      '--late',
      '2',
      '--points',
      '3-1-0',
    ];
    [, text] = await run('generate', ...words);
    await writeFile(file, text);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('generates a season in which check finds nothing wrong', async () => {
    expect(text).toContain('162  W 3.0    D 1.0\r\n');
    expect(await run('check', file)).toEqual([0, `${file}: 5 rounds, 14 players: right\n`]);
  });

  it('tells wrong points by player, and ends with 1', async () => {
    const wrong = join(folder, 'wrong.trf');
    await writeFile(
      wrong,
      text.replace(/^(001 {4}3.{72}).{4}/m, (_, head) => `${head}99.0`),
    );
    const [code, said] = await run('check', wrong, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(said)).toMatchObject({
      file: wrong,
      ok: false,
      rounds: 5,
      wrongPlaces: [{ player: 3, what: 'POINTS', found: 99 }],
    });
    expect(await run('check', wrong)).toEqual([1, expect.stringContaining('3 Player 0003: points 99 in the file')]);
  });

  it('tells faults of a file with line and column, as text and as data', async () => {
    const broken = join(folder, 'broken.trf');
    await writeFile(broken, text.replace(/^001 {4}1/m, '001    x'));
    const line = text.split('\r\n').findIndex((each) => each.startsWith('001')) + 1;
    expect(await run('check', broken)).toEqual([
      1,
      `${broken}:${line}:5: The starting rank is a whole number, not “x”.\n`,
    ]);
    const [, said] = await run('check', broken, '--json');
    expect(JSON.parse(said)).toMatchObject({ ok: false, faults: [{ line, column: 5 }] });
  });

  it.each([[[]], [['check']], [['draw']], [['generate', '--players', 'many']], [['generate', '--points', '3']]])(
    'ends with 2 for invalid arguments: %j',
    async (words) => {
      expect(await run(...words)).toEqual([2, expect.stringContaining('Usage')]);
    },
  );
});
