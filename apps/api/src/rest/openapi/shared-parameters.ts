import type { JsonSchema } from '../prepared/json-schema.js';
import type { Operation } from './examples/with-examples.js';

/** Operations whose common parameters stand once, among the components of their document. */
export interface SharedParameters {
  readonly operations: readonly Operation[];
  /** By the names of components. */
  readonly parameters: JsonSchema;
}

/** Shares each parameter that several operations have in the same form: the most common one has its name, the next ones a number too. */
export function shareParameters(operations: readonly Operation[]): SharedParameters {
  const shared = commonIn(operations);
  const parameters: Record<string, JsonSchema> = {};
  for (const [text, name] of shared) parameters[name] = JSON.parse(text) as JsonSchema;
  const refOf = (parameter: JsonSchema): JsonSchema => {
    const name = shared.get(JSON.stringify(parameter));
    return name === undefined ? parameter : { $ref: `#/components/parameters/${name}` };
  };
  return {
    parameters,
    operations: operations.map((operation) => ({ ...operation, parameters: parametersOf(operation).map(refOf) })),
  };
}

const parametersOf = ({ parameters }: Operation): readonly JsonSchema[] => (parameters ?? []) as readonly JsonSchema[];

/** The names of components, by the parameters that several operations have, as texts. */
function commonIn(operations: readonly Operation[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const parameter of operations.flatMap(parametersOf)) {
    const text = JSON.stringify(parameter);
    if (typeof parameter['name'] === 'string') counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const forms = new Map<string, number>();
  const common = new Map<string, string>();
  for (const [text, count] of [...counts].sort(([, a], [, b]) => b - a)) {
    if (count === 1) continue;
    const component = componentOf((JSON.parse(text) as { readonly name: string }).name);
    const form = (forms.get(component) ?? 0) + 1;
    forms.set(component, form);
    common.set(text, form === 1 ? component : `${component}${form}`);
  }
  return common;
}

/** `Idempotency-Key` is `IdempotencyKey`, `gameId` is `GameId`. */
const componentOf = (name: string): string =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());
