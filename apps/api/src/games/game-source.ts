import { seatOf, viewerOf, type LoadedGame, type SeenEvent } from '#games';
import { atSeat, auditor, both, spectator, type SeatHolder, type SeatPlan, type Viewer } from '#kernel';
import { lookerOf } from '../access/caller.js';
import type { ApiContext } from '../requests/api-context.js';
import { ApiError } from '../errors/api-error.js';

/** What the fields of a game are read from. */
export interface GameSource {
  readonly kind: 'Game';
  /** The game now. */
  readonly current: LoadedGame;
  /** The game at the moment that is asked about: now, or earlier. */
  readonly loaded: LoadedGame;
}

/** What the fields of a seat are read from. */
export interface SeatSource {
  /** The game as it is now. */
  readonly current: LoadedGame;
  readonly plan: SeatPlan;
  readonly holder: SeatHolder | undefined;
}

/** What the fields of an event are read from. */
export interface EventSource extends SeenEvent {
  readonly loaded: LoadedGame;
}

/** As whom a game is looked at, in the API's words. */
export interface ViewerInput {
  readonly seat?: number | null;
  readonly spectator?: boolean | null;
  readonly auditor?: boolean | null;
}

/** A game as it is now. */
export const sourceOf = (current: LoadedGame): GameSource => ({ kind: 'Game', current, loaded: current });

/** As whom the caller looks at a game unless it says otherwise: its seat or a spectator; everybody sees all of a game that is over. */
export const ownViewer = ({ current }: GameSource, { caller }: ApiContext): Viewer =>
  current.game.phase === 'over' ? auditor : viewerOf(current, lookerOf(caller));

/** As whom the caller asks to look. Throws an ApiError `FORBIDDEN` for what it may not see yet. */
export function viewerFor(source: GameSource, context: ApiContext, as: ViewerInput | null | undefined): Viewer {
  if (as == null) return ownViewer(source, context);
  if (as.spectator === true) return spectator;
  const { current } = source;
  const own = seatOf(current, lookerOf(context.caller));
  const isOpen = current.game.phase === 'over';
  if (as.auditor === true && isOpen) return auditor;
  if (as.seat != null && (isOpen || own?.seat === as.seat)) return seatViewer(source, as.seat);
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
