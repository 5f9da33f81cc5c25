import type { Obligation } from '#event-store';
import type { Campaigns } from './campaigns/campaigns.js';
import { TELL_CAMPAIGN } from './campaigns/campaign-duties.js';
import type { Games } from './games.js';
import { CAMPAIGN_STREAM, GAME_STREAM } from './streams/stream-kinds.js';

/** Name of the queue of obligations. */
export const OBLIGATIONS_QUEUE = 'obligations';

/** What the job of an obligation carries: everything but when it is due. */
export type ObligationJob = Omit<Obligation, 'dueAt'>;

/** Who meets obligations. */
export interface ObligationServices {
  readonly games: Games;
  readonly campaigns: Campaigns;
}

/**
 * Does what an obligation asks for, whichever stream owes it: every job comes in here. However often it is called, it
 * happens once. Throws an Error when it has to be tried again.
 */
export async function meetObligation(services: ObligationServices, job: ObligationJob): Promise<void> {
  const meet = meetings[job.streamKind];
  if (!meet) throw new Error(`Nobody here meets what a stream of kind "${job.streamKind}" owes.`);
  await meet(services, job);
}

/** By the kind of stream. */
const meetings: Readonly<Record<string, (services: ObligationServices, job: ObligationJob) => Promise<void>>> = {
  [GAME_STREAM]: ({ games, campaigns }, job) =>
    job.kind === TELL_CAMPAIGN ? campaigns.meet(job) : meetGame(games, job),
  [CAMPAIGN_STREAM]: ({ campaigns }, job) => campaigns.meet(job),
};

async function meetGame(games: Games, { streamId, key }: ObligationJob): Promise<void> {
  const outcome = await games.meet({ gameId: streamId, key });
  if (outcome.status === 'busy') throw new Error(`Game ${streamId} is too busy to meet "${key}" now.`);
}
