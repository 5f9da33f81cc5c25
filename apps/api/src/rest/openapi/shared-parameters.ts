import type { JsonSchema } from '../prepared/json-schema.js';
import type { Operation } from './examples/with-examples.js';

/** Operations whose common parameters stand once, among the components of their document. */
export interface SharedParameters {
  readonly operations: readonly Operation[];
  /** By the names of components. */
  readonly parameters: JsonSchema;
}

/** Shares, for each name, the parameter that most operations have in the same form; others stay where they are. */
export function shareParameters(operations: readonly Operation[]): SharedParameters {
  const shared = new Map([...mostCommon(operations)].map(([name, text]) => [text, componentOf(name)]));
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

/** The most common form of the parameters of each name, as a text, where several operations have it. */
function mostCommon(operations: readonly Operation[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const parameter of operations.flatMap(parametersOf)) {
    const text = JSON.stringify(parameter);
    if (typeof parameter['name'] === 'string') counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const most = new Map<string, string>();
  for (const [text, count] of [...counts].sort(([, a], [, b]) => b - a)) {
    const { name } = JSON.parse(text) as { readonly name: string };
    if (count > 1 && !most.has(name)) most.set(name, text);
  }
  return most;
}

/** `Idempotency-Key` is `IdempotencyKey`, `gameId` is `GameId`. */
const componentOf = (name: string): string =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());
