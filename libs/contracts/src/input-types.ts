import { Field, InputType } from '@nestjs/graphql';
import { rememberSchema } from './field-schema.js';
import {
  classNamed,
  described,
  nestEnum,
  nestScalar,
  nullability,
  type DecoratedClass,
  type NestType,
} from './output-types.js';
import type { FieldModel, ObjectModel, TypeModel, UnionModel } from './type-model.js';

/** A field of a `@oneOf` input: the type of its member, or none (then it is a Boolean that must be true). */
export interface InputChoice {
  readonly name: string;
  readonly description: string | undefined;
  readonly type: DecoratedClass | undefined;
}

/** Converts models to Nest's code-first input types. A union becomes a `@oneOf` input with a field for each variant. */
export class InputTypes {
  private readonly made = new Map<
    string,
    { readonly model: ObjectModel | UnionModel; readonly target: DecoratedClass }
  >();

  /**
   * The input type of an object, with its name and the suffix `Input`; `undefined` when there is nothing to fill in.
   * @param without a field to leave out: the discriminator of a union.
   * Throws a TypeError when the object is used both with and without that field.
   */
  object(model: ObjectModel, without?: string): DecoratedClass | undefined {
    const fields = model.fields.filter(({ name }) => name !== without);
    if (fields.length === 0) return undefined;
    return this.once(model, without, (target) => {
      InputType(target.name, { ...described(model), ...(model.oneOf ? { isOneOf: true } : {}) })(target);
      for (const field of fields) this.addField(target, field);
    });
  }

  /** A `@oneOf` input: exactly one of its fields is given. */
  oneOf(target: DecoratedClass, description: string | undefined, choices: readonly InputChoice[]): DecoratedClass {
    InputType(target.name, { isOneOf: true, ...described({ description }) })(target);
    for (const choice of choices) {
      const about = choice.type
        ? choice.description
        : [choice.description, 'Must be `true`.'].filter(Boolean).join(' ');
      const options = { nullable: true, ...described({ description: about }) };
      Field(() => choice.type ?? Boolean, options)(target.prototype as object, choice.name);
    }
    return target;
  }

  private addField(target: DecoratedClass, { name, type, given, defaultValue, schema, ...about }: FieldModel): void {
    const nestType = this.type(type);
    const mayBeNull = given.nullable || (given.optional && defaultValue === undefined);
    const options = {
      ...nullability(mayBeNull, type),
      ...described({ description: [about.description, about.bounds].filter(Boolean).join(' ') || undefined }),
      ...(defaultValue === undefined ? {} : { defaultValue }),
    };
    Field(() => nestType, options)(target.prototype as object, name);
    rememberSchema(target, name, schema);
  }

  private type(model: TypeModel): NestType {
    switch (model.kind) {
      case 'scalar':
        return nestScalar(model);
      case 'enum':
        return nestEnum(model);
      case 'object':
        return this.object(model) ?? Boolean;
      case 'union':
        return this.union(model);
      case 'list':
        return [this.type(model.item)] as NestType;
      case 'entries':
        return [this.object(model.entry)] as NestType;
      case 'foreign':
        throw new TypeError('A type that is defined elsewhere has no input form.');
    }
  }

  private union(model: UnionModel): DecoratedClass {
    return this.once(model, undefined, (target) => {
      const choices = model.variants.map(({ name, object }) => ({
        name,
        description: object.description,
        type: this.object(object, model.discriminator),
      }));
      this.oneOf(target, model.description, choices);
    });
  }

  private once(
    model: ObjectModel | UnionModel,
    without: string | undefined,
    fill: (target: DecoratedClass) => void,
  ): DecoratedClass {
    const name = `${model.name}Input`;
    const key = without === undefined ? name : `${name} without ${without}`;
    const known = this.made.get(key);
    if (known) return known.target;
    const other = [...this.made.values()].find(({ target }) => target.name === name);
    if (other)
      throw new TypeError(
        `"${name}" would be two inputs: alone and as part of a union. Give one of them another .meta({ id }).`,
      );
    const target = classNamed(name);
    this.made.set(key, { model, target });
    fill(target);
    return target;
  }
}
