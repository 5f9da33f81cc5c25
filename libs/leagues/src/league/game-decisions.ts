import type { Refusal } from '#kernel';
import type { Asking, CommandOf, LeagueDecision } from './asking.js';
import { hasBracket } from './bracket.js';
import { laterMatches } from './later-matches.js';
import { pointSystemOf } from './point-system.js';
import { refuseLeague, type LeagueRefusalCode } from './refusals.js';
import { afterMatchGame } from './running/match-decisions.js';
import { ofBoard } from './running/board-decisions.js';
import { gamesOf, hasBoards, hasGame, latestGame } from './running/match-games.js';
import { wrongScores } from './running/wrong-scores.js';
import { forfeitScores, scoresOf } from './scoring.js';
import { pairingsOf, type Pairing, type Season } from './state.js';

type Change = CommandOf<'correctResult' | 'annulResult'>;

/** Decides a command about the result of a game. In a match a game is confirmed, and all else is about the match; each board of teams is decided alone. */
export function ofGame(
  season: Season,
  command: CommandOf<'confirmResult' | 'forfeit'> | Change,
  asking: Asking,
): LeagueDecision {
  const pairing = pairingsOf(season).find((one) => hasGame(one, command.gameId));
  if (!pairing) return refuseLeague('noSuchGame');
  const board = hasBoards(pairing) ? gamesOf(pairing).find(({ gameId }) => gameId === command.gameId) : undefined;
  if (board) return ofBoard(season, board, command, asking);
  switch (command.type) {
    case 'confirmResult':
      return confirm(season, pairing, command, asking);
    case 'forfeit':
      return forfeit(season, pairing, command, asking);
    default:
      return change(season, pairing, command, asking);
  }
}

function confirm(
  season: Season,
  pairing: Pairing,
  { gameId, gameHash, endedAt, placed }: CommandOf<'confirmResult'>,
  asking: Asking,
): LeagueDecision {
  const game = gamesOf(pairing).find((one) => one.gameId === gameId);
  if (pairing.outcome || game?.outcome) return refuseLeague('alreadyDecided');
  const wrong = wrongScores(pairing, placed);
  if (wrong) return wrong;
  const { by } = asking;
  const scores = [...scoresOf(season.plan, placed)];
  const told = { season: season.number, gameId, gameHash, endedAt, placed, scores, by };
  return { events: [{ type: 'resultConfirmed', ...told }, ...afterMatchGame(season, pairing, placed, asking)] };
}

function forfeit(
  season: Season,
  pairing: Pairing,
  { absent, reason }: CommandOf<'forfeit'>,
  { by }: Asking,
): LeagueDecision {
  const { players, outcome } = pairing;
  if (outcome) return refuseLeague('alreadyDecided');
  const stranger = absent.find((player) => !players.includes(player));
  if (stranger !== undefined) return refuseLeague('noSuchPlayer', { player: stranger });
  const scores = [...forfeitScores(pointSystemOf(season.plan), players, absent)];
  const { gameId } = latestGame(pairing);
  return { events: [{ type: 'resultForfeited', season: season.number, gameId, absent, scores, by, reason }] };
}

/** A changed result may change who is to play later matches of a bracket. */
function change(season: Season, pairing: Pairing, command: Change, { by }: Asking): LeagueDecision {
  const { later, reason } = command;
  const mayNot = mayNotChange(pairing, command);
  if (mayNot) return mayNot;
  if (later && !hasBracket(season)) return refuseLeague('bracketsOnly');
  const told = { season: season.number, gameId: latestGame(pairing).gameId, by, reason };
  const event =
    command.type === 'correctResult'
      ? ({ type: 'resultCorrected', scores: command.scores, ...told } as const)
      : ({ type: 'resultAnnulled', ...told } as const);
  return { events: [event, ...laterMatches(season, [event], { later, by, reason })] };
}

function mayNotChange(pairing: Pairing, command: Change): Refusal<LeagueRefusalCode> | undefined {
  if (command.type === 'correctResult')
    return pairing.outcome ? wrongScores(pairing, command.scores) : refuseLeague('notDecided');
  return pairing.outcome?.kind === 'ANNULLED' ? refuseLeague('alreadyAnnulled') : undefined;
}
