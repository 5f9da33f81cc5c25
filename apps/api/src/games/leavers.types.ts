import { schemaExtension } from '#contracts';
import { leaversSchema } from '#kernel/server';
import { Extensions, Field, InputType, Int, ObjectType } from '@nestjs/graphql';

const AFTER =
  'Seconds for which the game waits for a seat, over all its steps, without a command of its player. Then the seat is offered to all players, or the bot takes it over.';

@ObjectType('GameLeavers', { description: 'What happens to the seats of absent players.' })
export class Leavers {
  @Field(() => Int, { description: AFTER })
  after: number;

  @Field(() => String, { nullable: true, description: 'The bot that takes over; null where seats are offered.' })
  bot: string | null;

  @Field({ description: 'true: the player may take the seat back from the bot.' })
  mayReturn: boolean;
}

@InputType({ description: 'What happens to the seats of absent players.' })
export class LeaversInput {
  @Extensions(schemaExtension(leaversSchema.shape.after))
  @Field(() => Int, { description: AFTER })
  after: number;

  @Field(() => String, { nullable: true, description: 'Name of a bot of the ruleset. By default seats are offered.' })
  bot?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'true: the player may take the seat back from the bot.' })
  mayReturn?: boolean | null;
}
