import type { StreamHeader } from '#event-store';
import type { LoadedCampaign, LoadedGame } from '#records';
import { CAMPAIGN_STREAM, GAME_STREAM, LEAGUE_STREAM, OPERATIONS_STREAM } from './stream-kinds.js';

/** The head of a game; one that is over takes no further commit. */
export const headerOfGame = ({ ruleset: { name, version }, game }: LoadedGame): StreamHeader => ({
  kind: GAME_STREAM,
  subject: { name, version },
  status: game.phase === 'over' ? 'closed' : game.phase,
});

/** The head of a campaign. */
export const headerOfCampaign = ({ ruleset: { name, version } }: Pick<LoadedCampaign, 'ruleset'>): StreamHeader => ({
  kind: CAMPAIGN_STREAM,
  subject: { name, version },
  status: 'open',
});

/** The head of every league. */
export const LEAGUE_HEADER: StreamHeader = {
  kind: LEAGUE_STREAM,
  subject: { name: LEAGUE_STREAM, version: '1' },
  status: 'running',
};

/** The head of the stream of operations. */
export const OPERATIONS_HEADER: StreamHeader = {
  kind: OPERATIONS_STREAM,
  subject: { name: OPERATIONS_STREAM, version: '1' },
  status: 'running',
};
