import { ResolveField, type ResolveFieldOptions } from '@nestjs/graphql';

/** Like `ResolveField`, for a type of the contracts that is absent where no ruleset has one; the field is absent then, too. */
export const DerivedField = (type: unknown, options: ResolveFieldOptions): MethodDecorator =>
  type === undefined ? () => undefined : ResolveField(() => type as never, options);
