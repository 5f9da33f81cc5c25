import { playerNames, seatOf, waitingOf, type KnowsNames } from '#games';
import { waitsForSeats, type Seat } from '#kernel';
import { deadlineOfSeat, stillAsked, type Proposal, type SeatOffer } from '#kernel/server';
import type { LoadedGame } from '#records';
import type { GameFact } from './fact.js';

/** A turn of an account in a game. */
export interface Turn {
  readonly account: string;
  /** Names this occurrence of the step; never used again in the game. */
  readonly stepId: string;
  /** When the time of the account runs out, in milliseconds since 1970; `null` without a deadline. */
  readonly deadline: number | null;
}

/** The accounts that a game waits for; none in a pause. */
export function turnsIn(loaded: LoadedGame): readonly Turn[] {
  const waiting = waitingOf(loaded)?.waiting;
  if (!waiting || loaded.game.pause || !waitsForSeats(waiting)) return [];
  return loaded.game.seats.flatMap(({ seat, account }) =>
    account !== null && waiting.seats.includes(seat)
      ? [{ account, stepId: waiting.stepId, deadline: deadlineOfSeat(loaded.game.clocks, waiting, seat) }]
      : [],
  );
}

/** The turn of an account in a game; `undefined` where the game does not wait for it. */
export const turnOf = (loaded: LoadedGame, account: string): Turn | undefined =>
  turnsIn(loaded).find((turn) => turn.account === account);

/** The open proposal of a game that an account has still to answer; `undefined` where there is none. */
export function proposalFor(loaded: LoadedGame, account: string): Proposal | undefined {
  const { proposal } = loaded.game;
  const own = seatOf(loaded, account)?.seat;
  return proposal && own !== undefined && stillAsked(proposal).includes(own) ? proposal : undefined;
}

/** Which warning it is: a deadline that is moved warns again. */
export const warningOf = ({ stepId, deadline }: Turn): string => `${stepId} ${deadline ?? ''}`;

/** Names an offer of a seat: one that is made again is told again. */
export const offerKey = (seat: Seat, { since }: SeatOffer): string => `${seat} ${since}`;

/** Whether a seat is offered to an account, by this offer. */
export const isOffered = ({ game }: LoadedGame, account: string, key: string): boolean =>
  game.phase === 'running' &&
  game.seats.some(({ seat, offered }) => offered?.to === account && offerKey(seat, offered) === key);

/** What may be said of a game to one of its players, or to an account that is offered a seat. */
export async function gameFact(
  kind: GameFact['kind'],
  loaded: LoadedGame,
  account: string,
  names: KnowsNames,
): Promise<GameFact> {
  const own = seatOf(loaded, account)?.seat;
  const named = await playerNames(loaded, names);
  return {
    kind,
    gameId: loaded.gameId,
    title: loaded.release.presentation.title,
    others: loaded.game.seats.flatMap(({ seat }) => (seat === own ? [] : (named[seat] ?? []))),
    deadline: turnOf(loaded, account)?.deadline ?? null,
  };
}
