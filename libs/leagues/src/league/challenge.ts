import { mayChallenge } from '../pairings/ladder.js';
import type { Asking, CommandOf, LeagueDecision } from './asking.js';
import { withoutDeck } from './decks/submitted.js';
import { pairedAtOnce } from './paired-at-once.js';
import { ladderOf } from './season-ladder.js';
import { refuseLeague } from './refusals.js';
import { playing, playsNow, type Season } from './state.js';
import { forbiddenIn } from './running/forbidden.js';
import { wrongTable } from './wrong-table.js';

/** A player challenges another who is near enough above, while neither has a game: their game is paired at once. */
export function challenge(
  season: Season,
  { player, challenged }: CommandOf<'challenge'>,
  asking: Asking,
): LeagueDecision {
  const { format } = season.plan;
  if (format.kind !== 'LADDER') return refuseLeague('laddersOnly');
  const players = [player, challenged];
  const known = new Set(playing(season).map((entry) => entry.player));
  const stranger = players.find((each) => !known.has(each));
  if (stranger !== undefined) return refuseLeague('notEntered', { player: stranger });
  const { reach } = format;
  if (!mayChallenge(ladderOf(season), player, challenged, { reach }))
    return refuseLeague('outOfReach', { player, reach });
  const bare = withoutDeck(season).find((one) => players.includes(one.player));
  if (bare) return refuseLeague('deckMissing', { player: bare.player });
  const busy = players.find((each) => playsNow(season, each));
  if (busy !== undefined) return refuseLeague('playsAlready', { player: busy });
  const wrong = forbiddenIn(season, [{ players }]) ?? wrongTable(season, [{ players }], asking.seats);
  return wrong ?? { events: [pairedAtOnce(season, [players], asking)] };
}
