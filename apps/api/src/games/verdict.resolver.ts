import { faultReasons } from '#audit';
import { Transcripts } from '#games';
import type { Locale } from '#kernel';
import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { ForEverybody } from '../access/scope-guard.js';
import { idArgument, localeArgument } from '../graphql/arguments.js';
import type { ApiContext } from '../requests/api-context.js';
import { FinishedGames } from './finished-games.js';
import { GameFaultType, GameVerdict, verdictOf } from './verdict.types.js';

/** Whether games that are over are what was written. */
@Resolver(() => GameFaultType)
export class VerdictResolver {
  constructor(
    private readonly finished: FinishedGames,
    private readonly transcripts: Transcripts,
  ) {}

  @ForEverybody()
  @Query(() => GameVerdict, {
    description:
      'Whether a game that is over is what was written: its chain, and every command run again through the rules that it was opened on. The server judges itself here; whoever does not trust it takes the transcript.',
  })
  async verifyGame(@Args('id', idArgument) id: string, @Context() { locale }: ApiContext): Promise<GameVerdict> {
    return verdictOf(await this.transcripts.verify(await this.finished.game(id)), locale);
  }

  @ResolveField(() => String, { description: 'What is wrong, for people.' })
  message(
    @Parent() { reason }: GameFaultType,
    @Context() { locale }: ApiContext,
    @Args('locale', localeArgument) wanted?: Locale | null,
  ): string {
    return faultReasons[reason][wanted ?? locale];
  }
}
