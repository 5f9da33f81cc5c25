import { staleMatches } from './bracket.js';
import type { LeagueEvent } from './events.js';
import { seasonAfter, type SeasonEvent } from './evolve.js';
import { gamesToAnnul } from './running/match-games.js';
import type { Season } from './state.js';

/** What becomes of later matches of a bracket when a result decides that others were to play them, in a sentence each. */
export const laterWords = {
  REPLAY:
    'The right players play the match. A result of the former players stays in the table and in ratings; a game of theirs that still runs is annulled.',
  ANNUL: 'The right players play the match. The games of the former players are annulled.',
  STAND: 'The match stands as it was paired, with its result.',
} as const;

/** What becomes of later matches. */
export type LaterMatches = keyof typeof laterWords;

interface Changing {
  readonly later: LaterMatches | undefined;
  readonly by: string;
  readonly reason: string;
}

/** The events for the later matches of a bracket whose players change with a changed result. */
export function laterMatches(
  before: Season,
  changes: readonly SeasonEvent[],
  { later = 'REPLAY', by, reason }: Changing,
): readonly LeagueEvent[] {
  const known = new Set(staleMatches(before).map(({ gameId }) => gameId));
  const staleIn = (season: Season) => staleMatches(season).filter(({ gameId }) => !known.has(gameId));
  let after = changes.reduce((season, change) => seasonAfter(season, change), before);
  const told = { season: before.number, by, reason };
  if (later !== 'STAND')
    return staleIn(after)
      .filter(({ outcome }) => later === 'ANNUL' || outcome === null)
      .flatMap(gamesToAnnul)
      .map((gameId) => ({ type: 'resultAnnulled', gameId, ...told }));
  const events: LeagueEvent[] = [];
  // With each match that stands, those after it have their players again.
  for (let [next] = staleIn(after); next; [next] = staleIn(after)) {
    const stands = { type: 'matchStands', gameId: next.gameId, ...told } as const;
    events.push(stands);
    after = seasonAfter(after, stands);
  }
  return events;
}
