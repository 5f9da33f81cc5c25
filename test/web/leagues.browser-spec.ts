import { randomUUID } from 'node:crypto';
import { accepted, ChroniclerClient } from '#client';
import { starterDecks } from '#cards/decks';
import type { Page } from 'playwright-core';
import { ownName, TestClient } from '../../apps/api/src/testing/index.js';
import { bots, LeagueHost, savedDeck, type Player, type ToldPairing } from '../leagues/league-host.js';
import { barriersOn, openApp, treeOf, type App } from './app.js';

let app: App;
let operator: Page;
let other: ChroniclerClient;
let otherId: string;
let otherToken: string;
let seasonPath: string;
beforeAll(async () => {
  app = await openApp();
  const registered = await ChroniclerClient.register({ url: app.api.url }, { name: ownName('Olga') });
  other = registered.client;
  otherId = registered.account.id;
  otherToken = registered.token;
});
afterEach(() => {
  expect(app.complaints).toEqual([]);
});
afterAll(async () => {
  await other.close();
  await app.close();
  expect(app.api.faults).toEqual([]);
});

/** Unfolds a part of the form for a plan. */
const unfold = (title: string): Promise<void> => operator.locator('summary', { hasText: title }).click();

/** Opens a season with the form of a league: The Lantern Keepers, one storm. */
async function openSeason(name: string, format: string): Promise<void> {
  await operator.getByText('Open a season').first().click();
  await operator.getByLabel('Name').fill(name);
  await operator.getByLabel('Game', { exact: true }).selectOption({ label: 'The Lantern Keepers' });
  await operator.getByLabel('Format').selectOption(format);
  await unfold('Tables');
  await operator.getByLabel('Players may give hidden seeds').uncheck();
  await operator.getByLabel('Storms', { exact: true }).fill('1');
  expect(await barriersOn(operator)).toEqual([]);
  await operator.getByRole('button', { name: 'Open a season' }).click();
  await operator.getByRole('heading', { name: new RegExp(`^Season \\d: ${name}$`) }).waitFor();
}

/** Opens a league with the form of the page, and its first season. */
async function openLeague(): Promise<void> {
  operator = await app.visit('/leagues');
  await operator.getByLabel('Name').fill('Lights of the Coast');
  expect(await barriersOn(operator)).toEqual([]);
  await operator.getByRole('button', { name: 'Open a league' }).click();
  await operator.getByRole('heading', { name: 'Lights of the Coast' }).waitFor();
  await openSeason('Autumn', 'ROUND_ROBIN');
  seasonPath = new URL(operator.url()).pathname;
}

/** A plan of a season in Swiss rounds, as the API takes it. */
interface Plan {
  readonly format: { readonly SWISS: object };
}

/** The season as the address says it. */
const season = () => ({ leagueId: seasonPath.split('/')[2]!, season: 1 });

/** The session of a player, on a page of the app. */
const signIn = (page: Page, { client }: Player): Promise<unknown> =>
  page.evaluate(`fetch('/session', { method: 'POST', headers: { authorization: 'Bearer ${client.token}' } })`);

/** The rows of the table on a page. */
const rowsOn = async (page: Page): Promise<readonly string[]> => {
  const rows = page.getByRole('region', { name: 'Standings' }).getByRole('row');
  return (await rows.allInnerTexts()).map((row) => row.replace(/\s+/g, ' ').trim());
};

describe('A league in the browser', () => {
  it('goes from its opening over invitation, pairing and a result to its table, and tells a decision with its reason', async () => {
    await openLeague();
    await operator.getByRole('button', { name: 'Enter the season' }).click();
    await operator.getByRole('button', { name: 'Withdraw' }).waitFor();
    await operator.getByLabel('Id of the account').fill(otherId);
    await operator.getByRole('button', { name: 'Invite a player' }).click();
    await operator.getByText(/Invited: Olga/).waitFor();
    accepted(await other.leagues.accept(season()));

    await operator.reload();
    await operator.getByRole('button', { name: 'Propose round 1' }).click();
    await operator.getByRole('heading', { name: 'Proposal for round 1' }).waitFor();
    expect(await barriersOn(operator)).toEqual([]);
    await operator.getByRole('button', { name: 'Pair round 1' }).click();
    await operator.getByRole('region', { name: 'Round 1' }).getByText(/ – /).waitFor();

    await app.api.settle();
    const [round] = await other.leagues.rounds(season());
    accepted(await other.resign({ gameId: round!.pairings.nodes[0]!.gameId }));
    await app.api.settle();
    await operator.reload();
    await operator.getByRole('region', { name: 'Round 1' }).getByRole('link', { name: 'Replay' }).waitFor();
    await operator.getByRole('button', { name: 'Show the ratings' }).click();
    await operator.getByRole('img', { name: /^Rating of Olga/ }).waitFor();
    await operator.getByRole('region', { name: 'Ratings' }).getByText('As a picture').click();
    await operator.getByRole('figure', { name: 'Ratings' }).getByText(/^Olga/).waitFor();
    expect((await rowsOn(operator))[1]).toMatch(/^1 Guest \w+ 1 /);
    expect(await treeOf(operator)).toMatch(
      /heading "Season #: Autumn"[^]*region "For operators"[^]*region "Standings"[^]*columnheader "Buchholz"[^]*Sonneborn-Berger[^]*region "Rounds"[^]*region "Ratings"[^]*img "Rating of/,
    );
    expect(await barriersOn(operator)).toEqual([]);

    await operator.getByText('Decide', { exact: true }).click();
    await operator.getByLabel(/^Points of Olga/).fill('1');
    await operator.getByLabel('Reason').fill('The clock was wrong.');
    await operator.getByRole('button', { name: 'Record the decision' }).click();
    await operator.getByText('corrected').waitFor();
    await operator.getByRole('link', { name: 'Lights of the Coast' }).click();
    await operator.getByText(/corrects a result: .*“The clock was wrong\.”/).waitFor();
    expect(await barriersOn(operator)).toEqual([]);
  });

  it('is there for a spectator in French, on a screen of 390 pixels that nothing runs out of', async () => {
    const viewport = { width: 390, height: 844 };
    const page = await app.visit(`${seasonPath}?lang=fr`, { viewport });
    await page.getByRole('heading', { name: 'Saison 1 : Autumn' }).waitFor();
    await page.getByRole('region', { name: 'Classement' }).getByText(/Olga/).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    expect(await page.getByRole('region', { name: 'Pour les organisateurs' }).count()).toBe(0);
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('link', { name: 'Lights of the Coast' }).click();
    await page.getByText(/corrige un résultat/).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  });

  it('closes a season before the next, an arena, in which a player waits for a game and stops waiting', async () => {
    await operator.goto(app.api.url + seasonPath);
    await operator.getByText('Close the season').first().click();
    await operator.getByRole('button', { name: 'Close the season' }).click();
    await operator.getByText('· closed').waitFor();
    await operator.getByRole('link', { name: 'Lights of the Coast' }).click();
    const title = operator.getByText('Open a season').first();
    await title.click();
    await operator.getByLabel('Begin with').selectOption({ label: 'Season 1: Autumn' });
    expect(await operator.getByLabel('Storms', { exact: true }).inputValue()).toBe('1');
    expect(await operator.getByLabel('Format').inputValue()).toBe('ROUND_ROBIN');
    await operator.getByLabel('Begin with').selectOption('The usual plan');
    await title.click();
    await openSeason('Arena nights', 'ARENA');
    await operator.getByRole('button', { name: 'Enter the season' }).click();
    await operator.getByRole('button', { name: 'Wait for a game' }).click();
    await operator.getByRole('button', { name: 'Stop waiting' }).click();
    await operator.getByRole('button', { name: 'Wait for a game' }).waitFor();
  });

  it('has a big screen, whose sheets turn by keys, and stay while they are held', async () => {
    const page = await app.visit(seasonPath);
    await page.getByRole('link', { name: 'Big screen' }).click();
    await page.getByText('Round 1', { exact: true }).waitFor();
    expect(await page.getByText('Olga', { exact: false }).first().isVisible()).toBe(true);
    expect(await barriersOn(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await page.getByText('Standings', { exact: true }).waitFor();
    await page.keyboard.press(' ');
    expect(await page.getByRole('button', { name: 'Hold' }).getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('ArrowRight');
    await page.getByText('Round 1', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'To the season' }).click();
    await page.getByRole('heading', { name: 'Rounds' }).waitFor();
  });

  it('has forms for organizers: decks, check-in, a penalty; and says to a player without a deck what is missing', async () => {
    await operator.goto(app.api.url + seasonPath.replace(/1$/, '2'));
    await operator.getByText('Close the season').first().click();
    await operator.getByRole('button', { name: 'Close the season' }).click();
    await operator.getByRole('link', { name: 'Lights of the Coast' }).click();
    await operator.getByText('Open a season').first().click();
    await operator.getByLabel('Name').fill('Cards');
    await operator.getByLabel('Game', { exact: true }).selectOption({ label: 'Guardians Arena' });
    await unfold('Decks');
    await operator.getByLabel('Decks for the whole season').selectOption('AT_THE_END');
    await unfold('Registration');
    await operator.getByLabel('Players check in').check();
    await unfold('Matches and teams');
    await operator.getByLabel('A match is').selectOption('ALL_GAMES');
    await operator.getByLabel('Format').selectOption('TABLES');
    await operator.getByRole('button', { name: 'Open a season' }).click();
    await operator
      .getByRole('alert')
      .getByText(/A match of several games has two players/)
      .waitFor();
    await operator.getByLabel('Format').selectOption('SWISS');
    await operator.getByLabel('A match is').selectOption('ONE');
    await operator.getByRole('button', { name: 'Open a season' }).click();
    await operator.getByRole('heading', { name: 'Season 3: Cards' }).waitFor();
    const place = { ...season(), season: 3 };
    accepted(await other.leagues.enter(place));
    const { cards } = starterDecks.HOLLOW_TIDE.decks.ARENA;
    const deckId = await savedDeck(new TestClient(app.api.url, otherToken));
    accepted(await other.leagues.submitDeck(place, { deckId }));

    await operator.reload();
    await operator.getByRole('button', { name: 'Show the decks' }).click();
    await operator.getByRole('region', { name: 'Decks' }).getByText('Olga').click();
    await operator.getByText(`${cards[0]!.copies} × ${cards[0]!.cardId}`).waitFor();
    await operator.getByRole('region', { name: 'For operators' }).getByRole('button', { name: 'Check in' }).click();
    await operator.getByText('Give a penalty', { exact: true }).click();
    await operator.getByRole('textbox', { name: 'Reason' }).fill('Late.');
    expect(await barriersOn(operator)).toEqual([]);
    await operator.getByRole('button', { name: 'Send' }).click();
    await operator.getByRole('link', { name: 'Lights of the Coast' }).click();
    await operator.getByText(/gives Olga[^]* a penalty\. “Late\.”/).waitFor();

    const player = await app.visit(seasonPath.replace(/1$/, '3'));
    await player.getByRole('button', { name: 'Enter the season' }).click();
    await player.getByRole('button', { name: 'Check in' }).click();
    await player
      .getByRole('alert')
      .getByText(/has to submit a deck first/)
      .waitFor();
    expect(await barriersOn(player)).toEqual([]);
  });

  it('has a season in groups: a form for its plan, one for groups by hand, and a table of each', async () => {
    await operator.goto(app.api.url + seasonPath.replace(/1$/, '3'));
    await operator.getByText('Close the season').first().click();
    await operator.getByRole('button', { name: 'Close the season' }).click();
    await operator.getByText('· closed').waitFor();
    await operator.getByRole('link', { name: 'Lights of the Coast' }).click();
    await operator.getByText('Open a season').first().click();
    await operator.getByLabel('Format').selectOption('ROUND_ROBIN');
    await operator.getByLabel('Players are in groups').check();
    await operator.getByLabel('Number of groups').fill('2');
    await operator.getByLabel('Groups are formed').selectOption('BY_HAND');
    await unfold('Finals');
    await operator.getByLabel('A bracket of the best').check();
    await operator.getByLabel('Players who go on').fill('2');
    await unfold('Rounds and time');
    await operator.getByLabel('Players have vacation for the whole season').check();
    await operator.getByLabel('Days of vacation for each player').fill('20');
    await operator.getByLabel('Name').fill('Groups');
    await operator.getByLabel('Game', { exact: true }).selectOption({ label: 'The Lantern Keepers' });
    await operator.getByLabel('Storms', { exact: true }).fill('1');
    expect(await barriersOn(operator)).toEqual([]);
    await operator.getByRole('button', { name: 'Open a season' }).click();
    await operator.getByRole('heading', { name: 'Season 4: Groups' }).waitFor();
    const PLAN = 'query ($id: ID!) { league(id: $id) { season(number: 4) { plan { vacation { days } } } } }';
    expect(await other.ask<object>(PLAN, { id: season().leagueId })).toEqual({
      league: { season: { plan: { vacation: { days: 20 } } } },
    });
    const names = ['Ada', 'Ben', 'Cy', 'Di'];
    for (const name of names) {
      const { client } = await ChroniclerClient.register({ url: app.api.url }, { name: ownName(name) });
      accepted(await client.leagues.enter({ ...season(), season: 4 }));
      await client.close();
    }

    await operator.reload();
    await operator.getByText('Form the groups', { exact: true }).click();
    for (const name of ['Cy', 'Di']) await operator.getByLabel(new RegExp(`^Group of ${name}`)).selectOption('2');
    expect(await barriersOn(operator)).toEqual([]);
    await operator.getByRole('button', { name: 'Send' }).click();
    const rows = operator.getByRole('region', { name: 'Group 2' }).getByRole('rowheader');
    await rows.first().waitFor();
    expect((await rows.allInnerTexts()).map((text) => text.trim().slice(0, 2))).toEqual(['Cy', 'Di']);
    expect(await barriersOn(operator)).toEqual([]);
    await operator.getByRole('link', { name: 'Lights of the Coast' }).click();
    await operator.getByText('The groups of season 4 are formed.').waitFor();
  });

  it('changes one field of a plan and keeps all others, and unfolds a part in which a field is not right', async () => {
    const organizer = await TestClient.register(app.api.url, 'Host');
    const host = await LeagueHost.open(organizer, 'Plans');
    const day = new Date(Date.now() + 86_400_000).toISOString();
    const plan = {
      format: { SWISS: { rounds: 4, accelerated: true, oddFirst: false } },
      match: { BEST_OF: { games: 5, swapped: false } },
      scoring: { RESULT: { win: 3, draw: 1 } },
      tieBreaks: ['WINS', 'BUCHHOLZ_CUT_1'],
      pairing: { TIMETABLE: { first: day, every: 5_430 } },
      registration: { closes: day, conditions: { rating: { least: 900.5 } }, checkIn: {} },
      table: { bank: { seconds: 61, increment: 7 }, calendar: { daysOff: [6, 7], utcOffset: 90 } },
      finals: { format: { DOUBLE_ELIMINATION: true }, top: 4, match: { ALL_GAMES: { games: 2 } } },
      rating: { rating: { GLICKO_2: { tau: 0.7 } } },
      joinWithin: 61,
    };
    await host.season(1, { lantern: { storms: 2, decisionSeconds: 600 } }, plan, []);
    const planNow = async () => {
      const PLAN = 'query ($id: ID!) { league(id: $id) { season(number: 1) { planInput } } }';
      const { league } = await organizer.data<{ league: { season: { planInput: { plan: Plan } } } }>(PLAN, {
        id: host.leagueId,
      });
      return league.season.planInput;
    };
    const before = await planNow();
    expect(before).toMatchObject({ options: { lantern: { storms: 2, decisionSeconds: 600 } }, plan });

    const page = await app.visit('/leagues');
    await signIn(page, { id: '', client: organizer });
    await page.goto(`${app.api.url}/leagues/${host.leagueId}/seasons/1`);
    await page.getByText('Change the plan', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Reason' }).fill('More players came.');
    await page.getByLabel('Number of rounds').fill('6');
    await page.locator('summary', { hasText: 'Registration' }).click();
    await page.getByLabel('Places', { exact: true }).fill('1');
    expect(await barriersOn(page)).toEqual([]);
    await page.locator('summary', { hasText: 'Registration' }).click();
    await page.getByRole('button', { name: 'Change the plan' }).click();
    await page.getByLabel('Places', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Change the plan' }).click();
    await page.getByRole('button', { name: 'Change the plan' }).waitFor({ state: 'detached' });
    const SWISS = { ...before.plan.format.SWISS, rounds: 6 };
    const after = { ...before, plan: { ...before.plan, format: { SWISS } } };
    expect(await planNow()).toEqual(after);

    // Another organizer is faster: the form would undo that.
    await page.getByText('Change the plan', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Reason' }).fill('Fewer came.');
    await page.getByLabel('Number of rounds').fill('3');
    const theirs = { ...after, plan: { ...after.plan, joinWithin: 90 } };
    const CHANGE = `mutation ($input: ChangeSeasonPlanInput!) { changeSeasonPlan(input: $input) { __typename } }`;
    const place = { leagueId: host.leagueId, commandId: randomUUID(), number: 1, reason: 'More time.' };
    expect(await organizer.data(CHANGE, { input: { ...place, ...theirs } })).toMatchObject({
      changeSeasonPlan: { __typename: 'LeagueAccepted' },
    });
    await page.getByRole('button', { name: 'Change the plan' }).click();
    await page.getByText('The plan was changed after you opened it.').waitFor();
    expect(await planNow()).toEqual(theirs);
  });

  it('has a bracket in the colors of the page, whose matches and players lead to their lines', async () => {
    const host = await LeagueHost.open(await TestClient.register(app.api.url, 'Host'), 'Cup');
    const players = await bots(app.api, 4);
    await host.season(1, { lantern: { storms: 1 } }, { format: { KNOCK_OUT: true } }, players);
    await host.pair(1, 1);
    const [{ gameId, players: two }] = (await host.pairings(1)) as [ToldPairing];
    await host.must({ forfeit: { season: 1, gameId, absent: [two[1]], reason: 'Did not appear.' } });
    const page = await app.visit(`/leagues/${host.leagueId}/seasons/1`, { colorScheme: 'dark' });
    const bracket = page.getByRole('figure', { name: 'Bracket' });
    await bracket.getByRole('link', { name: 'Match W1.1' }).press('Enter');
    expect(await page.locator('li:focus').innerText()).toMatch(/^Match W1\.1 · [^]* forfeited/);
    expect(await bracket.getByRole('link', { name: 'Match W2.1' }).count()).toBe(0);
    const player = bracket.getByRole('link', { name: /^Bot/ }).first();
    const name = (await player.locator('text').first().textContent()) ?? '';
    await player.click();
    expect(await page.locator('tr:focus').innerText()).toContain(name);
    const paper = await page.evaluate("getComputedStyle(document.querySelector('figure rect')).fill");
    expect(paper).toBe('rgb(29, 33, 37)');
    await page.getByText('As a picture').click();
    await page.getByRole('figure', { name: 'Standings' }).locator('text', { hasText: 'Cup – Season 1' }).waitFor();
    expect(await barriersOn(page)).toEqual([]);
  });

  it('gives vacation for all its games, which a player takes on its page and at a table', async () => {
    const host = await LeagueHost.open(await TestClient.register(app.api.url, 'Host'), 'Slow');
    const plan = { format: { ROUND_ROBIN: {} }, vacation: { days: 5 } };
    const page = await app.visit('/leagues');
    const players = (await bots(app.api, 2)) as [Player, Player];
    await host.season(1, { lantern: { storms: 1, decisionSeconds: 86_400 } }, plan, players);
    await host.pair(1, 1);
    await app.api.settle();
    await signIn(page, players[0]);
    await page.goto(`${app.api.url}/leagues/${host.leagueId}/seasons/1`);
    await page.getByText('You have 5 days of vacation left.').waitFor();
    await page.getByText('Take vacation', { exact: true }).click();
    await page.getByLabel('Days of vacation').fill('2');
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText(/^You have 3 days of vacation left\. Your clocks stand still until /).waitFor();
    await app.api.settle();
    await page.getByRole('link', { name: 'To the table' }).click();
    const clocks = page.getByRole('region', { name: 'Clocks' });
    await clocks.getByText(/on vacation until/).waitFor();
    await clocks.getByRole('button', { name: 'Take a vacation day in the whole season (3 days left)' }).click();
    await clocks.getByRole('button', { name: 'Take a vacation day in the whole season (2 days left)' }).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await page.goto(`${app.api.url}/leagues/${host.leagueId}`);
    await page
      .getByText(/^Bot \d+ takes vacation\.$/)
      .first()
      .waitFor();
  });

  it('has teams on boards: a member says who plays, and each board leads to its game', async () => {
    const host = await LeagueHost.open(await TestClient.register(app.api.url, 'Host'), 'Teams');
    const [captain, ...others] = (await bots(app.api, 5)) as [Player, ...Player[]];
    const teams = { Owls: [captain, ...others.slice(0, 2)], Foxes: others.slice(2) };
    const plan = { format: { ROUND_ROBIN: {} }, match: { BOARDS: { boards: 2 } } };
    await host.season(1, { lantern: { storms: 1 } }, plan, []);
    for (const [player, members] of Object.entries(teams)) {
      await host.must({ enter: { season: 1, player, members: members.map(({ id }) => id) } });
      for (const { client } of members) await host.must({ accept: { season: 1, player } }, client);
    }
    const page = await app.visit('/leagues');
    await signIn(page, captain);
    await page.goto(`${app.api.url}/leagues/${host.leagueId}/seasons/1`);
    await page.getByText('Choose who plays on the boards', { exact: true }).click();
    await page.getByLabel('Board 2').selectOption(teams.Owls[2]!.id);
    const reserve = await page.getByLabel('Board 2').locator('option:checked').innerText();
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('link', { name: 'Teams' }).click();
    await page.getByText(/Owls says who plays on its boards/).waitFor();
    await host.pair(1, 1);
    const [{ games }] = (await host.pairings(1)) as [ToldPairing];
    await page.goto(`${app.api.url}/leagues/${host.leagueId}/seasons/1`);
    const boards = page.getByRole('region', { name: 'Round 1' }).getByRole('listitem').getByRole('listitem');
    await boards.first().waitFor();
    expect((await boards.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())).toEqual([
      expect.stringMatching(/^Board 1 Bot \d+ – Bot \d+ To the table$/),
      expect.stringMatching(new RegExp(`^Board 2 Bot \\d+ – ${reserve} To the table$`)),
    ]);
    expect(await barriersOn(page)).toEqual([]);
    await boards.nth(1).getByRole('link').click();
    await page.waitForURL(`**/games/${encodeURIComponent(games[1]!.gameId)}`);
  });

  it('takes rounds that were played elsewhere from a file, and says so', async () => {
    const runs = await TestClient.register(app.api.url, 'Host');
    const teams = await Promise.all(['Owls', 'Foxes'].map(async (name) => ({ name, members: await bots(app.api, 2) })));
    const opened = async (name: string, format: object, drawn: object): Promise<LeagueHost> => {
      const host = await LeagueHost.open(runs, name);
      const plan = { format, match: { BOARDS: { boards: 2, ...drawn } } };
      await host.season(1, { lantern: { storms: 1 } }, plan, []);
      for (const { name: player, members } of teams) {
        await host.must({ enter: { season: 1, player, members: members.map(({ id }) => id) } });
        for (const { client } of members) await host.must({ accept: { season: 1, player } }, client);
      }
      return host;
    };
    const club = await opened('Club', { ROUND_ROBIN: {} }, {});
    await club.pair(1, 1);
    const [{ games }] = (await club.pairings(1)) as [ToldPairing];
    for (const { gameId, players } of games)
      await club.must({ forfeit: { season: 1, gameId, absent: [players[0]], reason: 'Ill.' } });
    const file = await (await fetch(`${app.api.url}/v1/leagues/${club.leagueId}/seasons/1/season.trf`)).text();
    const here = await opened('Here', { ROUND_ROBIN: {} }, {});
    const page = await app.visit('/leagues');
    await page.evaluate(`fetch('/session', { method: 'POST', headers: { authorization: 'Bearer ${runs.token}' } })`);
    await page.goto(`${app.api.url}/leagues/${here.leagueId}/seasons/1`);
    await page.getByText('Import rounds that were played elsewhere').click();
    await page
      .getByLabel('Report')
      .setInputFiles({ name: 'season.trf', mimeType: 'text/plain', buffer: Buffer.from(file) });
    await page.getByLabel('Where the rounds were played').fill('At the club.');
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send' }).click();
    const round = page.getByRole('region', { name: 'Round 1' });
    await round.getByText('Played elsewhere, and imported from a report.').waitFor();
    expect(await round.getByRole('listitem').getByRole('listitem').count()).toBe(2);
    expect(await round.getByRole('link').count()).toBe(0);
    await page.getByRole('link', { name: 'Here' }).click();
    await page.getByText(/imports round 1, which was played elsewhere\. “At the club\.”/).waitFor();

    const cup = await opened('Cup of teams', { KNOCK_OUT: true }, { drawn: ['BOARD_COUNT', 'TOP_BOARD'] });
    await page.goto(`${app.api.url}/leagues/${cup.leagueId}/seasons/1`);
    await page
      .getByText(/A drawn match of teams is decided by the board count .*, then by the highest board/)
      .waitFor();
  });

  it('lists leagues page by page', async () => {
    const host = await TestClient.register(app.api.url, 'Founder');
    for (let number = 1; number <= 20; number += 1) await LeagueHost.open(host, `League ${String(number)}`);
    await app.api.settle();
    const page = await app.visit('/leagues');
    const leagues = page.getByRole('region', { name: 'Leagues' }).getByRole('listitem');
    const more = page.getByRole('button', { name: 'Show more: Leagues' });
    await more.waitFor();
    expect(await leagues.count()).toBe(20);
    await more.click();
    await leagues.getByText('Lights of the Coast').waitFor();
    expect(await leagues.count()).toBeGreaterThan(20);
    expect(await more.count()).toBe(0);
    expect(await barriersOn(page)).toEqual([]);
  });
});
