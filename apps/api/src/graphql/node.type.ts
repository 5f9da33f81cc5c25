import { Field, ID, InterfaceType } from '@nestjs/graphql';

/** Whatever has an id of its own; `node(id)` finds it again. */
@InterfaceType({
  description: 'Whatever has an id of its own.',
  resolveType: ({ kind }: { readonly kind: string }) => kind,
})
export abstract class Node {
  @Field(() => ID, { description: 'Unique in the whole API.' })
  id: string;
}
