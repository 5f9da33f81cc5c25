import { feedWaitsSince, MAIN, Projector, type EventStore, type Projection, type ProjectionHealth } from '#event-store';
import { databaseHealth, type HealthRegistry, type PartHealth } from '#platform';
import { campaignList } from '#campaign-service';
import { attendanceProjection, gameListProjection, type Games, gameLogProjection, gameResultsProjection } from '#games';
import type { GamesServer } from './games-server.js';
import { HeadWatch } from './head-watch.js';
import { leagueList } from '#league-service';
import { movesProjection } from '#notifications';
import { projectionOf } from '#streams';
import { Verifications } from '#verification';

/** An obligation that is due for longer than this, in milliseconds, means that no worker meets them. */
const PATIENCE = 60_000;

/** A commit that readers of the feed may not see, or a read model has not taken in, for longer than this, means that the reader stands still. */
const FEED_PATIENCE = 15_000;

/** Most parked games that are counted. */
export const MOST_LISTED = 100;

/** Every read model of games, on the rules that they were played by. */
export const projectionsOn = ({ rulesets }: Pick<Games, 'rulesets'>): readonly Projection[] => [
  gameListProjection,
  projectionOf(campaignList),
  projectionOf(leagueList),
  gameLogProjection,
  gameResultsProjection(rulesets),
  attendanceProjection(rulesets),
  movesProjection,
];

/** Lets a process tell whether its databases can be written to: `database`, and for each beside the home `database_` and its name. */
export function registerDatabases(
  health: Pick<HealthRegistry, 'register'>,
  { nodes }: Pick<GamesServer, 'nodes'>,
): void {
  for (const { source, pool } of nodes)
    health.register(source === MAIN ? 'database' : `database_${source}`, databaseHealth(pool));
}

/**
 * Lets a process tell whether background work gets done: `obligations`, `parked_games`, `streams`, the feed
 * and the read models; and whether it can be done: `seed_key`.
 */
export function registerGamesHealth(
  health: Pick<HealthRegistry, 'register'>,
  server: Pick<GamesServer, 'pool' | 'nodes' | 'store' | 'games' | 'clock' | 'seedCanary'>,
): void {
  const { pool, nodes, store, games, clock, seedCanary } = server;
  const verifications = new Verifications(pool);
  const heads = new HeadWatch(store);
  health.register('obligations', async () => {
    const [oldest] = await store.dueObligations(1, clock() - PATIENCE);
    return oldest
      ? { healthy: false, detail: `due and not done: ${oldest.kind} of ${oldest.streamKind} ${oldest.streamId}` }
      : { healthy: true };
  });
  health.register('seed_key', async () => {
    await seedCanary.check();
    return { healthy: true };
  });
  health.register('parked_games', async () => {
    const parked = await store.suspendedStreams(MOST_LISTED);
    const [first] = parked;
    if (!first) return { healthy: true };
    const count = parked.length === MOST_LISTED ? `${MOST_LISTED} or more` : String(parked.length);
    return { healthy: false, detail: `${count} parked, the first is ${first.streamId}: ${first.why}` };
  });
  health.register('streams', async () => {
    const broken = await heads.look();
    if (broken === undefined) return { healthy: true };
    return { healthy: false, detail: `the head of stream ${broken} is not that of its last commit` };
  });
  health.register('verification', async () => {
    const last = await verifications.last();
    if (!last || last.faults === 0) return { healthy: true };
    const [first] = await verifications.faulty(1);
    const where = first === undefined ? '' : `, the first in stream ${first}: chronicler verify ${first}`;
    return { healthy: false, detail: `${last.faults} faults are known${where}` };
  });
  for (const node of nodes)
    health.register(node.source === MAIN ? 'feed' : `feed_${node.source}`, async () => {
      const since = await feedWaitsSince(node.pool);
      return standstill(since ?? Infinity, clock()) ?? { healthy: true };
    });
  for (const projection of projectionsOn(games)) {
    const projector = new Projector({ pool, store, projection });
    health.register(projection.name, () => projectionHealth(projector, store, clock()));
  }
}

/** When the oldest commit was made that a read model has not taken in, in milliseconds since 1970; `Infinity` when there is none. */
export async function waitsSince(
  { sources }: Pick<ProjectionHealth, 'sources'>,
  { feed }: Pick<EventStore, 'feed'>,
): Promise<number> {
  const next = await Promise.all(sources.map(({ source, position }) => feed.read(source, position, 1)));
  return Math.min(...next.flat().map(({ commit }) => commit.at));
}

/** The verdict on a reader that stands before a commit of a time; times are milliseconds since 1970. */
const standstill = (since: number, now: number): PartHealth | undefined =>
  since > now - FEED_PATIENCE
    ? undefined
    : { healthy: false, detail: `stands still before a commit of ${new Date(since).toISOString()}` };

async function projectionHealth(projector: Projector, store: EventStore, now: number): Promise<PartHealth> {
  const { parked, sources } = await projector.health();
  const [first] = parked;
  const places = sources.map(({ source, position, end }) => `${source} at ${position} of ${end}`);
  const since = await waitsSince({ sources }, store);
  if (!first) return standstill(since, now) ?? { healthy: true, detail: places.join(', ') };
  const detail = `${parked.length} left out, the first is ${first.streamId}: ${first.error}`;
  return { healthy: false, detail };
}
