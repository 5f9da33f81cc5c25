import type { CommitTurn } from '../commit-turn.js';
import type { GameCommand, GameCommandOf } from '../game-commands.js';
import { refuseGame } from '../game-refusals.js';
import type { Game, SeatHolder } from '../game.js';
import type { Refusal } from '../refusal.js';
import { isRefusal } from '../refusal.js';
import type { Seat } from '../seat.js';
import { waitingIn } from '../waiting-in.js';
import { waitsForSeats } from '../waiting.js';
import { movesOf } from './evolve-proposals.js';
import { revealedSince, undoesTo } from './points.js';
import { MOVES_TO_ANSWER, type Proposal, type Revealed } from './proposal.js';

type Propose = GameCommandOf<'propose'>;

/** What a proposal says beside its kind, and what became known since the point of an undo. */
type Terms = Pick<Propose, 'seconds' | 'to' | 'of' | 'bot'> & { readonly since?: Revealed[] };

/** A seat proposes something. What only bots would have to agree to happens at once. */
export function propose(turn: CommitTurn, command: Propose): Refusal | undefined {
  const { game } = turn;
  const { seat, kind } = command;
  const refused = refuseSeat(game, seat);
  if (refused) return refused;
  if (game.proposal) return refuseGame('proposalOpen');
  const wait = game.proposalWaits?.find((each) => each.seat === seat && each.kind === kind);
  if (wait) return refuseGame('proposeLater', { moves: wait.moves });
  const terms = termsOf(turn, command);
  if (isRefusal(terms)) return terms;
  const asked = game.seats.filter((holder) => holder.seat !== seat && isPerson(holder)).map((holder) => holder.seat);
  turn.emit({ type: 'proposed', seat, kind, ...terms, asked });
  conclude(turn);
  return undefined;
}

/** A seat agrees to the open proposal, or refuses it. */
export function answerProposal(turn: CommitTurn, command: GameCommandOf<'answerProposal'>): Refusal | undefined {
  const { game } = turn;
  const { seat, proposal: number, agrees } = command;
  const { proposal } = game;
  if (game.phase !== 'running') return refuseGame('notRunning');
  if (proposal?.number !== number) return refuseGame('proposalPassed');
  if (!stillAsked(proposal).includes(seat)) return refuseGame('notAsked', { seat });
  turn.emit({ type: 'proposalAnswered', seat, agrees });
  conclude(turn);
  return undefined;
}

/** The seat that has proposed no longer wants it. */
export function withdrawProposal(turn: CommitTurn, { seat }: GameCommandOf<'withdrawProposal'>): Refusal | undefined {
  if (turn.game.proposal?.seat !== seat) return refuseGame('proposalPassed');
  turn.emit({ type: 'proposalDropped', because: 'WITHDRAWN' });
  return undefined;
}

/** A seat ends the pause, or a job does when its time is over. */
export function endPause(turn: CommitTurn, { seat }: GameCommandOf<'endPause'>): Refusal | undefined {
  const { game } = turn;
  if (!game.pause) return refuseGame('notPaused');
  const refused = seat === undefined ? undefined : refuseSeat(game, seat);
  if (refused) return refused;
  if (seat === undefined && game.pause.seconds === undefined) return refuseGame('nothingDue');
  turn.emit({ type: 'pauseEnded', ...(seat === undefined ? {} : { seat }) });
  return undefined;
}

/** A player hands over to a bot, while another person stays at the table. */
export function handToBot(turn: CommitTurn, { seat, bot }: GameCommandOf<'handToBot'>): Refusal | undefined {
  const { game } = turn;
  const refused = refuseSeat(game, seat);
  if (refused) return refused;
  if (!game.seats.some((holder) => holder.seat !== seat && isPerson(holder))) return refuseGame('lastPerson');
  turn.emit({ type: 'botTookOver', seat, bot });
  return undefined;
}

/** Commands of play, and those that move its clocks. */
const STOPPED: readonly GameCommand['type'][] = [
  'play',
  'playAll',
  'takeBack',
  'takeVacation',
  'grantTime',
  'expireStep',
];

/** Whether a pause refuses a command. Steps of the rules run, and seats may leave. */
export const isStoppedByPause = ({ pause }: Readonly<Game>, { type }: GameCommand): boolean =>
  pause !== undefined && STOPPED.includes(type);

/**
 * Takes a proposal off the table that was open before a command, once what it was about has passed: an undo when play goes on, a takeover
 * when its seat plays, any when a seat resigns or changes hands, and after `MOVES_TO_ANSWER` commands.
 */
export function dropPassed(turn: CommitTurn, before: Proposal | undefined, command: GameCommand): void {
  const { game } = turn;
  if (!before || game.phase !== 'running' || game.proposal?.number !== before.number) return;
  if (hasPassed(before, command)) turn.emit({ type: 'proposalDropped', because: 'FELL' });
}

function hasPassed({ kind, of, age }: Proposal, command: GameCommand): boolean {
  switch (command.type) {
    case 'play':
    case 'playAll':
      return kind === 'UNDO' || command.seat === of || age + movesOf(command) >= MOVES_TO_ANSWER;
    case 'runStep':
    case 'expireStep':
    case 'takeBack':
      return kind === 'UNDO';
    case 'resign':
    case 'replacePlayer':
    case 'handToBot':
    case 'takeOverSeat':
    case 'replaceLeaver':
      return true;
    default:
      return false;
  }
}

/** The seats whose answers a proposal awaits. */
export const stillAsked = ({ asked, agreed, refused }: Proposal): readonly Seat[] =>
  asked.filter((seat) => !agreed.includes(seat) && !refused.includes(seat));

function refuseSeat({ phase, seats }: Readonly<Game>, seat: Seat): Refusal | undefined {
  if (phase !== 'running') return refuseGame('notRunning');
  const holder = seats.find((each) => each.seat === seat);
  if (!holder) return refuseGame('noSuchSeat', { seat });
  if (holder.account === null) return refuseGame('seatOfBot', { seat });
  return holder.resigned ? refuseGame('alreadyResigned', { seat }) : undefined;
}

const isPerson = ({ account, resigned }: SeatHolder): boolean => account !== null && !resigned;

function termsOf(turn: CommitTurn, command: Propose): Terms | Refusal {
  switch (command.kind) {
    case 'PAUSE':
      if (turn.game.pause) return refuseGame('paused');
      return command.seconds === undefined ? {} : { seconds: command.seconds };
    case 'UNDO':
      return termsOfUndo(turn.game, command);
    case 'TAKEOVER':
      return termsOfTakeover(turn, command);
  }
}

function termsOfUndo(game: Game, { seat, to }: Propose): Terms | Refusal {
  if (!game.undoBy) return refuseGame('noUndo');
  if (game.pause) return refuseGame('paused');
  if (to === undefined || !undoesTo(game, seat).includes(to)) return refuseGame('nothingToUndo');
  return { to, since: [...revealedSince(game, to)] };
}

/** Only a seat that the game waits for, and that has let its time run out, can be missed. */
function termsOfTakeover({ game, ruleset }: CommitTurn, { seat, of, bot }: Propose): Terms | Refusal {
  if (of === undefined || of === seat || bot === undefined) return refuseGame('noTakeover');
  const refused = refuseSeat(game, of);
  if (refused) return refused;
  const waiting = waitingIn(ruleset, game);
  const isMissed = waitsForSeats(waiting) && waiting.seats.includes(of) && game.timedOut?.includes(of);
  return isMissed ? { of, bot } : refuseGame('noTakeover');
}

/** Carries out the open proposal once enough have agreed, or takes it off the table once it cannot be agreed to any more. */
function conclude(turn: CommitTurn): void {
  const { proposal } = turn.game;
  if (!proposal) return;
  if (isRefused(proposal)) turn.emit({ type: 'proposalDropped', because: 'REFUSED' });
  else if (isAgreed(proposal)) carryOut(turn, proposal);
}

/** Pause and undo take all who are asked; a takeover takes one of them, and its seat may refuse it. */
function isAgreed({ kind, asked, agreed }: Proposal): boolean {
  return kind === 'TAKEOVER' ? agreed.length > 0 : agreed.length === asked.length;
}

function isRefused({ kind, of, asked, refused }: Proposal): boolean {
  if (kind !== 'TAKEOVER') return refused.length > 0;
  return refused.length === asked.length || (of !== undefined && refused.includes(of));
}

function carryOut(turn: CommitTurn, { kind, seat, seconds, to, of, bot }: Proposal): void {
  if (kind === 'PAUSE') turn.emit({ type: 'gamePaused', ...(seconds === undefined ? {} : { seconds }) });
  if (kind === 'UNDO' && to !== undefined) turn.emit({ type: 'undone', seat, to });
  if (kind === 'TAKEOVER' && of !== undefined && bot !== undefined) turn.emit({ type: 'botTookOver', seat: of, bot });
}
