import {
  atSeat,
  deadlineOf,
  isWanted,
  spectator,
  waitsForSeats,
  type AnyTagged,
  type EventFilter,
  type Seat,
  type SeatHolder,
  type Viewer,
  type Waiting,
} from '#kernel';
import { formsOf, taggedOf, type LoadedGame, type StoredCommit } from '#records';
import type { SeenEvent } from './outcome.js';

/** What a game waits for, and when the time for it runs out (milliseconds since 1970; `null` without a deadline). */
export interface WaitingNow {
  readonly waiting: Waiting;
  readonly due: number | null;
}

/** The place that an account holds in a game; `undefined` when it has none. */
export const seatOf = ({ game }: LoadedGame, account: string | null): SeatHolder | undefined =>
  account === null ? undefined : game.seats.find((holder) => holder.account === account);

/** As whom an account looks at a game: its own seat, or a spectator. */
export function viewerOf(loaded: LoadedGame, account: string | null): Viewer {
  const holder = seatOf(loaded, account);
  return holder ? atSeat(holder.seat) : spectator;
}

/**
 * As whom a viewer sees what is past, of a game as it is now: as a spectator while the rules keep the seat from looking back
 * (`Ruleset.mayLookBack`).
 */
export function viewerOfPast({ ruleset, game }: LoadedGame, viewer: Viewer): Viewer {
  if (viewer.kind !== 'seat' || game.phase !== 'running') return viewer;
  return ruleset.mayLookBack?.(game.state, viewer.seat) === false ? spectator : viewer;
}

/** What a viewer sees; `null` before the game starts. Auditors are the caller's care: they see everything. */
export const viewOf = ({ ruleset, game }: LoadedGame, viewer: Viewer): unknown =>
  game.state === null ? null : ruleset.view(game.state, viewer);

/** Every command that a seat may give now, in canonical form. */
export const legalOf = ({ edition: { ruleset, kernel }, game }: LoadedGame, seat: Seat): readonly AnyTagged[] =>
  game.phase === 'running' ? kernel.legalCommandsOf(ruleset, game, seat) : [];

/** What a running game waits for; `null` before the start and after the end. */
export function waitingOf({ edition: { ruleset, kernel }, game }: LoadedGame): WaitingNow | null {
  if (game.phase !== 'running') return null;
  const waiting = kernel.waitingIn(ruleset, game);
  return { waiting, due: deadlineOf(game.clocks, waiting) };
}

/** True when a game waits for a seat. */
export function waitsFor(loaded: LoadedGame, seat: Seat): boolean {
  const now = waitingOf(loaded);
  return now !== null && waitsForSeats(now.waiting) && now.waiting.seats.includes(seat);
}

/** Which events of commits are wanted: all when nothing is said. */
export interface WantedEvents extends EventFilter {
  /** Only what comes after this version. */
  readonly after?: number | undefined;
  /** Only what comes up to this version. */
  readonly upTo?: number;
}

/** The events of commits, as a viewer of this game may see them. */
export function seenBy(
  { gameId, edition: { ruleset, kernel }, game }: LoadedGame,
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
