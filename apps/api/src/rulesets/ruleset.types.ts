import { botLevels, type AnyRuleset, type BotLevel, type Locale } from '#kernel';
import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { globalId } from '../requests/global-id.js';
import { Node } from '../graphql/node.type.js';

const BotLevelEnum = Object.fromEntries(botLevels.map((level) => [level, level]));

registerEnumType(BotLevelEnum, {
  name: 'BotLevel',
  description: 'How well a bot plays.',
  valuesMap: {
    EASY: { description: 'A first opponent.' },
    NORMAL: { description: 'Knows the game.' },
    STRONG: { description: 'Plans ahead, and takes up to a second for a move.' },
  },
});

@ObjectType({ description: 'A bot of a game, as players choose it.' })
export class BotProfile {
  @Field({ description: 'Its name in commands, as `bot` of a seat.' })
  name: string;

  @Field(() => BotLevelEnum, { nullable: true, description: 'How well it plays; null for a bot that is there for tests.' })
  level?: BotLevel | null;

  @Field({ description: 'Its name for people.' })
  title: string;

  @Field({ description: 'How it plays; empty for a bot that is there for tests.' })
  description: string;
}

@ObjectType({ description: 'A part of scores, as players know it.' })
export class ScorePartName {
  @Field({ description: 'Its name in placings.' })
  name: string;

  @Field({ description: 'Its name for people.' })
  title: string;

  @Field(() => String, {
    nullable: true,
    description: 'The id of the rule that counts it; `/v1/rules/{ruleId}` has its text. null where the ruleset names none.',
  })
  ruleId: string | null;
}

@ObjectType('Ruleset', { implements: () => Node, description: 'A game that can be played, with its rules.' })
export class RulesetType implements Node {
  readonly kind = 'Ruleset';

  @Field(() => ID, { description: 'Unique in the whole API; the argument of `node`.' })
  id: string;

  @Field({ description: 'Its short name: the field of its options and commands.' })
  name: string;

  @Field({ description: 'The version of the rules.' })
  version: string;

  @Field(() => [String], { description: 'Names of its bots; `botProfiles` says more.' })
  bots: string[];

  @Field(() => [String], {
    description: 'Names of the pictures of its games, as in `/v1/games/{id}/table.svg`; empty where it draws none.',
  })
  pictures: string[];

  readonly rules: AnyRuleset;
}

@ObjectType({ description: 'A place at the table, as the rules lay it out.' })
export class SeatPlanType {
  @Field(() => Int, { description: 'Number of the seat, from 0, clockwise.' })
  seat: number;

  @Field(() => String, { nullable: true, description: 'Its team; null where each seat plays for itself.' })
  side?: string | null;

  @Field(() => String, { nullable: true, description: 'The role of the seat, where seats differ.' })
  role?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What people call its side and role; null where it has neither.',
  })
  title: string | null;
}

@ObjectType({ description: 'The seats of a game, under some options.' })
export class TablePlanType {
  @Field(() => Int, { description: 'Fewest seats that must be taken before a game may start.' })
  least: number;

  @Field(() => [SeatPlanType], { description: 'All seats of the game.' })
  seats: SeatPlanType[];
}

/** A ruleset in the API's form. */
export const rulesetOf = (rules: AnyRuleset): RulesetType => ({
  kind: 'Ruleset',
  id: globalId('Ruleset', rules.name),
  name: rules.name,
  version: rules.version,
  bots: Object.keys(rules.bots),
  pictures: Object.keys(rules.pictures ?? {}),
  rules,
});

/** What people call the parts of scores of a ruleset. */
export const scorePartsOf = ({ scoreParts = {} }: AnyRuleset, locale: Locale): ScorePartName[] =>
  Object.entries(scoreParts).map(([name, words]) => ({ name, title: words[locale], ruleId: words.ruleId ?? null }));

/** The bots of a ruleset, from the weakest to the strongest. */
export const botProfilesOf = ({ bots, botWords = {} }: AnyRuleset, locale: Locale): BotProfile[] =>
  Object.keys(bots).map((name) => {
    const words = botWords[name];
    return {
      name,
      level: words?.level ?? null,
      title: words?.title[locale] ?? name,
      description: words?.description[locale] ?? '',
    };
  });
