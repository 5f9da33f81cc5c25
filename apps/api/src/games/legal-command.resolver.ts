import { Contracts } from '#contracts';
import { partsOf, type Locale } from '#kernel';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { localeArgument } from '../graphql/arguments.js';
import type { ApiContext } from '../requests/api-context.js';
import { measured } from '../requests/request-context.js';
import { CommandPartType } from './choices.types.js';
import type { ToldPart } from './command-parts.js';
import { LegalCommandType } from './game.types.js';
import type { LegalCommandSource } from './legal-command.js';

/** The fields of a command that a seat may give. */
@Resolver(() => LegalCommandType)
export class LegalCommandResolver {
  constructor(private readonly contracts: Contracts) {}

  @ResolveField()
  type(@Parent() { command }: LegalCommandSource): string {
    return command.type;
  }

  @ResolveField()
  stepId(@Parent() { stepId }: LegalCommandSource): string | null {
    return stepId ?? null;
  }

  @ResolveField()
  asked(@Parent() { ruleset, stepId, command }: LegalCommandSource): boolean {
    return stepId !== undefined && ruleset.unasked?.includes(command.type) !== true;
  }

  @ResolveField()
  command(@Parent() { ruleset, command }: LegalCommandSource): unknown {
    return this.contracts.command(ruleset.name, command);
  }

  @ResolveField()
  input(@Parent() { ruleset, command }: LegalCommandSource): unknown {
    return this.contracts.commandInput(ruleset.name, command);
  }

  @ResolveField(() => String, {
    description:
      'The label of a button for it, in the imperative, without a full stop. Each command of the list has a different one. Spaces of a room or zone are counted row by row, from the top left.',
  })
  description(
    @Parent() { command, texts }: LegalCommandSource,
    @Context() { accounts, locale }: ApiContext,
    @Args('locale', localeArgument) wanted?: Locale | null,
  ): Promise<string> {
    return texts.of(command, wanted ?? locale, accounts);
  }

  @ResolveField(() => [CommandPartType], {
    description: 'Its pieces and values, its type first: what `Game.choices` takes to select it, with labels.',
  })
  parts(
    @Parent() { command, legal, fields, parts }: LegalCommandSource,
    @Context() { accounts, locale }: ApiContext,
    @Args('locale', localeArgument) wanted?: Locale | null,
  ): Promise<ToldPart[]> {
    const all = measured(() => partsOf(legal, command, fields));
    return parts.told(all, command.type, wanted ?? locale, accounts);
  }
}
