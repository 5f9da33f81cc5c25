import type { AnyRuleset } from '#kernel';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { globalId } from '../requests/global-id.js';
import { Node } from '../graphql/node.type.js';

@ObjectType('Ruleset', { implements: () => Node, description: 'What can be played.' })
export class RulesetType implements Node {
  readonly kind = 'Ruleset';

  @Field(() => ID, { description: 'Unique in the whole API; `node` finds it again.' })
  id: string;

  @Field({ description: 'Its short name: the field of its options and commands.' })
  name: string;

  @Field({ description: 'The version of its rules.' })
  version: string;

  @Field(() => [String], { description: 'Names of its bots.' })
  bots: string[];

  readonly rules: AnyRuleset;
}

@ObjectType({ description: 'A place at the table, as the rules lay it out.' })
export class SeatPlanType {
  @Field(() => Int, { description: 'Number of the seat, from 0, clockwise.' })
  seat: number;

  @Field(() => String, { nullable: true, description: 'Its team; null where everybody plays for himself.' })
  side?: string | null;

  @Field(() => String, { nullable: true, description: 'What it plays, where seats differ.' })
  role?: string | null;
}

@ObjectType({ description: 'How many play, under some options.' })
export class TablePlanType {
  @Field(() => Int, { description: 'Fewest seats that must be taken before a game may start.' })
  least: number;

  @Field(() => [SeatPlanType], { description: 'Every seat there is.' })
  seats: SeatPlanType[];
}

/** A ruleset as the API gives it out. */
export const rulesetOf = (rules: AnyRuleset): RulesetType => ({
  kind: 'Ruleset',
  id: globalId('Ruleset', rules.name),
  name: rules.name,
  version: rules.version,
  bots: Object.keys(rules.bots),
  rules,
});
