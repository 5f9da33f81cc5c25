import { addCounting, countingBetween, DAY, type Calendar } from '../../calendar.js';
import { deadlineOf, deadlineOfSeat } from '../../clocks.js';
import { decideGame } from '../../decide-game.js';
import { applyCommit, settleClocks } from '../../evolve-game.js';
import type { GameCommand } from '../../game-commands.js';
import type { GameEvent } from '../../game-events.js';
import type { Game } from '../../game.js';
import { cloneGame } from '../../legal-commands.js';
import { LocalGame } from '../../local-game.js';
import { randomOf } from '../../random-play.js';
import { Random } from '../../random.js';
import { isRefusal } from '../../refusal.js';
import type { AnyRuleset } from '../../ruleset.js';
import type { Seat } from '../../seat.js';
import { fullBanks } from '../../time-bank.js';
import { fullVacations } from '../../vacation.js';
import { waitsForRules, waitsForSeats, type WaitingForSeats } from '../../waiting.js';
import { alike } from './alike.js';
import { bytes, difference, type Check, type Law } from './law.js';
import type { Position } from './position.js';
import { countedDayByDay, isWithinPause, runsFrom, timeLeft } from './time-model.js';

/** So many things happen at a table before its clocks are compared with its stream. */
const ACTS = 6;

/** Law 25: clocks over days. */
export const calendar: Law = {
  number: 25,
  name: 'calendar: no time runs in a pause or a vacation, and time left grows by increments, grants and vacations alone',
  watch: (ruleset, check) => ({
    atPosition(position) {
      if (position.deep && position.local.game.phase === 'running') judge(ruleset, position, check);
    },
  }),
};

function judge(ruleset: AnyRuleset, position: Position, check: Check): void {
  const random = Random.from(`${position.seed}, clocks at ${position.local.game.version}`);
  const begin = random.below(4_000) * DAY + random.below(DAY);
  const start = tableWithClocks(position.copy(), random);
  judgeCounting(start.calendar, begin, random, check);
  settleClocks(ruleset, start, begin);
  const local = new LocalGame(ruleset, position.seed, cloneGame(start));
  const table = new WatchedTable(local, begin, random, check);
  for (let act = 0; act < ACTS && waitsForSeats(local.waiting); act += 1) table.act(local.waiting);
  judgeStream(ruleset, start, local, check);
}

/** The game at a table with banks, days off and vacations, each more often than not. */
function tableWithClocks(game: Game, random: Random): Game {
  const bank = { seconds: 1 + random.below(200_000), increment: random.below(3_000) };
  const first = 1 + random.below(7);
  const daysOff = random.pick([[6, 7], [first], [first, 1 + (first % 7), 1 + ((first + 3) % 7)]]);
  const vacation = { days: 1 + random.below(9) };
  const { bank: _, banks: __, calendar: ___, takeBack: ____, undo: _____, ...bare } = game;
  return {
    ...bare,
    clocks: [],
    vacation,
    vacations: fullVacations(vacation, game.seats.length),
    ...(random.below(3) > 0 ? { bank, banks: fullBanks(bank, game.seats.length) } : {}),
    ...(random.below(4) > 0 ? { calendar: { daysOff, utcOffset: random.below(1_561) - 720 } } : {}),
  };
}

/** Adding and counting are inverse, and both know the days. */
function judgeCounting(days: Calendar | undefined, start: number, random: Random, check: Check): void {
  const duration = random.below(20 * DAY);
  const end = addCounting(start, duration, days);
  check(
    countingBetween(start, end, days) === duration && countedDayByDay(start, end, days) === duration,
    () => `from ${start} until ${end} other time counts than ${duration}, with ${bytes(days)}`,
  );
  check(
    addCounting(start, countingBetween(start, end, days), days) === end && !isWithinPause(end, days),
    () => `${duration} after ${start} there is no one time, or one in a pause, with ${bytes(days)}`,
  );
}

/** A table at which each thing that happens is checked. */
class WatchedTable {
  /** The time that seats were given, in milliseconds. */
  private readonly granted = new Map<Seat, number>();

  constructor(
    private readonly local: LocalGame,
    private now: number,
    private readonly random: Random,
    private readonly check: Check,
  ) {}

  /** Something happens: an answer, a vacation, a grant or the end of the time of a seat. */
  act(waiting: WaitingForSeats): void {
    const { local, random, now } = this;
    const before = cloneGame(local.game);
    const due = deadlineOf(before.clocks, waiting);
    const then = now + random.below(4 * DAY);
    const isLate = due !== null && then >= due;
    this.now = isLate ? due : then;
    const decision = local.run(isLate ? expiryAt(before, waiting, due) : this.command(waiting), this.now);
    if (isRefusal(decision)) return;
    this.judgeTime(before, waiting, now);
    this.judgeDeadlines();
    for (let next = local.waiting; waitsForRules(next); next = local.waiting) {
      local.run({ type: 'runStep', key: next.key }, this.now);
    }
  }

  private command(waiting: WaitingForSeats): GameCommand {
    const { local, random } = this;
    const seat = random.pick(waiting.seats);
    const others = local.game.seats.filter((holder) => holder.seat !== seat);
    const giver = others.length > 0 ? random.pick(others).seat : seat;
    const answer = randomOf(local.legal(seat), random);
    const kind = random.below(4);
    if (kind === 0) return { type: 'takeVacation', seat, days: 1 + random.below(3) };
    if (kind === 1 || !answer) return { type: 'grantTime', seat: giver, to: seat, seconds: 1 + random.below(86_400) };
    return { type: 'play', seat, command: answer };
  }

  /** In the same step the time of a seat falls by what has counted, and grows by grants alone. */
  private judgeTime(before: Game, was: WaitingForSeats, then: number): void {
    const { local, now, check } = this;
    const { game, waiting } = local;
    if (game.phase !== 'running') return;
    const [event] = (local.commits.at(-1)?.events ?? []) as readonly GameEvent[];
    for (const { seat } of game.seats) {
      const granted = event?.type === 'timeGranted' && event.seat === seat ? event.seconds * 1_000 : 0;
      this.granted.set(seat, (this.granted.get(seat) ?? 0) + granted);
      this.judgeBank(before, seat);
      const left = timeLeft(before, was, seat, then);
      if (left === undefined) continue;
      const used = countedDayByDay(runsFrom(before, seat, then), now, game.calendar);
      const rest = timeLeft(game, waiting, seat, now);
      if (rest === undefined || !waitsForSeats(waiting) || waiting.stepId !== was.stepId) continue;
      check(
        rest === left - used + granted,
        () => `seat ${seat} has ${rest} left of ${left}, after ${used} and a gift of ${granted}`,
      );
    }
  }

  /** The bank of a seat grows by increments and grants alone. */
  private judgeBank(before: Game, seat: Seat): void {
    const { bank, banks = [] } = this.local.game;
    const most = (before.banks?.[seat] ?? 0) + (bank?.increment ?? 0) * 1_000 + (this.granted.get(seat) ?? 0);
    const own = banks[seat] ?? 0;
    this.check(own <= most, () => `the bank of seat ${seat} grows to ${own}, beyond ${most}`);
  }

  /** A deadline is a whole millisecond, and neither in a pause nor in a vacation nor in the past. */
  private judgeDeadlines(): void {
    const { local, now, check } = this;
    const { game, waiting } = local;
    if (game.phase !== 'running' || !waitsForSeats(waiting)) return;
    for (const seat of waiting.seats) {
      const deadline = deadlineOfSeat(game.clocks, waiting, seat);
      if (deadline === null) continue;
      check(Number.isInteger(deadline), () => `the deadline of seat ${seat} is no whole millisecond: ${deadline}`);
      check(
        deadline >= runsFrom(game, seat, now) && !isWithinPause(deadline, game.calendar),
        () => `the deadline of seat ${seat}, ${deadline}, is over or in a pause`,
      );
    }
  }
}

const expiryAt = (game: Game, waiting: WaitingForSeats, due: number): GameCommand => {
  const late = (seat: Seat): boolean => (deadlineOfSeat(game.clocks, waiting, seat) ?? Infinity) <= due;
  return { type: 'expireStep', stepId: waiting.stepId, seats: waiting.seats.filter(late) };
};

/** The stream folds to the same clocks, and is decided again to the same events from times and commands alone. */
function judgeStream(ruleset: AnyRuleset, start: Game, local: LocalGame, check: Check): void {
  const [folded, decided] = [cloneGame(start), cloneGame(start)];
  for (const commit of local.commits) {
    applyCommit(ruleset, folded, commit);
    const again = decideGame(ruleset, decided, commit.command, local.seed, { at: commit.at });
    settleClocks(ruleset, decided, commit.at);
    const same = !isRefusal(again) && alike(again.events, commit.events);
    check(same, () => `${bytes(commit.command)} at ${commit.at} gives other events the second time: ${bytes(again)}`);
    if (!same) return;
  }
  check(
    alike(folded, local.game) && alike(decided, local.game),
    () => `the stream has other clocks than the table: ${difference(bytes(local.game.clocks), bytes(folded.clocks))}`,
  );
}
