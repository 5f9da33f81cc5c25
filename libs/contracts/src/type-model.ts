/**
 * What a zod schema becomes, before it is written down in GraphQL: plain data that says which types there are and
 * which of their fields may be null. Output types, input types and the mapping of values all derive from it.
 */
export type TypeModel = ScalarModel | EnumModel | ObjectModel | UnionModel | ListModel | EntriesModel | ForeignModel;

export interface ScalarModel {
  readonly kind: 'scalar';
  readonly scalar: 'String' | 'Int' | 'Float' | 'Boolean';
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
  /** Filled after the model is known by its name, so that a type may contain itself. */
  readonly fields: FieldModel[];
  /** The value's own name for itself (`bidPlaced`), served as the field `type`; only on events. */
  readonly tag?: string;
  /** True where exactly one of the fields is there: a `@oneOf` input. */
  readonly oneOf?: true;
}

/** One of several objects, told apart by the value of one field. */
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

/** A type that is defined elsewhere; its values pass unchanged unless it says how they are told. */
export interface ForeignModel {
  readonly kind: 'foreign';
  readonly type: unknown;
  readonly told?: (value: unknown) => unknown;
}

export interface FieldModel {
  readonly name: string;
  readonly type: TypeModel;
  readonly description: string | undefined;
  /** May be null when it is read: optional, nullable or secret. */
  readonly nullable: boolean;
  /** What a value that is given may be: left out, or null. */
  readonly given: { readonly optional: boolean; readonly nullable: boolean };
  /** Between which bounds a value that is given lies, as a sentence; absent where nothing bounds it. */
  readonly bounds?: string;
  /** What stands for a value that is left out; `undefined` when there is none or GraphQL cannot show it. */
  readonly defaultValue: unknown;
}
