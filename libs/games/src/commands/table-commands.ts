import type { Kernel, Seat } from '#kernel';
import { CHANCE, CHANCE_OF_CHAIN, CHANCE_OF_COMMANDS, isAbleTo, seatsOfTable } from '#kernel/server';
import { propose, refuses, type GameCommandRequest } from './command-request.js';
import { sealOf } from '../invitation.js';
import type { LoadedGame } from '#records';
import type { Forbidden, Refused } from '../outcome.js';
import type {
  AddBotRequest,
  GameRequest,
  GiveSeedRequest,
  JoinRequest,
  LeaveRequest,
  OpenRequest,
  SeatRequest,
} from '../requests.js';
import { seatOf } from '../reading/visibility.js';

/** The release of a new game, and the digest of its release; `null` for rules that are not released. */
interface OpeningRequest extends OpenRequest {
  readonly rulesDigest: string | null;
}

/** An account opens a game. @param invitation that joining players must give; `undefined` where none is needed. */
export function opening(gameId: string, request: OpeningRequest, invitation: string | undefined): GameCommandRequest {
  const { commandId, account, ruleset, options = {}, unlisted = false, rematchOf, takeBack = false } = request;
  const { spectatorDelay, hiddenSeeds = false, undo, leavers, noSubstitutes = false, dealtFrom, fork } = request;
  const meant = {
    type: 'openGame',
    ruleset,
    options,
    openedBy: account,
    ...(invitation === undefined ? {} : { invitation: sealOf(invitation) }),
    ...(unlisted ? { unlisted } : {}),
    ...(rematchOf === undefined ? {} : { rematchOf }),
    ...clocksIn(request),
    ...(takeBack ? { takeBack } : {}),
    ...(undo === undefined ? {} : { undo }),
    ...(spectatorDelay === undefined ? {} : { spectatorDelay }),
    ...(hiddenSeeds ? { hiddenSeeds } : {}),
    ...(leavers === undefined ? {} : { leavers }),
    ...(dealtFrom === undefined ? {} : { sameDeal: true as const }),
    ...(fork === undefined ? {} : { forkedFrom: fork.origin, position: fork.position }),
  } as const;
  return {
    streamId: gameId,
    commandId,
    actor: account,
    intent: () => ({ ...UNSAID, ...meant }),
    commandOn(loaded) {
      const { kernel } = loaded.release;
      const maySubstitute = isAbleTo(kernel, 'substitutes');
      if (lacksAbility(kernel, request) || isOfOtherRelease(request))
        return refuses(loaded, 'tooOld', { version: loaded.ruleset.version });
      const unknown = leavers?.bot === undefined ? undefined : unknownBot(loaded, leavers.bot);
      if (unknown) return unknown;
      return propose({
        ...meant,
        // Not part of the intent: when the answer is asked for again there may be a newer release.
        rulesDigest: request.rulesDigest,
        chance: chanceIn(kernel, hiddenSeeds),
        ...(noSubstitutes && maySubstitute ? { noSubstitutes } : {}),
      });
    },
  };
}

/** The clocks of a table beside the time of its steps. */
const clocksIn = ({ bank, calendar, vacation }: OpenRequest) => ({
  ...(bank === undefined ? {} : { bank }),
  ...(calendar === undefined ? {} : { calendar }),
  ...(vacation === undefined ? {} : { vacation }),
});

/** Whether the settings of a table need what a kernel of an earlier release does not know. */
const lacksAbility = (
  kernel: Kernel,
  { hiddenSeeds = false, undo, leavers, calendar, vacation, dealtFrom, fork }: OpenRequest,
): boolean =>
  (dealtFrom !== undefined && !isAbleTo(kernel, 'closeGame')) ||
  (hiddenSeeds && !isAbleTo(kernel, 'hiddenSeeds')) ||
  (undo !== undefined && !isAbleTo(kernel, 'proposals')) ||
  (leavers !== undefined && !isAbleTo(kernel, 'substitutes')) ||
  (calendar !== undefined && !isAbleTo(kernel, 'calendar')) ||
  (vacation !== undefined && !isAbleTo(kernel, 'vacation')) ||
  (fork !== undefined && !isAbleTo(kernel, 'forks'));

/** Whether a game goes on that was played by another release than the one at hand: its position may mean nothing there. */
const isOfOtherRelease = ({ fork, rulesDigest }: OpeningRequest): boolean =>
  fork !== undefined && fork.digest !== rulesDigest;

/** How chance derives in a game that is opened now; the kernels of earlier releases know earlier ways. */
function chanceIn(kernel: Kernel, hiddenSeeds: boolean): number {
  if (isAbleTo(kernel, 'chanceOfMoves')) return CHANCE;
  return hiddenSeeds ? CHANCE_OF_COMMANDS : CHANCE_OF_CHAIN;
}

/** The defaults of a table. */
const UNSAID = {
  invitation: null,
  unlisted: null,
  bank: null,
  takeBack: null,
  undo: null,
  spectatorDelay: null,
  calendar: null,
  vacation: null,
  hiddenSeeds: null,
  leavers: null,
  sameDeal: null,
  forkedFrom: null,
  position: null,
};

/** An account sits down. */
export function joining({
  seat,
  seed = null,
  seedCommitment,
  brought,
  invitation,
  ...request
}: JoinRequest): GameCommandRequest {
  const { account } = request;
  return {
    ...by(request),
    intent: () => ({
      type: 'takeSeat',
      seat,
      account,
      seed,
      seedCommitment: seedCommitment ?? null,
      brought: brought ?? null,
    }),
    commandOn: (loaded) =>
      notInvited(loaded, account, invitation) ??
      // Asked here too: the kernels of older games do not know these refusals.
      (seedCommitment != null && !loaded.game.hiddenSeeds ? refuses(loaded, 'seedsAreOpen') : undefined) ??
      propose({
        type: 'takeSeat',
        seat: seat ?? freeSeat(loaded),
        account,
        seed,
        ...(seedCommitment == null ? {} : { seedCommitment }),
        ...bringing(brought),
      }),
  };
}

/** The opener of a game seats a bot. */
export function seatingBot({ seat, bot, brought, ...request }: AddBotRequest): GameCommandRequest {
  return {
    ...by(request),
    intent: () => ({ type: 'seatBot', seat, bot, brought: brought ?? null }),
    commandOn: (loaded) =>
      notTheOpener(loaded, request.account) ??
      unknownBot(loaded, bot) ??
      propose({ type: 'seatBot', seat: seat ?? freeSeat(loaded), bot, ...bringing(brought) }),
  };
}

/** Bots belong to the presentation: the rules take any name, so that games with bots of the past stay what they were. */
export const unknownBot = (loaded: LoadedGame, bot: string): Refused | undefined =>
  Object.hasOwn(loaded.release.presentation.bots, bot) ? undefined : refuses(loaded, 'unknownBot', { bot });

/** The opener of a game seats a player. */
export const seatingPlayer = ({ seat, player, brought, ...request }: SeatRequest): GameCommandRequest => ({
  ...by(request),
  intent: () => ({ type: 'takeSeat', seat, account: player, ...bringing(brought) }),
  commandOn: (loaded) =>
    notTheOpener(loaded, request.account) ??
    propose({ type: 'takeSeat', seat, account: player, seed: null, ...bringing(brought) }),
});

/** An account stands up, or the opener of the game removes a bot or another player. */
export function leaving({ seat, ...request }: LeaveRequest): GameCommandRequest {
  const { account } = request;
  return {
    ...by(request),
    intent: () => ({ type: 'leaveSeat', seat }),
    commandOn(loaded) {
      const own = seatOf(loaded, account)?.seat;
      const left = seat ?? own;
      if (left === undefined) return { status: 'forbidden', reason: 'noSeat' };
      if (left === own) return propose({ type: 'leaveSeat', seat: left });
      return notTheOpener(loaded, account) ?? propose({ type: 'leaveSeat', seat: left });
    },
  };
}

/** The opener of a game starts it. */
export const starting = (request: GameRequest): GameCommandRequest => ({
  ...by(request),
  intent: () => ({ type: 'startGame' }),
  commandOn: (loaded) => notTheOpener(loaded, request.account) ?? propose({ type: 'startGame' }),
});

/** A seat gives the seed that it has committed to. */
export const givingSeed = ({ seed, ...request }: GiveSeedRequest): GameCommandRequest => ({
  ...by(request),
  intent: () => ({ type: 'giveSeed', seed }),
  commandOn(loaded) {
    const own = seatOf(loaded, request.account)?.seat;
    if (own === undefined) return { status: 'forbidden', reason: 'noSeat' };
    return loaded.game.hiddenSeeds
      ? propose({ type: 'giveSeed', seat: own, seed })
      : refuses(loaded, 'noSeedOwed', { seat: own });
  },
});

/** The common part of every command of an account on a game. */
export const by = ({
  gameId,
  commandId,
  account,
  expectedVersion,
}: GameRequest): Omit<GameCommandRequest, 'intent' | 'commandOn'> => ({
  streamId: gameId,
  commandId,
  actor: account,
  expectedVersion,
});

/** Unless the account has opened the game. */
export function notTheOpener({ game }: LoadedGame, account: string): Forbidden | undefined {
  return game.openedBy === account ? undefined : { status: 'forbidden', reason: 'notTheOpener' };
}

function notInvited(
  { game }: LoadedGame,
  account: string,
  invitation: string | null | undefined,
): Forbidden | undefined {
  if (game.invitation === undefined || game.openedBy === account) return undefined;
  return invitation != null && sealOf(invitation) === game.invitation
    ? undefined
    : { status: 'forbidden', reason: 'notInvited' };
}

/** What a seat brings, as a command has it: no field for nothing. */
const bringing = (brought: unknown): { readonly brought?: unknown } => (brought == null ? {} : { brought });

/** The lowest free seat; one beyond the table, which the rules refuse, when it is full. */
function freeSeat({ ruleset, game }: LoadedGame): Seat {
  const { seats } = seatsOfTable(ruleset, game);
  return seats.find(({ seat }) => !game.seats.some((holder) => holder.seat === seat))?.seat ?? seats.length;
}
