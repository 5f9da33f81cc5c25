import type { Asking, CommandOf, LeagueDecision } from '../asking.js';
import { dueGroups } from '../groups/forming.js';
import type { Season } from '../state.js';
import { afterDropping, beforeRound } from './check-in.js';
import { requestedByes } from './bye-requests.js';

/**
 * Pairs a round of the participants that are there, in their groups, with the byes that players have asked for. An organizer who names
 * a player decides for that player.
 */
export function pairPrepared(
  season: Season,
  command: CommandOf<'pairRound'>,
  asking: Asking,
  pair: (season: Season, command: CommandOf<'pairRound'>, asking: Asking) => LeagueDecision,
): LeagueDecision {
  const { pairings, byes = [], round } = command;
  const prepared = beforeRound(season, asking);
  const formed = dueGroups(afterDropping(season, prepared), asking);
  if (formed && 'code' in formed) return formed;
  const before = formed ? [...prepared, formed] : prepared;
  const ready = afterDropping(season, before);
  const named = [...(pairings ?? []).flatMap(({ players }) => players), ...byes.map(({ player }) => player)];
  const asked = requestedByes(ready, round, new Set(named));
  const decision = pair(ready, asked.length === 0 ? command : { ...command, byes: [...byes, ...asked] }, asking);
  if ('code' in decision) return decision;
  const isProposed = pairings === undefined && byes.length === 0;
  const events = decision.events.map((event) =>
    event.type === 'roundPaired' && isProposed ? { ...event, isProposed } : event,
  );
  return { events: [...before, ...events] };
}
