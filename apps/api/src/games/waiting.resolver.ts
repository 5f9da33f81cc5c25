import { enumNameOf } from '#contracts';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { WaitingForRules, WaitingForSeats } from './game.types.js';

/** Names a step as the view of its game does. */
@Resolver(() => WaitingForSeats)
export class WaitingForSeatsResolver {
  @ResolveField()
  step(@Parent() { step }: WaitingForSeats): string {
    return enumNameOf(step);
  }
}

/** Names a step that runs by itself likewise. */
@Resolver(() => WaitingForRules)
export class WaitingForRulesResolver {
  @ResolveField()
  rules(@Parent() { rules }: WaitingForRules): string {
    return enumNameOf(rules);
  }
}
