import { z } from 'zod';
import { parseBrought } from './brought.js';
import { calendarSchema } from './calendar.js';
import type { CommitTurn } from './commit-turn.js';
import type { GameCommandOf } from './game-commands.js';
import { refuseGame } from './game-refusals.js';
import { positionSchema } from './fork-schemas.js';
import { seatsOfTable } from './forks.js';
import type { Game } from './game.js';
import { bytesOf } from './hashing.js';
import { readWith } from './issues.js';
import { leaversSchema } from './absence.js';
import { commitmentTo } from './random.js';
import { isRefusal, type Refusal } from './refusal.js';
import type { AnyRules } from './rules.js';
import type { Seat } from './seat.js';
import { isSeatSeed, isSeedCommitment } from './seat-seed.js';
import { spectatorDelaySchema } from './spectator-delay.js';
import { timeBankSchema } from './time-bank.js';
import { vacationSchema } from './vacation.js';
import { isOver } from './waiting.js';

const tableSchema = z.strictObject({
  bank: timeBankSchema.optional(),
  spectatorDelay: spectatorDelaySchema.optional(),
  calendar: calendarSchema.optional(),
  vacation: vacationSchema.optional(),
  leavers: leaversSchema.optional(),
  position: positionSchema.optional(),
});

/** The fields that were given. */
const given = (fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

export function openGame(turn: CommitTurn, command: GameCommandOf<'openGame'>): Refusal | undefined {
  const { ruleset, game } = turn;
  const { rulesDigest, chance, invitation, unlisted, rematchOf, takeBack, undo, hiddenSeeds, noSubstitutes, sameDeal } =
    command;
  const { bank, spectatorDelay, calendar, vacation, leavers, forkedFrom, position } = command;
  if (game.version > 0) return refuseGame('alreadyOpen');
  const { data: options, issues } = readWith<unknown>(ruleset.schemas.options, command.options);
  if (issues) return refuseGame('invalidOptions', { issues });
  const { data: table, issues: wrongTable } = readWith(
    tableSchema,
    given({ bank, spectatorDelay, calendar, vacation, leavers, position }),
  );
  if (wrongTable) return refuseGame('invalidOptions', { issues: wrongTable });
  if ((forkedFrom === undefined) !== (position === undefined)) return refuseGame('noPosition');
  turn.emit({
    type: 'gameOpened',
    ruleset: ruleset.name,
    rulesVersion: ruleset.version,
    options,
    seedCommitment: turn.commitment,
    openedBy: command.openedBy,
    ...given({
      rulesDigest,
      chance,
      invitation,
      unlisted,
      rematchOf,
      takeBack,
      undo,
      hiddenSeeds,
      noSubstitutes,
      sameDeal,
    }),
    ...given({ forkedFrom }),
    ...table,
  });
  return undefined;
}

/** An account sits down. */
export function takeSeat(turn: CommitTurn, command: GameCommandOf<'takeSeat'>): Refusal | undefined {
  const { game } = turn;
  return (
    mayChangeSeats(turn, command.seat) ??
    (game.seats.some((holder) => holder.account === command.account) ? refuseGame('alreadySeated') : undefined) ??
    refuseSeed(game, command) ??
    sitDown(turn, { ...command, bot: null })
  );
}

/** A bot sits down. */
export const seatBot = (turn: CommitTurn, command: GameCommandOf<'seatBot'>): Refusal | undefined =>
  mayChangeSeats(turn, command.seat) ?? sitDown(turn, { ...command, account: null, seed: null });

function mayChangeSeats(turn: CommitTurn, seat: Seat): Refusal | undefined {
  const { game, ruleset } = turn;
  const closed = seatsAreSettled(turn);
  if (closed) return closed;
  const { seats } = seatsOfTable(ruleset, game);
  if (seats.every((plan) => game.seats.some((holder) => holder.seat === plan.seat))) return refuseGame('tableFull');
  if (!seats.some((plan) => plan.seat === seat)) return refuseGame('noSuchSeat', { seat });
  return game.seats.some((holder) => holder.seat === seat) ? refuseGame('seatTaken', { seat }) : undefined;
}

function seatsAreSettled({ game }: CommitTurn): Refusal | undefined {
  if (game.phase !== 'open') return refuseGame('alreadyStarted');
  return game.startCalled ? refuseGame('startIsCalled') : undefined;
}

/** Seeds are given in the one way or the other. One that no server would take is no seed here either. */
function refuseSeed(
  { hiddenSeeds, sameDeal }: Game,
  { seed, seedCommitment }: GameCommandOf<'takeSeat'>,
): Refusal | undefined {
  if (seed !== null && !isSeatSeed(seed)) return refuseGame('invalidSeed');
  if (seedCommitment !== undefined && !isSeedCommitment(seedCommitment)) return refuseGame('invalidSeedCommitment');
  if (sameDeal && (seed !== null || seedCommitment !== undefined)) return refuseGame('dealIsShared');
  if (hiddenSeeds && seed !== null) return refuseGame('seedsAreHidden');
  return !hiddenSeeds && seedCommitment !== undefined ? refuseGame('seedsAreOpen') : undefined;
}

/** Who sits down, and what he brings as it was given. */
interface Sitter {
  readonly seat: Seat;
  readonly account: string | null;
  readonly bot: string | null;
  readonly seed: string | null;
  readonly seedCommitment?: string | undefined;
  readonly brought?: unknown;
}

function sitDown(turn: CommitTurn, sitter: Sitter): Refusal | undefined {
  const { seat, account, bot, seed, seedCommitment } = sitter;
  const brought = broughtBy(turn, sitter);
  if (isRefusal(brought)) return brought;
  turn.emit({ type: 'seatTaken', seat, account, bot, seed, ...given({ seedCommitment, brought }) });
  return undefined;
}

/** In a fork, the position has what its seats brought. */
function broughtBy({ ruleset, game }: CommitTurn, { seat, brought }: Sitter): ReturnType<typeof parseBrought> {
  if (!game.position) return parseBrought(ruleset, game.options, brought, seat);
  return brought === undefined ? undefined : refuseGame('nothingToBring');
}

export function leaveSeat(turn: CommitTurn, { seat }: GameCommandOf<'leaveSeat'>): Refusal | undefined {
  const closed = seatsAreSettled(turn);
  if (closed) return closed;
  if (!turn.game.seats.some((holder) => holder.seat === seat)) return refuseGame('seatFree', { seat });
  turn.emit({ type: 'seatLeft', seat });
  return undefined;
}

/** The game starts, or waits for the seeds that its seats owe. */
export function startGame(turn: CommitTurn): Refusal | undefined {
  const { game, ruleset } = turn;
  if (game.version === 0) return refuseGame('alreadyStarted');
  const closed = seatsAreSettled(turn);
  if (closed) return closed;
  const { least } = seatsOfTable(ruleset, game);
  if (game.seats.length < least || game.seats.some((holder, place) => holder.seat !== place)) {
    return refuseGame('seatsMissing', { least });
  }
  if (seatsOwingSeeds(game).length > 0) turn.emit({ type: 'startCalled' });
  else begin(turn);
  return undefined;
}

function begin(turn: CommitTurn): void {
  const isFork = turn.game.position !== undefined;
  turn.emit({ type: 'gameStarted', seats: turn.game.seats.length });
  if (!isFork) turn.ruleset.setUp(turn);
}

/** The seats that have committed themselves to a seed and not given it. */
export const seatsOwingSeeds = ({ seats }: Readonly<Game>): readonly Seat[] =>
  seats.filter(({ seed, seedCommitment }) => seedCommitment !== undefined && seed === null).map(({ seat }) => seat);

/** A seat gives its seed; with the last one the game starts, in the same commit: whoever knows them all gives no more commands before it. */
export function giveSeed(turn: CommitTurn, { seat, seed }: GameCommandOf<'giveSeed'>): Refusal | undefined {
  const { game } = turn;
  if (game.phase !== 'open' || !game.startCalled) return refuseGame('startNotCalled');
  if (!seatsOwingSeeds(game).includes(seat)) return refuseGame('noSeedOwed', { seat });
  if (!isSeatSeed(seed)) return refuseGame('invalidSeed');
  const holder = game.seats.find((each) => each.seat === seat);
  if (commitmentTo(bytesOf(seed)) !== holder?.seedCommitment) return refuseGame('wrongSeed', { seat });
  turn.emit({ type: 'seedGiven', seat, seed });
  if (seatsOwingSeeds(game).length === 0) begin(turn);
  return undefined;
}

/** The time to give seeds is over. The table ends, by name: with a seat less it would begin anew, and who withheld had chosen. */
export function expireSeeds(turn: CommitTurn): Refusal | undefined {
  const { game } = turn;
  if (game.phase !== 'open' || !game.startCalled) return refuseGame('nothingDue');
  turn.emit({ type: 'seedsWithheld', seats: seatsOwingSeeds(game) });
  return abandon(turn);
}

/** A game is played out: by its rules it is over, and it waits for other tables with the same deal. */
export const isPlayedOut = (ruleset: Pick<AnyRules, 'waiting'>, { sameDeal, phase, state }: Readonly<Game>): boolean =>
  sameDeal === true && phase === 'running' && isOver(ruleset.waiting(state));

/** A game that is played out ends: all tables with its deal are. Its end follows as that of any game. */
export const closeGame = ({ ruleset, game }: CommitTurn): Refusal | undefined =>
  isPlayedOut(ruleset, game) ? undefined : refuseGame('nothingDue');

/** Asks the ruleset nothing: it may be what failed. */
export function abandon(turn: CommitTurn): Refusal | undefined {
  const { phase, version } = turn.game;
  if (phase === 'over' || version === 0) return refuseGame('notRunning');
  turn.emit({ type: 'gameAbandoned' });
  turn.revealSeed();
  return undefined;
}
