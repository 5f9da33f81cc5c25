import { feedWaitsSince, MAIN, obligationsByAge, Projector, type ObligationAges } from '#event-store';
import type { Reader, Reading } from '#platform';
import { MOST_LISTED, projectionsOn, waitsSince } from './games-health.js';
import type { GamesServer } from './games-server.js';
import { Verifications, type Verified } from '#verification';

/** Tells how a process keeps its games. */
export function watchGames(metrics: Reader, { games }: Pick<GamesServer, 'games'>): void {
  metrics.read('warmGames', () => [{ value: games.cachedGames }]);
}

/**
 * Metrics of background work: obligations, the queue, webhooks, notifications, the feed and the read models, parked games. All
 * processes would tell the same, so only workers tell it as series; each API looks at it for its alarms.
 */
export function watchWork(
  metrics: Reader,
  server: Pick<
    GamesServer,
    'pool' | 'nodes' | 'store' | 'games' | 'clock' | 'queueDepth' | 'webhooks' | 'notificationWork'
  >,
): void {
  const { pool, nodes, store, games, clock, queueDepth, webhooks, notificationWork } = server;
  const projectors = projectionsOn(games).map((projection) => new Projector({ pool, store, projection }));
  const lag = (reader: string, since: number): Reading => ({
    labels: { reader },
    value: Math.max(0, (clock() - since) / 1_000),
  });
  metrics.read('feedLag', async () => [
    ...(await ofReachable(nodes, async ({ source, pool: of }) =>
      lag(source === MAIN ? 'feed' : `feed_${source}`, (await feedWaitsSince(of)) ?? Infinity),
    )),
    ...(await ofReachable(projectors, async (projector) => {
      const health = await projector.health();
      return lag(health.name, await waitsSince(health, store));
    })),
  ]);
  metrics.read('queueJobs', async () => labelled('state', await queueDepth()));
  metrics.read('obligations', async () =>
    labelled('age', sum(await ofReachable(nodes, ({ pool: of }) => obligationsByAge(of, clock())))),
  );
  metrics.read('waitingWebhooks', async () => labelled('state', await webhooks.backlog()));
  metrics.read('waitingNotifications', async () => labelled('state', await notificationWork.backlog()));
  const verifications = new Verifications(pool);
  const verified =
    (read: (last: Verified & { readonly endedAt: number }) => number) => async (): Promise<Reading[]> => {
      const last = await verifications.last();
      return last ? [{ value: read(last) }] : [];
    };
  metrics.read(
    'verifiedStreams',
    verified(({ streams }) => streams),
  );
  metrics.read(
    'verificationFaults',
    verified(({ faults }) => faults),
  );
  metrics.read(
    'verificationAge',
    verified(({ endedAt }) => Math.max(0, (clock() - endedAt) / 1_000)),
  );
  metrics.read('parkedGames', async () => [{ value: (await store.suspendedStreams(MOST_LISTED)).length }]);
}

/** What is read where it can be: a database that is away leaves its own readings out, and no others. Throws where nothing can be read. */
async function ofReachable<Asked, Read>(
  asked: readonly Asked[],
  read: (one: Asked) => Promise<Read>,
): Promise<readonly Read[]> {
  const readings = await Promise.allSettled(asked.map(read));
  const done = readings.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const [fault] = readings.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  if (done.length === 0 && fault !== undefined) throw fault as Error;
  return done;
}

/** The obligations of all databases. */
function sum(counts: readonly (ObligationAges | undefined)[]): Readonly<Record<string, number>> {
  const total: Record<string, number> = {};
  for (const [age, count] of counts.flatMap((one) => Object.entries(one ?? {}))) total[age] = (total[age] ?? 0) + count;
  return total;
}

const labelled = (label: string, counts: object): readonly Reading[] =>
  Object.entries<number>(counts as Readonly<Record<string, number>>).map(([name, value]) => ({
    labels: { [label]: name },
    value,
  }));
