import {
  Field,
  ResolveField,
  type FieldOptions,
  type ResolveFieldOptions,
  type ReturnTypeFuncValue,
} from '@nestjs/graphql';

/** Like `ResolveField`, for a type of the contracts that is absent where no ruleset has one; the field is absent then, too. */
export const DerivedField = (type: unknown, options: ResolveFieldOptions): MethodDecorator =>
  type === undefined ? () => undefined : ResolveField(() => type as never, options);

/** Like `Field` of an input, for a type of the contracts that is absent where no ruleset has one; the field is absent then, too. */
export const DerivedInputField = (type: unknown, options: FieldOptions): PropertyDecorator =>
  type === undefined ? () => undefined : Field(() => type as ReturnTypeFuncValue, options);
