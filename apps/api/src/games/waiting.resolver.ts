import { enumNameOf } from '#contracts';
import type { Locale } from '#kernel';
import { stepTitle } from '#kernel/server';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { localeArgument } from '../graphql/arguments.js';
import type { ApiContext } from '../requests/api-context.js';
import { WaitingForNothing, WaitingForRules, WaitingForSeats } from './game.types.js';
import type { WaitingForNothingAnswer, WaitingForRulesAnswer, WaitingForSeatsAnswer } from './waiting.js';

const title = { description: 'The title of the step, for people.' };

/** Names a step as in the view of its game, and for people. */
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

/** Names an automatic step likewise. */
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

/** Names the reason of a game's end as in its outcome. */
@Resolver(() => WaitingForNothing)
export class WaitingForNothingResolver {
  @ResolveField()
  over(@Parent() { over }: WaitingForNothingAnswer): string {
    return enumNameOf(over);
  }
}
