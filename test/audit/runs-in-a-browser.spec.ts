import { createContext, runInContext, type Context } from 'node:vm';
import { build } from 'esbuild';
import type { Verdict } from '#audit';
import { transcriptOfGolden } from './golden-transcripts.js';

const SHIPPED = `
import { verifyTranscript } from '#audit';
import { lantern } from '#lantern-presentation';
import { unreleased } from '#records';

globalThis.judge = async (text) => {
  const rulesOf = () => unreleased(lantern);
  return JSON.stringify(await verifyTranscript([new TextEncoder().encode(text)], { rulesOf }));
};
`;

describe('audit, in a context that has nothing of Node', () => {
  let browser: Context;
  let lines: readonly string[];
  const verdictOn = async (text: string): Promise<Verdict> =>
    JSON.parse((await runInContext(`judge(${JSON.stringify(text)})`, browser)) as string) as Verdict;

  beforeAll(async () => {
    const { outputFiles } = await build({
      stdin: { contents: SHIPPED, resolveDir: process.cwd() },
      bundle: true,
      write: false,
      platform: 'browser',
      conditions: ['source'],
      logLevel: 'silent',
    });
    // The globals of JavaScript itself, and those of the web that turn texts into bytes and back.
    browser = createContext({ TextEncoder, TextDecoder });
    runInContext(outputFiles[0]!.text, browser);
    lines = await transcriptOfGolden('lantern', 'two-keepers');
  });

  it('judges a transcript: its chain, every command, its signature', async () => {
    expect(await verdictOn(lines.join(''))).toMatchObject({ ok: true, commits: lines.length - 2 });
    const forged = lines.with(-1, lines.at(-1)!.replace(/"signature":"../u, '"signature":"AA'));
    expect(await verdictOn(forged.join(''))).toMatchObject({ ok: false, fault: { reason: 'signature' } });
    expect(await verdictOn(lines.toSpliced(5, 1).join(''))).toMatchObject({ ok: false, fault: { reason: 'version' } });
  });
});
