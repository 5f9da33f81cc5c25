import { Random } from '#kernel';
import { starterDecks } from '#cards/decks';
import { checkReport, deckCommitment, readTrf, type ReportCheck } from '#leagues';
import type { TestApi } from '../../apps/api/src/testing/index.js';
import { playOut } from './bots-play.js';
import { derivedSeason, type DerivedSeason, type ToldEvent } from './derived-season.js';
import { bots, LeagueHost, savedDeck, type Player, type ToldPairing } from './league-host.js';
import { TestClient } from '../../apps/api/src/testing/index.js';

/** The event of the guide: a Swiss of one day with decks, as far as the result of its last round. */
export interface PlayedEvent {
  /** The table as the API has it. */
  readonly table: readonly object[];
  /** The table from the events alone. */
  readonly derived: DerivedSeason;
  /** What is wrong in the exported tournament report. */
  readonly check: ReportCheck;
  /** Rounds that were paired before a result of an earlier round was corrected. */
  readonly pairedBefore: readonly number[];
  /** Why players were dropped before the first round. */
  readonly dropped: readonly (string | null)[];
  /** The decks as spectators read them while the event runs, and when it is over. */
  readonly decks: { readonly during: readonly ToldDeck[]; readonly after: readonly ToldDeck[] };
}

interface ToldDeck {
  readonly commitment: string;
  readonly salt: string | null;
  readonly content: string | null;
}

/** The part of the events of a league that a page has. */
const PAGE = 100;

/** Commands of a game until a player resigns: a whole duel of cards would take longer than all else. */
const MOST_COMMANDS = 8;

/** Plays the event with bots, through the API alone. Two more come, and have no legal deck. */
export async function playedEvent(api: TestApi, size: number, rounds: number): Promise<PlayedEvent> {
  const random = Random.from(`an event of ${size}`);
  const host = await LeagueHost.open(await TestClient.register(api.url, 'Host'), 'Card Day');
  const players = await bots(api, size + 2);
  const byId = new Map(players.map((player) => [player.id, player]));
  const plan = { format: { SWISS: { rounds } }, decks: { shown: 'AT_THE_END' } };
  await host.season(1, { arena: {} }, plan, players);
  await submitDecks(host, players.slice(0, -1));
  for (let round = 1; round <= rounds; round += 1) {
    const before = round === 2 ? await host.pairings(1) : [];
    if (!(await host.pair(1, round))) throw new Error(`Round ${round} has no pairing.`);
    if (round === 2) await correct(host, before);
    await playRound(api, host, byId, random);
  }
  const during = await decksOf(api, host);
  await host.must({ closeSeason: { season: 1 } });
  const decks = { during, after: await decksOf(api, host) };
  return { ...(await exported(api, host)), pairedBefore: [2], decks };
}

/** Each player submits one of the starter decks, and the last one a part of it, which the game refuses. */
async function submitDecks(host: LeagueHost, players: readonly Player[]): Promise<void> {
  const legal = Object.values(starterDecks).map(({ decks }) => decks.ARENA);
  for (const [place, { id, client }] of players.entries()) {
    const deck = legal[place % legal.length]!;
    const isLast = place === players.length - 1;
    const deckId = await savedDeck(client, isLast ? { cards: deck.cards.slice(1) } : deck);
    const command = { submitDeck: { season: 1, player: id, deckId } };
    if (!isLast) await host.must(command, client);
    else if ((await host.codeOf(command, client)) !== 'DECK_REFUSED') throw new Error('An illegal deck was taken.');
  }
}

async function decksOf(api: TestApi, { leagueId }: LeagueHost): Promise<readonly ToldDeck[]> {
  const answer = await fetch(`${api.url}/v1/leagues/${leagueId}/seasons/1/decks?first=${PAGE}`);
  return ((await answer.json()) as { nodes: readonly ToldDeck[] }).nodes;
}

/** The first result of a round was noted the wrong way round, which is found after the next pairing. */
async function correct(host: LeagueHost, [wrong]: readonly ToldPairing[]): Promise<void> {
  if (!wrong) throw new Error('There is no result to correct.');
  const scores = wrong.players.map((player, place) => ({ player, points: place }));
  const reason = 'The slip had the names the wrong way round.';
  await host.must({ correctResult: { season: 1, gameId: wrong.gameId, scores, reason } });
}

async function playRound(
  api: TestApi,
  host: LeagueHost,
  players: ReadonlyMap<string, Player>,
  random: Random,
): Promise<void> {
  await api.settle();
  for (const { gameId, players: ids } of await host.pairings(1)) {
    const seated = ids.flatMap((id) => players.get(id) ?? []);
    await playOut(gameId, seated, random, () => api.settle(), MOST_COMMANDS);
  }
  await api.settle();
}

async function exported(
  api: TestApi,
  { leagueId }: LeagueHost,
): Promise<Pick<PlayedEvent, 'check' | 'table' | 'derived' | 'dropped'>> {
  const season = `${api.url}/v1/leagues/${leagueId}/seasons/1`;
  const { report, faults } = readTrf(await (await fetch(`${season}/season.trf`)).text());
  if (!report) throw new Error(JSON.stringify(faults));
  const check = checkReport(report);
  if ('wrong' in check) throw new Error(check.wrong.en);
  const { nodes } = (await (await fetch(`${season}/standings?first=${PAGE}`)).json()) as { nodes: readonly object[] };
  const events = await eventsOf(api, leagueId);
  const dropped = events.filter(({ type }) => type === 'dropped').map(({ payload }) => payload.because ?? null);
  return { check, table: nodes, derived: derivedSeason(events, 1), dropped };
}

async function eventsOf(api: TestApi, leagueId: string): Promise<readonly ToldEvent[]> {
  const events: ToldEvent[] = [];
  for (;;) {
    const after = events.at(-1)?.version ?? 0;
    const response = await fetch(`${api.url}/v1/leagues/${leagueId}/events?first=${PAGE}&afterVersion=${after}`);
    const { nodes } = (await response.json()) as { nodes: readonly ToldEvent[] };
    if (nodes.length === 0) return events;
    events.push(...nodes);
  }
}

/** Expects a played event of so many players to be right: its table, its decks, and all rounds that no correction has overtaken. */
export function expectSound(
  { table, derived, check, pairedBefore, dropped, decks }: PlayedEvent,
  { size, rounds }: { readonly size: number; readonly rounds: number },
): void {
  expect(derived.table).toHaveLength(size);
  expect(table).toMatchObject(derived.table.slice(0, PAGE));
  expect(check).toMatchObject({ rounds, wrongPlaces: [], notes: [] });
  expect(check.wrongRounds.filter(({ round }) => !pairedBefore.includes(round))).toEqual([]);
  expect(dropped).toEqual(['NO_DECK', 'NO_DECK']);
  expect(decks.during).toEqual(decks.after.map((deck) => ({ ...deck, ...HIDDEN })));
  for (const { commitment, salt, content } of decks.after)
    expect(deckCommitment({ salt: salt!, content: content! })).toBe(commitment);
}

const HIDDEN = { shown: false, salt: null, content: null, brought: null };
