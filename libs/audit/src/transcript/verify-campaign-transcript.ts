import { checkCampaignCommit, commitOf, unopenedCampaign, type LoadedCampaign, type LoadedGame } from '#records';
import type { z } from 'zod';
import {
  campaignEndOf,
  campaignHeaderOf,
  campaignLineSchemas,
  gameHashesIn,
  type CampaignEnd,
  type CampaignHeader,
} from './campaign-form.js';
import { detailOf, reasons } from './faults.js';
import { signedText } from './form.js';
import { excerpt, isEnd, LineReader } from './line-reader.js';
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

class Reading extends LineReader<CampaignVerdict> {
  private commits = 0;
  private undecided = 0;
  private readonly hashes = new Map<string, string>();
  private header: CampaignHeader | undefined;
  private loaded: LoadedCampaign | undefined;
  private end: CampaignEnd | undefined;

  constructor(private readonly judge: CampaignJudge) {
    super();
  }

  protected async take(content: unknown, line: string): Promise<void> {
    if (this.end) this.stop('form', { expected: 'nothing after the end', found: excerpt(line) });
    if (!this.header || !this.loaded) await this.begin(this.read(campaignLineSchemas.header, content).header);
    else if (isEnd(content)) this.finish(this.loaded, this.header, this.read(campaignLineSchemas.end, content));
    else this.follow(this.loaded, this.header, this.read(campaignLineSchemas.commit, content));
  }

  protected verdict(): CampaignVerdict {
    const { header, end, commits, undecided } = this;
    if (!header || !end)
      return this.stop('form', { expected: header ? 'a commit, or the end' : 'a header', found: 'nothing more' });
    return { ok: true, end, key: header.key, commits, undecided };
  }

  private async begin(header: CampaignHeader): Promise<void> {
    const { id, ruleset, key } = header;
    const rules = await this.rulesIn(ruleset, (pin) => this.judge.rulesOf(pin));
    if (!rules.ruleset.campaign)
      this.stop('rules', { path: 'header.ruleset', expected: 'rules that have campaigns', found: ruleset.name });
    this.trust(key, this.judge.trusted);
    this.header = header;
    this.loaded = unopenedCampaign(id, rules);
  }

  private follow(
    before: LoadedCampaign,
    header: CampaignHeader,
    { commit }: z.output<typeof campaignLineSchemas.commit>,
  ): void {
    const version = commit.firstVersion;
    this.same('form', 'commit.gameId', header.id, commit.gameId, version);
    let check;
    try {
      check = checkCampaignCommit(before, commitOf(commit), (gameId) => this.judge.gameOf(gameId));
    } catch (error) {
      return this.stop('broken', { version, found: error instanceof Error ? error.message : String(error) });
    }
    if (!check.ok) return this.stop(reasons[check.fault.reason], { version, ...detailOf(check.fault, commit) });
    for (const [gameId, hash] of gameHashesIn(commit.events)) this.hashes.set(gameId, hash);
    this.loaded = check.loaded;
    this.commits += 1;
    if (!check.isDecided) this.undecided += 1;
  }

  private finish(
    loaded: LoadedCampaign,
    header: CampaignHeader,
    { end, signature }: z.output<typeof campaignLineSchemas.end>,
  ): void {
    const due = campaignEndOf(loaded, this.hashes);
    this.same('end', 'header', campaignHeaderOf(due, header.key), header);
    this.same('end', 'end', due, end);
    this.signed(header.key, signedText(end), signature);
    this.end = end;
  }
}
