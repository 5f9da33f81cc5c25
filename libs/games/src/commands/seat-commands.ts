import { isAbleTo, type GameCommand } from '#kernel/server';
import type { LoadedGame } from '#records';
import { sealOf } from '../invitation.js';
import type { Forbidden } from '../outcome.js';
import { seatOf } from '../reading/visibility.js';
import type { GameRequest, OfferSeatRequest, TakeOverRequest } from '../requests.js';
import { propose, refuses, type GameCommandRequest } from './command-request.js';
import { by } from './table-commands.js';

/** A player offers their seat to one account, or to all. */
export const offering = ({ to, ...request }: OfferSeatRequest): GameCommandRequest => ({
  ...by(request),
  intent: () => ({ type: 'offerSeat', to: to ?? null }),
  commandOn: ofOwnSeat(request, (seat) => ({ type: 'offerSeat', seat, ...(to === undefined ? {} : { to }) })),
});

/** A player keeps the seat that was offered. */
export const withdrawing = (request: GameRequest): GameCommandRequest => ({
  ...by(request),
  intent: () => ({ type: 'withdrawOffer' }),
  commandOn: ofOwnSeat(request, (seat) => ({ type: 'withdrawOffer', seat })),
});

/** An account takes over an offered seat, or takes its own back from a bot. */
export const takingOver = ({ seat, invitation, ...request }: TakeOverRequest): GameCommandRequest => {
  const { account } = request;
  return {
    ...by(request),
    intent: () => ({ type: 'takeOverSeat', seat, account }),
    commandOn: (loaded) =>
      tooOld(loaded) ??
      notInvited(loaded, { seat, invitation, account }) ??
      propose({ type: 'takeOverSeat', seat, account }),
  };
};

const ofOwnSeat =
  ({ account }: GameRequest, meant: (seat: number) => GameCommand): GameCommandRequest['commandOn'] =>
  (loaded) => {
    const own = seatOf(loaded, account)?.seat;
    if (own === undefined) return { status: 'forbidden', reason: 'noSeat' };
    return tooOld(loaded) ?? propose(meant(own));
  };

const tooOld = (loaded: LoadedGame): ReturnType<typeof refuses> | undefined =>
  isAbleTo(loaded.release.kernel, 'substitutes')
    ? undefined
    : refuses(loaded, 'tooOld', { version: loaded.ruleset.version });

/** An offer to one account invites it; a seat that is offered to all takes the invitation of the table. */
function notInvited(
  { game }: LoadedGame,
  { seat, account, invitation }: Pick<TakeOverRequest, 'seat' | 'account' | 'invitation'>,
): Forbidden | undefined {
  const { offered, formerly = [] } = game.seats.find((holder) => holder.seat === seat) ?? {};
  const isKnown = offered?.to === account || formerly.some((former) => former.account === account);
  if (game.invitation === undefined || game.openedBy === account || isKnown) return undefined;
  return invitation != null && sealOf(invitation) === game.invitation
    ? undefined
    : { status: 'forbidden', reason: 'notInvited' };
}
