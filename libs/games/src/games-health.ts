import { Projector } from '#event-store';
import type { HealthRegistry, PartHealth } from '#platform';
import { campaignListProjection } from './campaigns/directory/campaign-list-projection.js';
import type { Clock } from './clock.js';
import { gameListProjection } from './directory/game-list-projection.js';
import type { GamesServer } from './games-server.js';

/** An obligation that is due for longer than this, in milliseconds, means that nobody does the work. */
const PATIENCE = 60_000;

/** Lets a process tell whether the work that nobody asks for gets done: `obligations`, `streams`, and the read models. */
export function registerGamesHealth(
  health: Pick<HealthRegistry, 'register'>,
  { pool, store }: Pick<GamesServer, 'pool' | 'store'>,
  clock: Clock = Date.now,
): void {
  health.register('obligations', async () => {
    const [oldest] = await store.dueObligations(1, clock() - PATIENCE);
    return oldest
      ? { healthy: false, detail: `due and not done: ${oldest.kind} of ${oldest.streamKind} ${oldest.streamId}` }
      : { healthy: true };
  });
  health.register('streams', async () => {
    const broken = await store.brokenStream();
    if (broken === undefined) return { healthy: true };
    return { healthy: false, detail: `the head of stream ${broken} is not that of its last commit` };
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
