import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.js';
import type { UnfinishedMark } from './unfinished-mark.js';

/** How long another process may take to make the cluster, in milliseconds. */
const PATIENCE = 60_000;

/**
 * Makes the cluster unless it is there; of processes that come at the same time one makes it, and the others wait for
 * it. Answers whether this one did. Throws, and touches nothing, where there may be games that are not to be found.
 */
export async function ensureCluster(cluster: Cluster): Promise<boolean> {
  const { mark } = cluster;
  for (const end = Date.now() + PATIENCE; ; await pause(100)) {
    const maker = await mark.maker();
    if (maker === undefined) {
      if (cluster.exists) return false;
      await cluster.refuseToReplace();
      if (await mark.put()) return make(cluster);
    } else if (await mark.isAbandonedBy(maker)) {
      if (!cluster.wasStarted) return takeOver(cluster);
      // It was finished: only the mark came back, after the power had failed.
      await mark.remove();
    } else if (Date.now() > end) throw new Error(tooLong(maker, mark));
  }
}

async function make(cluster: Cluster): Promise<true> {
  await cluster.create();
  await cluster.mark.remove();
  return true;
}

async function takeOver(cluster: Cluster): Promise<true> {
  await cluster.mark.takeOver();
  return make(cluster);
}

const tooLong = (maker: number, { file }: UnfinishedMark): string =>
  `Process ${maker} has been making the database for more than a minute. Stop it; if it is another program, remove ${file}.`;
