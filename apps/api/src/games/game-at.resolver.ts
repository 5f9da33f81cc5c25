import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { ApiContext } from '../requests/api-context.js';
import type { GameSource } from './game-source.js';
import { GameAtType, WaitingUnion } from './game.types.js';
import { waitingAs, type WaitingAnswer } from './waiting.js';

/** A game as it was at a version. */
@Resolver(() => GameAtType)
export class GameAtResolver {
  @ResolveField()
  version(@Parent() { loaded }: GameSource): number {
    return loaded.game.version;
  }

  @ResolveField()
  at(@Parent() { loaded }: GameSource): number {
    return loaded.at;
  }

  @ResolveField()
  status(@Parent() { loaded }: GameSource): string {
    return loaded.game.phase;
  }

  @ResolveField(() => WaitingUnion, { nullable: true, description: 'The steps that had to be answered.' })
  waiting(@Parent() source: GameSource, @Context() { caller }: ApiContext): WaitingAnswer | null {
    return waitingAs(source, caller);
  }
}
