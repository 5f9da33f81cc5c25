import type { AnyTagged, EventReason, Importance, Locale } from '#kernel';
import { importanceOfEvent } from '#kernel/server';
import { describedIn, isUuid, reasonIn } from '#records';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Contracts } from '#contracts';
import { Games, playerNames } from '#games';
import { leagueNamed } from '#leagues';
import { accountOf, AccountType } from '../accounts/account.types.js';
import { localeArgument } from '../graphql/arguments.js';
import type { ApiContext } from '../requests/api-context.js';
import { derived } from '../graphql/derived-types.js';
import { ImportanceEnum } from '../graphql/enums.js';
import { JsonValue } from '../graphql/scalars.js';
import { globalId } from '../requests/global-id.js';
import { measured } from '../requests/request-context.js';
import type { EventSource, GameSource } from './game-source.js';
import { EventReasonType } from './event-reason.types.js';
import { GameEventType, GameType } from './game.types.js';

/** The fields of an event. */
@Resolver(() => GameEventType)
export class GameEventResolver {
  constructor(
    private readonly contracts: Contracts,
    private readonly games: Games,
  ) {}

  @ResolveField()
  type(@Parent() { event }: EventSource): string {
    return event.type;
  }

  @ResolveField(() => ImportanceEnum, {
    description: 'Its weight in the story of the game: the same for all events of a type.',
  })
  importance(@Parent() { event, source }: EventSource): Importance {
    return importanceOfEvent(source.current.ruleset, event);
  }

  @ResolveField(derived(({ event }) => event), {
    description: 'The event with its typed fields. A field that is secret to you is null.',
  })
  payload(@Parent() { event, source }: EventSource): unknown {
    const { current } = source;
    const today = this.games.rulesets.inNewestForm(current, event);
    return this.contracts.of(current.ruleset.name).event(withAccountIds(today));
  }

  @ResolveField(() => JsonValue, {
    description:
      'The event as JSON, with the fields that its game defines. A field that is secret to you is left out. With it, one query reads the log of any game.',
  })
  payloadJson(@Parent() { event }: EventSource): unknown {
    const { type: _type, ...fields } = withAccountIds(event);
    return fields;
  }

  @ResolveField(() => String, { description: 'A sentence for people.' })
  async description(
    @Parent() { event, source: { current } }: EventSource,
    @Context() { accounts, locale }: ApiContext,
    @Args('locale', localeArgument) wanted?: Locale | null,
  ): Promise<string> {
    const names = await playerNames(current, accounts);
    return measured(() => describedIn(current, event, wanted ?? locale, names));
  }

  @ResolveField(() => EventReasonType, {
    nullable: true,
    description:
      'Why it came out as it did: a choice that the rules made, or a total, as far as you may see it. null where the event says it all.',
  })
  async why(
    @Parent() { event, source: { current } }: EventSource,
    @Context() { accounts, locale }: ApiContext,
    @Args('locale', localeArgument) wanted?: Locale | null,
  ): Promise<EventReason | null> {
    const names = await playerNames(current, accounts);
    return measured(() => reasonIn(current, event, wanted ?? locale, names) ?? null);
  }

  @ResolveField(() => AccountType, {
    nullable: true,
    description:
      'The account that the event names: that opened the game (`openedBy`), took the seat (`account`), or is offered it (`to`). null for other events, and for a game of a league.',
  })
  async account(@Parent() { event }: EventSource, @Context() { accounts }: ApiContext): Promise<AccountType | null> {
    const id = event[fieldOfAccount.get(event.type) ?? ''];
    const account = typeof id === 'string' && isUuid(id) ? await accounts.load(id) : undefined;
    return account ? accountOf(account) : null;
  }

  @ResolveField(() => GameType, { description: 'The game at the time of the query, as you may see it.' })
  game(@Parent() { source }: EventSource): GameSource {
    return source;
  }
}

/** The field of each event that names an account. */
const fieldOfAccount: ReadonlyMap<string, string> = new Map([
  ['gameOpened', 'openedBy'],
  ['seatTaken', 'account'],
  ['seatReplaced', 'account'],
  ['seatOffered', 'to'],
  ['seatTakenOver', 'account'],
]);

/** Accounts in events have the same ids as in the rest of the API. */
function withAccountIds(event: AnyTagged): AnyTagged {
  const field = fieldOfAccount.get(event.type);
  if (field === undefined || typeof event[field] !== 'string') return event;
  return { ...event, [field]: globalId('Account', event[field]), ...openingLeague(event) };
}

/** A game that a league has opened names the league. */
function openingLeague({ openedBy }: AnyTagged): object {
  const league = typeof openedBy === 'string' ? leagueNamed(openedBy) : undefined;
  return league === undefined ? {} : { openedBy: globalId('League', league) };
}
