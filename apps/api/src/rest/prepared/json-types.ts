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

/** A field of an input object, in any part of a request. */
export interface GivenField {
  readonly name: string;
  readonly type: GraphQLType;
  readonly isRequired: boolean;
  readonly description?: string | null | undefined;
  readonly defaultValue: unknown;
}

/** Converts GraphQL types to JSON Schema, each named type once, as a component. */
export class JsonTypes {
  /** Every referenced component, by its name. */
  readonly components = new Map<string, JsonSchema>();

  /** Values of a type: output has every field, input the fields that a client gives. */
  of(type: GraphQLType): JsonSchema {
    const schema = this.notNull(getNullableType(type) as GraphQLType);
    return isNonNullType(type) ? schema : orNull(schema);
  }

  /** Non-null values of a type. */
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

  /** A reference to a component, which is created by its first reference. */
  reference(name: string, make: () => JsonSchema): JsonSchema {
    if (!this.components.has(name)) {
      // Registered before it is complete, since a type may contain itself.
      this.components.set(name, {});
      this.components.set(name, make());
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  /** An object with some fields of the input. */
  fields(fields: readonly GivenField[]): JsonSchema {
    const required = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
    return {
      type: 'object',
      properties: Object.fromEntries(fields.map((field) => [field.name, this.field(field)])),
      ...(required.length > 0 ? { required } : {}),
      additionalProperties: false,
    };
  }

  /** The description of a default; nothing where there is none. */
  standard({ type, defaultValue }: GivenField): JsonSchema {
    return defaultValue === undefined ? {} : { default: outward(type, defaultValue) };
  }

  /** In words: client generators treat a field with a `default` as always present, in requests too. */
  private field(field: GivenField): JsonSchema {
    const { default: standard } = this.standard(field);
    const told = standard === undefined ? undefined : `Default: \`${JSON.stringify(standard)}\`.`;
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

/** A member of a union: it names its type. */
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

/** The range of a whole number in GraphQL. */
const MAX_INT = 2 ** 31 - 1;

const SCALARS: Readonly<Record<string, JsonSchema>> = {
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
  Float: { type: 'number' },
  ID: { type: 'string' },
  Int: { type: 'integer', minimum: -MAX_INT - 1, maximum: MAX_INT },
  String: { type: 'string' },
};
