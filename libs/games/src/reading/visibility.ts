import { atSeat, spectator, waitsForSeats, type AnyTagged, type Seat, type Viewer, type Waiting } from '#kernel';
import { deadlineOf, isWanted, type EventFilter, type SeatHolder } from '#kernel/server';
import { formsOf, taggedOf, type LoadedGame, type StoredCommit } from '#records';
import type { SeenEvent } from '../outcome.js';

/** The step or job that a game waits for, and when its time runs out (milliseconds since 1970; `null` without a deadline). */
export interface WaitingNow {
  readonly waiting: Waiting;
  readonly due: number | null;
}

/** The place that an account holds in a game; `undefined` when it has none. */
export const seatOf = ({ game }: LoadedGame, account: string | null): SeatHolder | undefined =>
  account === null ? undefined : game.seats.find((holder) => holder.account === account);

/** The viewer that an account is in a game: its own seat, or a spectator. */
export function viewerOf(loaded: LoadedGame, account: string | null): Viewer {
  const holder = seatOf(loaded, account);
  return holder ? atSeat(holder.seat) : spectator;
}

/**
 * The viewer whose past events a viewer sees, in a game as it is now: a spectator while the rules keep the seat from looking back
 * (`Ruleset.mayLookBack`).
 */
export function viewerOfPast({ ruleset, game }: LoadedGame, viewer: Viewer): Viewer {
  if (viewer.kind !== 'seat' || game.phase !== 'running') return viewer;
  return ruleset.mayLookBack?.(game.state, viewer.seat) === false ? spectator : viewer;
}

/** The view of a viewer; `null` before the game starts. The caller checks auditors: they see everything. */
export const viewOf = ({ ruleset, game }: LoadedGame, viewer: Viewer): unknown =>
  game.state === null ? null : ruleset.view(game.state, viewer);

/** Every command that a seat may give now, in canonical form. */
export const legalOf = ({ release: { ruleset, kernel }, game }: LoadedGame, seat: Seat): readonly AnyTagged[] =>
  game.phase === 'running' ? kernel.legalCommandsOf(ruleset, game, seat) : [];

/** The step or job that a running game waits for; `null` before the start and after the end. */
export function waitingOf({ release: { ruleset, kernel }, game }: LoadedGame): WaitingNow | null {
  if (game.phase !== 'running') return null;
  const waiting = kernel.waitingIn(ruleset, game);
  return { waiting, due: deadlineOf(game.clocks, waiting) };
}

/** True when a game waits for a seat. */
export function waitsFor(loaded: LoadedGame, seat: Seat): boolean {
  const now = waitingOf(loaded);
  return now !== null && waitsForSeats(now.waiting) && now.waiting.seats.includes(seat);
}

/** The wanted events of commits: all when empty. */
export interface WantedEvents extends EventFilter {
  /** Only events after this version. */
  readonly after?: number | undefined;
  /** Only events up to this version. */
  readonly upTo?: number;
}

/** The events of commits, as a viewer of this game may see them. */
export function visibleEvents(
  { gameId, release: { ruleset, kernel }, game }: LoadedGame,
  viewer: Viewer,
  commits: readonly Pick<StoredCommit, 'at' | 'events'>[],
  { after = 0, upTo = Infinity, ...filter }: WantedEvents = {},
): readonly SeenEvent[] {
  const redact = kernel.redactorOf(ruleset, game.options);
  const forms = formsOf(ruleset);
  return commits.flatMap(({ at, events }) =>
    forms
      .newest(events.filter(({ version }) => version > after && version <= upTo))
      .filter(({ type }) => isWanted(ruleset, { type }, filter))
      .map((event) => ({ gameId, version: event.version, at, event: redact(taggedOf(event), viewer) })),
  );
}
