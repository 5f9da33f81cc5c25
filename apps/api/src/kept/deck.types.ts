import { schemaExtension } from '#contracts';
import { z } from 'zod';
import type { DeckList } from '#kernel';
import { Extensions, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { globalId } from '../requests/global-id.js';
import { DerivedProperty, fieldWhere, interfacesWhere } from '../graphql/derived-types.js';
import { Node } from '../graphql/node.type.js';
import { DateTime } from '../graphql/scalars.js';
import type { SavedDeck } from '#saved-content';

const DeckField = fieldWhere(({ deckKind }) => deckKind);

@ObjectType('DeckEntry', { description: 'A card of a deck, and its number of copies.' })
export class DeckEntryType {
  @Field({ description: 'Id of a card of the library, for instance `L02`.' })
  cardId: string;

  @Field(() => Int, { description: 'Number of copies of the card.' })
  copies: number;
}

@ObjectType('DeckFault', { description: 'A reason why a deck may not be played.' })
export class DeckFaultType {
  @DerivedProperty(({ deckFaultCode }) => deckFaultCode, { description: 'The fault, as a code for programs.' })
  code: string;

  @Field({ description: 'The id of the rule in the catalogue, for instance `CARD-43`.' })
  rule: string;

  @Field(() => String, {
    nullable: true,
    description: 'The faulty card; null when the fault is of the deck as a whole.',
  })
  card: string | null;
}

@ObjectType('Deck', {
  implements: interfacesWhere(({ deckKind }) => deckKind, Node),
  description: 'A deck that you keep. Other accounts cannot see it.',
})
export class DeckType implements Node {
  readonly kind = 'Deck';

  @Field(() => ID, { description: 'Unique in the whole API.' })
  id: string;

  @Field({ description: 'The name of the deck.' })
  name: string;

  @DeckField(() => [DeckEntryType], { description: 'By card id; every card once.' })
  cards: DeckList['cards'];

  @Field(() => DateTime, { description: 'When it was first saved.' })
  createdAt: number;

  @Field(() => DateTime, { description: 'When it was last saved.' })
  changedAt: number;
}

@InputType({ description: 'A card of a deck, and its number of copies.' })
export class DeckEntryInput {
  @Field({ description: 'Id of a card of the library.' })
  cardId: string;

  @Extensions(schemaExtension(z.int().min(1).max(60)))
  @Field(() => Int, { description: '1 to 60.' })
  copies: number;
}

@InputType({ description: 'A deck to keep, new or changed.' })
export class SaveDeckInput {
  @Field(() => ID, { nullable: true, description: 'The deck to change; by default a new one.' })
  id?: string | null;

  @Field({ description: 'The name of the deck, 1 to 80 characters.' })
  name: string;

  @Field(() => [DeckEntryInput], { description: 'In any order, up to 110 entries. It need not be legal yet.' })
  cards: DeckEntryInput[];
}

/** A deck in the API's form. */
export const deckOf = ({ id, name, cards, createdAt, changedAt }: SavedDeck): DeckType => ({
  kind: 'Deck',
  id: globalId('Deck', id),
  name,
  cards,
  createdAt,
  changedAt,
});
