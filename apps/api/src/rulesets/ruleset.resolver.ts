import { Contracts, optionsSchemaOf } from '#contracts';
import { Games } from '#games';
import { seatTitle } from '#kernel/server';
import { localized, readWith, type AnyRuleset, type Locale } from '#kernel';
import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { localeArgument } from '../graphql/arguments.js';
import { ForEverybody } from '../access/scope-guard.js';
import type { ApiContext } from '../requests/api-context.js';
import { derived, DerivedField } from '../graphql/derived-types.js';
import { ApiError } from '../errors/api-error.js';
import { JsonValue } from '../graphql/scalars.js';
import { BotProfile, botProfilesOf, rulesetOf, RulesetType, ScorePartName, scorePartsOf, TablePlanType } from './ruleset.types.js';

/** The rulesets of this server. */
@Resolver(() => RulesetType)
export class RulesetResolver {
  private readonly schemas = { en: new Map<AnyRuleset, unknown>(), fr: new Map<AnyRuleset, unknown>() };
  private readonly contents = new Map<AnyRuleset, unknown>();

  constructor(
    private readonly games: Games,
    private readonly contracts: Contracts,
  ) {}

  @ForEverybody()
  @Query(() => [RulesetType], { description: 'The rulesets of this server, each in its newest version.' })
  rulesets(): RulesetType[] {
    return this.games.rulesets.newest.map(rulesetOf);
  }

  @ForEverybody()
  @Query(() => RulesetType, { nullable: true, description: 'A ruleset by its name; null when there is none.' })
  ruleset(@Args('name', { description: 'Its short name.' }) name: string): RulesetType | null {
    const rules = this.games.rulesets.find(name);
    return rules ? rulesetOf(rules) : null;
  }

  @ResolveField(() => String, { description: 'Its name for people.' })
  title(
    @Parent() { rules }: RulesetType,
    @Context() { locale }: ApiContext,
    @Args('locale', localeArgument) wanted?: Locale | null,
  ): string {
    return rules.title[wanted ?? locale];
  }

  @ResolveField(() => [BotProfile], { description: 'Its bots, from the weakest to the strongest.' })
  botProfiles(
    @Parent() { rules }: RulesetType,
    @Context() { locale }: ApiContext,
    @Args('locale', localeArgument) wanted?: Locale | null,
  ): BotProfile[] {
    return botProfilesOf(rules, wanted ?? locale);
  }

  @ResolveField(() => [ScorePartName], { description: 'The parts of its scores: where points come from.' })
  scoreParts(
    @Parent() { rules }: RulesetType,
    @Context() { locale }: ApiContext,
    @Args('locale', localeArgument) wanted?: Locale | null,
  ): ScorePartName[] {
    return scorePartsOf(rules, wanted ?? locale);
  }

  @ResolveField(() => TablePlanType, { description: 'The seats of a game, under these options or the defaults.' })
  seats(
    @Parent() { rules }: RulesetType,
    @Context() { locale }: ApiContext,
    @Args('options', {
      type: derived(({ optionsInput }) => optionsInput),
      nullable: true,
      description: 'The options of the game; by default the defaults of the ruleset.',
    })
    options?: Readonly<Record<string, unknown>> | null,
  ): TablePlanType {
    const { least, seats } = rules.seats(this.parsedOptions(rules, options));
    return { least, seats: seats.map((seat) => ({ ...seat, title: seatTitle(rules, seat, locale) })) };
  }

  @ResolveField(() => JsonValue, {
    description: 'JSON Schema of its options, with their names, meanings, defaults and bounds.',
  })
  optionsSchema(
    @Parent() { rules }: RulesetType,
    @Context() { locale }: ApiContext,
    @Args('locale', localeArgument) wanted?: Locale | null,
  ): unknown {
    const told = wanted ?? locale;
    return kept(this.schemas[told], rules, () => optionsSchemaOf(rules, told));
  }

  @DerivedField(({ options }) => options, {
    nullable: true,
    description: 'Its default options; null when it has none.',
  })
  defaultOptions(@Parent() { rules }: RulesetType): unknown {
    return this.contracts.of(rules.name).options(rules.schemas.options.parse({}));
  }

  @DerivedField(({ content }) => content, {
    nullable: true,
    description: 'The contents of the box; null where there is nothing to show.',
  })
  content(@Parent() { rules }: RulesetType): unknown {
    return kept(this.contents, rules, () => this.contracts.of(rules.name).content());
  }

  private parsedOptions(
    { name, schemas }: RulesetType['rules'],
    input: Readonly<Record<string, unknown>> | null | undefined,
  ): unknown {
    if (input == null) return schemas.options.parse({});
    const { ruleset, options } = this.contracts.readOptions(input);
    if (ruleset !== name)
      throw new ApiError(
        'BAD_USER_INPUT',
        localized(
          `These are options of “${ruleset}”, not of “${name}”.`,
          `Ce sont des options de « ${ruleset} », et non de « ${name} ».`,
        ),
      );
    const { data, issues } = readWith<unknown>(schemas.options, options);
    if (issues) throw new ApiError('BAD_USER_INPUT', issues);
    return data;
  }
}

/** Constant values of a ruleset, computed on first use. */
function kept(known: Map<AnyRuleset, unknown>, rules: AnyRuleset, make: () => unknown): unknown {
  if (!known.has(rules)) known.set(rules, make());
  return known.get(rules);
}
