// Takes every page of the web app, wide and narrow, light and dark: `npm run screenshots`, with TEST_CHROMIUM, while
// `npm start` runs. `-- ADDRESS FOLDER` names another server, and another folder than .cache/screenshots.
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { URL } from 'node:url';
import { chromium } from 'playwright-core';

const [address = 'http://127.0.0.1:4000', folder = join('.cache', 'screenshots')] = process.argv.slice(2);
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const themes = ['light', 'dark'];

/** Asks the server as the visitor of a page does. */
async function ask(page, query, variables) {
  const answer = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    return (await globalThis.fetch('/graphql', { method: 'POST', headers, body })).json();
  }, JSON.stringify({ query, variables }));
  if (answer.errors) throw new Error(answer.errors[0].message);
  return Object.values(answer.data)[0];
}

const command = (fields) => ({ input: { commandId: randomUUID(), ...fields } });

/** Presses *Play now* on a game; the address of its table. */
async function tableOf(page, title) {
  await page.goto(address);
  await page.getByRole('button', { name: `Play now: ${title}` }).click();
  await page.locator('.picture svg').waitFor();
  return new URL(page.url()).pathname;
}

/** A finished game: its visitor resigned it. */
async function finishedGame(page) {
  const id = (await tableOf(page, 'The Lantern Keepers')).split('/')[2];
  await ask(page, 'mutation($input: ResignInput!) { resign(input: $input) { __typename } }', command({ gameId: id }));
  return `/games/${id}/replay`;
}

/** A league with a season that the visitor has entered; the address of the season. */
async function season(page) {
  const accepted = '{ ... on LeagueAccepted { league { id } } ... on CommandRejected { message } }';
  const opened = await ask(
    page,
    `mutation($input: OpenLeagueInput!) { openLeague(input: $input) ${accepted} }`,
    command({ name: 'Lights of the Coast' }),
  );
  const leagueId = opened.league.id;
  await ask(
    page,
    `mutation($input: OpenSeasonInput!) { openSeason(input: $input) ${accepted} }`,
    command({
      leagueId,
      name: 'Autumn',
      options: { lantern: {} },
      plan: { format: { SWISS: { rounds: 3 } } },
    }),
  );
  const { account } = await ask(page, '{ me { account { id } } }');
  const enter = { season: 1, player: account.id, members: [account.id] };
  await ask(
    page,
    `mutation($input: LeagueCommandRequest!) { leagueCommand(input: $input) ${accepted} }`,
    command({ leagueId, command: { enter } }),
  );
  return `/leagues/${leagueId}/seasons/1`;
}

/** Opens the command line of a table and its list. */
async function openAids(page) {
  await page.locator('.piece-list summary').click();
  await page.locator('.piece-list li').first().waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('c');
  await page.locator('.completions li').first().waitFor();
}

/** The pages, by the names of their pictures. */
async function pagesFor(page) {
  const seasonPath = await season(page);
  return {
    home: '/',
    games: '/games',
    'new-table': '/new',
    'new-table-clash': '/new/clash',
    replay: await finishedGame(page),
    'table-lantern': await tableOf(page, 'The Lantern Keepers'),
    'table-clash': await tableOf(page, 'Clash of Heroes'),
    'table-guilds-as-list': await tableOf(page, 'Guilds'),
    leagues: '/leagues',
    league: seasonPath.replace('/seasons/1', ''),
    season: seasonPath,
    decks: '/decks',
    deck: '/decks/new?game=guardians#name=Court&cards=L02*2.L21*1.L24-7*1',
    bases: '/bases',
    base: '/bases/new',
    account: '/account',
    verify: '/verify',
    operations: '/operations',
  };
}

const browser = await chromium.launch({ executablePath: process.env.TEST_CHROMIUM, args: ['--no-sandbox'] });
const context = await browser.newContext({ locale: 'en-GB', viewport: sizes[0] });
const page = await context.newPage();
// The first table makes the guest account that the league needs.
await tableOf(page, 'The Lantern Keepers');
const paths = await pagesFor(page);
mkdirSync(folder, { recursive: true });
for (const [name, path] of Object.entries(paths))
  for (const size of sizes)
    for (const colorScheme of themes) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await page.goto(address + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      // What is loaded after the first heading is a handful of answers: the page is complete when it asks for no more.
      await page.waitForLoadState('networkidle');
      if (name.endsWith('-as-list')) await openAids(page);
      await page.screenshot({ path: join(folder, `${name}-${size.width}-${colorScheme}.png`), fullPage: true });
    }
await browser.close();
