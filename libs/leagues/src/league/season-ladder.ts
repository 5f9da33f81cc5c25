import { afterChallenge, type Ladder } from '../pairings/ladder.js';
import { pairingsOf, playing, type PairingOutcome, type Season } from './state.js';

/**
 * The ladder of a season, of all players who have not withdrawn. Each joins at the bottom, and the winner against a
 * player further up takes their place, in the order in which games were decided. A corrected or annulled result
 * counts as though it had always been so.
 */
export function ladderOf(season: Season): Ladder {
  const asEntered: Ladder = season.entries.map(({ player }) => player);
  const ladder = pairingsOf(season)
    .flatMap(({ outcome }) => outcome ?? [])
    .sort((one, other) => one.since - other.since)
    .reduce(afterResult, asEntered);
  // A player who beat an opponent that has since withdrawn keeps the place.
  const plays = new Set(playing(season).map(({ player }) => player));
  return ladder.filter((player) => plays.has(player));
}

/** A sole winner takes the place of the highest of the others. */
function afterResult(ladder: Ladder, { scores }: PairingOutcome): Ladder {
  const most = Math.max(...scores.map(({ points }) => points));
  const [winner, ...equals] = scores.filter(({ points }) => points === most);
  if (!winner || equals.length > 0) return ladder;
  const beaten = new Set(scores.map(({ player }) => player).filter((player) => player !== winner.player));
  const highest = ladder.find((player) => beaten.has(player));
  return highest === undefined ? ladder : afterChallenge(ladder, winner.player, highest);
}
