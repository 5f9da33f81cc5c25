import type { GraphQLSchema } from 'graphql';
import type { z } from 'zod';
import type { JsonSchema } from '../prepared/json-schema.js';
import type { JsonTypes } from '../prepared/json-types.js';
import type { RouteGroup } from './route.js';

/** What schemas of answers are made of. */
export interface SchemaMaking {
  readonly schema: GraphQLSchema;
  readonly types: JsonTypes;
}

/** A route that answers with something that GraphQL does not have: a picture, a text. By GET alone. */
export interface OwnRoute {
  /** With parameters in braces, each a text. */
  readonly path: string;
  /** Unique among all routes. */
  readonly name: string;
  readonly group: RouteGroup;
  readonly summary: string;
  readonly description: string;
  /** What each parameter of the path is. */
  readonly parameters: Readonly<Record<string, string>>;
  /** What stands in the query. */
  readonly query?: z.ZodObject;
  /** What it answers, by media type. */
  readonly answers: Readonly<Record<string, (making: SchemaMaking) => JsonSchema>>;
}

/** A path as Nest writes it. */
export const nestPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');
