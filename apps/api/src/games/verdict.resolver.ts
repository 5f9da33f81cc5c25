import { faultReasons } from '#audit';
import { Games, Transcripts } from '#games';
import type { Locale } from '#kernel';
import type { ForkOrigin } from '#kernel/server';
import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { ForEverybody } from '../access/scope-guard.js';
import { idArgument, localeArgument } from '../graphql/arguments.js';
import type { ApiContext } from '../requests/api-context.js';
import { FinishedGames } from './finished-games.js';
import { GameFaultType, GameVerdict, verdictOf } from './verdict.types.js';

/** The verification of finished games. */
@Resolver(() => GameFaultType)
export class VerdictResolver {
  constructor(
    private readonly finished: FinishedGames,
    private readonly transcripts: Transcripts,
    private readonly games: Games,
  ) {}

  @ForEverybody()
  @Query(() => GameVerdict, {
    description:
      'Verifies a finished game: its hash chain, and every command run again by the rules that it was opened on. Here the server judges itself; use the transcript if you do not trust it.',
  })
  async verifyGame(@Args('id', idArgument) id: string, @Context() { locale }: ApiContext): Promise<GameVerdict> {
    const game = await this.finished.game(id);
    const originOf = ({ gameId, version }: ForkOrigin) => this.games.load(gameId, version);
    return verdictOf(await this.transcripts.verify(game, originOf), locale);
  }

  @ResolveField(() => String, { description: 'The fault in words, for people.' })
  message(
    @Parent() { reason }: GameFaultType,
    @Context() { locale }: ApiContext,
    @Args('locale', localeArgument) wanted?: Locale | null,
  ): string {
    return faultReasons[reason][wanted ?? locale];
  }
}
