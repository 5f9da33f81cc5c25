import type { Asking } from '../asking.js';
import type { LeagueEvent } from '../events.js';
import { scoresOf, type Placed } from '../scoring.js';
import type { Pairing, Season } from '../state.js';
import { matchPlanOf } from './match-games.js';
import { isMatchOver, matchPlaced } from './match-score.js';

/** The events after a game of a match was confirmed: the next game, or the result of the match. */
export function afterMatchGame(
  season: Season,
  pairing: Pairing,
  placed: readonly Placed[],
  { by, at, gameIdOf }: Asking,
): readonly LeagueEvent[] {
  const rules = matchPlanOf(season);
  const { players, games } = pairing;
  const latest = games?.at(-1);
  if (!rules || rules.kind === 'BOARDS' || !latest) return [];
  const results = [...(games ?? []).flatMap(({ outcome }) => (outcome ? [outcome.placed] : [])), placed];
  const { number } = season;
  if (!isMatchOver(rules, players, results)) {
    const seats = rules.swapped ? latest.players.toReversed() : [...latest.players];
    return [
      {
        type: 'gameFollowed',
        season: number,
        follows: latest.gameId,
        gameId: gameIdOf(0),
        players: seats,
        startsAt: at,
        by,
      },
    ];
  }
  const total = matchPlaced(players, results);
  const scores = [...scoresOf(season.plan, total)];
  return [{ type: 'matchDecided', season: number, gameId: latest.gameId, placed: total, scores, by }];
}
