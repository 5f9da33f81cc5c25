import { localized } from '#kernel';
import { Args, ArgsType, Context, Field, ID, Int, Query, Resolver, Subscription } from '@nestjs/graphql';
import { ForEverybody } from '../access/scope-guard.js';
import { ApiError } from '../errors/api-error.js';
import type { ApiContext } from '../requests/api-context.js';
import { idOfKind } from '../requests/global-id.js';
import { pageSize } from '../requests/page.js';
import { abortable } from '../subscriptions/abortable.js';
import { FinishedResults, type ResultFilter } from './finished-results.js';
import { GameResult, GameResultPage } from './game-result.types.js';

/** A filter of finished games. */
@ArgsType()
class ResultArguments {
  @Field(() => Int, { defaultValue: 0, description: 'Only results after this number; 0: from the start.' })
  afterNumber: number;

  @Field(() => String, { nullable: true, description: 'Only games of this ruleset, by its short name.' })
  ruleset?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only games of this league: the value of `League.id`.' })
  leagueId?: string | null;
}

/** One page of results. */
@ArgsType()
class ResultPageArguments extends ResultArguments {
  @Field(() => Int, {
    nullable: true,
    description: 'The number of games to read; by default 20, at most 100.',
  })
  first?: number | null;
}

/** Results for other systems: every finished game, once, in an order that never changes. */
@Resolver()
export class ResultsResolver {
  constructor(private readonly results: FinishedResults) {}

  @ForEverybody()
  @Query(() => GameResultPage, {
    description:
      'Finished games, in the order of the log. To get each game exactly once, ask repeatedly for those after `upTo`. Games by invitation and unlisted ones are left out, but games of leagues are not.',
  })
  gameResults(
    @Args() { afterNumber, first, ...filter }: ResultPageArguments,
    @Context() { caller }: ApiContext,
  ): Promise<GameResultPage> {
    return this.results.page(numberIn(afterNumber), pageSize({ first: first ?? null }).limit, filterIn(filter), caller);
  }

  @ForEverybody()
  @Subscription(() => GameResult, {
    name: 'gameResults',
    resolve: (value: unknown): unknown => value,
    description:
      'All finished games after a number, then each new one, without gaps or duplicates. To continue, subscribe again with the last number that you got.',
  })
  followGameResults(
    @Args() { afterNumber, ...filter }: ResultArguments,
    @Context() { caller }: ApiContext,
  ): AsyncIterableIterator<GameResult> {
    const after = numberIn(afterNumber);
    return abortable((signal) => this.results.follow(after, filterIn(filter), caller, signal));
  }
}

const filterIn = ({ ruleset, leagueId }: Omit<ResultArguments, 'afterNumber'>): ResultFilter => ({
  ruleset: ruleset ?? null,
  ...(leagueId == null ? {} : { leagueId: idOfKind('League', leagueId) }),
});

function numberIn(given: number): number {
  if (given < 0)
    throw new ApiError(
      'BAD_USER_INPUT',
      localized(
        'Numbers of results begin at 1: ask after 0 for all.',
        'Les résultats sont numérotés à partir de 1 : demandez après 0 pour tous.',
      ),
    );
  return given;
}
