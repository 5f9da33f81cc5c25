import { Games, type GameDirectory, type GameListing, type GameOrder, type GamePlace } from '#games';
import { Inject } from '@nestjs/common';
import { Args, Context, Field, ID, InputType, Query, registerEnumType, Resolver } from '@nestjs/graphql';
import { both } from '#kernel';
import { lookerOf } from '../access/caller.js';
import { ForEverybody } from '../access/scope-guard.js';
import { DIRECTORY } from '../api-parts.js';
import type { ApiContext } from '../requests/api-context.js';
import { ApiError } from '../errors/api-error.js';
import { PageArguments } from '../graphql/connection.js';
import { connectionOf, cutToPage, stretchOf, type Connection } from '../requests/page.js';
import { comesBefore, cursorOfPlace, placeIn, type TimedPlace } from '../requests/place-cursor.js';
import { GameStatusEnum } from '../graphql/enums.js';
import { idOfKind } from '../requests/global-id.js';
import { sourceOf, type GameSource } from './game-source.js';
import { GameConnection } from './game.types.js';

const GameOrderEnum = { OPENED_AT: 'openedAt', CHANGED_AT: 'changedAt' } as const;
registerEnumType(GameOrderEnum, {
  name: 'GameOrder',
  description: 'By what games are ordered.',
  valuesMap: {
    OPENED_AT: { description: 'When they were opened.' },
    CHANGED_AT: { description: 'When something last happened in them.' },
  },
});

@InputType({ description: 'Which games; everything that is given must hold.' })
class GameFilter {
  @Field(() => GameStatusEnum, { nullable: true, description: 'How far they are.' })
  status?: GameListing['status'] | null;

  @Field(() => String, { nullable: true, description: 'Name of the ruleset.' })
  ruleset?: string | null;

  @Field(() => ID, { nullable: true, description: 'Games in which this account has a seat.' })
  account?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'true: games in which you have a seat.' })
  mine?: boolean | null;
}

/** Lists of games. */
@Resolver()
export class GameListResolver {
  constructor(
    private readonly service: Games,
    @Inject(DIRECTORY) private readonly directory: GameDirectory,
  ) {}

  @ForEverybody()
  @Query(() => GameConnection, {
    description: 'Games, newest first unless said otherwise. May be a moment behind.',
  })
  async games(
    @Args() page: PageArguments,
    @Context() context: ApiContext,
    @Args('order', { type: () => GameOrderEnum, defaultValue: 'openedAt', description: 'By what they are ordered.' })
    order: GameOrder,
    @Args('oldestFirst', { type: () => Boolean, defaultValue: false, description: 'true: the oldest come first.' })
    oldestFirst: boolean,
    @Args('filter', { type: () => GameFilter, nullable: true, description: 'Which games; all when left out.' })
    filter?: GameFilter | null,
  ): Promise<Connection<GameSource>> {
    const stretch = stretchOf(page);
    const { limit, fromEnd, from } = stretch;
    const descending = oldestFirst === fromEnd;
    const found = await this.directory.find({
      ...criteria(filter, context),
      viewer: lookerOf(context.caller) ?? undefined,
      order,
      descending,
      after: from === undefined ? undefined : gamePlaceOf(placeOf(from)),
      limit: limit + 1,
    });
    const { members, more } = cutToPage(found, stretch, (listing, until) =>
      comesBefore({ at: listing[order], id: listing.gameId }, placeOf(until), descending),
    );
    return connectionOf(await this.edges(members, order), more);
  }

  private async edges(
    listings: readonly GameListing[],
    order: GameOrder,
  ): Promise<{ cursor: string; node: GameSource }[]> {
    const loaded = await this.service.loadAll(listings.map(({ gameId }) => gameId));
    const byId = new Map(loaded.map((game) => [game.gameId, game]));
    return listings.flatMap((listing) => {
      const game = byId.get(listing.gameId);
      return game ? [{ cursor: cursorOfPlace(listing[order], listing.gameId), node: sourceOf(game) }] : [];
    });
  }
}

function criteria(
  filter: GameFilter | null | undefined,
  { caller }: ApiContext,
): { status?: GameListing['status'] | undefined; ruleset?: string | undefined; account?: string | undefined } {
  const own = lookerOf(caller);
  if (filter?.mine === true && own === null)
    throw new ApiError(
      'UNAUTHENTICATED',
      both(
        'Your own games take a token with the scope “GAMES_READ”.',
        'Vos propres parties demandent un jeton avec le droit « GAMES_READ ».',
      ),
    );
  const account =
    filter?.mine === true
      ? (own ?? undefined)
      : filter?.account == null
        ? undefined
        : idOfKind('Account', filter.account);
  return { status: filter?.status ?? undefined, ruleset: filter?.ruleset ?? undefined, account };
}

const placeOf = (cursor: string): TimedPlace => placeIn(cursor, both('a game', 'd’une partie'));

const gamePlaceOf = ({ at, id }: TimedPlace): GamePlace => ({ at, gameId: id });
