import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isUnionType,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLScalarType,
  type GraphQLType,
  type GraphQLUnionType,
} from 'graphql';
import { annotated, orNull, type JsonSchema } from './json-schema.js';
import { outward } from './outward.js';
import { wholeTypeOf } from './whole-fields.js';

/** A field of an object that is given, wherever in a request it stands. */
export interface GivenField {
  readonly name: string;
  readonly type: GraphQLType;
  readonly isRequired: boolean;
  readonly description?: string | null | undefined;
  readonly defaultValue: unknown;
}

/** Writes types of GraphQL down as JSON Schema, each that has a name once, as a component. */
export class JsonTypes {
  /** Every component that something refers to, by its name. */
  readonly components = new Map<string, JsonSchema>();

  /** Values of a type: those that are given out have every field, those that are taken the fields that somebody gives. */
  of(type: GraphQLType): JsonSchema {
    const schema = this.notNull(getNullableType(type) as GraphQLType);
    return isNonNullType(type) ? schema : orNull(schema);
  }

  /** Values of a type that are there. */
  notNull(type: GraphQLType): JsonSchema {
    if (isNonNullType(type)) return this.notNull(type.ofType);
    if (isListType(type)) return { type: 'array', items: this.of(type.ofType) };
    if (isScalarType(type)) return this.scalar(type);
    if (isEnumType(type)) return this.reference(type.name, () => enumSchema(type));
    if (isInputObjectType(type)) return this.reference(type.name, () => this.given(type));
    if (isObjectType(type)) return this.reference(type.name, () => this.object(type));
    if (isUnionType(type)) return this.reference(type.name, () => this.union(type));
    throw new TypeError(`Values of the interface "${type.name}" have no JSON Schema.`);
  }

  /** A reference to a component, which is made when it is first referred to. */
  reference(name: string, make: () => JsonSchema): JsonSchema {
    if (!this.components.has(name)) {
      // Known before it is made, since a type may contain itself.
      this.components.set(name, {});
      this.components.set(name, make());
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  /** An object with some fields of what is given. */
  fields(fields: readonly GivenField[]): JsonSchema {
    const required = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
    return {
      type: 'object',
      properties: Object.fromEntries(fields.map((field) => [field.name, this.field(field)])),
      ...(required.length > 0 ? { required } : {}),
      additionalProperties: false,
    };
  }

  /** What stands for something that is left out; nothing where nothing does. */
  standard({ type, defaultValue }: GivenField): JsonSchema {
    return defaultValue === undefined ? {} : { default: outward(type, defaultValue) };
  }

  /** In words: generators of clients take a field with a `default` for one that is always there, in requests too. */
  private field(field: GivenField): JsonSchema {
    const { default: standard } = this.standard(field);
    const told = standard === undefined ? undefined : `When left out: \`${JSON.stringify(standard)}\`.`;
    return annotated(this.of(field.type), { description: [field.description, told].filter(Boolean).join(' ') });
  }

  private scalar(type: GraphQLScalarType): JsonSchema {
    const whole = wholeTypeOf(type);
    return whole ? this.notNull(whole) : (SCALARS[type.name] ?? {});
  }

  private object(type: GraphQLObjectType): JsonSchema {
    const fields = Object.values(type.getFields() as Record<string, GraphQLField<unknown, unknown>>);
    return annotated(
      {
        type: 'object',
        properties: Object.fromEntries(fields.map((field) => [field.name, annotated(this.of(field.type), field)])),
        required: fields.map(({ name }) => name),
      },
      type,
    );
  }

  private union(type: GraphQLUnionType): JsonSchema {
    return annotated({ anyOf: type.getTypes().map((member) => memberOf(member.name, this.of(member))) }, type);
  }

  private given(type: GraphQLInputObjectType): JsonSchema {
    const fields = Object.values(type.getFields());
    if (!type.isOneOf) return annotated(this.fields(fields.map(asGiven)), type);
    const properties = fields.map((field) => [field.name, annotated(this.notNull(field.type), field)] as const);
    const schema = { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false };
    return annotated({ ...schema, minProperties: 1, maxProperties: 1 }, type);
  }
}

/** A member of a union: it says which it is. */
export const memberOf = (name: string, schema: JsonSchema): JsonSchema => ({
  allOf: [schema, { type: 'object', properties: { __typename: { const: name } }, required: ['__typename'] }],
});

const asGiven = (field: GraphQLInputField): GivenField => ({
  ...field,
  isRequired: isNonNullType(field.type) && field.defaultValue === undefined,
});

function enumSchema(type: GraphQLEnumType): JsonSchema {
  const values = type.getValues();
  const told = values.flatMap(({ name, description }) => (description ? [`- \`${name}\`: ${description}`] : []));
  const description = [type.description, told.join('\n')].filter(Boolean).join('\n\n') || undefined;
  return annotated({ type: 'string', enum: values.map(({ name }) => name) }, { description });
}

/** How large a whole number of GraphQL may be. */
const MAX_INT = 2 ** 31 - 1;

const SCALARS: Readonly<Record<string, JsonSchema>> = {
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
  Float: { type: 'number' },
  ID: { type: 'string' },
  Int: { type: 'integer', minimum: -MAX_INT - 1, maximum: MAX_INT },
  String: { type: 'string' },
};
