import { Args, Context, Float, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { lookerOf } from '../access/caller.js';
import { accountOf, AccountType } from '../accounts/account.types.js';
import { Contracts } from '#contracts';
import { playerName } from '#games';
import type { Locale } from '#kernel';
import { deadlineOfSeat, seatTitle } from '#kernel/server';
import { vacationLeft } from '#leagues';
import type { ApiContext } from '../requests/api-context.js';
import { localeArgument } from '../graphql/arguments.js';
import { DerivedField } from '../graphql/derived-types.js';
import { DateTime } from '../graphql/scalars.js';
import type { SeatSource } from './game-source.js';
import { GameSeatType } from './game.types.js';
import { NamedStreams } from './named-streams.js';
import { FormerHolder, SeatOffer } from './seat-change.types.js';

/** The fields of a seat. */
@Resolver(() => GameSeatType)
export class GameSeatResolver {
  constructor(
    private readonly contracts: Contracts,
    private readonly streams: NamedStreams,
  ) {}

  @ResolveField()
  seat(@Parent() { plan }: SeatSource): number {
    return plan.seat;
  }

  @ResolveField()
  side(@Parent() { plan }: SeatSource): string | null {
    return plan.side ?? null;
  }

  @ResolveField()
  role(@Parent() { plan }: SeatSource): string | null {
    return plan.role ?? null;
  }

  @ResolveField(() => String, {
    nullable: true,
    description: 'What people call its side and role; null where it has neither.',
  })
  title(
    @Parent() { current, plan }: SeatSource,
    @Context() { locale }: ApiContext,
    @Args('locale', localeArgument) wanted?: Locale | null,
  ): string | null {
    return seatTitle(current.release.presentation, plan, wanted ?? locale);
  }

  @ResolveField()
  taken(@Parent() { holder }: SeatSource): boolean {
    return holder !== undefined;
  }

  @ResolveField()
  bot(@Parent() { holder }: SeatSource): string | null {
    return holder?.bot ?? null;
  }

  @ResolveField()
  resigned(@Parent() { holder }: SeatSource): boolean {
    return holder?.resigned ?? false;
  }

  @ResolveField()
  mine(@Parent() { holder }: SeatSource, @Context() { caller }: ApiContext): boolean {
    return holder?.account != null && holder.account === lookerOf(caller);
  }

  @ResolveField(() => Float, {
    nullable: true,
    description: 'Seconds left in its bank, as of the last commit; null where seats have none.',
  })
  bankSeconds(@Parent() { plan, current: { game } }: SeatSource): number | null {
    const left = game.banks?.[plan.seat];
    return left === undefined ? null : left / 1_000;
  }

  @ResolveField(() => DateTime, {
    nullable: true,
    description: 'When its time to answer runs out; null without a deadline, or when no step waits for it.',
  })
  deadline(@Parent() { plan, current }: SeatSource): number | null {
    const { release, game } = current;
    if (game.phase !== 'running' || game.pause) return null;
    const { ruleset, kernel } = release;
    return deadlineOfSeat(game.clocks, kernel.waitingIn(ruleset, game), plan.seat);
  }

  @ResolveField(() => Int, {
    nullable: true,
    description:
      'Days of vacation that it may still take, or its player in the season that gives them; null where seats have none.',
  })
  async vacationDays(@Parent() { plan, holder, current }: SeatSource): Promise<number | null> {
    const own = current.game.vacations?.[plan.seat]?.left;
    if (own === undefined) return null;
    const season = await this.streams.seasonWithVacation(current);
    if (!season) return own;
    return holder?.account == null ? null : (vacationLeft(season, holder.account) ?? null);
  }

  @ResolveField(() => DateTime, {
    nullable: true,
    description: 'When its latest vacation ends; null before the first.',
  })
  vacationUntil(@Parent() { plan, current: { game } }: SeatSource): number | null {
    return game.vacations?.[plan.seat]?.until ?? null;
  }

  @ResolveField(() => Int, { description: 'Seconds that it has given other seats (`grantTime`).' })
  grantedSeconds(@Parent() { plan, current: { game } }: SeatSource): number {
    return game.granted?.[plan.seat] ?? 0;
  }

  @DerivedField(({ brought }) => brought, {
    nullable: true,
    description: 'The things that the seat brought: of your own seat, or of any once the game is over; null for none.',
  })
  brought(@Parent() { holder, current }: SeatSource, @Context() { caller }: ApiContext): unknown {
    const isOwn = holder?.account != null && holder.account === lookerOf(caller);
    if (!isOwn && current.game.phase !== 'over') return null;
    return this.contracts.of(current.ruleset.name).brought(holder?.brought);
  }

  @ResolveField(() => String, {
    nullable: true,
    description: 'Name of the player in sentences: of the account, or of the bot with its seat; null for a free seat.',
  })
  async name(@Parent() { holder }: SeatSource, @Context() { accounts }: ApiContext): Promise<string | null> {
    return (holder && (await playerName(holder, accounts))) ?? null;
  }

  @ResolveField(() => AccountType, {
    nullable: true,
    description: 'The account of the player; null for a bot or a free seat.',
  })
  account(@Parent() { holder }: SeatSource, @Context() { accounts }: ApiContext): Promise<AccountType | null> {
    return named(holder?.account, accounts);
  }

  @ResolveField(() => Boolean, { description: 'true: its time has run out since its last command.' })
  timedOut(@Parent() { holder, current }: SeatSource): boolean {
    return holder !== undefined && (current.game.timedOut?.includes(holder.seat) ?? false);
  }

  @ResolveField(() => SeatOffer, {
    nullable: true,
    description: 'The offer of the seat to other players (`offerSeat`); null where it is not offered.',
  })
  async offered(@Parent() { holder }: SeatSource, @Context() { accounts }: ApiContext): Promise<SeatOffer | null> {
    if (!holder?.offered) return null;
    const { to, absent = false } = holder.offered;
    return { to: await named(to, accounts), absent };
  }

  @ResolveField(() => [FormerHolder], {
    description: 'Those who had the seat earlier in the running game, the first one first.',
  })
  formerly(@Parent() { holder }: SeatSource, @Context() { accounts }: ApiContext): Promise<FormerHolder[]> {
    const { formerly = [] } = holder ?? {};
    return Promise.all(
      formerly.map(async ({ account, bot, through }) => ({ account: await named(account, accounts), bot, through })),
    );
  }
}

async function named(id: string | null | undefined, accounts: ApiContext['accounts']): Promise<AccountType | null> {
  const account = id == null ? undefined : await accounts.load(id);
  return account ? accountOf(account) : null;
}
