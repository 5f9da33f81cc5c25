import { CommitTurn } from './commit-turn.js';
import { grantTime, takeVacation } from './decide-clocks.js';
import { pardonClock, replacePlayer } from './decide-operator.js';
import { keepSeat, offerSeat, replaceLeaver, takeOverSeat, withdrawOffer } from './decide-seat-changes.js';
import {
  abandon,
  closeGame,
  expireSeeds,
  giveSeed,
  isPlayedOut,
  leaveSeat,
  openGame,
  seatBot,
  startGame,
  takeSeat,
} from './decide-table.js';
import { runStep, timeOut } from './decide-steps.js';
import { rememberDeed } from './deeds.js';
import { isAsked } from './expire-step.js';
import type { GameCommand, GameCommandOf } from './game-commands.js';
import { refuseGame } from './game-refusals.js';
import type { Game } from './game.js';
import { readWith } from './issues.js';
import { cloneGame } from './legal-commands.js';
import { rememberMoves } from './moves.js';
import {
  answerProposal,
  dropPassed,
  endPause,
  handToBot,
  isStoppedByPause,
  propose,
  withdrawProposal,
} from './proposals/decide-proposals.js';
import { countMoves } from './proposals/evolve-proposals.js';
import { pointBefore, rememberPoint } from './proposals/points.js';
import { revealsAnything } from './reveals.js';
import { endAbsence } from './leavers.js';
import { localized } from './locale.js';
import { isRefusal, type Refusal } from './refusal.js';
import type { AnyRules } from './rules.js';
import type { Seat } from './seat.js';
import type { AnyTagged } from './shapes.js';
import { beforeCommit, rememberUndo, takesBackTo } from './take-back.js';

/** How many commands a seat may give at once. */
export const MOST_COMMANDS = 20;

/** The outcome of a command: the events of one commit, never empty, or a refusal. */
export type GameDecision =
  | {
      readonly events: readonly AnyTagged[];
      /** The command as it is stored: in canonical form, and of a list the commands that were carried out. */
      readonly command: GameCommand;
    }
  | Refusal;

/** Where and when a commit is made. */
export interface CommitContext {
  /** Hash of the commit before, where the game stands in a chain; without it no game with `chance: 2` can draw. */
  readonly previousHash?: string;
  /** The time of the commit, in milliseconds since 1970; 0 where time stands still. */
  readonly at?: number;
}

/**
 * Runs one command on a game that the caller owns. On success the game has moved on and the events say how;
 * on a refusal it is unchanged. The clocks are left to `settleClocks`.
 * @param seed the game's secret seed; the commit's chance derives from it, the seats' seeds and the commit's first
 * version, with `chance: 2` from the command and `previousHash` as well, and with `chance: 3` from all commands so far.
 * Throws only for faults: a ruleset that breaks its promises. The game is then no longer of use.
 */
export function decideGame(
  ruleset: AnyRules,
  game: Game,
  command: GameCommand,
  seed: Uint8Array,
  { previousHash, at = 0 }: CommitContext = {},
): GameDecision {
  const place = { command, seed, previousHash, at };
  if (command.type !== 'playAll') return decideCommit(new CommitTurn(ruleset, game, place), command);
  // The changes of a list before one of its commands is refused must not have happened.
  const trial = cloneGame(game);
  const decision = decideCommit(new CommitTurn(ruleset, trial, place), command);
  if (!isRefusal(decision)) Object.assign(game, trial);
  return decision;
}

function decideCommit(turn: CommitTurn, command: GameCommand): GameDecision {
  const { game } = turn;
  const isOfSeat = command.type === 'play' || command.type === 'playAll';
  const before = isOfSeat ? beforeCommit(game) : undefined;
  const point = pointBefore(game, command);
  const { proposal } = game;
  const refusal = isStopped(turn, command) ?? applyCommand(turn, command);
  if (refusal) return refusal;
  dropPassed(turn, proposal, turn.command);
  turn.settle();
  keepSeat(turn);
  if (isOfSeat && game.takeBack && leavesNoTrace(turn)) turn.emit({ type: 'takeBackAllowed', seat: command.seat });
  rememberUndo(game, before, turn.events);
  rememberPoint(turn.ruleset, game, point, turn.events);
  countMoves(game, turn.command);
  rememberDeed(game, command);
  rememberMoves(game, turn.command);
  endAbsence(game, command);
  // The chance of older games derives from commands as they were given.
  const isOlder = game.chance !== undefined && game.moves === undefined;
  return { events: turn.events, command: isOlder ? command : turn.command };
}

/** In a pause, and after the last move of a deal that other tables still play, only some commands are taken. */
function isStopped({ ruleset, game }: CommitTurn, command: GameCommand): Refusal | undefined {
  if (isStoppedByPause(game, command)) return refuseGame('paused');
  const isOfServer = command.type === 'closeGame' || command.type === 'abandonGame';
  return !isOfServer && isPlayedOut(ruleset, game) ? refuseGame('playedOut') : undefined;
}

function applyCommand(turn: CommitTurn, command: GameCommand): Refusal | undefined {
  switch (command.type) {
    case 'openGame':
      return openGame(turn, command);
    case 'takeSeat':
      return takeSeat(turn, command);
    case 'seatBot':
      return seatBot(turn, command);
    case 'leaveSeat':
      return leaveSeat(turn, command);
    case 'startGame':
      return startGame(turn);
    case 'giveSeed':
      return giveSeed(turn, command);
    case 'expireSeeds':
      return expireSeeds(turn);
    case 'play':
      return play(turn, command);
    case 'playAll':
      return playAll(turn, command);
    case 'takeBack':
      return takeBack(turn, command);
    case 'resign':
      return resign(turn, command.seat);
    case 'pardonClock':
      return pardonClock(turn, command);
    case 'replacePlayer':
      return replacePlayer(turn, command);
    case 'closeGame':
      return closeGame(turn);
    case 'abandonGame':
      return abandon(turn);
    case 'runStep':
      return runStep(turn, command.key);
    case 'expireStep':
      return timeOut(turn, command);
    default:
      return applyAgreement(turn, command);
  }
}

type Agreement = GameCommandOf<
  | 'propose'
  | 'answerProposal'
  | 'withdrawProposal'
  | 'endPause'
  | 'handToBot'
  | 'takeVacation'
  | 'grantTime'
  | 'offerSeat'
  | 'withdrawOffer'
  | 'takeOverSeat'
  | 'replaceLeaver'
>;

/** What players agree on, time that they take and give, and seats that change hands. */
function applyAgreement(turn: CommitTurn, command: Agreement): Refusal | undefined {
  switch (command.type) {
    case 'propose':
      return propose(turn, command);
    case 'answerProposal':
      return answerProposal(turn, command);
    case 'withdrawProposal':
      return withdrawProposal(turn, command);
    case 'endPause':
      return endPause(turn, command);
    case 'handToBot':
      return handToBot(turn, command);
    case 'takeVacation':
      return takeVacation(turn, command);
    case 'grantTime':
      return grantTime(turn, command);
    case 'offerSeat':
      return offerSeat(turn, command);
    case 'withdrawOffer':
      return withdrawOffer(turn, command);
    case 'takeOverSeat':
      return takeOverSeat(turn, command);
    case 'replaceLeaver':
      return replaceLeaver(turn, command);
  }
}

function play(turn: CommitTurn, { seat, command, stepId }: GameCommandOf<'play'>): Refusal | undefined {
  const { game, ruleset } = turn;
  if (game.phase === 'open') return refuseGame('notStarted');
  if (!game.seats.some((holder) => holder.seat === seat)) return refuseGame('noSuchSeat', { seat });
  if (stepId !== undefined && !isAsked(ruleset, game, seat, stepId)) return refuseGame('staleStep', { stepId });
  const parsed = parseCommand(ruleset, command);
  if (isRefusal(parsed)) return parsed;
  const before = turn.events.length;
  turn.give(seat, parsed);
  const refusal = ruleset.decide(turn, parsed, seat);
  if (refusal && turn.events.length > before)
    throw new Error(`"${ruleset.name}" refused (${refusal.code}) after it had emitted events.`);
  if (!refusal && game.phase === 'over')
    throw new Error(`"${ruleset.name}" accepted a command after the end of the game.`);
  return refusal;
}

/**
 * Each command on the game after the ones before, up to the first that draws chance or makes anything known: a
 * refusal of a later one would tell what has not happened, and let the seat try again for other dice. A refusal says which
 * command it is about, from 1 (`place`).
 */
function playAll(turn: CommitTurn, { seat, commands, stepId }: GameCommandOf<'playAll'>): Refusal | undefined {
  if (commands.length === 0 || commands.length > MOST_COMMANDS)
    return refuseGame('wrongLength', { most: MOST_COMMANDS });
  for (const [index, command] of commands.entries()) {
    const step = index === 0 && stepId !== undefined ? { stepId } : {};
    const refusal = play(turn, { type: 'play', seat, command, ...step });
    if (refusal) return { ...refusal, place: index + 1 };
    if (turn.drew || makesKnown(turn)) return undefined;
  }
  return undefined;
}

function takeBack(turn: CommitTurn, { seat, to }: GameCommandOf<'takeBack'>): Refusal | undefined {
  const { game } = turn;
  if (!game.takeBack) return refuseGame('noTakeBacks');
  if (game.phase !== 'running') return refuseGame('notRunning');
  if (!takesBackTo(game, seat).includes(to)) return refuseGame('nothingToTakeBack');
  turn.emit({ type: 'commandsTakenBack', seat, to });
  return undefined;
}

/** Whether a seat may take back its last commands: the game goes on, nothing was drawn, and no one has learned anything. */
const leavesNoTrace = (turn: CommitTurn): boolean => turn.game.phase === 'running' && !turn.drew && !makesKnown(turn);

/** Whether any event so far makes something known that was hidden, by its type alone. */
const makesKnown = ({ ruleset, events }: CommitTurn): boolean =>
  events.some(({ type }) => revealsAnything(ruleset, type));

const NO_COMMAND = localized('A command is an object with a “type”.', 'Une commande est un objet avec un « type ».');

/** What was parsed, and for which ruleset. */
const parsedFor = new WeakMap<object, AnyRules>();

/**
 * A command in canonical form, as its schema parses it, or the refusal of anything else. Takes any JSON.
 * A command that it has parsed for a ruleset it gives back as it is: on its way a command is parsed once, however many callers ask.
 */
export function parseCommand(ruleset: AnyRules, command: unknown): AnyTagged | Refusal {
  if (typeof command !== 'object' || command === null || Array.isArray(command)) {
    return refuseGame('invalidCommand', { issues: NO_COMMAND });
  }
  if (parsedFor.get(command) === ruleset) return command as AnyTagged;
  const { type, ...fields } = command as Record<string, unknown>;
  const { commands } = ruleset.schemas;
  if (typeof type !== 'string') return refuseGame('invalidCommand', { issues: NO_COMMAND });
  if (!Object.hasOwn(commands, type) || !commands[type]) {
    return refuseGame('unknownCommand', { command: type.slice(0, 100) });
  }
  const { data, issues } = readWith<Readonly<Record<string, unknown>>>(commands[type], fields);
  if (issues) return refuseGame('invalidCommand', { issues });
  const canonical = { type, ...data };
  parsedFor.set(canonical, ruleset);
  return canonical;
}

function resign(turn: CommitTurn, seat: Seat): Refusal | undefined {
  const { game, ruleset } = turn;
  if (game.phase !== 'running') return refuseGame('notRunning');
  const holder = game.seats.find((candidate) => candidate.seat === seat);
  if (!holder) return refuseGame('noSuchSeat', { seat });
  if (holder.resigned) return refuseGame('alreadyResigned', { seat });
  turn.emit({ type: 'seatResigned', seat });
  ruleset.resigned(turn, seat);
  return undefined;
}
