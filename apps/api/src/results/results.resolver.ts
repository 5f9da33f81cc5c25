import { both } from '#kernel';
import { Args, ArgsType, Context, Field, ID, Int, Query, Resolver, Subscription } from '@nestjs/graphql';
import { ForEverybody } from '../access/scope-guard.js';
import { ApiError } from '../errors/api-error.js';
import type { ApiContext } from '../requests/api-context.js';
import { idOfKind } from '../requests/global-id.js';
import { pageSize } from '../requests/page.js';
import { abortable } from '../subscriptions/abortable.js';
import { FinishedResults, type ResultFilter } from './finished-results.js';
import { GameResult, GameResultPage } from './game-result.types.js';

/** Which games that are over. */
@ArgsType()
class ResultArguments {
  @Field(() => Int, { defaultValue: 0, description: 'Only what comes after this number; 0: from the start.' })
  afterNumber: number;

  @Field(() => String, { nullable: true, description: 'Only games of this ruleset, by its short name.' })
  ruleset?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only games of this league: what `League.id` says.' })
  leagueId?: string | null;
}

/** One page of them. */
@ArgsType()
class ResultPageArguments extends ResultArguments {
  @Field(() => Int, {
    nullable: true,
    description: 'How many games are looked at; 20 when it is left out, at most 100.',
  })
  first?: number | null;
}

/** Results for others: every game that is over, once, in an order that never changes. */
@Resolver()
export class ResultsResolver {
  constructor(private readonly results: FinishedResults) {}

  @ForEverybody()
  @Query(() => GameResultPage, {
    description:
      'Games that are over, in the order of the log. Whoever asks for what comes after `upTo`, again and again, gets each game once, and leaves none out. Games by invitation and unlisted ones are left out, those of leagues are not.',
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
      'Every game that is over after a number, then each new one: no hole, no double. Ask again after the last number that you got to go on where you were.',
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
      both(
        'Numbers of results begin at 1: ask after 0 for all.',
        'Les résultats sont numérotés à partir de 1 : demandez après 0 pour tous.',
      ),
    );
  return given;
}
