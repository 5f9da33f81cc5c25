import { base64 } from '@scure/base';
import { canonicalJson } from '#kernel';
import type { LoadedLeague } from '#leagues';
import { recordOf, type LoadedCampaign, type LoadedGame, type StoredCommit } from '#records';
import { verifierKeyOf, type Signer } from '../notes/keys.js';
import { campaignEndOf, campaignHeaderOf, gameHashesIn } from './campaign-form.js';
import { endOf, headerOf, signedText, type FORMAT, type Said } from './form.js';
import { leagueEndOf, leagueHeaderOf } from './league-form.js';

/** The input for writing a transcript, beside the commits. */
export interface TranscriptParts extends Said {
  /** The game after its last commit. */
  readonly loaded: LoadedGame;
  readonly signer: Signer;
}

/** A transcript can only be written of a finished game. */
export class UnfinishedError extends Error {}

/**
 * The lines of the transcript of a finished game, each with its newline, streamed without keeping any commits.
 * Throws an UnfinishedError for a game that is not over, whose seed is still secret.
 */
export async function* transcriptOf(
  parts: TranscriptParts,
  commits: AsyncIterable<StoredCommit>,
): AsyncIterable<string> {
  const { signer, loaded } = parts;
  const end = endOf(loaded, parts);
  if (!end)
    throw new UnfinishedError(
      `Game ${loaded.gameId} is not over: its seed is still secret, so it has no transcript yet.`,
    );
  yield* streamTranscriptOf({ header: headerOf(end, verifierKeyOf(signer)), endOf: () => end, signer }, commits);
}

/** The input for writing a campaign's transcript, beside its commits. */
export interface CampaignTranscriptParts {
  /** The campaign after the last of the commits. */
  readonly loaded: LoadedCampaign;
  readonly signer: Signer;
}

/**
 * The lines of the transcript of a campaign so far, each with its newline, streamed: it keeps only the hashes of
 * games.
 */
export function campaignTranscriptOf(
  { loaded, signer }: CampaignTranscriptParts,
  commits: AsyncIterable<StoredCommit>,
): AsyncIterable<string> {
  const hashes = new Map<string, string>();
  const header = campaignHeaderOf(campaignEndOf(loaded, hashes), verifierKeyOf(signer));
  return streamTranscriptOf({ header, endOf: () => campaignEndOf(loaded, hashes), signer }, commits, ({ events }) => {
    for (const [gameId, hash] of gameHashesIn(events)) hashes.set(gameId, hash);
  });
}

/** The input for writing a league's transcript, beside its commits. */
export interface LeagueTranscriptParts {
  /** The league after the last of the commits. */
  readonly loaded: LoadedLeague;
  readonly signer: Signer;
}

/** The lines of the transcript of a league so far, each with its newline, streamed. */
export function leagueTranscriptOf(
  { loaded, signer }: LeagueTranscriptParts,
  commits: AsyncIterable<StoredCommit>,
): AsyncIterable<string> {
  const end = leagueEndOf(loaded);
  return streamTranscriptOf({ header: leagueHeaderOf(end, verifierKeyOf(signer)), endOf: () => end, signer }, commits);
}

/** The lines around the commits of a transcript. */
interface Frame {
  readonly header: object;
  /** Called once all commits have passed. */
  readonly endOf: () => { readonly format: typeof FORMAT };
  readonly signer: Signer;
}

async function* streamTranscriptOf(
  { header, endOf: last, signer }: Frame,
  commits: AsyncIterable<StoredCommit>,
  passed?: (commit: StoredCommit) => void,
): AsyncIterable<string> {
  yield lineOf({ header });
  for await (const commit of commits) {
    passed?.(commit);
    yield lineOf({ commit: recordOf(commit) });
  }
  const end = last();
  yield lineOf({ end, signature: base64.encode(signer.sign(signedText(end))) });
}

const lineOf = (content: object): string => `${canonicalJson(content)}\n`;
