import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import type { FieldDecorator } from './derived-types.js';
import type { Connection, PageBounds, PageRequest } from '../requests/page.js';

/** Where a page of a list begins and ends (Relay connections). */
@ObjectType({ description: 'Where a page of a list begins and ends.' })
export class PageInfo implements PageBounds {
  @Field({ description: 'Something comes after this page.' })
  hasNextPage: boolean;

  @Field({ description: 'Something comes before this page.' })
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: 'Where it begins, for `before`; null for an empty page.' })
  startCursor: string | null;

  @Field(() => String, { nullable: true, description: 'Where it ends, for `after`; null for an empty page.' })
  endCursor: string | null;
}

/** Which page of a list: `first` from the start, or `last` from the end, of what lies between two cursors. 0 to 100; 20 from the start when nothing is said. */
@ArgsType()
export class PageArguments implements PageRequest {
  @Field(() => Int, { nullable: true, description: 'How many from the start, 0 to 100.' })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'Only what comes after this cursor.' })
  after?: string | null;

  @Field(() => Int, { nullable: true, description: 'How many from the end, 0 to 100.' })
  last?: number | null;

  @Field(() => String, { nullable: true, description: 'Only what comes before this cursor.' })
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
  @ObjectType(`${name}Edge`, { description: 'A member of a page, and its place in the list.' })
  class EdgeType {
    @Field({ description: 'Its place in the list, for `after` and `before`.' })
    cursor: string;

    @member(() => node(), { description: 'The member itself.' })
    node: T;
  }

  @ObjectType(`${name}Connection`, { description: 'A page of a list.' })
  class ConnectionType {
    @member(() => [EdgeType], { description: 'Its members, in order, each with its place.' })
    edges: EdgeType[];

    @member(() => [node()], { description: 'The nodes of the edges.' })
    nodes: T[];

    @Field(() => PageInfo, { description: 'Where the page begins and ends.' })
    pageInfo: PageInfo;
  }
  return ConnectionType;
}
