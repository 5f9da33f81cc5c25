import { seatOf, viewerOf, viewerOfPast, type LoadedGame, type SeenEvent } from '#games';
import { atSeat, auditor, both, spectator, type Game, type SeatHolder, type SeatPlan, type Viewer } from '#kernel';
import { lookerOf } from '../access/caller.js';
import type { ApiContext } from '../requests/api-context.js';
import { ApiError } from '../errors/api-error.js';

/** What the fields of a game are read from. */
export interface GameSource {
  readonly kind: 'Game';
  /** The game as whoever asks may see it now. */
  readonly current: LoadedGame;
  /** How far the game is in truth: everybody is told that it has begun, and that it is over. */
  readonly status: Game['phase'];
  /** The game at the moment that is asked about: `current`, or earlier. */
  readonly loaded: LoadedGame;
}

/** What the fields of a seat are read from. */
export interface SeatSource {
  /** The game as whoever asks may see it now. */
  readonly current: LoadedGame;
  readonly plan: SeatPlan;
  readonly holder: SeatHolder | undefined;
}

/** What the fields of an event are read from. */
export interface EventSource extends SeenEvent {
  /** The game as whoever asks may see it: right after the event, or later. */
  readonly source: GameSource;
}

/** As whom a game is looked at, in the API's words. */
export interface ViewerInput {
  readonly seat?: number | null;
  readonly spectator?: boolean | null;
  readonly auditor?: boolean | null;
}

/** A game, as far as whoever asks may see it. To be asked of `ShownGames`, which knows how far that is. */
export const sourceOf = (current: LoadedGame, status: Game['phase']): GameSource => ({
  kind: 'Game',
  current,
  status,
  loaded: current,
});

/** A game as it is now, for the account of one of its seats. Throws a TypeError where the account has none. */
export function sourceForSeat(present: LoadedGame, account: string): GameSource {
  if (!seatOf(present, account)) throw new TypeError('Only a seat is shown a game as it is, whatever its table says.');
  return sourceOf(present, present.game.phase);
}

const isLateForOthers = ({ current, status }: GameSource): boolean =>
  status === 'running' && current.game.spectatorDelay !== undefined;

/** True for a game that runs, and that is shown late to whoever asks. */
export const isShownLate = (source: GameSource, { caller }: ApiContext): boolean =>
  isLateForOthers(source) && !seatOf(source.current, lookerOf(caller));

/** True for a game that runs, and that is shown to whoever asks as it is, and to others late. */
export const isAhead = (source: GameSource, context: ApiContext): boolean =>
  isLateForOthers(source) && !isShownLate(source, context);

/** As whom the caller looks at a game unless it says otherwise: its seat or a spectator; everybody sees all of a game that is over. */
export const ownViewer = (source: GameSource, { caller }: ApiContext): Viewer =>
  source.current.game.phase === 'over' ? auditor : viewerAt(source, viewerOf(source.current, lookerOf(caller)));

/** As whom a viewer sees a source: what is past, as the rules let the seat look back now. */
const viewerAt = ({ current, loaded }: GameSource, viewer: Viewer): Viewer =>
  loaded === current ? viewer : viewerOfPast(current, viewer);

/** As whom the caller asks to look. Throws an ApiError `FORBIDDEN` for what it may not see yet. */
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
    both(
      'You may look as a spectator or from your own seat; a game that is over is open in full.',
      'Vous pouvez regarder en spectateur ou depuis votre place ; une partie finie est ouverte à tous.',
    ),
  );
}

function seatViewer({ loaded }: GameSource, seat: number): Viewer {
  if (!loaded.game.seats.some((holder) => holder.seat === seat))
    throw new ApiError(
      'BAD_USER_INPUT',
      both(
        `Nobody sits at seat ${seat + 1} in this game.`,
        `Personne n’occupe la place ${seat + 1} dans cette partie.`,
      ),
    );
  return atSeat(seat);
}
