import { z } from 'zod';
import type { GameCommand } from './game-commands.js';
import type { Game } from './game.js';
import type { Seat } from './seat.js';
import { waitsForSeats, type Waiting } from './waiting.js';

/** What a table does about players who leave their seats alone. */
export const leaversSchema = z
  .strictObject({
    after: z.int().min(60).max(2_592_000).meta({
      description:
        'Seconds for which the game waits for a seat, over all its steps, without a command of its player. Then the seat is offered, or the bot takes it over.',
    }),
    bot: z
      .string()
      .min(1)
      .max(100)
      .optional()
      .meta({ description: 'Bot that takes over the seat. Absent: the seat is offered to all players.' }),
    mayReturn: z
      .literal(true)
      .optional()
      .meta({ description: 'The player may take the seat back from the bot. Absent: they may not.' }),
  })
  .meta({ id: 'Leavers', description: 'What happens to the seats of players who are absent.' });

/** What a table does about players who leave their seats alone. */
export type Leavers = z.output<typeof leaversSchema>;

/** How long a game has waited for a seat since the last command of its player. Milliseconds. */
export interface Absence {
  readonly seat: Seat;
  /** Up to `since`, over all steps. */
  readonly waited: number;
  /** When it was last counted, while the seat is asked; `null` while it is not. */
  readonly since: number | null;
  /** Version from which on it is asked without a pause, or was last. */
  readonly askedFrom: number;
}

/** Counts, in place, how long the seats of people are waited for, at the end of a commit at time `at`; without effect where the table does nothing about it. */
export function countAbsences(game: Game, waiting: Waiting, at: number): void {
  if (!game.leavers) return;
  const asked = waitsForSeats(waiting) ? waiting.seats : [];
  game.absences = game.seats
    .filter(({ account, resigned, offered }) => account !== null && !resigned && !offered)
    .map(({ seat }) => {
      const known = game.absences?.find((each) => each.seat === seat);
      const { waited = 0, since = null } = known ?? {};
      const passed = since === null ? 0 : Math.max(0, at - since);
      const askedFrom = since === null ? game.version : (known?.askedFrom ?? game.version);
      return { seat, waited: waited + passed, since: asked.includes(seat) ? at : null, askedFrom };
    });
}

/** A command of a seat ends its absence, in place. */
export function endAbsence(game: Game, command: { readonly type: string }): void {
  const { type, seat } = command as { readonly type: GameCommand['type']; readonly seat?: Seat };
  if (isOwnAct(type)) forgetAbsence(game, seat);
}

/** A seat begins with no absence, in place. */
export function forgetAbsence(game: Game, seat: Seat | undefined): void {
  if (game.absences) game.absences = game.absences.filter((absence) => absence.seat !== seat);
}

/** Whether a command shows that the player of its seat is there. */
export const isOwnAct = (type: GameCommand['type']): boolean =>
  type === 'play' || type === 'playAll' || type === 'takeBack';

/** When a seat that is asked now counts as left, in milliseconds since 1970; `null` where it does not come to that. */
export function leftAt({ leavers, absences = [] }: Pick<Game, 'leavers' | 'absences'>, seat: Seat): number | null {
  const absence = absences.find((each) => each.seat === seat);
  if (!leavers || !absence || absence.since === null) return null;
  return absence.since + leavers.after * 1_000 - absence.waited;
}
