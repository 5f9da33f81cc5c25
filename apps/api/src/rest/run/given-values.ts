import type { Request } from 'express';
import {
  coerceInputValue,
  getNamedType,
  getNullableType,
  isListType,
  isScalarType,
  type GraphQLInputType,
} from 'graphql';
import { localized, type Locale, type Localized } from '#kernel';
import { ApiError } from '../../errors/api-error.js';
import { notTooNested } from '../../graphql/nesting.js';
import { storableVariables } from '../../graphql/storable-texts.js';
import { toldOfValue } from '../../graphql/words-of-graphql.js';
import { requestLocale } from '../../requests/request-context.js';
import { hasBody, type Parameter } from '../prepared/parameters.js';
import type { PreparedRoute } from '../prepared/prepare-route.js';
import { expectedVersion } from './entity-tag.js';

type Values = Readonly<Record<string, unknown>>;

/** One mistake in a request. */
interface Mistake {
  /** In the body a JSON Pointer (RFC 6901); elsewhere the name of a parameter or header. */
  readonly at: string;
  readonly detail: Localized;
}

/**
 * The values of a request for the variables of its route. Throws an ApiError `BAD_USER_INPUT` that lists everything
 * missing, unknown or invalid.
 * @param nesting most levels of lists and objects in a body.
 */
export function givenValues({ parameters, route }: PreparedRoute, request: Request, nesting: number): Values {
  const body = hasBody(route) ? bodyOf(request) : {};
  notTooNested(body, nesting);
  const mistakes = [...unknownIn(parameters, 'query', request.query), ...unknownIn(parameters, 'body', body)];
  const variables: Record<string, Record<string, unknown>> = {};
  const values: Record<string, unknown> = {};
  for (const parameter of parameters) {
    const raw = rawValue(parameter, request, body, route.resumes?.variable);
    if (raw === undefined) {
      if (parameter.isRequired)
        mistakes.push({
          at: placeOf(parameter),
          detail: localized(`“${parameter.name}” is missing.`, `« ${parameter.name} » manque.`),
        });
      continue;
    }
    mistakes.push(...mistakesIn(parameter, raw));
    const { variable, field } = parameter;
    if (field === undefined) values[variable] = raw;
    else (variables[variable] ??= {})[field] = raw;
  }
  if (mistakes.length > 0) throw inputMistakes(mistakes);
  const given = { ...values, ...withInput(parameters, variables) };
  storableVariables(given);
  return given;
}

/** An `$input` is present even when none of its fields is given. */
const withInput = (parameters: readonly Parameter[], given: Values): Values =>
  parameters.some(({ variable, field, in: place }) => field !== undefined && variable === 'input' && place !== 'query')
    ? { input: {}, ...given }
    : given;

/** The body of a request; an empty one has no values. */
function bodyOf({ body, headers }: Request): Values {
  if (body === undefined && (headers['content-length'] ?? '0') === '0' && headers['transfer-encoding'] === undefined)
    return {};
  // Only JSON is read: without a value there is a body of another type.
  if (body === undefined) throw new ApiError('UNSUPPORTED_MEDIA_TYPE', JSON_OBJECT);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new ApiError('BAD_REQUEST', JSON_OBJECT);
  return body as Values;
}

const JSON_OBJECT = localized(
  'Send a JSON object, with the header “content-type: application/json”.',
  'Envoyez un objet JSON, avec l’en-tête « content-type: application/json ».',
);

function rawValue(parameter: Parameter, request: Request, body: Values, resumes: string | undefined): unknown {
  const { name, in: place, field } = parameter;
  switch (place) {
    case 'body':
      return body[name];
    case 'path':
      return plain(parameter.type, request.params[name]);
    case 'header':
      return field === 'expectedVersion' ? expectedVersion(request.get(name)) : request.get(name);
    case 'query': {
      const before = name === resumes ? request.get('last-event-id') : undefined;
      const given = before ?? request.query[name];
      return parameter.isJson ? json(given) : plain(parameter.type, given);
    }
  }
}

/** The value that a text stands for, where it stands for one; any other text stays as it is, and is refused later. */
function plain(type: GraphQLInputType, text: unknown): unknown {
  const given = getNullableType(type);
  if (isListType(given)) return text === undefined ? undefined : [text].flat().map((item) => plain(given.ofType, item));
  const named = getNamedType(type);
  if (!isScalarType(named) || typeof text !== 'string') return text;
  if (named.name === 'Boolean' && /^(true|false)$/.test(text)) return text === 'true';
  return named.name === 'Int' && /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}

function json(text: unknown): unknown {
  try {
    return typeof text === 'string' ? (JSON.parse(text) as unknown) : text;
  } catch {
    return text;
  }
}

function mistakesIn(parameter: Parameter, value: unknown): Mistake[] {
  const mistakes: Mistake[] = [];
  coerceInputValue(value, parameter.type, (path, _value, { message }) => {
    mistakes.push({ at: placeOf(parameter, path), detail: toldOfValue(message) });
  });
  return mistakes;
}

function unknownIn(parameters: readonly Parameter[], place: 'body' | 'query', given: object): Mistake[] {
  const known = parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);
  const all = localized(
    known.map((name) => `“${name}”`).join(', ') || 'nothing',
    known.map((name) => `« ${name} »`).join(', ') || 'rien',
  );
  const where = place === 'body' ? localized('The body', 'Le corps') : localized('The address', 'L’adresse');
  return Object.keys(given)
    .filter((name) => !known.includes(name))
    .map((name) => ({
      at: place === 'body' ? `/${name}` : name,
      detail: localized(
        `${where.en} accepts no “${name}”, only ${all.en}.`,
        `${where.fr} n’accepte pas « ${name} », seulement ${all.fr}.`,
      ),
    }));
}

const placeOf = ({ in: place, name }: Parameter, path: readonly (number | string)[] = []): string =>
  place === 'body' ? ['', name, ...path].join('/') : name;

/** All mistakes in a line, and each with its place in the language of the request. */
function inputMistakes(mistakes: readonly Mistake[]): ApiError {
  const line = (locale: Locale, colon: string): string =>
    mistakes.map(({ at, detail }) => `${at}${colon} ${detail[locale]}`).join(' ');
  const errors = mistakes.slice(0, MOST_MISTAKES).map(({ at, detail }) => ({ at, detail: detail[requestLocale()] }));
  return new ApiError('BAD_USER_INPUT', localized(line('en', ':'), line('fr', ' :')), { errors });
}

/** The most mistakes in one message. */
const MOST_MISTAKES = 20;
