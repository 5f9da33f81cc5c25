import { factsOf, type Facts } from '#contracts';
import {
  getNamedType,
  isInputObjectType,
  isRequiredInputField,
  isNonNullType,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql';
import type { Route } from '../routes/route.js';
import { objectOf, type Variable } from './variables.js';

/** The part of a request. */
export type Place = 'body' | 'header' | 'path' | 'query';

/** One parameter of a request. */
export interface Parameter {
  readonly in: Place;
  /** Its name there. */
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly isRequired: boolean;
  readonly description: string | undefined;
  readonly defaultValue: unknown;
  readonly facts: Facts;
  /** Its variable, or the variable that it is a field of. */
  readonly variable: string;
  /** The field of the variable; `undefined` where it is the variable itself. */
  readonly field: string | undefined;
  /** Written as JSON, where other parameters are plain text: an object that is not a flat list of fields. */
  readonly isJson: boolean;
}

/** Fields that are in headers, since HTTP has standard headers for them. */
const HEADERS: Readonly<Record<string, string>> = { commandId: 'Idempotency-Key', expectedVersion: 'If-Match' };

/** The variable whose fields are spread over path, headers and body. */
const INPUT = 'input';

/**
 * The parameters of a request to a route. Throws a TypeError where two have the same name, or the path names an
 * unknown one.
 */
export function parametersOf(route: Route, variables: readonly Variable[]): readonly Parameter[] {
  const inPath = namesIn(route.path);
  const parameters = variables.flatMap((variable) => {
    const { name, type, description, defaultValue, facts } = variable;
    const object = objectOf(variable);
    if (object && (name === INPUT || (!hasBody(route) && isFlat(object.getFields()))))
      return Object.values(object.getFields()).flatMap((field) => fieldOf(route, variable, field, inPath));
    const place: Place = inPath.includes(name) ? 'path' : hasBody(route) ? 'body' : 'query';
    const isRequired = isNonNullType(type);
    const isJson = place === 'query' && isInputObjectType(getNamedType(type));
    const told = { name, type, isRequired, description, defaultValue, facts };
    return [{ in: place, ...told, variable: name, field: undefined, isJson }];
  });
  const missing = inPath.find((name) => !parameters.some((one) => one.in === 'path' && one.name === name));
  if (missing !== undefined) throw new TypeError(`${route.document} has no "${missing}" as in ${route.path}.`);
  const names = parameters.map((one) => `${one.in} ${one.name}`);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new TypeError(`Two parameters are named "${twice}" in ${route.document}.`);
  return parameters;
}

/** Whether a request to a route has a body, or may have one. */
export const hasBody = ({ method }: Pick<Route, 'method'>): boolean => method === 'post' || method === 'put';

function fieldOf(
  route: Route,
  { name: variable, type }: Variable,
  field: GraphQLInputField,
  inPath: readonly string[],
): readonly Parameter[] {
  if (route.without?.includes(field.name)) return [];
  const header = variable === INPUT ? HEADERS[field.name] : undefined;
  const place: Place = inPath.includes(field.name)
    ? 'path'
    : header !== undefined
      ? 'header'
      : hasBody(route)
        ? 'body'
        : 'query';
  return [
    {
      in: place,
      name: header ?? field.name,
      type: field.type,
      isRequired: place === 'path' || (isNonNullType(type) && isRequiredInputField(field)),
      description: field.description ?? undefined,
      defaultValue: field.defaultValue,
      facts: factsOf(field),
      variable,
      field: field.name,
      isJson: false,
    },
  ];
}

const isFlat = (fields: Readonly<Record<string, GraphQLInputField>>): boolean =>
  Object.values(fields).every(({ type }) => !isInputObjectType(getNamedType(type)));

const namesIn = (path: string): readonly string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
