import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType('TablePiece', { description: 'A piece or place of a table.' })
export class TablePieceType {
  @Field({ description: 'As in `CommandPart.key`.' })
  key: string;

  @Field({ description: 'What players call it.' })
  label: string;

  @Field({ description: 'What players call its kind.' })
  group: string;

  @Field(() => String, { nullable: true, description: 'The key of what it lies on or in; null on the table.' })
  at: string | null;
}
