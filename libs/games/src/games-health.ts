import { Projector } from '#event-store';
import type { HealthRegistry, PartHealth } from '#platform';
import { campaignListProjection } from './campaigns/directory/campaign-list-projection.js';
import { gameListProjection } from './directory/game-list-projection.js';
import type { GamesServer } from './games-server.js';

/** An obligation that is due for longer than this, in milliseconds, means that nobody does the work. */
const PATIENCE = 60_000;

/**
 * Lets a process tell whether the work that nobody asks for gets done: `obligations`, and the read models; and whether
 * it can be done: `seed_key`.
 */
export function registerGamesHealth(
  health: Pick<HealthRegistry, 'register'>,
  { pool, store, clock, seedCanary }: Pick<GamesServer, 'pool' | 'store' | 'clock' | 'seedCanary'>,
): void {
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
  for (const projection of [gameListProjection, campaignListProjection]) {
    const projector = new Projector({ pool, store, projection });
    health.register(projection.name, () => projectionHealth(projector));
  }
}

async function projectionHealth(projector: Projector): Promise<PartHealth> {
  const { parked, sources } = await projector.health();
  const [first] = parked;
  const places = sources.map(({ source, position, end }) => `${source} at ${position} of ${end}`);
  if (!first) return { healthy: true, detail: places.join(', ') };
  return { healthy: false, detail: `${parked.length} parked, the first is stream ${first.streamId}: ${first.error}` };
}
