import { enumNameOf } from '#contracts';
import { stepTitle, type Locale } from '#kernel';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { localeArgument } from '../graphql/arguments.js';
import type { ApiContext } from '../requests/api-context.js';
import { WaitingForNothing, WaitingForRules, WaitingForSeats } from './game.types.js';
import type { WaitingForNothingAnswer, WaitingForRulesAnswer, WaitingForSeatsAnswer } from './waiting.js';

const title = { description: 'What people call the step, for a headline.' };

/** Names a step as the view of its game does, and as people do. */
@Resolver(() => WaitingForSeats)
export class WaitingForSeatsResolver {
  @ResolveField()
  step(@Parent() { step }: WaitingForSeatsAnswer): string {
    return enumNameOf(step);
  }

  @ResolveField(() => String, title)
  title(
    @Parent() { presentation, step }: WaitingForSeatsAnswer,
    @Context() { locale }: ApiContext,
    @Args('locale', localeArgument) wanted?: Locale | null,
  ): string {
    return stepTitle(presentation, step, wanted ?? locale);
  }
}

/** Names a step that runs by itself likewise. */
@Resolver(() => WaitingForRules)
export class WaitingForRulesResolver {
  @ResolveField()
  rules(@Parent() { rules }: WaitingForRulesAnswer): string {
    return enumNameOf(rules);
  }

  @ResolveField(() => String, title)
  title(
    @Parent() { presentation, rules }: WaitingForRulesAnswer,
    @Context() { locale }: ApiContext,
    @Args('locale', localeArgument) wanted?: Locale | null,
  ): string {
    return stepTitle(presentation, rules, wanted ?? locale);
  }
}

/** Names why a game ended as its outcome does. */
@Resolver(() => WaitingForNothing)
export class WaitingForNothingResolver {
  @ResolveField()
  over(@Parent() { over }: WaitingForNothingAnswer): string {
    return enumNameOf(over);
  }
}
