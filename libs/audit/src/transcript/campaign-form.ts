import type { LoadedCampaign } from '#records';
import { z } from 'zod';
import { FORMAT, hash, lineSchemas, rulesetSchema, version } from './form.js';

/* The lines of a campaign's transcript (docs/transcript.md): as those of a game, without what only a game has. */

const about = {
  format: z.literal(FORMAT),
  kind: z.literal('campaign'),
  id: z.uuid(),
  ruleset: rulesetSchema,
  /** What it is called. */
  name: z.string(),
};

const headerSchema = z.strictObject({ ...about, key: z.string() });
/** The first line. */
export type CampaignHeader = z.output<typeof headerSchema>;

const endSchema = z.strictObject({
  ...about,
  version,
  hash,
  /** Its games, in the order in which they were opened: the hash that each ended with, where the campaign has written it down. */
  adventures: z.array(
    z.strictObject({ gameId: z.uuid(), status: z.enum(['open', 'played', 'givenUp']), hash: hash.nullable() }),
  ),
});
/** What is signed: which campaign it is, and how far it was. */
export type CampaignEnd = z.output<typeof endSchema>;

/** The three sorts of lines. */
export const campaignLineSchemas = {
  header: z.strictObject({ header: headerSchema }),
  commit: lineSchemas.commit,
  end: z.strictObject({ end: endSchema, signature: z.string() }),
};

/** A campaign as far as it is, as its transcript ends. @param hashes of the games that it has written down, by their ids. */
export function campaignEndOf(
  { campaignId: id, campaign, hash: last }: LoadedCampaign,
  hashes: ReadonlyMap<string, string>,
): CampaignEnd {
  const { ruleset: name, rulesVersion, name: title, version: at, adventures } = campaign;
  return {
    format: FORMAT,
    kind: 'campaign',
    id,
    // The first event of a campaign names a version of the rules, and no release.
    ruleset: { name, version: rulesVersion, digest: null },
    name: title,
    version: at,
    hash: last,
    adventures: adventures.map(({ gameId, status }) => ({ gameId, status, hash: hashes.get(gameId) ?? null })),
  };
}

/** The first line of the transcript that has this end. */
export const campaignHeaderOf = ({ format, kind, id, ruleset, name }: CampaignEnd, key: string): CampaignHeader => ({
  format,
  kind,
  id,
  ruleset,
  name,
  key,
});

/** The hashes of the games that commits of a campaign have written down, by their ids. */
export function gameHashesIn(events: readonly { readonly type: string; readonly data: unknown }[]): [string, string][] {
  return events.flatMap(({ type, data }): [string, string][] => {
    if (type !== 'adventurePlayed') return [];
    const { gameId, gameHash } = data as { readonly gameId: string; readonly gameHash: string };
    return [[gameId, gameHash]];
  });
}
