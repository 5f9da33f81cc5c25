import { placeOf, type GameDirectory, type GameListing, type GameOrder, type GamePlace, type GameQuery } from '#games';
import { Inject } from '@nestjs/common';
import { Args, Context, Field, ID, InputType, Query, registerEnumType, Resolver } from '@nestjs/graphql';
import { localized } from '#kernel';
import { lookerOf } from '../access/caller.js';
import { ForEverybody } from '../access/scope-guard.js';
import { DIRECTORY } from '../core/tokens.js';
import type { ApiContext } from '../requests/api-context.js';
import { ApiError } from '../errors/api-error.js';
import { PageArguments } from '../graphql/connection.js';
import { connectionOf, cutToPage, stretchOf, type Connection } from '../requests/page.js';
import { comesBefore, cursorOfPlace, placeIn, type TimedPlace } from '../requests/place-cursor.js';
import { GameStatusEnum } from '../graphql/enums.js';
import { idOfKind } from '../requests/global-id.js';
import type { GameSource } from './game-source.js';
import { GameConnection } from './game.types.js';
import { ShownGames } from './shown-games.js';

const GameOrderEnum = { OPENED_AT: 'openedAt', CHANGED_AT: 'changedAt' } as const;
registerEnumType(GameOrderEnum, {
  name: 'GameOrder',
  description: 'The order in which games are listed.',
  valuesMap: {
    OPENED_AT: { description: 'By the time of opening.' },
    CHANGED_AT: {
      description:
        'By the time of the last commit. A game of others that is shown with a delay keeps its place from before it began, until it is over.',
    },
  },
});

@InputType({ description: 'A filter of games; all given conditions must hold.' })
class GameFilter {
  @Field(() => GameStatusEnum, { nullable: true, description: 'The status of the games.' })
  status?: GameListing['status'] | null;

  @Field(() => String, { nullable: true, description: 'Name of the ruleset.' })
  ruleset?: string | null;

  @Field(() => ID, { nullable: true, description: 'Games in which this account has a seat.' })
  account?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'true: games in which you have a seat.' })
  mine?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'true: games with a seat that any account may take over.' })
  seatOffered?: boolean | null;
}

/** Lists of games. */
@Resolver()
export class GameListResolver {
  constructor(
    private readonly shown: ShownGames,
    @Inject(DIRECTORY) private readonly directory: GameDirectory,
  ) {}

  @ForEverybody()
  @Query(() => GameConnection, {
    description: 'Games, by default newest first. May be a moment behind.',
  })
  async games(
    @Args() page: PageArguments,
    @Context() context: ApiContext,
    @Args('order', { type: () => GameOrderEnum, defaultValue: 'openedAt', description: 'The order of the games.' })
    order: GameOrder,
    @Args('oldestFirst', { type: () => Boolean, defaultValue: false, description: 'true: the oldest first.' })
    oldestFirst: boolean,
    @Args('filter', { type: () => GameFilter, nullable: true, description: 'The filter; all games by default.' })
    filter?: GameFilter | null,
  ): Promise<Connection<GameSource>> {
    const stretch = stretchOf(page);
    const { limit, fromEnd, from } = stretch;
    // Only lists of the caller's own games know when a game that is shown with a delay has changed.
    const asked = order === 'changedAt' && !isOwn(filter, context) ? 'shownAt' : order;
    const descending = oldestFirst === fromEnd;
    const found = await this.directory.find({
      ...criteria(filter, context),
      viewer: lookerOf(context.caller) ?? undefined,
      order: asked,
      descending,
      after: from === undefined ? undefined : gamePlaceOf(placeAt(from)),
      limit: limit + 1,
    });
    const { members, more } = cutToPage(found, stretch, (listing, until) =>
      comesBefore({ at: placeOf(listing, asked), id: listing.gameId }, placeAt(until), descending),
    );
    return connectionOf(await this.edges(members, asked, context), more);
  }

  private async edges(
    listings: readonly GameListing[],
    order: GameOrder,
    { caller }: ApiContext,
  ): Promise<{ cursor: string; node: GameSource }[]> {
    const shown = await this.shown.all(
      listings.map(({ gameId }) => gameId),
      caller,
    );
    const byId = new Map(shown.map((source) => [source.current.gameId, source]));
    return listings.flatMap((listing) => {
      const node = byId.get(listing.gameId);
      return node ? [{ cursor: cursorOfPlace(placeOf(listing, order), listing.gameId), node }] : [];
    });
  }
}

function criteria(
  filter: GameFilter | null | undefined,
  { caller }: ApiContext,
): Pick<GameQuery, 'status' | 'ruleset' | 'account' | 'seatOffered'> {
  const own = lookerOf(caller);
  if (filter?.mine === true && own === null)
    throw new ApiError(
      'UNAUTHENTICATED',
      localized(
        'Your own games need a token with the scope “GAMES_READ”.',
        'Il faut pour vos propres parties un jeton avec le droit « GAMES_READ ».',
      ),
    );
  const account = accountIn(filter, own);
  return {
    status: filter?.status ?? undefined,
    ruleset: filter?.ruleset ?? undefined,
    account,
    seatOffered: filter?.seatOffered ?? undefined,
  };
}

/** The account whose games are asked for; `undefined` for those of all. */
function accountIn(filter: GameFilter | null | undefined, own: string | null): string | undefined {
  if (filter?.mine === true) return own ?? undefined;
  return filter?.account == null ? undefined : idOfKind('Account', filter.account);
}

/** Only games in which the caller has a seat are asked for. */
function isOwn(filter: GameFilter | null | undefined, { caller }: ApiContext): boolean {
  const own = lookerOf(caller);
  return own !== null && accountIn(filter, own) === own;
}

const placeAt = (cursor: string): TimedPlace => placeIn(cursor, localized('a game', 'd’une partie'));

const gamePlaceOf = ({ at, id }: TimedPlace): GamePlace => ({ at, gameId: id });
