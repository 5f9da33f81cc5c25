import { createContext, runInContext, type Context } from 'node:vm';
import { build } from 'esbuild';
import { WebSocket } from 'ws';
import { startTestApi, type TestApi } from '../../apps/api/src/testing/index.js';
import { withWorker } from './with-worker.js';

const PAGE = `
import { accepted, ChroniclerClient } from '#client';

globalThis.play = async (url) => {
  const { client } = await ChroniclerClient.register({ url }, { name: 'Browser', bot: true });
  const seats = [{ me: true }, { bot: 'random' }];
  const { game } = accepted(await client.open({ options: { lantern: {} }, seats }));
  const versions = [];
  const story = (async () => {
    for await (const { version } of client.subscribe(game.id)) versions.push(version);
  })();
  accepted(await client.start({ gameId: game.id }));
  const end = await client.play(({ choices }) => choices[0], { gameId: game.id });
  await story;
  await client.close();
  return JSON.stringify({ versions, reason: end.reason });
};
`;

/** The globals of a browser that a plain script does not have. */
const browser = (): Context =>
  createContext({ fetch, WebSocket, AbortController, AbortSignal, crypto, setTimeout, clearTimeout, Uint8Array });

describe('The client, in a context without anything of Node', () => {
  let api: TestApi;
  let script: string;

  beforeAll(async () => {
    api = withWorker(await startTestApi());
    const { outputFiles, warnings } = await build({
      stdin: { contents: PAGE, resolveDir: process.cwd() },
      bundle: true,
      write: false,
      platform: 'browser',
      conditions: ['source'],
      logLevel: 'silent',
    });
    expect(warnings).toEqual([]);
    script = outputFiles[0]!.text;
  });
  afterAll(async () => {
    await api.close();
    expect(api.faults).toEqual([]);
  });

  it('is small, and brings no GraphQL along', () => {
    expect(script).not.toContain('GraphQLSchema');
    expect(script.length).toBeLessThan(100_000);
  });

  it('plays a whole game, and gets every event of it', async () => {
    const page = browser();
    runInContext(script, page);
    expect(runInContext('[typeof process, typeof Buffer, typeof require]', page)).toEqual(Array(3).fill('undefined'));
    const { versions, reason } = JSON.parse(
      (await runInContext(`play(${JSON.stringify(api.url)})`, page)) as string,
    ) as { versions: number[]; reason: string };
    expect(versions).toEqual(versions.map((_, at) => at + 1));
    expect(reason).toMatch(/./);
  });
});
