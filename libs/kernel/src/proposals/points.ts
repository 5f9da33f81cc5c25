import type { GameCommand } from '../game-commands.js';
import type { Game } from '../game.js';
import { isGameEvent } from '../game-events.js';
import { clone } from '../json.js';
import { revealsAnything } from '../reveals.js';
import type { AnyRules } from '../rules.js';
import type { Seat } from '../seat.js';
import type { AnyTagged } from '../shapes.js';
import { renamedClocks } from '../take-back.js';
import type { ConsentPoint } from './consent-point.js';
import type { Revealed } from './proposal.js';

/** How many points a table keeps: one before each of its latest commands. */
const MOST_POINTS = 10;

/** Whether a table goes back by consent, and this command makes a point. */
export const makesPoint = ({ undoBy }: Readonly<Game>, { type }: { readonly type: string }): boolean =>
  undoBy !== undefined && (type === 'play' || type === 'playAll');

/** The point before a command; `undefined` where it makes none. */
export function pointBefore(game: Readonly<Game>, command: { readonly type: string }): ConsentPoint | undefined {
  if (!makesPoint(game, command)) return undefined;
  const { version, state, clocks, banks, takenBack } = game;
  return {
    version,
    seat: (command as Extract<GameCommand, { type: 'play' }>).seat,
    state: clone(state),
    clocks: clone(clocks),
    ...(banks ? { banks: clone(banks) } : {}),
    ...(takenBack === undefined ? {} : { takenBack }),
    revealed: [],
  };
}

/** Keeps a point, in place, after its commit, and counts what the commit made known among what is known since the newest. */
export function rememberPoint(
  ruleset: AnyRules,
  game: Game,
  point: ConsentPoint | undefined,
  events: readonly AnyTagged[],
): void {
  if (!game.points) return;
  if (point) game.points = [...game.points, point].slice(-MOST_POINTS);
  const revealed = events.filter(({ type }) => revealsAnything(ruleset, type)).map(({ type }) => ({ type, count: 1 }));
  addToNewest(game, revealed);
  if (events.some(endsPoints)) game.points = [];
}

const POINTS_END: readonly string[] = [
  'seatResigned',
  'seatReplaced',
  'seatTakenOver',
  'botTookOver',
  'vacationTaken',
  'timeGranted',
  'gameOver',
  'gameAbandoned',
];

/** No undo crosses these: others hold a seat, a seat is no longer played, or its time has changed. */
const endsPoints = (event: AnyTagged): boolean => isGameEvent(event) && POINTS_END.includes(event.type);

/** Gives the newest point the time of its commit, in place. */
export function timePoint(game: Game, at: number): void {
  const newest = game.points?.at(-1);
  if (newest && newest.at === undefined) game.points = [...(game.points ?? []).slice(0, -1), { ...newest, at }];
}

/** Forgets, in place, the points from a version on, which the game has left; what became known since them stays known. */
export function leavePoints(game: Game, version: number): void {
  if (!game.points) return;
  const left = game.points.filter((point) => point.version >= version);
  game.points = game.points.filter((point) => point.version < version);
  addToNewest(game, sumOf(left));
}

/** The versions to which a seat may propose to go back now, the newest first: before each of its own latest commands. */
export const undoesTo = ({ phase, points = [] }: Readonly<Game>, seat: Seat): readonly number[] =>
  phase === 'running'
    ? points
        .filter((point) => point.seat === seat)
        .map(({ version }) => version)
        .reverse()
    : [];

/** What became known since a version, by types of events in the order of their names. */
export const revealedSince = ({ points = [] }: Readonly<Game>, version: number): readonly Revealed[] =>
  sumOf(points.filter((point) => point.version >= version));

/**
 * Restores a game's state and clocks, in place, as they were when the command after a version was given: `stoppedAt` says when, and
 * clocks go on from there. `moves` stay: no draw repeats. Throws an Error where there is no such point.
 */
export function undoTo(game: Game, to: number): void {
  const point = game.points?.find(({ version }) => version === to);
  if (!point) throw new Error(`There is no point at version ${to}.`);
  const takenBack = (game.takenBack ?? 0) + 1;
  game.state = clone(point.state);
  game.clocks = renamedClocks(point, takenBack);
  game.takenBack = takenBack;
  if (point.banks) game.banks = [...point.banks];
  if (point.at !== undefined) game.stoppedAt = point.at;
  if (game.undo) game.undo = [];
  leavePoints(game, to);
}

function addToNewest(game: Game, revealed: readonly Revealed[]): void {
  const newest = game.points?.at(-1);
  if (!newest || revealed.length === 0) return;
  const sum = { ...newest, revealed: summed([...newest.revealed, ...revealed]) };
  game.points = [...(game.points ?? []).slice(0, -1), sum];
}

const sumOf = (points: readonly ConsentPoint[]): readonly Revealed[] =>
  summed(points.flatMap(({ revealed }) => revealed));

function summed(all: readonly Revealed[]): readonly Revealed[] {
  const counts = new Map<string, number>();
  for (const { type, count } of all) counts.set(type, (counts.get(type) ?? 0) + count);
  return [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([type, count]) => ({ type, count }));
}
