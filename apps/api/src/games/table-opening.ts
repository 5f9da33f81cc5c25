import { localized } from '#kernel';
import { gameRefusals, isSeatSeed, isSeedCommitment, type Leavers } from '#kernel/server';
import { Games, type JoinRequest, type Outcome } from '#games';
import { openedGameId } from '#records';
import { Injectable } from '@nestjs/common';
import type { ApiContext } from '../requests/api-context.js';
import { Quotas } from '../access/quotas.js';
import { RatedTables } from '../access/rated-tables.js';
import { ApiError } from '../errors/api-error.js';
import { Bringing, type Brings } from './bringing.js';
import { CommandAnswers } from './command-answers.js';
import { accountIn } from './command-request.js';
import type { CommandAnswer } from './command-answer.js';
import { givenCommandId } from '../requests/given-command-id.js';

/** The player of a seat of a new game: exactly one of `me` and `bot`. */
export interface SeatTaker extends Brings {
  readonly me?: boolean | null | undefined;
  /** Name of a bot. */
  readonly bot?: string | null | undefined;
  /** The player's contribution to chance. */
  readonly seed?: string | null | undefined;
  /** The commitment to such a contribution, where seeds are hidden. */
  readonly seedCommitment?: string | null | undefined;
}

/** What is to happen to the seats of absent players. */
interface AskedLeavers {
  readonly after: number;
  readonly bot?: string | null | undefined;
  readonly mayReturn?: boolean | null | undefined;
}

/** A game to be opened. */
export interface TableOpeningRequest {
  readonly commandId: string;
  readonly ruleset: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** The players of the first seats, in order. */
  readonly seats: readonly SeatTaker[];
  /** Only players with its invitation may join. */
  readonly byInvitation?: boolean | null | undefined;
  /** No list shows it to others. */
  readonly unlisted?: boolean | null | undefined;
  /** Seats may take back their latest commands. */
  readonly takeBack?: boolean | null | undefined;
  /** `CONSENT`: seats may propose to take the game back to a point. */
  readonly undo?: 'CONSENT' | null | undefined;
  /** Seconds of delay for spectators; 0 for none. */
  readonly spectatorDelay?: number | undefined;
  /** Seats hide their contributions to chance until the start. */
  readonly hiddenSeeds?: boolean | null | undefined;
  /** What happens to the seats of absent players. */
  readonly leavers?: AskedLeavers | null | undefined;
  /** Additional time of each seat beside the time of the steps. */
  readonly bank?: { readonly seconds: number; readonly increment: number } | null | undefined;
  /** Days of the week on which no clock runs. */
  readonly calendar?: { readonly daysOff: readonly number[]; readonly utcOffset: number } | null | undefined;
  /** Days on which each seat may let its clock stand still. */
  readonly vacation?: { readonly days: number } | null | undefined;
}

/** Opens games, and seats their first players. */
@Injectable()
export class TableOpening {
  constructor(
    private readonly games: Games,
    private readonly answers: CommandAnswers,
    private readonly bringing: Bringing,
    private readonly quotas: Quotas,
    private readonly rated: RatedTables,
  ) {}

  /**
   * Opens a game, then sends a command for each seat that is taken at once. Their ids derive from the id of the
   * opening, so that a retry completes it. Returns the result of the last command, or of the first that is not
   * accepted.
   */
  async open(request: TableOpeningRequest, context: ApiContext): Promise<CommandAnswer> {
    const { ruleset, options, seats: takers } = request;
    this.check(request);
    const account = accountIn(context);
    const commandId = givenCommandId(request.commandId);
    const gameId = openedGameId(account, commandId);
    const seatings = takers.map((taker, seat) => ({
      taker,
      request: {
        gameId,
        commandId: this.games.ids.of('seat', commandId, String(seat)),
        account,
        seat,
        ...seedsOf(taker),
      },
    }));
    // Before the game is opened, so that a mistake leaves no half-filled table behind.
    const brought = await Promise.all(
      seatings.map(({ taker, request }) => this.broughtBy(taker, ruleset, request, context)),
    );
    const own = seatings.find(({ taker }) => taker.bot == null);
    await this.quotas.opening({ streamId: gameId, commandId, account }, own && { streamId: gameId, ...own.request });
    await this.rated.opening({ streamId: gameId, commandId, account }, request);
    let outcome = await this.games.open({
      commandId,
      account,
      ruleset,
      options,
      byInvitation: request.byInvitation ?? false,
      unlisted: request.unlisted ?? false,
      takeBack: request.takeBack ?? false,
      undo: request.undo ?? undefined,
      spectatorDelay: request.spectatorDelay === 0 ? undefined : request.spectatorDelay,
      hiddenSeeds: request.hiddenSeeds ?? false,
      bank: request.bank ? { ...request.bank } : undefined,
      calendar: request.calendar ? { ...request.calendar } : undefined,
      vacation: request.vacation ? { ...request.vacation } : undefined,
      leavers: leaversIn(request),
    });
    for (const [seat, { taker, request }] of seatings.entries()) {
      if (outcome.status !== 'accepted') break;
      outcome = await this.seat(taker, { ...request, brought: brought[seat] });
    }
    return this.answers.of(outcome, context);
  }

  private seat({ bot }: SeatTaker, request: JoinRequest): Promise<Outcome> {
    return bot == null ? this.games.join(request) : this.games.addBot({ ...request, bot });
  }

  /** What a seat brings. The service handles a ruleset that does not exist. */
  private async broughtBy(taker: SeatTaker, name: string, request: JoinRequest, context: ApiContext): Promise<unknown> {
    const ruleset = this.games.rulesets.find(name);
    return ruleset && this.bringing.of(taker, ruleset, request, context);
  }

  private check({ ruleset: name, seats: takers, hiddenSeeds = false }: TableOpeningRequest): void {
    const ruleset = this.games.rulesets.find(name);
    if (takers.some(({ me, bot }) => (me === true) === (bot != null)))
      throw new ApiError(
        'BAD_USER_INPUT',
        localized(
          'A seat is taken either by you (`me: true`) or by a bot: give exactly one of the two.',
          'Une place est prise par vous (`me: true`) ou par un robot : donnez exactement l’un des deux.',
        ),
      );
    if (takers.some(({ bot, seed, seedCommitment }) => bot != null && (seed ?? seedCommitment) != null))
      throw new ApiError(
        'BAD_USER_INPUT',
        localized(
          'A bot has no seed of its own: give yours with `me: true`.',
          'Un robot n’a pas de graine à lui : donnez la vôtre avec `me: true`.',
        ),
      );
    const [seeds, commitments] = [given(takers, 'seed'), given(takers, 'seedCommitment')];
    if (!seeds.every(isSeatSeed)) throw new ApiError('BAD_USER_INPUT', gameRefusals.invalidSeed);
    if (!commitments.every(isSeedCommitment)) throw new ApiError('BAD_USER_INPUT', gameRefusals.invalidSeedCommitment);
    if (hiddenSeeds && seeds.length > 0) throw new ApiError('BAD_USER_INPUT', gameRefusals.seedsAreHidden);
    if (!hiddenSeeds && commitments.length > 0) throw new ApiError('BAD_USER_INPUT', gameRefusals.seedsAreOpen);
    if (takers.filter(({ bot }) => bot == null).length > 1)
      throw new ApiError(
        'BAD_USER_INPUT',
        localized('You can take at most one seat.', 'Vous pouvez prendre une place au plus.'),
      );
    const unknown = takers.find(({ bot }) => bot != null && ruleset && !Object.hasOwn(ruleset.bots, bot));
    if (unknown)
      throw new ApiError(
        'BAD_USER_INPUT',
        localized(
          `The ruleset “${name}” has no bot “${String(unknown.bot)}”.`,
          `Les règles « ${name} » n’ont pas de robot « ${String(unknown.bot)} ».`,
        ),
      );
  }
}

const leaversIn = ({ leavers }: TableOpeningRequest): Leavers | undefined =>
  leavers
    ? {
        after: leavers.after,
        ...(leavers.bot == null ? {} : { bot: leavers.bot }),
        ...(leavers.mayReturn === true ? { mayReturn: true } : {}),
      }
    : undefined;

const seedsOf = ({ seed, seedCommitment }: SeatTaker): Pick<JoinRequest, 'seed' | 'seedCommitment'> => ({
  seed,
  seedCommitment,
});

const given = (takers: readonly SeatTaker[], field: 'seed' | 'seedCommitment'): readonly string[] =>
  takers.flatMap((taker) => taker[field] ?? []);
