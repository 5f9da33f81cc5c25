import { schemaExtension } from '#contracts';
import { LONGEST_PAUSE } from '#kernel/server';
import { Extensions, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { z } from 'zod';
import { derived } from '../graphql/derived-types.js';
import { GameCommandJson } from '../graphql/scalars.js';

const STEP = 'The step that must ask your seat, as `Waiting` names it; null: any.';
const AFTER = 'Event types, of which one must have happened since the list was stored; empty: no condition.';
const UNTIL = 'Event types, each of which ends the entry.';
const REPEAT = 'true: each time that it applies; false: once.';
const PAUSE = `Seconds between the question and the command, from 0 to ${LONGEST_PAUSE}.`;

@ObjectType('ConditionalCommand', { description: 'A planned command: “when I am asked this and that holds, do this”.' })
export class ConditionalCommandType {
  @Field({ description: 'The type of the command.' })
  type: string;

  @Field(() => GameCommandJson, { description: 'The command, as `GameCommandInput`.' })
  input: unknown;

  @Field(() => String, { nullable: true, description: STEP })
  step: string | null;

  @Field(() => [String], { description: AFTER })
  after: readonly string[];

  @Field(() => [String], { description: UNTIL })
  until: readonly string[];

  @Field({ description: REPEAT })
  repeat: boolean;
}

@ObjectType('ConditionalCommands', {
  description: 'The commands that your seat has planned. No one else learns of them.',
})
export class ConditionalCommandsType {
  @Field(() => Int, { description: PAUSE })
  pause: number;

  @Field(() => [ConditionalCommandType], { description: 'In the order in which they are tried.' })
  entries: readonly ConditionalCommandType[];
}

@InputType({ description: 'A command to plan.' })
export class ConditionalCommandInput {
  @Field(derived(({ commandInput }) => commandInput), { description: 'It must be legal only when it is given.' })
  command: Readonly<Record<string, unknown>>;

  @Field(() => String, { nullable: true, description: STEP })
  step?: string | null;

  @Field(() => [String], { defaultValue: [], description: AFTER })
  after: string[];

  @Field(() => [String], { defaultValue: [], description: UNTIL })
  until: string[];

  @Field(() => Boolean, { defaultValue: false, description: REPEAT })
  repeat: boolean;
}

@InputType({ description: 'A list of planned commands, in place of the one that your seat has.' })
export class SetConditionalCommandsInput {
  @Field(() => ID, { description: 'The value of `Game.id`.' })
  gameId: string;

  @Extensions(schemaExtension(z.int().min(0).max(LONGEST_PAUSE)))
  @Field(() => Int, { defaultValue: 0, description: PAUSE })
  pause: number;

  @Field(() => [ConditionalCommandInput], {
    description: 'At most 10, in the order in which they are tried; none revokes the list.',
  })
  entries: ConditionalCommandInput[];
}
