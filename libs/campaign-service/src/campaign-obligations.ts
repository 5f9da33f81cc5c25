import type { NewObligation } from '#event-store';

/** Kind of the obligation, of a campaign, to open the game of an adventure. */
const OPEN_ADVENTURE = 'campaign';

/** The obligation of a campaign that opens an adventure. */
export interface OpeningObligation extends NewObligation {
  readonly payload: { readonly commandId: string; readonly hiddenSeeds?: true };
}

/** The obligation of a campaign that opens an adventure: that its game is opened, with this command id, at a table like this. */
export const openingObligation = (commandId: string, at: number, hiddenSeeds = false): OpeningObligation => ({
  key: `campaign/open/${commandId}`,
  kind: OPEN_ADVENTURE,
  dueAt: at,
  payload: { commandId, ...(hiddenSeeds ? { hiddenSeeds } : {}) },
});
