/** The kinds of streams that there are, as their heads say them. */
export const GAME_STREAM = 'game';
export const CAMPAIGN_STREAM = 'campaign';

export type StreamKindName = typeof GAME_STREAM | typeof CAMPAIGN_STREAM;
