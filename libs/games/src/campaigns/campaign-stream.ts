const PREFIX = 'campaign:';

/**
 * What the head of a campaign's stream says as its ruleset. No ruleset can be called so: whoever reads games, the list of
 * games first of all, can tell the streams apart without reading them.
 */
export const campaignStream = (ruleset: string): string => `${PREFIX}${ruleset}`;

/** The ruleset of a campaign, from the head of its stream; `undefined` for the stream of a game. */
export const rulesetOfCampaign = (stream: string): string | undefined =>
  stream.startsWith(PREFIX) ? stream.slice(PREFIX.length) : undefined;

/** True for the head of a campaign's stream. */
export const isOfCampaign = ({ ruleset }: { readonly ruleset: string }): boolean => ruleset.startsWith(PREFIX);
