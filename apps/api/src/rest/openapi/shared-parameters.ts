import type { JsonSchema } from '../prepared/json-schema.js';
import type { Operation } from './examples/with-examples.js';

/** From so many operations on a parameter is written once, as a component. */
const MANY = 5;

/** Parameters that many operations have in the same form. One with a default, such as the size of a page, stays with its operation. */
export class SharedParameters {
  /** The parameters by their text, in the order in which they were met. */
  private readonly shared = new Map<string, string>();

  /** @param taken the names of other components. */
  constructor(operations: readonly Operation[], taken: readonly string[]) {
    const counts = new Map<string, number>();
    const all = operations.flatMap(parametersOf).filter(isShareable);
    for (const parameter of all) counts.set(textOf(parameter), (counts.get(textOf(parameter)) ?? 0) + 1);
    const names = new Set(taken);
    for (const parameter of all) {
      const text = textOf(parameter);
      const name = nameOf(parameter);
      if ((counts.get(text) ?? 0) < MANY || this.shared.has(text) || names.has(name)) continue;
      names.add(name);
      this.shared.set(text, name);
    }
  }

  /** The components, by their names. */
  get components(): JsonSchema {
    return Object.fromEntries([...this.shared].map(([text, name]) => [name, JSON.parse(text) as JsonSchema]));
  }

  /** An operation that refers to them. */
  in(operation: Operation): Operation {
    return { ...operation, parameters: parametersOf(operation).map((parameter) => this.reference(parameter)) };
  }

  private reference(parameter: JsonSchema): JsonSchema {
    const name = this.shared.get(textOf(parameter));
    return name === undefined ? parameter : { $ref: `#/components/parameters/${name}` };
  }
}

const textOf = (parameter: JsonSchema): string => JSON.stringify(parameter);

const parametersOf = ({ parameters = [] }: Operation): readonly JsonSchema[] => parameters as readonly JsonSchema[];

const isShareable = ({ $ref, schema }: JsonSchema): boolean =>
  $ref === undefined && (schema as JsonSchema)['default'] === undefined;

/** `seasonNumber` is `SeasonNumber`. */
const nameOf = ({ name }: JsonSchema): string => {
  const words = String(name).split('-');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
};
