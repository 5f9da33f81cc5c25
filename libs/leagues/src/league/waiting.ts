import { arenaPairings, type Waiting } from '../pairings/arena.js';
import { pointsOf } from '../standings/scores.js';
import type { Asking, CommandOf, LeagueDecision } from './asking.js';
import { lacksDeck } from './decks/submitted.js';
import { pairedAtOnce } from './paired-at-once.js';
import { refuseLeague } from './refusals.js';
import { recordsOf, wasPlayed } from './records.js';
import { pairingsOf, playing, playsNow, type Season } from './state.js';
import { isForbidden } from './running/is-forbidden.js';
import { wrongTable } from './wrong-table.js';

/** A player of an arena without a current game waits for one. */
export function wait(season: Season, { player }: CommandOf<'wait'>, { by, at, seats }: Asking): LeagueDecision {
  if (season.plan.format.kind !== 'ARENA') return refuseLeague('arenasOnly');
  const entry = playing(season).find((one) => one.player === player);
  if (!entry) return refuseLeague('notEntered', { player });
  if (lacksDeck(season, entry)) return refuseLeague('deckMissing', { player });
  if (isWaiting(season, player)) return refuseLeague('alreadyWaiting', { player });
  if (playsNow(season, player)) return refuseLeague('playsAlready', { player });
  // If two teams of either size fit a table, one of each does too: no waiting team blocks others.
  const wrong = wrongTable(season, [{ players: [player, player] }], seats);
  return wrong ?? { events: [{ type: 'waits', season: season.number, player, since: at, by }] };
}

/** A waiting player may stop at any time. */
export function stopWaiting(season: Season, { player }: CommandOf<'stopWaiting'>, { by }: Asking): LeagueDecision {
  if (!isWaiting(season, player)) return refuseLeague('notWaiting', { player });
  return { events: [{ type: 'stoppedWaiting', season: season.number, player, by }] };
}

/** Pairs all waiting players at one time, except for one who may be left over. */
export function pairWaiting(season: Season, asking: Asking): LeagueDecision {
  const duels = arenaPairings(waitingIn(season, asking.at), (one, other) => !isForbidden(season, one, other));
  if (duels.length === 0) return refuseLeague('nobodyToPair');
  const games = duels.map(({ first, second }) => [first, second]);
  return { events: [pairedAtOnce(season, games, asking)] };
}

const isWaiting = ({ waiting }: Season, player: string): boolean => waiting.some((one) => one.player === player);

/** How many players are paired in one commit, which has at most 500 games: the longest waiting ones. */
const MOST_PAIRED = 1_000;

/** The waiting players, with their results so far. */
function waitingIn(season: Season, at: number): readonly Waiting[] {
  const waiting = season.waiting.slice(0, MOST_PAIRED);
  const scores = recordsOf(season);
  const met = new Map<string, { readonly player: string; readonly wasFirst: boolean }[]>(
    waiting.map(({ player }) => [player, []]),
  );
  for (const { players } of pairingsOf(season).filter(wasPlayed))
    for (const [place, player] of players.entries())
      for (const other of players)
        if (other !== player) met.get(player)?.push({ player: other, wasFirst: place === 0 });
  return waiting.map(({ player, since }) => ({
    player,
    points: pointsOf(scores, player),
    since: at - since,
    met: met.get(player) ?? [],
  }));
}
