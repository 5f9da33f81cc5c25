import type { Seat } from '#kernel';
import { isAbleTo, type GameCommandOf } from '#kernel/server';
import type { Games } from '../games.js';
import type { Outcome } from '../outcome.js';
import { seatOf } from '../reading/visibility.js';
import type { GameRequest } from '../requests.js';
import { propose, refuses, type GameCommandRequest } from './command-request.js';
import { by } from './table-commands.js';

/** The account's seat lets its clock stand still, where its table gives vacations. */
export interface TakeVacationRequest extends GameRequest {
  /** Days of 24 hours, from now or from the end of the vacation that it is on. */
  readonly days: number;
}

/** The account's seat gives another one more time. */
export interface GrantTimeRequest extends GameRequest {
  readonly to: Seat;
  readonly seconds: number;
}

/** Lets the clock of the account's seat stand still. */
export const takeVacation = (games: Games, { days, ...request }: TakeVacationRequest): Promise<Outcome> =>
  games.carryOut(request, changingClocks(request, { type: 'takeVacation', days }));

/** Gives another seat more time. */
export const grantTime = (games: Games, { to, seconds, ...request }: GrantTimeRequest): Promise<Outcome> =>
  games.carryOut(request, changingClocks(request, { type: 'grantTime', to, seconds }));

/** The abilities that kernels need for the commands. */
const ABILITIES = { takeVacation: 'vacation', grantTime: 'grantTime' } as const;

type ClockCommand = GameCommandOf<keyof typeof ABILITIES>;
type Seatless<Command> = Command extends unknown ? Omit<Command, 'seat'> : never;

const changingClocks = (request: GameRequest, meant: Seatless<ClockCommand>): GameCommandRequest => ({
  ...by(request),
  preAuthorize: (loaded) => (seatOf(loaded, request.account) ? undefined : { status: 'forbidden', reason: 'noSeat' }),
  intent: () => ({ ...meant }),
  commandOn(loaded) {
    const own = seatOf(loaded, request.account)?.seat;
    if (own === undefined) return { status: 'forbidden', reason: 'noSeat' };
    const { kernel, ruleset } = loaded.release;
    return isAbleTo(kernel, ABILITIES[meant.type])
      ? propose({ ...meant, seat: own })
      : refuses(loaded, 'tooOld', { version: ruleset.version });
  },
});
