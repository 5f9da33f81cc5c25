import { Random } from '#kernel';
import { checkReport, readTrf, type ReportCheck } from '#leagues';
import type { TestApi } from '../../apps/api/src/testing/index.js';
import { playOut } from './bots-play.js';
import { derivedSeason, type DerivedSeason, type ToldEvent } from './derived-season.js';
import { bots, LeagueHost, type Player, type ToldPairing } from './league-host.js';
import { TestClient } from '../../apps/api/src/testing/index.js';

/** The event of the guide: a Swiss of one day, as far as the result of its last round. */
export interface PlayedEvent {
  /** The table as the API has it. */
  readonly table: readonly object[];
  /** The table from the events alone. */
  readonly derived: DerivedSeason;
  /** What is wrong in the exported tournament report. */
  readonly check: ReportCheck;
  /** Rounds that were paired before a result of an earlier round was corrected. */
  readonly pairedBefore: readonly number[];
}

/** The part of the events of a league that a page has. */
const PAGE = 100;

/** Plays the event with bots, through the API alone. */
export async function playedEvent(api: TestApi, size: number, rounds: number): Promise<PlayedEvent> {
  const random = Random.from(`an event of ${size}`);
  const host = await LeagueHost.open(await TestClient.register(api.url, 'Host'), 'Lantern Day');
  const players = await bots(api, size);
  const byId = new Map(players.map((player) => [player.id, player]));
  await host.season(1, { lantern: { storms: 1 } }, { format: { SWISS: { rounds } } }, players);
  for (let round = 1; round <= rounds; round += 1) {
    const before = round === 2 ? await host.pairings(1) : [];
    if (!(await host.pair(1, round))) throw new Error(`Round ${round} has no pairing.`);
    if (round === 2) await correct(host, before);
    await playRound(api, host, byId, random);
  }
  await host.must({ closeSeason: { season: 1 } });
  return { ...(await exported(api, host)), pairedBefore: [2] };
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
    await playOut(gameId, seated, random, () => api.settle());
  }
  await api.settle();
}

async function exported(api: TestApi, { leagueId }: LeagueHost): Promise<Omit<PlayedEvent, 'pairedBefore'>> {
  const season = `${api.url}/v1/leagues/${leagueId}/seasons/1`;
  const { report, faults } = readTrf(await (await fetch(`${season}/season.trf`)).text());
  if (!report) throw new Error(JSON.stringify(faults));
  const check = checkReport(report);
  if (typeof check === 'string') throw new Error(check);
  const { nodes } = (await (await fetch(`${season}/standings?first=${PAGE}`)).json()) as { nodes: readonly object[] };
  return { check, table: nodes, derived: derivedSeason(await eventsOf(api, leagueId), 1) };
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

/** Expects a played event to be right: its table, and all rounds that no correction has overtaken. */
export function expectSound({ table, derived, check, pairedBefore }: PlayedEvent, rounds: number): void {
  expect(table).toMatchObject(derived.table.slice(0, PAGE));
  expect(check).toMatchObject({ rounds, wrongPlaces: [], notes: [] });
  expect(check.wrongRounds.filter(({ round }) => !pairedBefore.includes(round))).toEqual([]);
}
