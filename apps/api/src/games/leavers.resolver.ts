import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GameSource } from './game-source.js';
import { GameType } from './game.types.js';
import { Leavers } from './leavers.types.js';

/** What a game does about absent players. */
@Resolver(() => GameType)
export class LeaversResolver {
  @ResolveField(() => Leavers, {
    nullable: true,
    description: 'What happens to the seats of absent players; null where nothing does.',
  })
  leavers(@Parent() { current }: GameSource): Leavers | null {
    const { leavers } = current.game;
    return leavers ? { after: leavers.after, bot: leavers.bot ?? null, mayReturn: leavers.mayReturn === true } : null;
  }
}
