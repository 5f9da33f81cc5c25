import { windClocks } from './clocks.js';
import { rememberDeed } from './deeds.js';
import { isGameEvent, type GameEvent } from './game-events.js';
import { takePosition } from './forks.js';
import type { GameCommand } from './game-commands.js';
import { ABANDONED, type Game, type SeatHolder } from './game.js';
import { countAbsences, endAbsence, rememberTimeOut } from './leavers.js';
import { evolveClocks } from './longer-clocks.js';
import { rememberMoves } from './moves.js';
import {
  countMoves,
  endProposals,
  evolveProposals,
  isProposalEvent,
  settleTakeover,
  type ProposalEvent,
} from './proposals/evolve-proposals.js';
import { startClocks, stopClocks } from './proposals/pause.js';
import { leavePoints, pointBefore, rememberPoint, timePoint } from './proposals/points.js';
import { CHANCE, CHANCE_OF_COMMANDS, NO_DEEDS } from './random.js';
import type { AnyRules, SeatAtStart } from './rules.js';
import { changeSeat, handOver, isSeatChange, resignSeat, type SeatChange } from './seat-changes.js';
import type { Seat } from './seat.js';
import type { AnyTagged } from './shapes.js';
import { beforeCommit, mayBeTakenBack, rememberUndo, takeBackTo } from './take-back.js';
import { fullBanks } from './time-bank.js';
import { fullVacations } from './vacation.js';
import { waitingIn } from './waiting-in.js';
import { waitsForSeats } from './waiting.js';

/** A commit as far as folding needs it: its command, its events in order, and when it was made (milliseconds since 1970). */
export interface CommittedEvents {
  readonly command: { readonly type: string };
  readonly events: readonly AnyTagged[];
  readonly at: number;
}

/**
 * Applies one event to a game that the caller owns, in place.
 * Throws when the event does not belong to the ruleset.
 */
export function evolveGame(ruleset: AnyRules, game: Game, event: AnyTagged): void {
  if (isGameEvent(event)) evolveOwn(ruleset, game, event);
  else if (!Object.hasOwn(ruleset.schemas.events, event.type)) {
    throw new TypeError(`The ruleset "${ruleset.name}" has no event "${event.type}".`);
  } else ruleset.evolve(game.state, event);
  game.version += 1;
}

/** Applies a whole commit to a game that the caller owns, in place, and winds its clocks. */
export function applyCommit(ruleset: AnyRules, game: Game, commit: CommittedEvents): void {
  const before = mayBeTakenBack(commit.events) ? beforeCommit(game) : undefined;
  const point = pointBefore(game, commit.command);
  for (const event of commit.events) evolveGame(ruleset, game, event);
  rememberUndo(game, before, commit.events);
  rememberPoint(ruleset, game, point, commit.events);
  countMoves(game, commit.command as GameCommand);
  rememberDeed(game, commit.command);
  rememberMoves(game, commit.command as GameCommand);
  endAbsence(game, commit.command);
  settleClocks(ruleset, game, commit.at);
}

/** Winds the clocks of a game whose last commit was made at `at`; they stand while it is paused. */
export function settleClocks(ruleset: AnyRules, game: Game, at: number): void {
  timePoint(game, at);
  if (game.phase !== 'running') {
    game.clocks = [];
    return;
  }
  const waiting = waitingIn(ruleset, game);
  if (game.pause) stopClocks(game, at);
  else {
    startClocks(game, at);
    windClocks(game, waiting, at);
  }
  countAbsences(game, game.pause || !waitsForSeats(waiting) ? [] : waiting.seats, at);
}

function evolveOwn(ruleset: AnyRules, game: Game, event: GameEvent): void {
  if (isSeatChange(event)) {
    changeSeat(game, event);
    settleTakeover(game, event);
  } else if (isProposalEvent(event)) evolveProposals(game, event);
  else evolveTable(ruleset, game, event);
  if (game.phase === 'over') endProposals(game);
}

function evolveTable(ruleset: AnyRules, game: Game, event: Exclude<GameEvent, ProposalEvent | SeatChange>): void {
  switch (event.type) {
    case 'gameOpened':
      open(game, event);
      return;
    case 'seatTaken':
      game.seats.push(holderOf(event));
      game.seats.sort((a, b) => a.seat - b.seat);
      return;
    case 'seatLeft':
      game.seats = game.seats.filter((holder) => holder.seat !== event.seat);
      return;
    case 'gameStarted':
      begin(ruleset, game, event.seats);
      return;
    case 'startCalled':
      game.startCalled = true;
      return;
    case 'seedGiven':
      changeHolder(game, event.seat, { seed: event.seed });
      return;
    case 'seatReplaced':
      handOver(game, event.seat, { account: event.account, bot: null }, { byOperator: true });
      return;
    case 'seatTimedOut':
      rememberTimeOut(game, event.seat);
      return;
    case 'seedsWithheld':
    case 'takeBackAllowed':
      return;
    case 'commandsTakenBack':
      takeBack(game, event.to);
      return;
    case 'seatResigned':
      resignSeat(game, event.seat);
      return;
    case 'gameOver':
      end(game, { reason: event.reason, placings: event.placings });
      return;
    case 'gameAbandoned':
      end(game, { reason: ABANDONED, placings: [] });
      return;
    case 'seedRevealed':
      game.seed = event.seed;
      return;
    default:
      evolveClocks(game, event);
  }
}

function end(game: Game, outcome: NonNullable<Game['outcome']>): void {
  game.phase = 'over';
  game.outcome = outcome;
}

function open(game: Game, event: Extract<GameEvent, { type: 'gameOpened' }>): void {
  game.ruleset = event.ruleset;
  game.rulesVersion = event.rulesVersion;
  game.options = event.options;
  game.seedCommitment = event.seedCommitment;
  game.openedBy = event.openedBy;
  openTerms(game, event);
  if (event.rulesDigest !== undefined) game.rulesDigest = event.rulesDigest;
  if (event.chance !== undefined) game.chance = event.chance;
  if (event.chance === CHANCE) game.moves = {};
  if (event.chance === CHANCE_OF_COMMANDS) game.deeds = NO_DEEDS;
  if (event.hiddenSeeds !== undefined) game.hiddenSeeds = event.hiddenSeeds;
  if (event.invitation !== undefined) game.invitation = event.invitation;
  if (event.unlisted !== undefined) game.unlisted = event.unlisted;
  if (event.rematchOf !== undefined) game.rematchOf = event.rematchOf;
  if (event.forkedFrom !== undefined) game.forkedFrom = event.forkedFrom;
  if (event.position !== undefined) game.position = event.position;
  if (event.takeBack !== undefined) game.takeBack = event.takeBack;
  if (event.undo !== undefined) {
    game.undoBy = event.undo;
    game.points = [];
  }
  if (event.spectatorDelay !== undefined) game.spectatorDelay = event.spectatorDelay;
}

function takeBack(game: Game, to: number): void {
  takeBackTo(game, to);
  leavePoints(game, to);
}

/** The time of a table, and what happens to its seats. */
function openTerms(game: Game, event: Extract<GameEvent, { type: 'gameOpened' }>): void {
  if (event.bank !== undefined) game.bank = event.bank;
  if (event.calendar !== undefined) game.calendar = event.calendar;
  if (event.vacation !== undefined) game.vacation = event.vacation;
  if (event.leavers !== undefined) game.leavers = event.leavers;
  if (event.noSubstitutes !== undefined) game.noSubstitutes = event.noSubstitutes;
  if (event.sameDeal !== undefined) game.sameDeal = event.sameDeal;
}

function begin(ruleset: AnyRules, game: Game, seats: number): void {
  game.phase = 'running';
  if (game.spectatorDelay !== undefined || game.sameDeal) game.openUpTo = game.version;
  if (game.bank) game.banks = fullBanks(game.bank, seats);
  if (game.vacation) game.vacations = fullVacations(game.vacation, seats);
  if (game.position) takePosition(game, game.position);
  else game.state = ruleset.initialState(game.options, seatsAtStart(ruleset, game, seats));
}

function changeHolder(game: Game, seat: Seat, change: Partial<SeatHolder>): void {
  game.seats = game.seats.map((holder) => (holder.seat === seat ? { ...holder, ...change } : holder));
}

const holderOf = ({
  seat,
  account,
  bot,
  seed,
  seedCommitment,
  brought,
}: Extract<GameEvent, { type: 'seatTaken' }>): SeatHolder => ({
  seat,
  account,
  bot,
  seed,
  ...(seedCommitment === undefined ? {} : { seedCommitment }),
  ...(brought === undefined ? {} : { brought }),
  resigned: false,
});

/** The seats that play, as the rules see them. */
function seatsAtStart(
  ruleset: AnyRules,
  { options, seats }: Game,
  count: number,
): SeatAtStart<Readonly<Record<string, unknown>>>[] {
  return ruleset
    .seats(options)
    .seats.slice(0, count)
    .map((plan) => {
      const { bot, brought } = seats[plan.seat] ?? {};
      return { ...plan, bot: bot != null, ...(brought === undefined ? {} : { brought }) };
    });
}
