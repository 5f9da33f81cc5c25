import type { EnumModel, ObjectModel, TypeModel, UnionModel } from './type-model.js';

/** A model with a GraphQL name of its own. */
export type NamedModel = EnumModel | ObjectModel | UnionModel;

interface Entry {
  readonly model: NamedModel;
  readonly origin: string;
}

/** Every type name of the API that derives from a schema: two types of one name must be the same type. */
export class TypeNames {
  private readonly entries = new Map<string, Entry>();

  /**
   * Registers a model by its name, or returns the equal one that already has the name.
   * @param origin the origin of the model, for the message.
   * Throws a TypeError when the name belongs to a different type.
   */
  keep<M extends NamedModel>(model: M, origin: string): M {
    const known = this.entries.get(model.name);
    if (!known) {
      this.entries.set(model.name, { model, origin });
      return model;
    }
    if (signatureOf(known.model) === signatureOf(model)) return known.model as M;
    throw new TypeError(
      `Two different types have the GraphQL name "${model.name}": ${known.origin} and ${origin}. Give one of them another .meta({ id }).`,
    );
  }

  /** Every model with a name. */
  all(): readonly NamedModel[] {
    return [...this.entries.values()].map(({ model }) => model);
  }
}

function signatureOf(model: NamedModel): string {
  switch (model.kind) {
    case 'enum':
      return `enum ${model.members.map(({ value }) => value).join('|')}`;
    case 'union':
      return `union ${model.variants.map(({ value, object }) => `${String(value)}:${object.name}`).join('|')}`;
    case 'object':
      return `object ${model.tag ?? ''} ${model.fields.map((field) => `${field.name}:${referenceOf(field.type)}${field.nullable ? '?' : '!'}`).join(',')}`;
  }
}

/** A key of a type: equal for equal types. */
export function referenceOf(type: TypeModel): string {
  switch (type.kind) {
    case 'scalar':
      return type.scalar;
    case 'list':
      return `[${referenceOf(type.item)}${type.itemNullable ? '?' : '!'}]`;
    case 'entries':
      return `[${type.entry.name}]`;
    case 'foreign':
      return 'foreign';
    default:
      return type.name;
  }
}
