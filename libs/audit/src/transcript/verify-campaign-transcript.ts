import {
  checkCampaignCommit,
  unopenedCampaign,
  type LoadedCampaign,
  type LoadedGame,
  type StoredCommit,
} from '#records';
import {
  campaignEndOf,
  campaignHeaderOf,
  campaignLineSchemas,
  gameHashesIn,
  type CampaignEnd,
  type CampaignHeader,
} from './campaign-form.js';
import { StreamReading } from './stream-reading.js';
import type { CampaignVerdict } from './verdict.js';
import type { Judge } from './verify-transcript.js';

/** By what the transcript of a campaign is judged. */
export interface CampaignJudge extends Pick<Judge, 'rulesOf' | 'trusted'> {
  /** A game that is over and known to be what it says; `undefined` for one that is not at hand. */
  gameOf(gameId: string): LoadedGame | undefined;
}

/**
 * Whether a campaign was what its transcript says: form, chain of hashes, every command decided again, the end and its signature. What
 * it says of a game that is not at hand is taken as it stands, bound to the hash that the game ended with; the verdict says how many there are.
 * @param pieces the file.
 */
export const verifyCampaignTranscript = (
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  judge: CampaignJudge,
): Promise<CampaignVerdict> => new Reading(judge).readAll(pieces);

class Reading extends StreamReading<CampaignHeader, LoadedCampaign, CampaignEnd> {
  private readonly hashes = new Map<string, string>();

  constructor(private readonly judge: CampaignJudge) {
    super(campaignLineSchemas, judge.trusted);
  }

  protected async begun({ id, ruleset }: CampaignHeader): Promise<LoadedCampaign> {
    const rules = await this.rulesIn(ruleset, (pin) => this.judge.rulesOf(pin));
    if (!rules.ruleset.campaign)
      this.stop('rules', { path: 'header.ruleset', expected: 'rules that have campaigns', found: ruleset.name });
    return unopenedCampaign(id, rules);
  }

  protected check(before: LoadedCampaign, commit: StoredCommit): ReturnType<typeof checkCampaignCommit> {
    const check = checkCampaignCommit(before, commit, (gameId) => this.judge.gameOf(gameId));
    if (check.ok) for (const [gameId, hash] of gameHashesIn(commit.events)) this.hashes.set(gameId, hash);
    return check;
  }

  protected due(loaded: LoadedCampaign, key: string) {
    const end = campaignEndOf(loaded, this.hashes);
    return { end, header: campaignHeaderOf(end, key) };
  }
}
