import type { LoadedCampaign } from '#records';
import { z } from 'zod';
import { FORMAT, hash, lineSchemas, rulesetSchema, version } from './form.js';

/* The lines of a campaign's transcript (docs/transcript.md): as those of a game, without the parts that only a game has. */

const about = {
  format: z.literal(FORMAT),
  kind: z.literal('campaign'),
  id: z.uuid(),
  ruleset: rulesetSchema,
  /** Its name. */
  name: z.string(),
};

const headerSchema = z.strictObject({ ...about, key: z.string() });
/** The first line. */
export type CampaignHeader = z.output<typeof headerSchema>;

const endSchema = z.strictObject({
  ...about,
  version,
  hash,
  /** Its games, in the order in which they were opened: the final hash of each, where the campaign has recorded it. */
  adventures: z.array(
    z.strictObject({ gameId: z.uuid(), status: z.enum(['open', 'played', 'givenUp']), hash: hash.nullable() }),
  ),
});
/** The signed part: the campaign, and its state. */
export type CampaignEnd = z.output<typeof endSchema>;

/** The three kinds of lines. */
export const campaignLineSchemas = {
  header: z.strictObject({ header: headerSchema }),
  commit: lineSchemas.commit,
  end: z.strictObject({ end: endSchema, signature: z.string() }),
};

/**
 * The end of the transcript of a campaign in its current state.
 * @param hashes of the games that it has recorded, by their ids.
 */
export function campaignEndOf(
  { campaignId: id, campaign, hash: last }: LoadedCampaign,
  hashes: ReadonlyMap<string, string>,
): CampaignEnd {
  const { ruleset: name, rulesVersion, name: title, version: at, adventures } = campaign;
  return {
    format: FORMAT,
    kind: 'campaign',
    id,
    // The first event of a campaign names a version of the rules, but no release.
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

/** The hashes of the games that commits of a campaign have recorded, by their ids. */
export function gameHashesIn(events: readonly { readonly type: string; readonly data: unknown }[]): [string, string][] {
  return events.flatMap(({ type, data }): [string, string][] => {
    if (type !== 'adventurePlayed') return [];
    const { gameId, gameHash } = data as { readonly gameId: string; readonly gameHash: string };
    return [[gameId, gameHash]];
  });
}
