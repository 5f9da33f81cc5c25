/** The kinds of streams, as their heads have them. */
export const GAME_STREAM = 'game';
export const CAMPAIGN_STREAM = 'campaign';
export const LEAGUE_STREAM = 'league';
/** The acts of operators: one stream, which no rules fold. */
export const OPERATIONS_STREAM = 'operations';

export type StreamKindName = typeof GAME_STREAM | typeof CAMPAIGN_STREAM | typeof LEAGUE_STREAM;
