import { deriveContracts, type Contracts, type SpanningTypes } from '#contracts';
import type { AnyRuleset } from '#kernel';
import { leagueSubjectFor } from '../leagues/league-subject.js';
import {
  Field,
  ResolveField,
  type FieldOptions,
  type ResolveFieldOptions,
  type ReturnTypeFuncValue,
} from '@nestjs/graphql';

/*
 * Nest's decorators are in classes that are loaded before there is a server; the types of options, commands, events and
 * views derive from the rulesets of the server. So a decorator names here the type that it needs, and gets it when the
 * server is made. See docs/decisions/0010-graphql-types-derive-from-zod-at-start.md.
 */

/**
 * The rulesets of this process and what derives from them: one set, since Nest keeps every decorated type
 * permanently.
 */
let served: { readonly rulesets: readonly AnyRuleset[]; readonly contracts: Contracts } | undefined;

/** Fields that wait for their types. */
const waiting: ((types: SpanningTypes) => void)[] = [];

/**
 * The contracts of a server's rulesets, made at the first call of the process; from then on every derived field of the
 * API has its type. Throws for other rulesets than at the first call.
 */
export function serveRulesets(rulesets: readonly AnyRuleset[]): Contracts {
  if (served) {
    const { contracts, rulesets: first } = served;
    if (first.length === rulesets.length && first.every((ruleset, at) => ruleset === rulesets[at])) return contracts;
    throw new Error('This process already serves the types of other rulesets: start one process per set of rulesets.');
  }
  served = { rulesets, contracts: deriveContracts(rulesets, [leagueSubjectFor(rulesets)]) };
  for (const add of waiting.splice(0)) add(served.contracts.types);
  return served.contracts;
}

/** A type that every server has, for Nest's decorators: read when the schema is built. */
export const derived = (pick: (types: SpanningTypes) => object | undefined) => (): ReturnTypeFuncValue => {
  const type = served && pick(served.contracts.types);
  if (!type)
    throw new Error(
      served ? 'No ruleset has this type.' : 'A type was requested before the contracts of a server were made.',
    );
  return type as ReturnTypeFuncValue;
};

/** A list of such a type. */
export const derivedList = (pick: (types: SpanningTypes) => object | undefined) => (): ReturnTypeFuncValue =>
  [derived(pick)()] as ReturnTypeFuncValue;

/** Like `ResolveField`, for a type that is absent where no ruleset has one; the field is absent then, too. */
export const DerivedField =
  (pick: (types: SpanningTypes) => object | undefined, options: ResolveFieldOptions): MethodDecorator =>
  (...place) =>
    whenServed((types) => {
      if (pick(types)) ResolveField(derived(pick), options)(...place);
    });

/** Like `Field`, for a type that is absent where no ruleset has one; the field is absent then, too. */
export const DerivedProperty =
  (pick: (types: SpanningTypes) => object | undefined, options: FieldOptions): PropertyDecorator =>
  (...place) =>
    whenServed((types) => {
      if (pick(types)) Field(derived(pick), options)(...place);
    });

/** `Field` or something like it, for Nest's code-first types. */
export type FieldDecorator = (type: () => ReturnTypeFuncValue, options?: FieldOptions) => PropertyDecorator;

/** Like `Field`, for fields that make sense only where a ruleset has a type; they are absent where none has. */
export const fieldWhere =
  (pick: (types: SpanningTypes) => object | undefined): FieldDecorator =>
  (type, options = {}) =>
  (...place) =>
    whenServed((types) => {
      if (pick(types)) Field(type, options)(...place);
    });

/** These interfaces of a type if a ruleset has the type, else none: then the type itself is not in the schema. */
export const interfacesWhere =
  (pick: (types: SpanningTypes) => object | undefined, ...interfaces: (abstract new () => unknown)[]) =>
  (): (abstract new () => unknown)[] =>
    served && pick(served.contracts.types) ? interfaces : [];

function whenServed(add: (types: SpanningTypes) => void): void {
  if (served) add(served.contracts.types);
  else waiting.push(add);
}
