import { arenaPairings, type Waiting } from '../pairings/arena.js';
import { pointsOf } from '../standings/scores.js';
import type { Asking, CommandOf, LeagueDecision } from './asking.js';
import { pairedAtOnce } from './paired-at-once.js';
import { refuseLeague } from './refusals.js';
import { scoresIn } from './season-table.js';
import { pairingsOf, playing, playsNow, type Season } from './state.js';
import { wrongTable } from './wrong-table.js';

/** Whoever plays in an arena, and has no game now, waits for one. */
export function wait(season: Season, { player }: CommandOf<'wait'>, { by, at, seats }: Asking): LeagueDecision {
  if (season.plan.format.kind !== 'ARENA') return refuseLeague('arenasOnly');
  if (!playing(season).some((entry) => entry.player === player)) return refuseLeague('notEntered', { player });
  if (isWaiting(season, player)) return refuseLeague('alreadyWaiting', { player });
  if (playsNow(season, player)) return refuseLeague('playsAlready', { player });
  // Where two teams of either size have a table, one of each has one too: nobody who waits is in the way of others.
  const wrong = wrongTable(season, [{ players: [player, player] }], seats);
  return wrong ?? { events: [{ type: 'waits', season: season.number, player, since: at, by }] };
}

/** Whoever waits stops when he likes. */
export function stopWaiting(season: Season, { player }: CommandOf<'stopWaiting'>, { by }: Asking): LeagueDecision {
  if (!isWaiting(season, player)) return refuseLeague('notWaiting', { player });
  return { events: [{ type: 'stoppedWaiting', season: season.number, player, by }] };
}

/** Pairs all who wait, at one time, but for one who may be left over. */
export function pairWaiting(season: Season, asking: Asking): LeagueDecision {
  const duels = arenaPairings(waitingIn(season, asking.at));
  if (duels.length === 0) return refuseLeague('nobodyToPair');
  const games = duels.map(({ first, second }) => [first, second]);
  return { events: [pairedAtOnce(season, games, asking)] };
}

const isWaiting = ({ waiting }: Season, player: string): boolean => waiting.some((one) => one.player === player);

/** How many are paired in one commit, which has 500 games at most: those who began to wait first. */
const MOST_PAIRED = 1_000;

/** Those who wait, with what they have come to until now. */
function waitingIn(season: Season, at: number): readonly Waiting[] {
  const waiting = season.waiting.slice(0, MOST_PAIRED);
  const scores = scoresIn(season);
  const met = new Map<string, { readonly player: string; readonly wasFirst: boolean }[]>(
    waiting.map(({ player }) => [player, []]),
  );
  for (const { players } of pairingsOf(season))
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
