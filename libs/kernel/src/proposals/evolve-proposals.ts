import type { GameCommand } from '../game-commands.js';
import type { GameEvent } from '../game-events.js';
import type { Game } from '../game.js';
import type { SeatChange } from '../seat-changes.js';
import type { Seat } from '../seat.js';
import { MOVES_UNTIL_AGAIN, type ProposalKind } from './proposal.js';
import { proposalEventSchemas } from './proposal-events.js';
import { undoTo } from './points.js';

/** An event of proposals, or of what players have agreed on. */
export type ProposalEvent = Extract<GameEvent, { readonly type: keyof typeof proposalEventSchemas }>;

/** True for an event of proposals. */
export const isProposalEvent = (event: GameEvent): event is ProposalEvent =>
  Object.hasOwn(proposalEventSchemas, event.type);

/** Applies an event of proposals to a game, in place. */
export function evolveProposals(game: Game, event: ProposalEvent): void {
  switch (event.type) {
    case 'proposed': {
      const { type: _, ...proposed } = event;
      game.proposal = { number: game.version + 1, ...proposed, agreed: [], refused: [], age: 0 };
      return;
    }
    case 'proposalAnswered':
      answered(game, event.seat, event.agrees);
      return;
    case 'proposalDropped':
      drop(game, event.because);
      return;
    case 'gamePaused':
      game.pause = { since: game.version + 1, ...(event.seconds === undefined ? {} : { seconds: event.seconds }) };
      carriedOut(game, 'PAUSE');
      return;
    case 'pauseEnded':
      delete game.pause;
      return;
    case 'undone':
      undoTo(game, event.to);
      carriedOut(game, 'UNDO');
      return;
  }
}

/** A proposal that a bot takes over a seat is carried out, in place, when the seat has another holder. */
export function settleTakeover(game: Game, { type, seat }: SeatChange): void {
  if ((type === 'botTookOver' || type === 'seatTakenOver') && game.proposal?.of === seat) carriedOut(game, 'TAKEOVER');
}

/** Forgets, in place, what was open or agreed on: the game is over. */
export function endProposals(game: Game): void {
  delete game.proposal;
  delete game.pause;
  delete game.stoppedAt;
}

/** Counts the commands of seats, in place, at the end of their commit: proposals fall by them, and refused kinds wait for them. */
export function countMoves(game: Game, command: GameCommand): void {
  const count = movesOf(command);
  if (count === 0 || !('seat' in command)) return;
  if (game.proposal) game.proposal = { ...game.proposal, age: game.proposal.age + count };
  if (!game.proposalWaits) return;
  game.proposalWaits = game.proposalWaits
    .map((wait) => (wait.seat === command.seat ? { ...wait, moves: wait.moves - count } : wait))
    .filter(({ moves }) => moves > 0);
}

/** How many commands of the ruleset a command has. */
export function movesOf(command: GameCommand): number {
  if (command.type === 'playAll') return command.commands.length;
  return command.type === 'play' ? 1 : 0;
}

function answered(game: Game, seat: Seat, agrees: boolean): void {
  const { proposal } = game;
  if (!proposal) return;
  const { agreed, refused } = proposal;
  game.proposal = agrees ? { ...proposal, agreed: [...agreed, seat] } : { ...proposal, refused: [...refused, seat] };
}

function drop(game: Game, because: 'REFUSED' | 'WITHDRAWN' | 'FELL'): void {
  const { proposal } = game;
  if (!proposal) return;
  const { seat, kind } = proposal;
  if (because === 'REFUSED')
    game.proposalWaits = [...(game.proposalWaits ?? []), { seat, kind, moves: MOVES_UNTIL_AGAIN }];
  delete game.proposal;
}

function carriedOut(game: Game, kind: ProposalKind): void {
  if (game.proposal?.kind === kind) delete game.proposal;
}
