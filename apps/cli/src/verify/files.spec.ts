import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { judgedRulesets } from '../../../rulesets.js';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { heard } from '../testing/heard.js';
import { judgeBy, sentencesOn, verifyFiles } from './files.js';
import { Contradictions, type SoundFile } from './contradictions.js';

const example = 'docs/transcript/example.chronicle.ndjson';

describe('transcripts that are verified together', () => {
  it('may be the same twice', async () => {
    const [code, text] = await heard(() => verifyFiles([example, example], undefined));
    expect([code, text.match(/sound: game/gu)]).toEqual([0, ['sound: game', 'sound: game']]);
  });

  it('are proof of fraud where one key has signed two ends of one game, and a contradiction where two keys have', async () => {
    const end = { kind: 'game', id: 'x', key: 'one', version: 9 } as const;
    const first: SoundFile = { ...end, file: 'a', hash: '1' };
    const contradictions = new Contradictions();
    expect(await contradictions.with(first)).toBeUndefined();
    expect(await contradictions.with({ ...first, file: 'again' })).toBeUndefined();
    expect(await contradictions.with({ ...first, kind: 'league', hash: '2' })).toBeUndefined();
    expect(await contradictions.with({ ...first, file: 'b', hash: '2' })).toBe(
      'FRAUD: one has signed both. It has another course of game x than a.',
    );
    expect(await contradictions.with({ ...first, key: 'two', hash: '3' })).toBe(
      'It has another course of game x than a, which one has signed: one of the two is false.',
    );
  });

  it('may be of one league, one longer than the other, if the longer continues where the shorter ends', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'longer-'));
    const file = join(folder, 'longer');
    const commit = (firstVersion: number, hash: string) =>
      JSON.stringify({ commit: { at: 1, events: [{}, {}], firstVersion, hash } });
    await writeFile(file, `{"header":{}}\n${commit(1, 'a')}\n${commit(3, 'b')}\n${commit(5, 'c')}\n`);
    const longer: SoundFile = { kind: 'league', id: 'x', key: 'one', file, version: 6, hash: 'c' };
    for (const [hash, isFraud] of [
      ['b', false],
      ['z', true],
    ] as const) {
      const contradictions = new Contradictions();
      await contradictions.with({ ...longer, file: 'shorter', version: 4, hash });
      expect((await contradictions.with(longer))?.startsWith('FRAUD') ?? false).toBe(isFraud);
    }
    await rm(folder, { recursive: true });
  });

  it('are verified as they were read, even if the file changes', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'changed-'));
    const file = join(folder, 'file');
    const content = await readFile(example);
    await writeFile(file, content);
    const [judged] = await sentencesOn([file], judgeBy(await judgedRulesets(), undefined));
    await writeFile(file, 'another');
    expect(await judged!.sentence([content])).toMatchObject({ ok: true });
    expect(await judged!.sentence()).toMatchObject({ ok: false });
    await rm(folder, { recursive: true });
  });
});
