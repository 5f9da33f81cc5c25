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

/** The input for verifying a campaign's transcript. */
export interface CampaignJudge extends Pick<Judge, 'rulesOf' | 'trusted'> {
  /** A finished and verified game; `undefined` for one that is not available. */
  gameOf(gameId: string): LoadedGame | undefined;
}

/**
 * Verifies the transcript of a campaign: form, hash chain, every command decided again, the end and its signature.
 * Its statement about a game that is not available is accepted as it is, bound to the final hash of the game; the
 * verdict has the number of such games.
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
