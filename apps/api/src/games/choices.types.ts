import { Field, Int, ObjectType } from '@nestjs/graphql';
import { LegalCommandType } from './game.types.js';

@ObjectType('CommandPart', { description: 'A piece or a value that a command names, and that can be selected.' })
export class CommandPartType {
  @Field({
    description:
      'What is given back to select it: `mage:ignis` for a piece, `amount=3` for a value. A piece in a picture of the table has it as `data-ref`.',
  })
  key: string;

  @Field({
    description:
      'What players call it. Each part that can be selected at one moment reads differently from others of its group.',
  })
  label: string;

  @Field({ description: 'The heading that it belongs to: the name of the kind of piece, or of the field.' })
  group: string;

  @Field({ description: 'The place of the field in the command: `mageId`, `target.cardId`, `path[]` within a list.' })
  path: string;

  @Field(() => String, { nullable: true, description: 'The kind of the piece; null for a value that is no piece.' })
  kind: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The key of the piece or place that the piece lies on or in; null for what lies on the table.',
  })
  at: string | null;
}

@ObjectType('GameChoices', { description: 'What is left of the legal commands of your seat after a selection.' })
export class GameChoicesType {
  @Field(() => Int, {
    description:
      'The number of commands that have all that was selected. 1: the choice is complete. 0: no command has it, for instance because the game has gone on.',
  })
  remaining: number;

  @Field(() => CommandPartType, {
    nullable: true,
    description: 'The type of the commands that are left; null where they have several, or none is left.',
  })
  type: unknown;

  @Field(() => [CommandPartType], {
    description:
      'What can be selected next. Each leaves fewer commands. Empty once the choice is complete. Where there is one command from the start: all of its parts.',
  })
  options: readonly unknown[];

  @Field(() => [LegalCommandType], { description: 'The commands that are left, where they are 9 at most; else empty.' })
  commands: readonly unknown[];
}
