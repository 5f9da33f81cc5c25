import { factsOf, NO_FACTS, type Facts } from '#contracts';
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
import type { Scope } from './scope.js';
import { wholeTypeOf } from './whole-fields.js';

/** A field of an input object, in any part of a request. */
export interface GivenField {
  readonly name: string;
  readonly type: GraphQLType;
  readonly isRequired: boolean;
  readonly description?: string | null | undefined;
  readonly defaultValue: unknown;
  readonly facts: Facts;
}

/** Converts GraphQL types to JSON Schema, each named type once, as a component. */
export class JsonTypes {
  /** Every referenced component, by its name. */
  readonly components = new Map<string, JsonSchema>();

  /** @param scope the types that are described here. */
  constructor(readonly scope: Scope) {}

  /** Values of a type: output has every field, input the fields that a client gives. */
  of(type: GraphQLType, facts: Facts = NO_FACTS): JsonSchema {
    const schema = this.notNull(getNullableType(type) as GraphQLType, facts);
    return isNonNullType(type) ? schema : orNull(schema);
  }

  /** Non-null values of a type. */
  notNull(type: GraphQLType, facts: Facts = NO_FACTS): JsonSchema {
    if (isNonNullType(type)) return this.notNull(type.ofType, facts);
    if (isListType(type)) return { type: 'array', items: this.of(type.ofType, facts.items), ...facts.keywords };
    if (isScalarType(type)) return this.scalar(type, facts);
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

  private field(field: GivenField): JsonSchema {
    return annotated({ ...this.of(field.type, field.facts), ...this.standard(field) }, field);
  }

  private scalar(type: GraphQLScalarType, { keywords }: Facts): JsonSchema {
    const whole = wholeTypeOf(type);
    return whole ? this.notNull(whole) : { ...SCALARS[type.name], ...keywords };
  }

  private object(type: GraphQLObjectType): JsonSchema {
    if (!this.scope.has(type)) return this.scope.elsewhere(type);
    const fields = Object.values(type.getFields() as Record<string, GraphQLField<unknown, unknown>>);
    return annotated(
      {
        type: 'object',
        properties: Object.fromEntries(
          fields.map((field) => [field.name, annotated(this.of(field.type, factsOf(field)), field)]),
        ),
        required: fields.map(({ name }) => name),
      },
      type,
    );
  }

  private union(type: GraphQLUnionType): JsonSchema {
    const members = this.scope.members(type.getTypes());
    if (members === undefined) return this.scope.elsewhere(type);
    return annotated({ anyOf: members.map((member) => memberOf(member.name, this.notNull(member))) }, type);
  }

  private given(type: GraphQLInputObjectType): JsonSchema {
    if (!this.scope.has(type)) return this.scope.elsewhere(type);
    const fields = this.scope.fields(type);
    if (!type.isOneOf) return annotated(this.fields(fields.map(asGiven)), type);
    const properties = fields.map(
      (field) => [field.name, annotated(this.notNull(field.type, factsOf(field)), field)] as const,
    );
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
  facts: factsOf(field),
});

function enumSchema(type: GraphQLEnumType): JsonSchema {
  const values = type.getValues();
  const told = values.flatMap(({ name, description }) => (description ? [`- \`${name}\`: ${description}`] : []));
  const description = [type.description, told.join('\n')].filter(Boolean).join('\n\n') || undefined;
  return annotated({ type: 'string', enum: values.map(({ name }) => name) }, { description });
}

const SCALARS: Readonly<Record<string, JsonSchema>> = {
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
  Float: { type: 'number' },
  ID: { type: 'string' },
  Int: { type: 'integer', format: 'int32' },
  String: { type: 'string' },
};
