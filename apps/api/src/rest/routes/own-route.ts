import type { GraphQLSchema } from 'graphql';
import type { z } from 'zod';
import type { JsonSchema } from '../prepared/json-schema.js';
import type { JsonTypes } from '../prepared/json-types.js';
import type { RouteGroup } from './route.js';

/** The context for schemas of answers. */
export interface SchemaMaking {
  readonly schema: GraphQLSchema;
  readonly types: JsonTypes;
}

/** A route for something that GraphQL does not have: a picture, a text. GET only. */
export interface OwnRoute {
  /** With parameters in braces, each a text. */
  readonly path: string;
  /** Unique among all routes. */
  readonly name: string;
  readonly group: RouteGroup;
  readonly summary: string;
  readonly description: string;
  /** The descriptions of the parameters of the path. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The parameters of the query. */
  readonly query?: z.ZodObject;
  /** Its answers, by media type. */
  readonly answers: Readonly<Record<string, (making: SchemaMaking) => JsonSchema>>;
}

/** A path in Nest's form. */
export const nestPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');
