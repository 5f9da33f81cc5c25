import { Field, ID, ObjectType } from '@nestjs/graphql';
import { connectionType } from '../graphql/connection.js';
import { fieldWhere } from '../graphql/derived-types.js';
import { SeasonEntryType } from './league.types.js';

@ObjectType('SeasonDeck', {
  description: 'A deck, or a base, that was submitted for a season. Its content is hidden as the plan says.',
})
export class SeasonDeckType {
  @Field(() => SeasonEntryType, { description: 'The participant that plays it.' })
  entry: SeasonEntryType;

  @Field(() => ID, { description: 'SHA-256 of salt and content, in hexadecimal digits.' })
  commitment: string;

  @Field({ description: 'Whether it was shown to all.' })
  shown: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The salt: of your own deck, for judges of any, and once it was shown; null otherwise.',
  })
  salt: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The content as canonical JSON, as it was hashed with the salt; null where that is null.',
  })
  content: string | null;
}

/** Pages of the decks of a season. */
export const SeasonDeckConnection = connectionType(
  () => SeasonDeckType,
  'SeasonDeck',
  fieldWhere(({ brought }) => brought),
);
