import { Field, ID, InterfaceType } from '@nestjs/graphql';

/** An object with an id of its own; `node(id)` returns it. */
@InterfaceType({
  description: 'An object with an id of its own.',
  resolveType: ({ kind }: { readonly kind: string }) => kind,
})
export abstract class Node {
  @Field(() => ID, { description: 'Unique in the whole API.' })
  id: string;
}
