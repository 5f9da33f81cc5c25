import type { z } from 'zod';

/**
 * The intermediate model between a zod schema and GraphQL: plain data with the types and the nullability of their
 * fields. Output types, input types and the mapping of values all derive from it.
 */
export type TypeModel = ScalarModel | EnumModel | ObjectModel | UnionModel | ListModel | EntriesModel | ForeignModel;

export interface ScalarModel {
  readonly kind: 'scalar';
  readonly scalar: 'String' | 'Int' | 'Float' | 'Boolean' | 'DateTime';
}

export interface EnumModel {
  readonly kind: 'enum';
  readonly name: string;
  readonly description: string | undefined;
  /** Each value with its GraphQL name, which differs where the value is not a GraphQL name. */
  readonly members: readonly {
    readonly name: string;
    readonly value: string;
    readonly description?: string | undefined;
  }[];
}

export interface ObjectModel {
  readonly kind: 'object';
  readonly name: string;
  readonly description: string | undefined;
  /** Filled after the model is registered by name, so that a type may contain itself. */
  readonly fields: FieldModel[];
  /** The value's own type name (`bidPlaced`), served as the field `type`; only on events. */
  readonly tag?: string;
  /** True where exactly one of the fields is present: a `@oneOf` input. */
  readonly oneOf?: true;
}

/** One of several objects, discriminated by the value of one field. */
export interface UnionModel {
  readonly kind: 'union';
  readonly name: string;
  readonly description: string | undefined;
  readonly discriminator: string;
  readonly variants: UnionVariant[];
}

export interface UnionVariant {
  /** Value of the discriminator. */
  readonly value: string | number | boolean;
  /** The value as a GraphQL name: the variant's field in the `@oneOf` input. */
  readonly name: string;
  readonly object: ObjectModel;
}

export interface ListModel {
  readonly kind: 'list';
  readonly item: TypeModel;
  readonly itemNullable: boolean;
}

/** A record, served as a list of objects with the fields `key` and `value`. */
export interface EntriesModel {
  readonly kind: 'entries';
  readonly entry: ObjectModel;
}

/** A type that is defined elsewhere; its values pass unchanged unless it has an encoding. */
export interface ForeignModel {
  readonly kind: 'foreign';
  readonly type: unknown;
  readonly told?: (value: unknown) => unknown;
}

export interface FieldModel {
  readonly name: string;
  readonly type: TypeModel;
  readonly description: string | undefined;
  /** May be null in output: optional, nullable or secret. */
  readonly nullable: boolean;
  /** Whether an input value may be left out, or null. */
  readonly given: { readonly optional: boolean; readonly nullable: boolean };
  /** The bounds of an input value, as a sentence; absent without bounds. */
  readonly bounds?: string;
  /** The zod schema of the value; absent where the type is defined elsewhere. */
  readonly schema?: z.ZodType;
  /** The default of a value; `undefined` when there is none or GraphQL cannot show it. */
  readonly defaultValue: unknown;
}
