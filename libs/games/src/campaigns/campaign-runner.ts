import { setTimeout as pause } from 'node:timers/promises';
import type { EventStore, NewCommit, StoredCommit } from '#event-store';
import { canonicalJson, isRefusal, type AnyTagged, type Json } from '#kernel';
import type { Clock } from '../clock.js';
import type { Busy, CommandIdReused, Forbidden, NotFound, Refused } from '../outcome.js';
import type { RulesetRegistry } from '../rulesets.js';
import { CAMPAIGN_STREAM } from '../streams/stream-kinds.js';
import { dutiesOfAttempt, type CampaignAttempt } from './campaign-attempts.js';
import type { CampaignAccepted } from './campaign-requests.js';
import { loadCampaign, type LoadedCampaign } from './loaded-campaign.js';

/** How often a command is decided again because somebody was faster. */
const MOST_TRIES = 20;

/** What the runner stands on. */
export interface CampaignRunnerParts {
  readonly store: EventStore;
  readonly rulesets: RulesetRegistry;
  readonly clock: Clock;
}

type RunOutcome = CampaignAccepted | Refused | Forbidden | NotFound | CommandIdReused | Busy;

/**
 * Carries commands on campaigns out: decide on what the store has, append at exactly that version, and decide again when
 * somebody was faster. A command id that is known is answered from its receipt.
 */
export class CampaignRunner {
  constructor(private readonly parts: CampaignRunnerParts) {}

  /** A campaign as it is now; `undefined` when there is none. */
  load(campaignId: string): Promise<LoadedCampaign | undefined> {
    return loadCampaign(this.parts.store, this.parts.rulesets, campaignId);
  }

  /** Carries a command out. `start`: the campaign to decide on where the store has none yet. */
  async run(attempt: CampaignAttempt, start?: LoadedCampaign): Promise<RunOutcome> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      if (tries > 1) await pause(Math.random() * 10 * tries);
      const answer = await this.tryOnce(attempt, start);
      if (answer) return answer;
    }
    return { status: 'busy' };
  }

  private async tryOnce(attempt: CampaignAttempt, start?: LoadedCampaign): Promise<RunOutcome | undefined> {
    const { store } = this.parts;
    const loaded = (await this.load(attempt.campaignId)) ?? start;
    if (!loaded) return { status: 'notFound', what: 'campaign' };
    const receipt = await store.receipt(attempt.campaignId, attempt.commandId);
    if (receipt) return this.answerOf(attempt, receipt);
    const decision = attempt.decide(loaded);
    if ('status' in decision) return decision;
    if (isRefusal(decision)) return { status: 'refused', refusal: decision, ruleset: loaded.ruleset };
    return this.append(attempt, loaded, decision.events);
  }

  private async append(
    attempt: CampaignAttempt,
    loaded: LoadedCampaign,
    events: readonly AnyTagged[],
  ): Promise<RunOutcome | undefined> {
    const commit = commitOf(attempt, loaded, events, Math.max(this.parts.clock(), loaded.changedAt));
    const result = await this.parts.store.append(commit);
    switch (result.status) {
      case 'ok':
        return {
          status: 'accepted',
          loaded: await this.must(attempt.campaignId),
          version: result.version,
          replayed: false,
        };
      case 'replayed':
        return this.answerOf(attempt, result.commit);
      case 'conflict':
        return undefined;
      case 'closed':
        throw new Error(`The stream of campaign ${attempt.campaignId} is closed.`);
    }
  }

  private async answerOf(attempt: CampaignAttempt, commit: StoredCommit): Promise<CampaignAccepted | CommandIdReused> {
    const isSame = commit.actor === attempt.actor && canonicalJson(commit.command) === canonicalJson(attempt.command);
    if (!isSame) return { status: 'commandIdReused' };
    return {
      status: 'accepted',
      loaded: await this.must(attempt.campaignId),
      version: commit.lastVersion,
      replayed: true,
    };
  }

  private async must(campaignId: string): Promise<LoadedCampaign> {
    const loaded = await this.load(campaignId);
    if (!loaded) throw new Error(`Campaign ${campaignId} is gone.`);
    return loaded;
  }
}

const commitOf = (
  attempt: CampaignAttempt,
  { campaignId, ruleset, forms, campaign, hash }: LoadedCampaign,
  events: readonly AnyTagged[],
  at: number,
): NewCommit => ({
  streamId: campaignId,
  commandId: attempt.commandId,
  expectedVersion: campaign.version,
  previousHash: hash,
  actor: attempt.actor,
  command: attempt.command as unknown as Json,
  at,
  events: events.map(({ type, ...data }) => ({
    type,
    schemaVersion: forms.schemaVersionOf(type),
    data: data as Json,
  })),
  obligations: dutiesOfAttempt(attempt, at),
  settled: [],
  head: { kind: CAMPAIGN_STREAM, subject: { name: ruleset.name, version: ruleset.version }, status: 'open' },
});
