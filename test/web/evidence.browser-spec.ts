import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '#event-store/testing';
import type { Page } from 'playwright-core';
import { TestClient } from '../../apps/api/src/testing/index.js';
import { playedGame } from './played-game.js';
import { barriersOn, openApp, treeOf, type App } from './app.js';

let app: App;
let gameId: string;
let folder: string;
beforeAll(async () => {
  app = await openApp();
  gameId = await playedGame(await TestClient.register(app.api.url, 'Ada'));
  folder = await mkdtemp(join(tmpdir(), 'chronicler-web-'));
});
afterEach(() => {
  expect(app.complaints).toEqual([]);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** The verdict of the page on transcripts. */
async function verdictOn(page: Page, ...files: string[]): Promise<string> {
  await page.getByLabel('Choose transcripts').setInputFiles(files);
  await page.getByRole('button', { name: 'Check another file' }).waitFor();
  return (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
}

describe('A visitor who checks a finished game', () => {
  it('replays it by slider and keys, as any seat saw it, and links to a moment', async () => {
    const page = await app.visit(`/games/${gameId}/replay`);
    const slider = page.getByRole('slider', { name: 'Version of the game' });
    await page.getByRole('region', { name: 'Story' }).getByRole('link').nth(3).waitFor();
    expect(await treeOf(page)).toMatch(
      /heading "Replay of The Lantern Keepers"[^]*figure "The table of The Lantern Keepers"[^]*slider "Version of the game"[^]*button "Play"[^]*combobox "Seen by"[^]*region "Story"/,
    );
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await slider.and(page.locator('[aria-valuetext^="3 of"]')).waitFor();
    await page.getByLabel('Seen by').selectOption({ index: 1 });
    await page.getByRole('figure').getByText('Your hand').waitFor();
    const proof = await page.getByRole('link', { name: 'Download the proof of the log' }).getAttribute('href');
    await until('the game is in the log', async () =>
      (await (await fetch(app.api.url + proof!)).text()).startsWith('c2sp.org/tlog-proof@v1\n'),
    );
    const link = await page.getByRole('link', { name: 'Link to this moment' }).getAttribute('href');
    expect(link).toMatch(/\?v=\d+&seat=0$/);
    const other = await app.visit(link ?? '');
    await other.getByRole('figure').getByText('Your hand').waitFor();
    await other.locator('[aria-valuetext^="3 of"]').waitFor();
  });

  it('goes from turning point to turning point, notes one, and has the lines for a report of a fault', async () => {
    const page = await app.visit(`/games/${gameId}/replay`);
    await page.getByRole('button', { name: 'Next turning point' }).click();
    await page.locator('li.turning[aria-current=step]').waitFor();
    await page.getByLabel('Note on this moment').fill('The oil was low.');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('End');
    expect(await page.getByLabel('Note on this moment').inputValue()).toBe('');
    await page.reload();
    const notes = page.getByRole('region', { name: 'Notes' });
    await notes.getByText('The oil was low.').waitFor();
    await notes.getByRole('link', { name: /^Version \d+$/ }).click();
    await page.locator('li.turning[aria-current=step]').waitFor();
    expect(await page.getByLabel('Note on this moment').inputValue()).toBe('The oil was low.');
    await page.getByLabel('Seen by').selectOption({ index: 1 });
    await page.getByText('Report a fault at this moment').click();
    await page.getByText(/^The Lantern Keepers, version \d+, seen by Ada.*\/replay\?v=\d+&seat=0$/).waitFor();
    expect(await barriersOn(page)).toEqual([]);
  });

  it('goes on from a moment of it with a single click, at a table of their own, and finds the way back', async () => {
    const page = await app.visit('/verify');
    const asked = new Array<string>();
    page.on('request', (request) =>
      asked.push(...(/"(?:query|mutation) (\w+)/.exec(request.postData() ?? '')?.slice(1) ?? [])),
    );
    await page.goto(`${app.api.url}/games/${gameId}/replay`);
    await page.getByRole('button', { name: 'Next turning point' }).click();
    await page.locator('li.turning[aria-current=step]').waitFor();
    // A finished game is asked for once, however long its story is.
    expect(asked.filter((name) => name === 'Table')).toHaveLength(1);
    asked.length = 0;
    const moment = new URL(page.url()).searchParams.get('v') ?? '';
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Go on from here' }).click();
    const origin = page.getByRole('link', { name: `Goes on from version ${moment} of a finished game` });
    await origin.waitFor();
    await page.getByRole('heading', { name: 'Your choices' }).waitFor();
    const acts = ['CreateAccount', 'ForkGame', 'JoinGame', 'AddBot', 'StartGame'];
    expect(
      asked
        .filter((name) => name !== 'Table')
        .slice(0, acts.length + 1)
        .filter((name) => name !== 'Notes'),
    ).toEqual(acts);
    expect(await barriersOn(page)).toEqual([]);
    await origin.click();
    await page.waitForURL(`**/games/${gameId}/replay?v=${moment}`);
  });

  it('gets a verdict on a transcript, and on one in which a command was changed, and sends neither anywhere', async () => {
    const sound = join('docs', 'transcript', 'example.chronicle.ndjson');
    const text = await readFile(sound, 'utf8');
    const altered = join(folder, 'altered.ndjson');
    await writeFile(altered, text.replace('"seat":1,"type":"play"', '"seat":0,"type":"play"'));
    expect(await readFile(altered, 'utf8')).not.toBe(text);
    const page = await app.visit('/verify');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.method()));
    expect(await barriersOn(page)).toEqual([]);
    expect(await verdictOn(page, sound)).toMatch(
      /Sound All \d+ commits follow.*lantern 1\.\d.*SHA-256 [0-9a-f]{64}.*Signed by/,
    );
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Check another file' }).click();
    expect(await verdictOn(page, altered)).toMatch(
      /Not sound Line \d+, version \d+.*: the commit is not what was hashed/,
    );
    await page.getByRole('button', { name: 'Check another file' }).click();
    expect(await verdictOn(page, altered, sound)).toMatch(
      /1 of 2 files are sound\. Not sound altered\.ndjson Line \d+[^]* Sound example\.chronicle\.ndjson All \d+ commits/,
    );
    await page.getByRole('button', { name: 'Check another file' }).click();
    const rules = join(folder, 'rules.mjs');
    await writeFile(rules, 'export {};');
    expect(await verdictOn(page, sound, rules)).toMatch(
      /Not used: rules\.mjs\. This page takes rules from the server[^]* Sound/,
    );
    expect(await barriersOn(page)).toEqual([]);
    expect(new Set(sent)).toEqual(new Set(['GET']));
  });

  it('finds it among the finished games', async () => {
    const page = await app.visit('/games');
    await page
      .getByRole('region', { name: 'Finished games' })
      .getByRole('link', { name: /The Lantern Keepers/ })
      .waitFor();
    expect(await treeOf(page)).toMatch(
      /heading "Games" \[level=#\][^]*region "Open tables"[^]*region "Games to watch"[^]*region "Finished games"/,
    );
    expect(await barriersOn(page)).toEqual([]);
  });

  it('has the server verify it, on the page with the health of the server', async () => {
    const page = await app.visit('/verify');
    const body = JSON.stringify({ status: 'ok', parts: { obligations: 'ok', parked_games: 'unhealthy' } });
    await page.route('**/health/work', (route) => route.fulfill({ contentType: 'application/json', body }));
    await page.goto(`${app.api.url}/operations`);
    const health = page.getByRole('region', { name: 'Health' });
    await health.getByRole('row', { name: 'Jobs are done in time OK' }).waitFor();
    await health.getByRole('row', { name: 'No game is suspended needs attention' }).waitFor();
    await page.getByLabel('Address of the game').fill(`${app.api.url}/games/${gameId}/replay?v=3`);
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByText('The game is sound.').waitFor();
    expect(await barriersOn(page)).toEqual([]);
  });
});
