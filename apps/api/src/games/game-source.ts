import { seatOf, viewerOf, viewerOfPast, type SeenEvent } from '#games';
import type { LoadedGame } from '#records';
import { atSeat, auditor, localized, spectator, type SeatPlan, type Viewer } from '#kernel';
import type { Game, SeatHolder } from '#kernel/server';
import { lookerOf } from '../access/caller.js';
import type { ApiContext } from '../requests/api-context.js';
import { ApiError } from '../errors/api-error.js';

/** The source of the fields of a game. */
export interface GameSource {
  readonly kind: 'Game';
  /** The game as the caller may see it now. */
  readonly current: LoadedGame;
  /** The true status of the game: its start and its end are shown to all at once. */
  readonly status: Game['phase'];
  /** The game at the version asked for: `current`, or earlier. */
  readonly loaded: LoadedGame;
}

/** The source of the fields of a seat. */
export interface SeatSource {
  /** The game as the caller may see it now. */
  readonly current: LoadedGame;
  readonly plan: SeatPlan;
  readonly holder: SeatHolder | undefined;
}

/** The source of the fields of an event. */
export interface EventSource extends SeenEvent {
  /** The game as the caller may see it: right after the event, or later. */
  readonly source: GameSource;
}

/** The viewer of a game, in the API's form. */
export interface ViewerInput {
  readonly seat?: number | null;
  readonly spectator?: boolean | null;
  readonly auditor?: boolean | null;
}

/** A game, as far as the caller may see it. To be asked of `ShownGames`, which knows how far that is. */
export const sourceOf = (current: LoadedGame, status: Game['phase']): GameSource => ({
  kind: 'Game',
  current,
  status,
  loaded: current,
});

/** A game as it is now, for the account of one of its seats. Throws a TypeError where the account has none. */
export function sourceForSeat(present: LoadedGame, account: string): GameSource {
  if (!seatOf(present, account)) throw new TypeError('Only a seat is always shown the game without delay.');
  return sourceOf(present, present.game.phase);
}

const isLateForOthers = ({ current, status }: GameSource): boolean =>
  status === 'running' && (current.game.spectatorDelay !== undefined || current.game.sameDeal === true);

/** True for a running game that the caller sees with a delay. */
export const isShownLate = (source: GameSource, { caller }: ApiContext): boolean =>
  isLateForOthers(source) && !seatOf(source.current, lookerOf(caller));

/** True for a running game that the caller sees without delay, and others with one. */
export const isAhead = (source: GameSource, context: ApiContext): boolean =>
  isLateForOthers(source) && !isShownLate(source, context);

/** The default viewer of the caller: its seat or a spectator; all callers see all of a game that is over. */
export const ownViewer = (source: GameSource, { caller }: ApiContext): Viewer =>
  source.current.game.phase === 'over' ? auditor : viewerAt(source, viewerOf(source.current, lookerOf(caller)));

/** The viewer of a source: of the past, as the rules let the seat look back now. */
const viewerAt = ({ current, loaded }: GameSource, viewer: Viewer): Viewer =>
  loaded === current ? viewer : viewerOfPast(current, viewer);

/** The viewer that the caller asks for. Throws an ApiError `FORBIDDEN` for one that it may not use yet. */
export function viewerFor(source: GameSource, context: ApiContext, as: ViewerInput | null | undefined): Viewer {
  if (as == null) return ownViewer(source, context);
  if (as.spectator === true) return spectator;
  const { current } = source;
  const own = seatOf(current, lookerOf(context.caller));
  const isOpen = current.game.phase === 'over';
  if (as.auditor === true && isOpen) return auditor;
  if (as.seat != null && (isOpen || own?.seat === as.seat)) return viewerAt(source, seatViewer(source, as.seat));
  throw new ApiError(
    'FORBIDDEN',
    localized(
      'You may watch as a spectator or from your own seat; a game that is over is open in full.',
      'Vous pouvez regarder en spectateur ou depuis votre place ; une partie finie est ouverte à tous.',
    ),
  );
}

function seatViewer({ loaded }: GameSource, seat: number): Viewer {
  if (!loaded.game.seats.some((holder) => holder.seat === seat))
    throw new ApiError(
      'BAD_USER_INPUT',
      localized(
        `No one sits at seat ${seat + 1} in this game.`,
        `Personne n’occupe la place ${seat + 1} dans cette partie.`,
      ),
    );
  return atSeat(seat);
}
