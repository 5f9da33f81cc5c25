import { schemaExtension } from '#contracts';
import { LONGEST_NOTE, type GameNote } from '#saved-content';
import { Extensions, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { z } from 'zod';
import { DateTime } from '../graphql/scalars.js';

@ObjectType('GameNote', { description: 'A note that you wrote for yourself on a game. Other accounts cannot see it.' })
export class GameNoteType {
  @Field(() => ID, { description: 'Unique among all notes.' })
  noteId: string;

  @Field(() => Int, { description: 'The version of the game that it is about.' })
  version: number;

  @Field({ description: 'The text of the note.' })
  text: string;

  @Field(() => DateTime, { description: 'When it was last written.' })
  writtenAt: number;
}

@InputType({ description: 'A note to write for yourself, new or changed.' })
export class WriteNoteInput {
  @Field(() => ID, { description: 'The value of `Game.id`.' })
  gameId: string;

  @Field(() => ID, { nullable: true, description: 'The note to change; by default a new one.' })
  noteId?: string | null;

  @Extensions(schemaExtension(z.int().min(1)))
  @Field(() => Int, { nullable: true, description: 'The version that it is about; by default the present one.' })
  version?: number | null;

  @Extensions(schemaExtension(z.string().min(1).max(LONGEST_NOTE)))
  @Field({ description: 'The text, of 1 to 2,000 characters; it may have several lines.' })
  text: string;
}

/** A note in the API's form. */
export const noteOf = ({ id, version, text, writtenAt }: GameNote): GameNoteType => ({
  noteId: id,
  version,
  text,
  writtenAt,
});
