import type { Seat } from '#kernel';
import { isGameEvent, type GameEvent } from '#kernel/server';
import { taggedOf, type StoredCommit } from '#records';

/** A game as a list shows it. Public: it holds no secret of the game. */
export interface GameListing {
  readonly gameId: string;
  readonly ruleset: string;
  readonly rulesVersion: string;
  readonly status: 'open' | 'running' | 'over';
  readonly version: number;
  readonly openedBy: string;
  /** It is entered by invitation; absent where none is needed. */
  readonly byInvitation?: true;
  /** No list shows it to others; absent where lists do. */
  readonly unlisted?: true;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  /** When its last commit was made. */
  readonly changedAt: number;
  /** Delay of the game for accounts without a seat, in seconds; absent where there is none. */
  readonly spectatorDelay?: number;
  /** Other tables play the same deal, so that accounts without a seat see it once it is over; absent for all others. */
  readonly sameDeal?: true;
  /** Of a game that is shown late and runs: when its last commit before the start was made; absent otherwise. */
  readonly startedFrom?: number;
  /** Seats that any account may take over now; absent where there are none. */
  readonly offered?: readonly Seat[];
  readonly seats: readonly { readonly seat: Seat; readonly account: string | null; readonly bot: string | null }[];
}

/**
 * The listing of a game after a commit. Made of the events that every game has, so that it knows no ruleset.
 * Throws a TypeError when the first commit of a game does not open it.
 */
export function listingAfter(before: GameListing | undefined, commit: StoredCommit): GameListing {
  let listing = before;
  for (const event of commit.events.map(taggedOf)) {
    if (!isGameEvent(event)) continue;
    if (event.type === 'gameOpened') listing = opened(commit, event);
    else if (listing) listing = changed(listing, event);
  }
  if (!listing) throw new TypeError(`The first commit of the game ${commit.streamId} does not open it.`);
  return { ...listing, version: commit.lastVersion, changedAt: commit.at };
}

const opened = ({ streamId, at }: StoredCommit, event: Extract<GameEvent, { type: 'gameOpened' }>): GameListing => ({
  gameId: streamId,
  ruleset: event.ruleset,
  rulesVersion: event.rulesVersion,
  status: 'open',
  version: 0,
  openedBy: event.openedBy,
  ...(event.invitation === undefined ? {} : { byInvitation: true }),
  ...(event.unlisted === undefined ? {} : { unlisted: true }),
  ...(event.spectatorDelay === undefined ? {} : { spectatorDelay: event.spectatorDelay }),
  ...(event.sameDeal === undefined ? {} : { sameDeal: event.sameDeal }),
  openedAt: at,
  changedAt: at,
  seats: [],
});

function changed(listing: GameListing, event: GameEvent): GameListing {
  switch (event.type) {
    case 'seatTaken': {
      const { seat, account, bot } = event;
      return { ...listing, seats: [...listing.seats, { seat, account, bot }].sort((a, b) => a.seat - b.seat) };
    }
    case 'seatLeft':
      return { ...listing, seats: listing.seats.filter(({ seat }) => seat !== event.seat) };
    case 'seatOffered':
      return event.to === undefined ? { ...listing, offered: [...(listing.offered ?? []), event.seat] } : listing;
    case 'offerWithdrawn':
    case 'seatResigned':
      return withoutOffer(listing, event.seat);
    case 'seatReplaced':
    case 'seatTakenOver':
      return handedOver(listing, { seat: event.seat, account: event.account, bot: null });
    case 'botTookOver':
      return handedOver(listing, { seat: event.seat, account: null, bot: event.bot });
    case 'gameStarted':
      return { ...listing, status: 'running', ...(isShownLate(listing) && { startedFrom: listing.changedAt }) };
    case 'gameOver':
    case 'gameAbandoned': {
      const { startedFrom: _, offered: __, ...open } = listing;
      return { ...open, status: 'over' };
    }
    default:
      return listing;
  }
}

const isShownLate = ({ spectatorDelay, sameDeal }: GameListing): boolean =>
  spectatorDelay !== undefined || sameDeal === true;

const handedOver = (listing: GameListing, next: GameListing['seats'][number]): GameListing => ({
  ...withoutOffer(listing, next.seat),
  seats: listing.seats.map((each) => (each.seat === next.seat ? next : each)),
});

function withoutOffer({ offered = [], ...listing }: GameListing, seat: Seat): GameListing {
  const left = offered.filter((each) => each !== seat);
  return left.length === 0 ? listing : { ...listing, offered: left };
}
