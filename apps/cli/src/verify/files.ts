import { createReadStream } from 'node:fs';
import { judgedRulesets } from '../../../rulesets.js';
import process from 'node:process';
import {
  transcriptKind,
  verifierFrom,
  verifyCampaignTranscript,
  verifyLeagueTranscript,
  verifyTranscript,
  type CampaignJudge,
  type CampaignVerdict,
  type Judge,
  type LeagueJudge,
  type LeagueVerdict,
  type TranscriptKind,
  type Verdict,
} from '#audit';
import { type RulesetRegistry } from '#games';
import type { LoadedGame } from '#records';
import { answer } from '../output.js';
import { ProgressBar } from '../progress-bar.js';
import { blame } from './blame.js';
import { Contradictions } from './contradictions.js';
import { originsIn } from './origins.js';

/**
 * Verifies transcripts: games, then campaigns and leagues, against those of their games that are among the files, and
 * each against earlier ones of the same game, campaign or league. Prints one line per file; returns 1 where any does
 * not verify, contradicts another, or cannot be read.
 */
export async function verifyFiles(files: readonly string[], keys: readonly string[] | undefined): Promise<number> {
  const judged = await sentencesOn(files, judgeBy(await judgedRulesets(), keys));
  const progress = new ProgressBar(files.length, process.stderr);
  let wrong = 0;
  for (const [place, { file, sentence }] of judged.entries()) {
    if (files.length > 1) progress.show(place, file);
    const { ok, says } = await sentence();
    progress.end();
    answer({ of: file, ok, says }, `${file}: ${says}`);
    if (!ok) wrong += 1;
  }
  return wrong === 0 ? 0 : 1;
}

/** A file to verify: its stated subject, and the verification, to be called in the order of the files. */
export interface JudgedFile {
  readonly file: string;
  readonly kind: TranscriptKind;
  /** @param pieces the content of the file, if it is already read, to verify instead of reading it again. */
  readonly sentence: (pieces?: Iterable<Uint8Array>) => Promise<Sentence>;
}

/**
 * The verifications of transcripts: of games first, then of campaigns and leagues, against those of their games that
 * are among the files.
 */
export async function sentencesOn(files: readonly string[], rules: Judge): Promise<readonly JudgedFile[]> {
  const { games, campaigns, leagues } = await byKind(files);
  const found = new Map<string, LoadedGame>();
  const judge: Judge = {
    ...rules,
    originOf: originsIn(games, rules),
    // A game is kept only if the caller asks for it.
    found: (game) => campaigns.length + leagues.length > 0 && found.set(game.gameId, game),
  };
  const byGames = { ...judge, gameOf: (id: string) => found.get(id) };
  const contradictions = new Contradictions();
  const judged = (kind: TranscriptKind, judging: Judging) => (file: string) => ({
    file,
    kind,
    sentence: (pieces: Pieces = createReadStream(file)) =>
      told(async () => {
        const { says, end, key } = await judging(pieces);
        if (!end || key === undefined) return { ok: false, says };
        const { id, version, hash } = end;
        const contradiction = await contradictions.with({ file, kind, id, key, version, hash });
        return { ok: contradiction === undefined, says: contradiction ?? says };
      }),
  });
  return [
    ...games.map(judged('game', (pieces) => judgedGame(pieces, judge))),
    ...campaigns.map(judged('campaign', (pieces) => judgedCampaign(pieces, byGames))),
    ...leagues.map(judged('league', (pieces) => judgedLeague(pieces, byGames))),
  ];
}

type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** The report on a single transcript, with its end and signer where it is sound. */
type Judging = (pieces: Pieces) => Promise<{
  readonly says: string;
  readonly end?: { readonly id: string; readonly version: number; readonly hash: string };
  readonly key?: string;
}>;

/** A judge with these rules. Throws a TypeError for an invalid key. */
export const judgeBy = (rulesets: RulesetRegistry, keys: readonly string[] | undefined): Judge => ({
  rulesOf: ({ name, version }) => rulesets.release(name, version),
  ...(keys ? { trusted: keys.map(verifierFrom) } : {}),
});

/** Anything but a campaign or a league is left to the judge of games. */
async function byKind(
  files: readonly string[],
): Promise<Readonly<Record<'games' | 'campaigns' | 'leagues', string[]>>> {
  const kinds = await Promise.all(
    files.map((file) => transcriptKind(createReadStream(file)).catch((): undefined => undefined)),
  );
  return {
    games: files.filter((_, place) => kinds[place] !== 'campaign' && kinds[place] !== 'league'),
    campaigns: files.filter((_, place) => kinds[place] === 'campaign'),
    leagues: files.filter((_, place) => kinds[place] === 'league'),
  };
}

/** The report on a file, and whether it is sound. */
export interface Sentence {
  readonly ok: boolean;
  readonly says: string;
}

async function judgedGame(pieces: Pieces, judge: Judge): ReturnType<Judging> {
  const verdict = await verifyTranscript(pieces, judge);
  return verdict.ok ? { ...verdict, says: praise(verdict, judge) } : { says: blame(verdict.fault) };
}

async function judgedCampaign(pieces: Pieces, judge: CampaignJudge): ReturnType<Judging> {
  const verdict = await verifyCampaignTranscript(pieces, judge);
  return verdict.ok ? { ...verdict, says: praiseOfCampaign(verdict, judge) } : { says: blame(verdict.fault) };
}

async function judgedLeague(pieces: Pieces, judge: LeagueJudge): ReturnType<Judging> {
  const verdict = await verifyLeagueTranscript(pieces, judge);
  return verdict.ok ? { ...verdict, says: praiseOfLeague(verdict, judge) } : { says: blame(verdict.fault) };
}

async function told(judged: () => Promise<Sentence>): Promise<Sentence> {
  try {
    return await judged();
  } catch (error) {
    return { ok: false, says: error instanceof Error ? error.message : String(error) };
  }
}

function praise({ end, commits, key, latitude }: Extract<Verdict, { ok: true }>, judge: Judge): string {
  const { id, ruleset, version } = end;
  return `sound: game ${id} of ${ruleset.name} ${ruleset.version}, ${commits} commits, ${version} events, ${signedBy(key, judge)}${latitude ? `; ${latitude.en}` : ''}`;
}

function praiseOfCampaign(
  { end, commits, key, undecided }: Extract<CampaignVerdict, { ok: true }>,
  judge: CampaignJudge,
): string {
  const { id, ruleset, adventures } = end;
  const played = adventures.filter(({ status }) => status === 'played').length;
  return `sound: campaign ${id} of ${ruleset.name} ${ruleset.version}, ${commits} commits, ${played} games${openIn(undecided)}, ${signedBy(key, judge)}`;
}

function praiseOfLeague(
  { end, commits, key, undecided }: Extract<LeagueVerdict, { ok: true }>,
  judge: LeagueJudge,
): string {
  const { id, games } = end;
  return `sound: league ${id}, ${commits} commits, ${games.length} games${openIn(undecided)}, ${signedBy(key, judge)}`;
}

const openIn = (undecided: number): string =>
  undecided === 0 ? '' : `, ${undecided} ended as it states: name their files as well`;

const signedBy = (key: string, { trusted }: Pick<Judge, 'trusted'>): string =>
  trusted ? `signed by ${key}` : `signed by ${key}, which is not trusted yet: name it with --key`;
