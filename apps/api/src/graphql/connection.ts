import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { ApiError } from './api-error.js';

/** Where a page of a list begins and ends (Relay connections). */
@ObjectType()
export class PageInfo {
  @Field()
  hasNextPage: boolean;

  @Field()
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true })
  startCursor: string | null;

  @Field(() => String, { nullable: true })
  endCursor: string | null;
}

/** One member of a list, with its place. */
export interface Edge<T> {
  readonly cursor: string;
  readonly node: T;
}

/** A page of a list. */
export interface Connection<T> {
  readonly edges: readonly Edge<T>[];
  readonly nodes: readonly T[];
  readonly pageInfo: PageInfo;
}

/** Which page of a list: `first` after a cursor, or `last` before one. 1 to 100; 20 from the start when nothing is said. */
@ArgsType()
export class PageArguments {
  @Field(() => Int, { nullable: true, description: 'How many from the start, 1 to 100.' })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'Only what comes after this cursor.' })
  after?: string | null;

  @Field(() => Int, { nullable: true, description: 'How many from the end, 1 to 100.' })
  last?: number | null;

  @Field(() => String, { nullable: true, description: 'Only what comes before this cursor.' })
  before?: string | null;
}

/** The most members of a page. */
export const MAX_PAGE = 100;
const DEFAULT_PAGE = 20;

/** How many members a page has at most, and from which end. Throws an ApiError when the arguments make no sense. */
export function pageSize({ first, last }: PageArguments): { readonly limit: number; readonly fromEnd: boolean } {
  if (first != null && last != null) throw new ApiError('BAD_USER_INPUT', 'Give "first" or "last", not both.');
  const limit = first ?? last ?? DEFAULT_PAGE;
  if (limit < 1 || limit > MAX_PAGE) throw new ApiError('BAD_USER_INPUT', `A page has 1 to ${MAX_PAGE} members.`);
  return { limit, fromEnd: last != null };
}

/** The size of the page that arguments ask for, for the cost of a query; never throws. */
export const pageCost = ({ args, childComplexity }: { args: PageArguments; childComplexity: number }): number =>
  1 + Math.min(MAX_PAGE, Math.max(1, args.first ?? args.last ?? DEFAULT_PAGE)) * childComplexity;

/** A page of these edges. `more`: whether the list goes on before and after them. */
export function connectionOf<T>(
  edges: readonly Edge<T>[],
  more: { readonly before: boolean; readonly after: boolean },
): Connection<T> {
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasPreviousPage: more.before,
      hasNextPage: more.after,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** The class of a connection to nodes of a type, for Nest's decorators: `GamesConnection` with edges `GamesEdge`. */
export function connectionType<T>(node: () => new () => T, name: string): new () => Connection<T> {
  @ObjectType(`${name}Edge`)
  class EdgeType {
    @Field()
    cursor: string;

    @Field(() => node())
    node: T;
  }

  @ObjectType(`${name}Connection`)
  class ConnectionType {
    @Field(() => [EdgeType])
    edges: EdgeType[];

    @Field(() => [node()], { description: 'The nodes of the edges.' })
    nodes: T[];

    @Field(() => PageInfo)
    pageInfo: PageInfo;
  }
  return ConnectionType;
}
