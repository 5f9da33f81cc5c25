import type { Asking, CommandOf, LeagueDecision } from '../asking.js';
import type { LeagueEvent } from '../events.js';
import { pointSystemOf } from '../point-system.js';
import { refuseLeague } from '../refusals.js';
import { forfeitScores } from '../scoring.js';
import { pairingsOf, type Season } from '../state.js';
import { afterMatchGame } from './match-decisions.js';
import { lostBy } from './match-evolution.js';
import { ofBoard } from './board-decisions.js';
import { gamesOf, hasBoards, hasGame, latestGame } from './match-games.js';

/** Gives a participant a penalty; a lost game is decided with it. */
export function penalize(season: Season, command: CommandOf<'penalize'>, asking: Asking): LeagueDecision {
  const { player, penalty, reason } = command;
  if (!season.entries.some((entry) => entry.player === player)) return refuseLeague('notEntered', { player });
  const number = 1 + (season.penalties?.length ?? 0);
  const given: LeagueEvent = {
    type: 'penalized',
    season: season.number,
    number,
    player,
    penalty,
    by: asking.by,
    reason,
  };
  if (penalty.kind !== 'GAME_LOSS') return { events: [given] };
  const lost = loseGame(season, { player, gameId: penalty.gameId, reason }, asking);
  return 'events' in lost ? { events: [given, ...lost.events] } : lost;
}

/** Lifts a penalty that counts. */
export function liftPenalty(season: Season, command: CommandOf<'liftPenalty'>, { by }: Asking): LeagueDecision {
  const { number, reason } = command;
  const penalty = season.penalties?.find((one) => one.number === number);
  if (penalty?.lifted !== null) return refuseLeague('noSuchPenalty', { number });
  return { events: [{ type: 'penaltyLifted', season: season.number, number, by, reason }] };
}

interface Losing {
  readonly player: string;
  readonly gameId: string;
  readonly reason: string;
}

/** The game counts as one for which the player did not appear. */
function loseGame(season: Season, { player, gameId, reason }: Losing, asking: Asking): LeagueDecision {
  const pairing = pairingsOf(season).find((one) => hasGame(one, gameId));
  if (!pairing) return refuseLeague('noSuchGame');
  if (!pairing.players.includes(player)) return refuseLeague('noSuchPlayer', { player });
  const absent = [player];
  const board = hasBoards(pairing) ? gamesOf(pairing).find((one) => one.gameId === gameId) : undefined;
  if (board) return ofBoard(season, board, { type: 'forfeit', season: season.number, gameId, absent, reason }, asking);
  if (pairing.outcome || latestGame(pairing).gameId !== gameId) return refuseLeague('alreadyDecided');
  const told = { season: season.number, gameId, by: asking.by, reason };
  if (pairing.games) {
    const placed = lostBy(player, pairing.players);
    return { events: [{ type: 'gameLost', player, ...told }, ...afterMatchGame(season, pairing, placed, asking)] };
  }
  const scores = [...forfeitScores(pointSystemOf(season.plan), pairing.players, absent)];
  return { events: [{ type: 'resultForfeited', absent, scores, ...told }] };
}
