import { enumNameOf } from '#contracts';
import type { Locale } from '#kernel';
import { explain } from '#kernel/server';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { localeArgument } from '../graphql/arguments.js';
import type { ApiContext } from '../requests/api-context.js';
import { CommandRejected, VersionConflict } from './command-result.types.js';

/** The reason of a refusal, in the caller's language. */
@Resolver(() => CommandRejected)
export class CommandRejectedResolver {
  @ResolveField()
  code(@Parent() { refusal }: CommandRejected): string {
    return enumNameOf(refusal.code);
  }

  @ResolveField(() => String, { description: 'A message for people, in the caller’s language.' })
  message(
    @Parent() { presentation, refusal }: CommandRejected,
    @Context() { locale }: ApiContext,
    @Args('locale', localeArgument) wanted?: Locale | null,
  ): string {
    return explain(presentation, refusal, wanted ?? locale);
  }
}

/** The message of a version conflict, in the caller's language. */
@Resolver(() => VersionConflict)
export class VersionConflictResolver {
  @ResolveField(() => String, { description: 'A message for people, in the caller’s language.' })
  message(@Parent() { actualVersion, expectedVersion }: VersionConflict, @Context() { locale }: ApiContext): string {
    return MOVED_ON[locale](actualVersion, expectedVersion);
  }
}

const MOVED_ON: Readonly<Record<Locale, (actual: number, expected: number) => string>> = {
  en: (actual, expected) => `The game is at version ${actual}, not ${expected}.`,
  fr: (actual, expected) => `La partie en est à la version ${actual}, non ${expected}.`,
};
