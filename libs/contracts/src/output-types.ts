import { createUnionType, Field, Float, Int, ObjectType, registerEnumType, type FieldOptions } from '@nestjs/graphql';
import { z } from 'zod';
import { DateTime } from './date-time.js';
import { rememberSchema } from './field-schema.js';
import type { EnumModel, ObjectModel, ScalarModel, TypeModel, UnionModel } from './type-model.js';

/** A type for Nest's decorators: a class, a scalar, an enum, or lists of them. */
export type NestType = NonNullable<Parameters<typeof Field>[0]> extends () => infer T ? T : never;

/** A class that Nest's decorators were applied to. */
export type DecoratedClass = new () => object;

/** A new class with this name, for Nest's decorators. */
export function classNamed(name: string): DecoratedClass {
  const made = { [name]: function () {} as unknown as DecoratedClass };
  return made[name] as DecoratedClass;
}

/** Nest's option for a nullable field, or a list with nullable items. */
export function nullability(nullable: boolean, type: TypeModel): FieldOptions {
  const items = type.kind === 'list' && hasNullableItems(type);
  return { nullable: items ? (nullable ? 'itemsAndList' : 'items') : nullable };
}

const hasNullableItems = (type: TypeModel): boolean =>
  type.kind === 'list' && (type.itemNullable || hasNullableItems(type.item));

/** The GraphQL scalar of a model, as named by Nest. */
export const nestScalar = ({ scalar }: ScalarModel): NestType => ({ String, Int, Float, Boolean, DateTime })[scalar];

const enums = new WeakMap<EnumModel, object>();

/** The enum of a model, registered with Nest once. */
export function nestEnum(model: EnumModel): object {
  const known = enums.get(model);
  if (known) return known;
  const made = Object.fromEntries(model.members.map(({ name, value }) => [name, value]));
  const valuesMap = Object.fromEntries(
    model.members.map((member) => [member.name, described({ description: member.description })]),
  );
  registerEnumType(made, { name: model.name, ...described(model), valuesMap });
  enums.set(model, made);
  return made;
}

/** Nest's options for a description that may be absent. */
export const described = ({ description }: { readonly description: string | undefined }): { description?: string } =>
  description === undefined ? {} : { description };

/** Converts models to Nest's code-first output types; each once, so that equal models are one type. */
export class OutputTypes {
  private readonly made = new Map<ObjectModel | UnionModel, unknown>();

  /** The object type of a model. */
  object(model: ObjectModel): DecoratedClass {
    const known = this.made.get(model);
    if (known) return known as DecoratedClass;
    const target = classNamed(model.name);
    this.made.set(model, target);
    ObjectType(model.name, described(model))(target);
    if (model.tag !== undefined) {
      Field(() => String, { description: `Always \`${model.tag}\`.` })(target.prototype as object, 'type');
      rememberSchema(target, 'type', z.literal(model.tag));
    }
    for (const field of model.fields) {
      const type = this.type(field.type);
      Field(() => type, { ...nullability(field.nullable, field.type), ...described(field) })(
        target.prototype as object,
        field.name,
      );
      rememberSchema(target, field.name, field.schema);
    }
    return target;
  }

  /** The type of any model. */
  type(model: TypeModel): NestType {
    switch (model.kind) {
      case 'scalar':
        return nestScalar(model);
      case 'enum':
        return nestEnum(model);
      case 'object':
        return this.object(model);
      case 'union':
        return this.union(model);
      case 'list':
        return [this.type(model.item)] as NestType;
      case 'entries':
        return [this.object(model.entry)];
      case 'foreign':
        return model.type as NestType;
    }
  }

  private union(model: UnionModel): NestType {
    const known = this.made.get(model);
    if (known) return known as NestType;
    const members: DecoratedClass[] = [];
    const union = unionOf(model.name, model.description, () => members);
    this.made.set(model, union);
    members.push(...new Set(model.variants.map(({ object }) => this.object(object))));
    return union as NestType;
  }
}

/** A union whose values name their type in `__typename`. */
export const unionOf = (
  name: string,
  description: string | undefined,
  types: () => readonly DecoratedClass[],
): object =>
  createUnionType({
    name,
    ...described({ description }),
    types,
    resolveType: ({ __typename }: { readonly __typename: string }) => __typename,
  });
