import { Field, ID, InputType, Int } from '@nestjs/graphql';

export const COMMAND_ID =
  'A UUID of your choice. An accepted command happens once, even if sent again; a refused one is not remembered.';

export const EXPECTED_VERSION = 'Carry out the command on this version of the game only.';

@InputType({ isAbstract: true })
export abstract class OnGameInput {
  @Field(() => ID, { description: 'The value of `Game.id`.' })
  gameId: string;

  @Field(() => ID, { description: COMMAND_ID })
  commandId: string;
}

@InputType({ isAbstract: true })
export abstract class CommandInput extends OnGameInput {
  @Field(() => Int, { nullable: true, description: EXPECTED_VERSION })
  expectedVersion?: number | null;
}
