import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import type { FieldDecorator } from './derived-types.js';
import type { Connection, PageBounds, PageRequest } from '../requests/page.js';

/** The bounds of a page of a list (Relay connections). */
@ObjectType({ description: 'The bounds of a page of a list.' })
export class PageInfo implements PageBounds {
  @Field({ description: 'Whether entries follow this page.' })
  hasNextPage: boolean;

  @Field({ description: 'Whether entries precede this page.' })
  hasPreviousPage: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the first entry, for `before`; null for an empty page.',
  })
  startCursor: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the last entry, for `after`; null for an empty page.',
  })
  endCursor: string | null;
}

/**
 * A page of a list: `first` from the start, or `last` from the end, of the entries between two cursors. 0 to 100; by
 * default 20 from the start.
 */
@ArgsType()
export class PageArguments implements PageRequest {
  @Field(() => Int, { nullable: true, description: 'Number of entries from the start, 0 to 100.' })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'Only entries after this cursor.' })
  after?: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of entries from the end, 0 to 100.' })
  last?: number | null;

  @Field(() => String, { nullable: true, description: 'Only entries before this cursor.' })
  before?: string | null;
}

/**
 * The class of a connection to nodes of a type, for Nest's decorators: `GamesConnection` with edges `GamesEdge`.
 * @param member `fieldWhere` for nodes that not every server has: Nest takes each type into the schema that a field names.
 */
export function connectionType<T>(
  node: () => new () => T,
  name: string,
  member: FieldDecorator = Field,
): new () => Connection<T> {
  @ObjectType(`${name}Edge`, { description: 'An entry of a page, and its position in the list.' })
  class EdgeType {
    @Field({ description: 'The position of the node in the list, for `after` and `before`.' })
    cursor: string;

    @member(() => node(), { description: 'The member itself.' })
    node: T;
  }

  @ObjectType(`${name}Connection`, { description: 'A page of a list.' })
  class ConnectionType {
    @member(() => [EdgeType], { description: 'The entries of the page, in order, each with its position.' })
    edges: EdgeType[];

    @member(() => [node()], { description: 'The nodes of the edges.' })
    nodes: T[];

    @Field(() => PageInfo, { description: 'The bounds of the page.' })
    pageInfo: PageInfo;
  }
  return ConnectionType;
}
