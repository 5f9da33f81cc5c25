import type { EventReason, ReasonPart } from '#kernel';
import { Field, ObjectType } from '@nestjs/graphql';

const ruleId = 'The id of the rule in the catalogue; `/v1/rules/{ruleId}` has its text';

@ObjectType('EventReasonPart', { description: 'A candidate with what was compared, or a part of a total.' })
export class EventReasonPartType implements ReasonPart {
  @Field({ description: 'The candidate, or the source of the part.' })
  label: string;

  @Field({ description: 'What counts of it, as people write it.' })
  value: string;

  @Field(() => String, { nullable: true, description: `${ruleId}. null: that of the reason.` })
  ruleId: string | null;
}

@ObjectType('EventReason', { description: 'The reason for what an event tells.' })
export class EventReasonType implements EventReason {
  @Field({ description: `${ruleId}.` })
  ruleId: string;

  @Field({ description: 'What the rule does, for people.' })
  text: string;

  @Field(() => [EventReasonPartType], {
    description:
      'The candidates, best first, or the parts of a total and then the total; empty where the text says it all.',
  })
  parts: EventReasonPartType[];
}
