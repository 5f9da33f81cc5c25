import { windClocks } from './clocks.js';
import { rememberDeed } from './deeds.js';
import { isGameEvent, type GameEvent } from './game-events.js';
import type { GameCommand } from './game-commands.js';
import { ABANDONED, type Game, type SeatHolder } from './game.js';
import { evolveClocks } from './longer-clocks.js';
import { rememberMoves } from './moves.js';
import { CHANCE, CHANCE_OF_COMMANDS, NO_DEEDS } from './random.js';
import type { AnyRules, SeatAtStart } from './rules.js';
import type { Seat } from './seat.js';
import type { AnyTagged } from './shapes.js';
import { beforeCommit, mayBeTakenBack, rememberUndo, takeBackTo } from './take-back.js';
import { fullBanks } from './time-bank.js';
import { fullVacations } from './vacation.js';
import { waitingIn } from './waiting-in.js';

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
  if (isGameEvent(event)) evolveTable(ruleset, game, event);
  else if (!Object.hasOwn(ruleset.schemas.events, event.type)) {
    throw new TypeError(`The ruleset "${ruleset.name}" has no event "${event.type}".`);
  } else ruleset.evolve(game.state, event);
  game.version += 1;
}

/** Applies a whole commit to a game that the caller owns, in place, and winds its clocks. */
export function applyCommit(ruleset: AnyRules, game: Game, commit: CommittedEvents): void {
  const before = mayBeTakenBack(commit.events) ? beforeCommit(game) : undefined;
  for (const event of commit.events) evolveGame(ruleset, game, event);
  rememberUndo(game, before, commit.events);
  rememberDeed(game, commit.command);
  rememberMoves(game, commit.command as GameCommand);
  settleClocks(ruleset, game, commit.at);
}

/** Winds the clocks of a game whose last commit was made at `at`. */
export function settleClocks(ruleset: AnyRules, game: Game, at: number): void {
  if (game.phase === 'running') windClocks(game, waitingIn(ruleset, game), at);
  else game.clocks = [];
}

function evolveTable(ruleset: AnyRules, game: Game, event: GameEvent): void {
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
      changeHolder(game, event.seat, { account: event.account });
      return;
    case 'seedsWithheld':
    case 'seatTimedOut':
    case 'takeBackAllowed':
      return;
    case 'commandsTakenBack':
      takeBackTo(game, event.to);
      return;
    case 'seatResigned':
      changeHolder(game, event.seat, { resigned: true });
      return;
    case 'gameOver':
      game.phase = 'over';
      game.outcome = { reason: event.reason, placings: event.placings };
      return;
    case 'gameAbandoned':
      game.phase = 'over';
      game.outcome = { reason: ABANDONED, placings: [] };
      return;
    case 'seedRevealed':
      game.seed = event.seed;
      return;
    default:
      evolveClocks(game, event);
  }
}

function open(game: Game, event: Extract<GameEvent, { type: 'gameOpened' }>): void {
  game.ruleset = event.ruleset;
  game.rulesVersion = event.rulesVersion;
  game.options = event.options;
  game.seedCommitment = event.seedCommitment;
  game.openedBy = event.openedBy;
  if (event.rulesDigest !== undefined) game.rulesDigest = event.rulesDigest;
  if (event.chance !== undefined) game.chance = event.chance;
  if (event.chance === CHANCE) game.moves = {};
  if (event.chance === CHANCE_OF_COMMANDS) game.deeds = NO_DEEDS;
  if (event.hiddenSeeds !== undefined) game.hiddenSeeds = event.hiddenSeeds;
  if (event.invitation !== undefined) game.invitation = event.invitation;
  if (event.unlisted !== undefined) game.unlisted = event.unlisted;
  if (event.rematchOf !== undefined) game.rematchOf = event.rematchOf;
  if (event.bank !== undefined) game.bank = event.bank;
  if (event.calendar !== undefined) game.calendar = event.calendar;
  if (event.vacation !== undefined) game.vacation = event.vacation;
  if (event.takeBack !== undefined) game.takeBack = event.takeBack;
  if (event.spectatorDelay !== undefined) game.spectatorDelay = event.spectatorDelay;
}

function begin(ruleset: AnyRules, game: Game, seats: number): void {
  game.phase = 'running';
  if (game.spectatorDelay !== undefined) game.openUpTo = game.version;
  if (game.bank) game.banks = fullBanks(game.bank, seats);
  if (game.vacation) game.vacations = fullVacations(game.vacation, seats);
  game.state = ruleset.initialState(game.options, seatsAtStart(ruleset, game, seats));
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
