import type { Game } from './game.js';
import { clone } from './json.js';
import type { AnyRules } from './rules.js';
import type { Seat } from './seat.js';
import type { AnyTagged } from './shapes.js';

/** The legal commands of seats, as far as they have been asked for, at one version of a game. */
interface WorkedOut {
  readonly version: number;
  readonly bySeat: Map<Seat, readonly AnyTagged[]>;
}

const workedOut = new WeakMap<object, WorkedOut>();

/**
 * Every command that a seat may give now. Computed once for each version of a game: views, decisions and
 * the next step share one list. None before the start.
 */
export function legalCommandsOf(ruleset: AnyRules, game: Readonly<Game>, seat: Seat): readonly AnyTagged[] {
  const { bySeat } = workedOutFor(game);
  let legal = bySeat.get(seat);
  if (!legal) {
    legal = game.state === null ? [] : [...(ruleset.legalCommands(game.state, seat) as Iterable<AnyTagged>)];
    bySeat.set(seat, legal);
  }
  return legal;
}

/** A copy of a game that shares only constant parts with it: points of take-backs, and legal commands computed already. */
export function cloneGame(game: Readonly<Game>): Game {
  const { undo, points } = game;
  const copy: Game = clone({ ...game, ...(undo ? { undo: [] } : {}), ...(points ? { points: [] } : {}) });
  copy.undo?.push(...(undo ?? []));
  if (points) copy.points = points;
  const { version, bySeat } = workedOutFor(game);
  workedOut.set(copy, { version, bySeat: new Map(bySeat) });
  return copy;
}

function workedOutFor(game: Readonly<Game>): WorkedOut {
  const known = workedOut.get(game);
  if (known?.version === game.version) return known;
  const none = { version: game.version, bySeat: new Map<Seat, readonly AnyTagged[]>() };
  workedOut.set(game, none);
  return none;
}
