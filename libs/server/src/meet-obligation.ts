import { type ObligationJob, CAMPAIGN_STREAM, GAME_STREAM, LEAGUE_STREAM } from '#streams';
import { unwatched, type Observer } from '#platform';
import type { Campaigns } from '#campaign-service';
import { TELL_CAMPAIGN, type Games, TELL_LEAGUE } from '#games';
import type { Leagues } from '#league-service';

/** The services that meet obligations. */
export interface ObligationServices {
  readonly games: Games;
  readonly campaigns: Campaigns;
  readonly leagues: Leagues;
  /** Told of jobs. */
  readonly observer?: Observer;
}

/**
 * Meets an obligation of any stream: every job comes in here. However often it is called, it
 * happens once. Answers with the milliseconds to wait when it came early. Throws an Error when it has to be tried again;
 * a game whose rules fail three times is parked.
 */
export function meetObligation(services: ObligationServices, job: ObligationJob): Promise<number | undefined> {
  const { observer = unwatched } = services;
  return observer.during(
    'job',
    { [`${job.streamKind}Id`]: job.streamId, duty: job.key },
    () => meetNow(services, job),
    (end) => ({ kind: job.kind, outcome: end ? (end.result === undefined ? 'done' : 'early') : 'failed' }),
  );
}

async function meetNow(services: ObligationServices, job: ObligationJob): Promise<number | undefined> {
  const meet = meetings[job.streamKind];
  if (!meet) throw new Error(`This server does not meet obligations of kind "${job.streamKind}".`);
  try {
    return await meet(services, job);
  } catch (fault) {
    await services.games.suspension.failed(job, fault);
    throw fault;
  }
}

type Meeting = (services: ObligationServices, job: ObligationJob) => Promise<number | undefined>;

/** By the kind of stream. */
const meetings: Readonly<Record<string, Meeting>> = {
  [GAME_STREAM]: ({ games, campaigns, leagues }, job) => {
    if (job.kind === TELL_CAMPAIGN) return meetCampaign(campaigns, job);
    return job.kind === TELL_LEAGUE ? leagues.meet(job) : meetGame(games, job);
  },
  [CAMPAIGN_STREAM]: ({ campaigns }, job) => meetCampaign(campaigns, job),
  [LEAGUE_STREAM]: ({ leagues }, job) => leagues.meet(job),
};

async function meetGame(games: Games, { streamId, key }: ObligationJob): Promise<number | undefined> {
  const outcome = await games.meet({ gameId: streamId, key });
  if (outcome.status === 'busy') throw new Error(`Game ${streamId} is too busy to meet "${key}" now.`);
  return outcome.status === 'early' ? outcome.wait : undefined;
}

async function meetCampaign(campaigns: Campaigns, job: ObligationJob): Promise<undefined> {
  await campaigns.meet(job);
}
