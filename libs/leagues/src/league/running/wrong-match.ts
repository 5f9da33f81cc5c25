import type { Refusal } from '#kernel';
import { matchesToPair } from '../bracket.js';
import type { ProposedRound } from '../proposal.js';
import { refuseLeague, type LeagueRefusalCode } from '../refusals.js';
import type { Season } from '../state.js';

/** A pairing that names a match is that match of the bracket: its two players, and open. */
export function wrongMatch(before: Season, { pairings }: ProposedRound): Refusal<LeagueRefusalCode> | undefined {
  const named = pairings.filter(({ match }) => match !== null);
  if (named.length === 0) return undefined;
  const open = new Map(matchesToPair(before).map(({ id, players }) => [id, players]));
  const wrong = named.find(({ match, players }, place) => {
    const due: readonly (string | null)[] = open.get(match ?? '') ?? [];
    const isTwice = named.findIndex((other) => other.match === match) !== place;
    return isTwice || players.length !== due.length || !players.every((player) => due.includes(player));
  });
  return wrong && refuseLeague('wrongMatch', { match: wrong.match });
}
