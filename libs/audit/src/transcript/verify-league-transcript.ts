import { checkLeagueCommit, unopenedLeague, type LoadedLeague } from '#leagues';
import type { StoredCommit } from '#records';
import { leagueEndOf, leagueHeaderOf, leagueLineSchemas, type LeagueEnd, type LeagueHeader } from './league-form.js';
import { StreamReading } from './stream-reading.js';
import type { LeagueVerdict } from './verdict.js';
import type { CampaignJudge } from './verify-campaign-transcript.js';

/** By what the transcript of a league is judged: its rules have one version, which is here. */
export interface LeagueJudge extends Pick<CampaignJudge, 'gameOf' | 'trusted'> {
  /** Told of the league that is found to be what its transcript says. */
  readonly foundLeague?: (league: LoadedLeague) => void;
  /** Told of the league after each of its commits, before the whole is judged. */
  readonly passedLeague?: (league: LoadedLeague) => void;
}

/**
 * Whether a league was what its transcript says: form, chain of hashes, every command decided again, the end and its signature. The result
 * of a game that is at hand has to be what the game came to; that of another is taken as it stands, and the verdict says how many there are.
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
