import type { Position } from './fork-schemas.js';
import type { Game } from './game.js';
import { clone } from './json.js';
import type { AnyRules } from './rules.js';

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
