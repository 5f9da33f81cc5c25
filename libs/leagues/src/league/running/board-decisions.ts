import type { Refusal } from '#kernel';
import type { Asking, CommandOf, LeagueDecision } from '../asking.js';
import { hasBracket } from '../bracket.js';
import type { LeagueEvent } from '../events.js';
import { seasonAfter, type SeasonEvent } from '../evolve.js';
import { laterMatches } from '../later-matches.js';
import { refuseLeague, type LeagueRefusalCode } from '../refusals.js';
import { scoresOf, type Scored } from '../scoring.js';
import { pairingsOf, type Pairing, type Season } from '../state.js';
import { boardPoints, boardsPlaced } from './board-score.js';
import { gamesOf, hasGame } from './match-games.js';
import { wrongScores } from './wrong-scores.js';

type OfBoard = CommandOf<'confirmResult' | 'forfeit' | 'correctResult' | 'annulResult'>;

/** Decides about the result of a board. With the last one its match is decided, and again with each change. */
export function ofBoard(season: Season, board: Pairing, command: OfBoard, asking: Asking): LeagueDecision {
  const mayNot = mayNotDecide(board, command);
  if (mayNot) return mayNot;
  const later = 'later' in command ? command.later : undefined;
  if (later && !hasBracket(season)) return refuseLeague('bracketsOnly');
  const event = eventOf(season, board, command, asking);
  const events = [event, ...decided(seasonAfter(season, event), event.gameId, asking)];
  const isChange = command.type === 'correctResult' || command.type === 'annulResult';
  if (!isChange) return { events };
  const { reason } = command;
  return { events: [...events, ...laterMatches(season, events, { later, by: asking.by, reason })] };
}

function mayNotDecide(board: Pairing, command: OfBoard): Refusal<LeagueRefusalCode> | undefined {
  const { players, outcome } = board;
  switch (command.type) {
    case 'confirmResult':
      return outcome ? refuseLeague('alreadyDecided') : wrongScores(board, command.placed);
    case 'forfeit': {
      const stranger = command.absent.find((player) => !players.includes(player));
      if (outcome) return refuseLeague('alreadyDecided');
      return stranger === undefined ? undefined : refuseLeague('noSuchPlayer', { player: stranger });
    }
    case 'correctResult':
      return outcome ? wrongScores(board, command.scores) : refuseLeague('notDecided');
    case 'annulResult':
      return outcome?.kind === 'ANNULLED' ? refuseLeague('alreadyAnnulled') : undefined;
  }
}

type BoardEvent = Extract<
  SeasonEvent,
  { readonly type: 'resultConfirmed' | 'resultForfeited' | 'resultCorrected' | 'resultAnnulled' }
>;

function eventOf(
  { number: season }: Season,
  { gameId, players }: Pairing,
  command: OfBoard,
  { by }: Asking,
): BoardEvent {
  const told = { season, gameId, by };
  switch (command.type) {
    case 'confirmResult': {
      const { gameHash, endedAt, placed } = command;
      return { type: 'resultConfirmed', ...told, gameHash, endedAt, placed, scores: boardPoints(placed) };
    }
    case 'forfeit': {
      const { absent, reason } = command;
      const scores = players.map((player): Scored => ({ player, points: absent.includes(player) ? 0 : 1 }));
      return { type: 'resultForfeited', ...told, absent, scores: [...scores], reason };
    }
    case 'correctResult':
      return { type: 'resultCorrected', ...told, scores: command.scores, reason: command.reason };
    case 'annulResult':
      return { type: 'resultAnnulled', ...told, reason: command.reason };
  }
}

/** The result of a match all of whose boards are decided; none where all are annulled, for then the match is. */
function decided(
  season: Season,
  gameId: string,
  { by }: Asking,
): readonly Extract<LeagueEvent, { type: 'matchDecided' }>[] {
  const pairing = pairingsOf(season).find((one) => hasGame(one, gameId));
  const outcomes = pairing ? gamesOf(pairing).flatMap(({ outcome }) => outcome ?? []) : [];
  if (!pairing || outcomes.length < gamesOf(pairing).length) return [];
  if (outcomes.every(({ kind }) => kind === 'ANNULLED')) return [];
  const placed = boardsPlaced(pairing.players, outcomes);
  return [
    { type: 'matchDecided', season: season.number, gameId, placed, scores: [...scoresOf(season.plan, placed)], by },
  ];
}
