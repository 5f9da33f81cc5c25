import { createReadStream } from 'node:fs';
import process from 'node:process';
import {
  faultReasons,
  transcriptKind,
  verifierFrom,
  verifyCampaignTranscript,
  verifyTranscript,
  type CampaignJudge,
  type CampaignVerdict,
  type Judge,
  type TranscriptFault,
  type Verdict,
} from '#audit';
import { openReleases, type RulesetRegistry } from '#games';
import type { LoadedGame } from '#records';
import { ProgressBar } from '../progress-bar.js';

/**
 * Judges transcripts: games, then campaigns, by those of their games that are among the files. One line a file; 1 where any is not what
 * was written, or cannot be read.
 */
export async function verifyFiles(files: readonly string[], keys: readonly string[] | undefined): Promise<number> {
  const judged = await sentencesOn(files, judgeBy(await openReleases(), keys));
  const progress = new ProgressBar(files.length, process.stderr);
  let wrong = 0;
  for (const [place, { file, sentence }] of judged.entries()) {
    if (files.length > 1) progress.show(place, file);
    const { ok, says } = await sentence();
    progress.end();
    process.stdout.write(`${file}: ${says}\n`);
    if (!ok) wrong += 1;
  }
  return wrong === 0 ? 0 : 1;
}

/** A file that is to be judged: what it says it is of, and the judgement, to be asked for in the order of the files. */
export interface JudgedFile {
  readonly file: string;
  readonly kind: 'game' | 'campaign';
  readonly sentence: () => Promise<Sentence>;
}

/** The judgements of transcripts: of games first, then of campaigns, by those of their games that are among the files. */
export async function sentencesOn(files: readonly string[], rules: Judge): Promise<readonly JudgedFile[]> {
  const { games, campaigns } = await byKind(files);
  const found = new Map<string, LoadedGame>();
  const judge: Judge = {
    ...rules,
    // A game is kept only where somebody asks for it.
    found: (game) => campaigns.length > 0 && found.set(game.gameId, game),
  };
  return [
    ...games.map((file) => ({ file, kind: 'game' as const, sentence: () => sentenceOn(file, judge) })),
    ...campaigns.map((file) => ({
      file,
      kind: 'campaign' as const,
      sentence: () => sentenceOnCampaign(file, { ...judge, gameOf: (id) => found.get(id) }),
    })),
  ];
}

/** Judges by these rules. Throws a TypeError for what is no key. */
export const judgeBy = (rulesets: RulesetRegistry, keys: readonly string[] | undefined): Judge => ({
  rulesOf: ({ name, version }) => rulesets.edition(name, version),
  ...(keys ? { trusted: keys.map(verifierFrom) } : {}),
});

/** What is none of a campaign is for whoever judges games to blame. */
async function byKind(files: readonly string[]): Promise<{ readonly games: string[]; readonly campaigns: string[] }> {
  const kinds = await Promise.all(
    files.map((file) => transcriptKind(createReadStream(file)).catch((): undefined => undefined)),
  );
  return {
    games: files.filter((_, place) => kinds[place] !== 'campaign'),
    campaigns: files.filter((_, place) => kinds[place] === 'campaign'),
  };
}

/** What is to be said of a file, and whether it is sound. */
export interface Sentence {
  readonly ok: boolean;
  readonly says: string;
}

const sentenceOn = (file: string, judge: Judge): Promise<Sentence> =>
  told(async () => {
    const verdict = await verifyTranscript(createReadStream(file), judge);
    return { ok: verdict.ok, says: verdict.ok ? praise(verdict, judge) : blame(verdict.fault) };
  });

const sentenceOnCampaign = (file: string, judge: CampaignJudge): Promise<Sentence> =>
  told(async () => {
    const verdict = await verifyCampaignTranscript(createReadStream(file), judge);
    return { ok: verdict.ok, says: verdict.ok ? praiseOfCampaign(verdict, judge) : blame(verdict.fault) };
  });

async function told(judged: () => Promise<Sentence>): Promise<Sentence> {
  try {
    return await judged();
  } catch (error) {
    return { ok: false, says: error instanceof Error ? error.message : String(error) };
  }
}

function praise({ end, commits, key }: Extract<Verdict, { ok: true }>, judge: Judge): string {
  const { id, ruleset, version } = end;
  return `sound: game ${id} of ${ruleset.name} ${ruleset.version}, ${commits} commits, ${version} events, ${signedBy(key, judge)}`;
}

function praiseOfCampaign(
  { end, commits, key, undecided }: Extract<CampaignVerdict, { ok: true }>,
  judge: CampaignJudge,
): string {
  const { id, ruleset, adventures } = end;
  const played = adventures.filter(({ status }) => status === 'played').length;
  const open = undecided === 0 ? '' : `, ${undecided} ended as it tells: name their files as well`;
  return `sound: campaign ${id} of ${ruleset.name} ${ruleset.version}, ${commits} commits, ${played} games${open}, ${signedBy(key, judge)}`;
}

const signedBy = (key: string, { trusted }: Pick<Judge, 'trusted'>): string =>
  trusted ? `signed by ${key}` : `signed by ${key}, which nobody has vouched for: name it with --key`;

function blame({ line, version, reason, path, expected, found }: TranscriptFault): string {
  const place = version === null ? `line ${line}` : `line ${line}, version ${version}`;
  const details = [
    path === '' ? [] : `at ${path}`,
    expected === null ? [] : `expected ${expected}`,
    found === null ? [] : `found ${found}`,
  ].flat();
  return `${place}: ${faultReasons[reason].en}${details.length === 0 ? '' : ` (${details.join(', ')})`}`;
}
