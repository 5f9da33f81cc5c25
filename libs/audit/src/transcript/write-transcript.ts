import { base64 } from '@scure/base';
import { canonicalJson } from '#kernel';
import { recordOf, type LoadedCampaign, type LoadedGame, type StoredCommit } from '#records';
import { verifierKeyOf, type Signer } from '../notes/keys.js';
import { campaignEndOf, campaignHeaderOf, gameHashesIn } from './campaign-form.js';
import { endOf, headerOf, signedText, type Said } from './form.js';

/** What a transcript is written from, beside the commits. */
export interface TranscriptParts extends Said {
  /** The game after its last commit. */
  readonly loaded: LoadedGame;
  readonly signer: Signer;
}

/** A transcript can be written of a game that is over. */
export class UnfinishedError extends Error {}

/**
 * The lines of the transcript of a finished game, each with its newline, commits as they come: nothing is kept.
 * Throws an UnfinishedError for a game that is not over, whose seed is still a secret.
 */
export async function* transcriptOf(
  parts: TranscriptParts,
  commits: AsyncIterable<StoredCommit>,
): AsyncIterable<string> {
  const { signer, loaded } = parts;
  const end = endOf(loaded, parts);
  if (!end)
    throw new UnfinishedError(`Game ${loaded.gameId} is not over: its seed is a secret, and it has no transcript yet.`);
  yield lineOf({ header: headerOf(end, verifierKeyOf(signer)) });
  for await (const commit of commits) yield lineOf({ commit: recordOf(commit) });
  yield lineOf({ end, signature: base64.encode(signer.sign(signedText(end))) });
}

/** What the transcript of a campaign is written from, beside its commits. */
export interface CampaignTranscriptParts {
  /** The campaign after the last of the commits. */
  readonly loaded: LoadedCampaign;
  readonly signer: Signer;
}

/** The lines of the transcript of a campaign as far as it is, each with its newline, commits as they come: of the games it keeps the hashes. */
export async function* campaignTranscriptOf(
  { loaded, signer }: CampaignTranscriptParts,
  commits: AsyncIterable<StoredCommit>,
): AsyncIterable<string> {
  const hashes = new Map<string, string>();
  yield lineOf({ header: campaignHeaderOf(campaignEndOf(loaded, hashes), verifierKeyOf(signer)) });
  for await (const commit of commits) {
    for (const [gameId, hash] of gameHashesIn(commit.events)) hashes.set(gameId, hash);
    yield lineOf({ commit: recordOf(commit) });
  }
  const end = campaignEndOf(loaded, hashes);
  yield lineOf({ end, signature: base64.encode(signer.sign(signedText(end))) });
}

const lineOf = (content: object): string => `${canonicalJson(content)}\n`;
