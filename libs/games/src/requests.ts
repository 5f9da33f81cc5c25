import type { Seat } from '#kernel';
import type { ForkOrigin, GameCommand, GameCommandOf, Leavers, Position } from '#kernel/server';

/** The fields of every command on a game. */
export interface GameRequest {
  readonly gameId: string;
  /** A UUID made by the client. An accepted command gets the same answer under it for ever: a retry is safe. */
  readonly commandId: string;
  /** Id of the account that gives the command. */
  readonly account: string;
  /** When given, the command is carried out on exactly this version of the game, or answered with a conflict. */
  readonly expectedVersion?: number | undefined;
}

/** Opens a game. The same account and command id always open the same game. */
export interface OpenRequest {
  readonly commandId: string;
  readonly account: string;
  /** Name of the ruleset. */
  readonly ruleset: string;
  /** Version of the rules; the newest when absent. */
  readonly rulesVersion?: string | undefined;
  /** Options of the ruleset; each has a default. */
  readonly options?: Readonly<Record<string, unknown>> | undefined;
  /** True: joining takes its invitation (`Games.invitation`), and no list shows the game to others. */
  readonly byInvitation?: boolean | undefined;
  /** True: no list shows the game to others; accounts that have its id may look, and join where no invitation is needed. */
  readonly unlisted?: boolean | undefined;
  /** Time of each seat beyond that of the steps, as the kernel's `timeBankSchema` has it; none when absent. */
  readonly bank?: unknown;
  /** True: seats may take back their last commands (`takeBack`). */
  readonly takeBack?: boolean | undefined;
  /** `CONSENT`: seats may propose to take the game back to a point. */
  readonly undo?: 'CONSENT' | undefined;
  /** Delay of the running game for viewers without a seat, in seconds, from 1 to 3,600; none when absent. */
  readonly spectatorDelay?: number | undefined;
  /** The days of the week on which no clock runs, as the kernel's `calendarSchema` has it; none when absent. */
  readonly calendar?: unknown;
  /** Days on which each seat may let its clock stand still, as the kernel's `vacationSchema` has it; none when absent. */
  readonly vacation?: unknown;
  /** True: seats hide their seeds until the start, and give them then (`giveSeed`). */
  readonly hiddenSeeds?: boolean | undefined;
  /** What happens to the seats of absent players; nothing when absent. */
  readonly leavers?: Leavers | undefined;
  /** True: no other player may take over a seat. */
  readonly noSubstitutes?: boolean | undefined;
  /** The seed of a deal that several tables play, 32 bytes: secret until all of them are played out. A seed of its own when absent. */
  readonly dealtFrom?: Uint8Array | undefined;
  /** The game that this one is a rematch of: a game has one rematch only. See `rematch`. */
  readonly rematchOf?: string | undefined;
  /** The position of another game that this one starts with, and the release that it was played by. See `fork`. */
  readonly fork?: OpenedFork | undefined;
}

/** A position of a finished game to open a game in. */
export interface OpenedFork {
  /** SHA-256 of the release of its rules, lower-case hex; `null` for rules that are not released. */
  readonly digest: string | null;
  readonly origin: ForkOrigin;
  readonly position: Position;
}

/** The account sits down. */
export interface JoinRequest extends GameRequest {
  /** The lowest free seat when absent. */
  readonly seat?: Seat | undefined;
  /** The seat's own contribution to chance: up to 200 characters. */
  readonly seed?: string | null | undefined;
  /** Where seeds are hidden until the start: SHA-256 of the seed that the seat will give, lower-case hex. */
  readonly seedCommitment?: string | null | undefined;
  /** The invitation, where the game needs one; the opener of the game does not. */
  readonly invitation?: string | null | undefined;
  /** What the seat brings, where the ruleset takes anything: any JSON, the ruleset's schema validates it. */
  readonly brought?: unknown;
}

/** The opener of a game seats a player: a league seats those who are paired. */
export interface SeatRequest extends GameRequest {
  readonly seat: Seat;
  /** The account that sits down. */
  readonly player: string;
  /** What the seat brings, where the ruleset takes anything: any JSON, the ruleset's schema validates it. */
  readonly brought?: unknown;
}

/** The account stands up before the start; the opener of the game may also remove a bot, or another person. */
export interface LeaveRequest extends GameRequest {
  /** The account's own seat when absent. */
  readonly seat?: Seat | undefined;
}

/** The account's seat gives the seed that it has committed to. */
export interface GiveSeedRequest extends GameRequest {
  readonly seed: string;
}

/** The opener of a game seats a bot. */
export interface AddBotRequest extends GameRequest {
  /** Name of a bot of the ruleset. */
  readonly bot: string;
  /** The lowest free seat when absent. */
  readonly seat?: Seat | undefined;
  /** What the seat brings, where the ruleset takes anything: any JSON, the ruleset's schema validates it. */
  readonly brought?: unknown;
}

/** A seat gives a command of the ruleset. */
export interface SubmitRequest extends GameRequest {
  /** Name of the ruleset that the command is of; invalid in a game of another one. */
  readonly ruleset?: string | undefined;
  /** Any JSON; the ruleset's schemas validate it. */
  readonly command: unknown;
  /** The account's own seat; naming another one is forbidden. */
  readonly seat?: Seat | undefined;
  /** The step that this answers: once it no longer waits for the seat, the command is refused as stale. */
  readonly stepId?: string | undefined;
}

/** A command to be tried without being given. */
export type ValidateRequest = Omit<SubmitRequest, 'commandId'>;

/** The account's seat gives several commands: in one commit, up to the first that draws chance or makes anything known; none where one before that is refused. `stepId` is that of the first. */
export interface SubmitAllRequest extends Omit<SubmitRequest, 'command'> {
  /** Each any JSON; the ruleset's schemas validate it. */
  readonly commands: readonly unknown[];
}

/** The account's seat takes back its last commands. */
export interface TakeBackRequest extends GameRequest {
  /** The version to go back to, one of `takesBackTo`; that before the latest command when absent. */
  readonly to?: number | undefined;
}

type OfSeat<Type extends GameCommand['type']> = Omit<GameCommandOf<Type>, 'seat'>;

/** What a seat does to come to an agreement with the others: the command without its seat. */
export type ConsentAct =
  OfSeat<'propose'> | OfSeat<'answerProposal'> | OfSeat<'withdrawProposal'> | OfSeat<'endPause'> | OfSeat<'handToBot'>;

/** The account's seat proposes something, answers, withdraws, ends a pause, or hands over to a bot. */
export interface ConsentRequest extends GameRequest {
  readonly act: ConsentAct;
}

/** The account offers its seat in a running game. */
export interface OfferSeatRequest extends GameRequest {
  /** The account that alone may take it over; any account when absent. */
  readonly to?: string | undefined;
}

/** The account takes over a seat that is offered, or takes its own back from a bot. */
export interface TakeOverRequest extends GameRequest {
  readonly seat: Seat;
  /** The invitation, where the game needs one and the seat is offered to all. */
  readonly invitation?: string | null | undefined;
}
