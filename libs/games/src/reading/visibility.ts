import {
  atSeat,
  isOver,
  spectator,
  waitsForSeats,
  type AnyTagged,
  type Seat,
  type Viewer,
  type Waiting,
} from '#kernel';
import { deadlineOf, isWanted, type EventFilter, type SeatHolder } from '#kernel/server';
import { formsOf, taggedOf, type LoadedGame, type StoredCommit } from '#records';
import type { SeenEvent } from '../outcome.js';
import { nameOfViewer, onceForViewer } from './once-for-viewer.js';

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

/** Games whose views and legal commands are remembered: some dozen kilobytes each. */
const MOST_GAMES = 200;

const viewsOf = onceForViewer(MOST_GAMES, ({ ruleset, game }: LoadedGame, viewer): unknown =>
  game.state === null ? null : ruleset.view(game.state, viewer),
);

/**
 * The view of a viewer; `null` before the game starts. The caller checks auditors: they see everything. All who look at the same state as
 * the same viewer share it.
 */
export const viewOf = (loaded: LoadedGame, viewer: Viewer): unknown => viewsOf(loaded, viewer);

const legalCommandsOf = onceForViewer(
  MOST_GAMES,
  ({ release: { ruleset, kernel }, game }: LoadedGame, viewer): readonly AnyTagged[] =>
    game.phase === 'running' && !game.pause && viewer.kind === 'seat'
      ? kernel.legalCommandsOf(ruleset, game, viewer.seat)
      : [],
);

/** Every command that a seat may give now, in canonical form: none in a pause. All who ask for the same state share them. */
export const legalOf = (loaded: LoadedGame, seat: Seat): readonly AnyTagged[] => legalCommandsOf(loaded, atSeat(seat));

/** The step or job that a running game waits for, without a time in a pause; `null` before the start and once it is played out. */
export function waitingOf({ release: { ruleset, kernel }, game }: LoadedGame): WaitingNow | null {
  if (game.phase !== 'running') return null;
  const waiting = kernel.waitingIn(ruleset, game);
  if (isOver(waiting)) return null;
  return { waiting, due: game.pause ? null : deadlineOf(game.clocks, waiting) };
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

/** A commit of a game, as far as its events are shown. */
type ShownCommit = Pick<StoredCommit, 'at' | 'events'>;

/** The events of a commit by their viewers, under the rules and options that decide who sees what. */
interface SeenCommit extends Pick<LoadedGame, 'ruleset'> {
  readonly options: unknown;
  readonly byViewer: Map<string, readonly SeenEvent[]>;
}

/** For as long as a commit is kept: all followers of a game share its commits. */
const seenCommits = new WeakMap<ShownCommit, SeenCommit>();

/** The events of commits, as a viewer of this game may see them: computed once for all who see the same of a commit. */
export function visibleEvents(
  loaded: LoadedGame,
  viewer: Viewer,
  commits: readonly ShownCommit[],
  { after = 0, upTo = Infinity, ...filter }: WantedEvents = {},
): readonly SeenEvent[] {
  const isShown = ({ version, event: { type } }: SeenEvent): boolean =>
    version > after && version <= upTo && isWanted(loaded.ruleset, { type }, filter);
  return commits.flatMap((commit) => seenEvents(loaded, viewer, commit).filter(isShown));
}

function seenEvents(loaded: LoadedGame, viewer: Viewer, commit: ShownCommit): readonly SeenEvent[] {
  const { ruleset, game } = loaded;
  const known = seenCommits.get(commit);
  const isSame = known?.ruleset === ruleset && known.options === game.options;
  const seen = isSame ? known : { ruleset, options: game.options, byViewer: new Map<string, readonly SeenEvent[]>() };
  seenCommits.set(commit, seen);
  const name = nameOfViewer(viewer);
  const events = seen.byViewer.get(name) ?? redacted(loaded, viewer, commit);
  seen.byViewer.set(name, events);
  return events;
}

function redacted(
  { gameId, release: { ruleset, kernel }, game }: LoadedGame,
  viewer: Viewer,
  { at, events }: ShownCommit,
): readonly SeenEvent[] {
  const redact = kernel.redactorOf(ruleset, game.options);
  return formsOf(ruleset)
    .newest(events)
    .map((event) => ({ gameId, version: event.version, at, event: redact(taggedOf(event), viewer) }));
}
