import {
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import type { Route } from '../routes/route.js';
import { parametersOf, type Parameter } from './parameters.js';
import { readDocument, type ReadDocument } from './read-document.js';

/** A route that a server can answer. */
export interface PreparedRoute extends ReadDocument {
  readonly route: Route;
  /** The name of its operation, unique among all routes. */
  readonly name: string;
  readonly parameters: readonly Parameter[];
  /** The path of fields to the answer: the objects around it add nothing to the address. */
  readonly path: readonly string[];
  readonly answer: Answer;
}

/** The answer of a route: a field of the document. */
export interface Answer {
  readonly node: FieldNode;
  readonly type: GraphQLOutputType;
  readonly description: string | undefined;
}

/** A route bound to the schema of a server; `undefined` where no ruleset of the server has its subject. */
export function prepareRoute(schema: GraphQLSchema, route: Route): PreparedRoute | undefined {
  const read = readDocument(schema, route.document);
  const name = read?.operation.name?.value;
  if (!read) return undefined;
  if (name === undefined) throw new TypeError(`The operation of ${route.path} has no name.`);
  const parameters = parametersOf(route, read.variables);
  return { ...read, route, name, parameters, ...answerOf(schema, read) };
}

/** Descends from the root while there is only one field. */
function answerOf(schema: GraphQLSchema, { operation }: ReadDocument): Pick<PreparedRoute, 'path' | 'answer'> {
  const path: string[] = [];
  let around = schema.getRootType(operation.operation) as GraphQLOutputType | undefined;
  let [node] = operation.selectionSet.selections;
  let answer: Answer | undefined;
  while (node?.kind === Kind.FIELD) {
    const field = fieldOf(around, node.name.value);
    path.push(node.name.value);
    answer = { node, type: field.type, description: field.description ?? undefined };
    around = getNamedType(field.type);
    const inside = node.selectionSet?.selections ?? [];
    node = inside.length === 1 && isCompositeType(around) ? inside[0] : undefined;
  }
  if (!answer) throw new TypeError('An operation must have exactly one field at its root.');
  return { path, answer };
}

function fieldOf(type: GraphQLOutputType | undefined, name: string): GraphQLField<unknown, unknown> {
  const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
  if (!field) throw new TypeError(`No type has a field "${name}".`);
  return field;
}
