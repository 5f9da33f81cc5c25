import { z } from 'zod';
import { clone } from './json.js';
import type { Game } from './game.js';
import type { AnyRules } from './rules.js';

/** The origin of a fork: a version of another game, and the hash of the commit that it ends, lower-case hex. */
export const forkOriginSchema = z
  .strictObject({
    gameId: z.string(),
    version: z.int().min(1),
    hash: z.string().regex(/^[0-9a-f]{64}$/),
  })
  .meta({ id: 'ForkOrigin', description: 'The version of another game that a game goes on from.' });

/** The origin of a fork. */
export type ForkOrigin = z.output<typeof forkOriginSchema>;

/** The schema of a position. */
export const positionSchema = z.strictObject({
  seats: z.int().min(1).meta({ description: 'Number of seats that play.' }),
  resigned: z.array(z.int().min(0)).meta({ description: 'Seats that had resigned.' }),
  state: z.json().meta({ description: 'The state of the rules.' }),
});

/** The part of a running game that its rules act on: no players, clocks, agreements or luck to come. */
export type Position = z.output<typeof positionSchema>;

/** The position of a running game, a copy. Throws an Error for a game that does not run: it has none. */
export function positionOf({ phase, seats, state }: Readonly<Game>): Position {
  if (phase !== 'running') throw new Error('Only a running game has a position.');
  const resigned = seats.filter((holder) => holder.resigned).map(({ seat }) => seat);
  // A field without a value is absent, as it is where states are stored.
  return { seats: seats.length, resigned, state: JSON.parse(JSON.stringify(state)) as Position['state'] };
}

/** The seats of a table, and how many of them it needs: as its rules have them, and in a fork before its start those that play. */
export function seatsOfTable(ruleset: AnyRules, { options, position }: Readonly<Game>): ReturnType<AnyRules['seats']> {
  const table = ruleset.seats(options);
  if (!position) return table;
  return { ...table, least: position.seats, seats: table.seats.slice(0, position.seats) };
}

/** A fork stands in its position, in place; it is kept twice only until here. */
export function takePosition(game: Game, { resigned, state }: Position): void {
  game.state = clone(state);
  game.seats = game.seats.map((holder) => ({ ...holder, resigned: resigned.includes(holder.seat) }));
  delete game.position;
}
