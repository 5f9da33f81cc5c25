import { checkLeagueCommit, unopenedLeague, type LoadedLeague } from '#leagues';
import type { StoredCommit } from '#records';
import { leagueEndOf, leagueHeaderOf, leagueLineSchemas, type LeagueEnd, type LeagueHeader } from './league-form.js';
import { StreamReading } from './stream-reading.js';
import type { LeagueVerdict } from './verdict.js';
import type { CampaignJudge } from './verify-campaign-transcript.js';

/** The input for verifying a league's transcript: its rules have one version, which is built in. */
export interface LeagueJudge extends Pick<CampaignJudge, 'gameOf' | 'trusted'> {
  /** Called with the verified league. */
  readonly foundLeague?: (league: LoadedLeague) => void;
  /** Called with the league after each of its commits, before the whole is verified. */
  readonly passedLeague?: (league: LoadedLeague) => void;
}

/**
 * Verifies the transcript of a league: form, hash chain, every command decided again, the end and its signature. The
 * stated result of an available game must be its actual one; that of another is accepted as it is, and the verdict
 * has the number of such games.
 * @param pieces the file.
 */
export const verifyLeagueTranscript = (
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  judge: LeagueJudge,
): Promise<LeagueVerdict> => new Reading(judge).readAll(pieces);

class Reading extends StreamReading<LeagueHeader, LoadedLeague, LeagueEnd> {
  private found: LoadedLeague | undefined;

  constructor(private readonly judge: LeagueJudge) {
    super(leagueLineSchemas, judge.trusted);
  }

  protected begun({ id }: LeagueHeader): LoadedLeague {
    return unopenedLeague(id);
  }

  protected check(before: LoadedLeague, commit: StoredCommit): ReturnType<typeof checkLeagueCommit> {
    const check = checkLeagueCommit(before, commit, (gameId) => this.judge.gameOf(gameId));
    if (check.ok) this.judge.passedLeague?.(check.loaded);
    return check;
  }

  protected due(loaded: LoadedLeague, key: string) {
    this.found = loaded;
    const end = leagueEndOf(loaded);
    return { end, header: leagueHeaderOf(end, key) };
  }

  protected override verdict(): LeagueVerdict {
    const verdict = super.verdict();
    if (this.found) this.judge.foundLeague?.(this.found);
    return verdict;
  }
}
