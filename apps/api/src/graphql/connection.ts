import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import type { FieldDecorator } from './derived-types.js';
import type { Connection, PageBounds, PageRequest } from '../requests/page.js';

/** Where a page of a list begins and ends (Relay connections). */
@ObjectType()
export class PageInfo implements PageBounds {
  @Field()
  hasNextPage: boolean;

  @Field()
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true })
  startCursor: string | null;

  @Field(() => String, { nullable: true })
  endCursor: string | null;
}

/** Which page of a list: `first` after a cursor, or `last` before one. 1 to 100; 20 from the start when nothing is said. */
@ArgsType()
export class PageArguments implements PageRequest {
  @Field(() => Int, { nullable: true, description: 'How many from the start, 1 to 100.' })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'Only what comes after this cursor.' })
  after?: string | null;

  @Field(() => Int, { nullable: true, description: 'How many from the end, 1 to 100.' })
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
  @ObjectType(`${name}Edge`)
  class EdgeType {
    @Field()
    cursor: string;

    @member(() => node())
    node: T;
  }

  @ObjectType(`${name}Connection`)
  class ConnectionType {
    @member(() => [EdgeType])
    edges: EdgeType[];

    @member(() => [node()], { description: 'The nodes of the edges.' })
    nodes: T[];

    @Field(() => PageInfo)
    pageInfo: PageInfo;
  }
  return ConnectionType;
}
