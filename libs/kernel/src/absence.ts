import { z } from 'zod';
import type { Seat } from './seat.js';

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
