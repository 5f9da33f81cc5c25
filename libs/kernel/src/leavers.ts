import { addCounting, countingBetween } from './calendar.js';
import { runsFrom } from './clocks.js';
import type { GameCommand } from './game-commands.js';
import type { Game } from './game.js';
import type { Seat } from './seat.js';

/** Counts, in place, how long the seats of people are waited for, at the end of a commit at time `at`; without effect where the table does nothing about it. */
export function countAbsences(game: Game, asked: readonly Seat[], at: number): void {
  if (!game.leavers) return;
  game.absences = game.seats
    .filter(({ account, resigned, offered }) => account !== null && !resigned && !offered)
    .map(({ seat }) => {
      const known = game.absences?.find((each) => each.seat === seat);
      const { waited = 0, since = null } = known ?? {};
      const passed = since === null ? 0 : countingBetween(since, at, game.calendar);
      const askedFrom = since === null ? game.version : (known?.askedFrom ?? game.version);
      return {
        seat,
        waited: waited + passed,
        since: asked.includes(seat) ? runsFrom(game, seat, at) : null,
        askedFrom,
      };
    });
}

/** A command of a seat ends its absence, in place. */
export function endAbsence(game: Game, command: { readonly type: string }): void {
  const { type, seat } = command as { readonly type: GameCommand['type']; readonly seat?: Seat };
  if (isOwnAct(type)) forgetAbsence(game, seat);
}

/** A seat begins with no absence, in place. */
export function forgetAbsence(game: Game, seat: Seat | undefined): void {
  if (game.timedOut) game.timedOut = game.timedOut.filter((each) => each !== seat);
  if (game.absences) game.absences = game.absences.filter((absence) => absence.seat !== seat);
}

/** The time of a seat ran out, in place: until its next command it is missed. */
export function rememberTimeOut(game: Game, seat: Seat): void {
  game.timedOut = [...new Set([...(game.timedOut ?? []), seat])];
}

/** Whether a command shows that the player of its seat is there. */
export const isOwnAct = (type: GameCommand['type']): boolean =>
  type === 'play' || type === 'playAll' || type === 'takeBack';

/** When a seat that is asked now counts as left, in milliseconds since 1970; `null` where it does not come to that. */
export function leftAt(
  { leavers, absences = [], calendar }: Pick<Game, 'leavers' | 'absences' | 'calendar'>,
  seat: Seat,
): number | null {
  const absence = absences.find((each) => each.seat === seat);
  if (!leavers || !absence || absence.since === null) return null;
  return addCounting(absence.since, leavers.after * 1_000 - absence.waited, calendar);
}
