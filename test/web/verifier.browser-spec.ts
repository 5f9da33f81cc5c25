import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { inclusionText, leafOf, nodeHash, signCheckpoint, type LogEntry } from '#audit';
import { presented } from '#kernel';
import { servedRulesets } from '../../apps/rulesets.js';
import { signer, transcriptOfCommits } from '../audit/golden-transcripts.js';
import { plans } from '../golden/plans/index.js';
import { commitsOf } from '../golden/play.js';
import { barriersOn, openApp, type App } from './app.js';

const example = join('docs', 'transcript', 'example.chronicle.ndjson');
const rules = (version: string) => join('rulesets', `lantern-${version}.mjs`);
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

let app: App;
let folder: string;
let verifier: string;
beforeAll(async () => {
  app = await openApp();
  folder = await mkdtemp(join(tmpdir(), 'chronicler-verifier-'));
  verifier = join(folder, 'verifier.html');
});
afterEach(() => {
  expect(app.complaints).toEqual([]);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** The transcript of a game on a released version of The Lantern Keepers. */
async function playedOn(version: string): Promise<string> {
  const released = await servedRulesets({ rules: 'released' });
  const release = await released.pinned({ name: 'lantern', version });
  const plan = plans['lantern']!.find(({ chained }) => chained)!;
  const commits = await commitsOf(presented(release.ruleset, release.presentation), plan, released);
  return (await transcriptOfCommits(release, commits)).join('');
}

/** The proof that a game is the second entry of a log of two. */
function proofOf(entry: LogEntry): string {
  const first = leafOf({ gameId: 'first', hash: '' });
  const checkpoint = signCheckpoint(signer, { size: 2, root: nodeHash(first, leafOf(entry)) });
  return inclusionText({ index: 1, proof: [first], checkpoint });
}

/** What the page says in the end, once it has been given files. */
async function verdictOn(page: Page, ...files: string[]): Promise<string> {
  await page.getByLabel('Choose transcripts').setInputFiles(files);
  return said(page);
}

async function said(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Check another file' }).waitFor();
  return (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
}

describe('The verifier as one file', () => {
  it('is downloaded from the page that verifies, which tells its SHA-256', async () => {
    const page = await app.visit('/verify');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download the verifier' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('chronicler-verifier.html');
    await file.saveAs(verifier);
    await page.getByText(sha256(await readFile(verifier))).waitFor();
  });

  it('judges without a network, under rules from a file, what was played with and without packages of others', async () => {
    const newest = join(folder, 'newest.ndjson');
    await writeFile(newest, await playedOn('1.3'));
    const page = await app.openFile(verifier);
    expect(await barriersOn(page)).toEqual([]);
    await page.getByLabel('Choose rule modules').setInputFiles([rules('1.1'), rules('1.3')]);
    expect(await verdictOn(page, example, newest)).toMatch(
      /2 of 2 files are sound\. Sound example\S+ All \d+ commits follow.*lantern 1\.1, SHA-256 [0-9a-f]{64}.*Sound newest\.ndjson.*lantern 1\.3/,
    );
    expect(await barriersOn(page)).toEqual([]);
  });

  it('finds the first version that differs', async () => {
    const altered = join(folder, 'altered.ndjson');
    const text = await readFile(example, 'utf8');
    await writeFile(altered, text.replace('"seat":1,"type":"play"', '"seat":0,"type":"play"'));
    const page = await app.openFile(verifier);
    await page.getByLabel('Choose rule modules').setInputFiles(rules('1.1'));
    expect(await verdictOn(page, altered)).toMatch(
      /Not sound Line \d+, version \d+.*: the commit is not what was hashed/,
    );
  });

  it('runs no module but the one that the transcript names, says which it is, and goes on once it has that', async () => {
    const other = join(folder, 'lantern-1.1.mjs');
    await writeFile(other, `${readFileSync(rules('1.1'), 'utf8')}\nconsole.log('It ran.');\n`);
    const page = await app.openFile(verifier);
    await page.getByLabel('Choose rule modules').setInputFiles(other);
    const verdict = await verdictOn(page, example);
    expect(verdict).toMatch(/Not decided The game was played under the rules of lantern 1\.1/);
    expect(verdict).toContain(`Missing SHA-256 ${sha256(await readFile(rules('1.1')))}`);
    expect(verdict).toContain(`Chosen lantern-1.1.mjs, SHA-256 ${sha256(await readFile(other))}`);
    await page.getByLabel('Choose rule modules').setInputFiles(rules('1.1'));
    await page.getByRole('heading', { name: 'Sound', exact: true }).waitFor();
  });

  it('says whether a proof shows the game in the log of its server, as the page of a server does', async () => {
    const text = await readFile(example, 'utf8');
    const { end } = JSON.parse(text.trimEnd().split('\n').at(-1)!) as { readonly end: { id: string; hash: string } };
    const proof = join(folder, 'log-proof');
    const other = join(folder, 'log-proof-of-another');
    await writeFile(proof, proofOf({ gameId: end.id, hash: end.hash }));
    await writeFile(other, proofOf({ gameId: end.id, hash: '0'.repeat(64) }));
    const page = await app.openFile(verifier);
    await page.getByLabel('Choose rule modules').setInputFiles(rules('1.1'));
    expect(await verdictOn(page, other, proof, example)).toMatch(
      /Sound .*The game, with this result, is entry 2 of the 2 in the log of test\.example\/games/,
    );
    const served = await app.visit('/verify');
    expect(await verdictOn(served, other, example)).toMatch(/Sound .*None of the chosen proofs shows the game/);
    expect(await barriersOn(served)).toEqual([]);
  });

  it('explains every draw on request: the event that tells it, the bytes, and how the result follows', async () => {
    const page = await app.openFile(verifier);
    await page.getByLabel('Choose rule modules').setInputFiles(rules('1.1'));
    await verdictOn(page, example);
    await page.getByRole('button', { name: 'Explain every draw' }).click();
    await page.getByText(/^The rules drew 6 times.*the seed 1764a4dbfae0/).waitFor();
    const draws = await page.locator('.draws li').allInnerTexts();
    expect(draws.map((draw) => draw.split(':')[0])).toEqual([
      'Version 6, handDealt',
      ...[12, 16, 20, 24, 24].map((version) => `Version ${String(version)}, stormBroke`),
    ]);
    expect(draws[0]).toMatch(/18 in a new order/);
    const calculations = draws.flatMap((draw) => [...draw.matchAll(/(0x[0-9a-f]{12}) mod (\d+) = (\d+)/g)]);
    expect(calculations).toHaveLength(17 + 5);
    for (const [, bytes, bound, result] of calculations) expect(Number(bytes) % Number(bound)).toBe(Number(result));
    expect(await barriersOn(page)).toEqual([]);
  });

  it('could not reach a server if it tried', async () => {
    const page = await (await app.openFile(verifier)).context().newPage();
    await page.goto(pathToFileURL(verifier).href);
    const told = page.waitForEvent('console');
    const asked = page.evaluate(
      (address) =>
        fetch(address)
          .then(() => 'answered')
          .catch(() => 'refused'),
      app.api.url,
    );
    expect(await asked).toBe('refused');
    expect((await told).text()).toMatch(/violates the following Content Security Policy/);
  });
});
