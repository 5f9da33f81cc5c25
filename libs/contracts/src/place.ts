import { UnderivableError } from './underivable-error.js';

/** The position of a reader in a ruleset's schemas, and the name of a type without an id there. */
export interface Place {
  readonly ruleset: string;
  readonly path: readonly string[];
  readonly name: string;
  /** The description of the field for which a type without an id is made. */
  readonly about?: string;
}

/** The error for a schema that has no GraphQL form. */
export const underivable = ({ ruleset, path }: Place, reason: string): UnderivableError =>
  new UnderivableError(ruleset, path, reason);

/** The origin of a type, for messages. */
export const originOf = ({ ruleset, path }: Place): string => `${path.join('.')} of "${ruleset}"`;
