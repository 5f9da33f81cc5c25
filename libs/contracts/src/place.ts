import { UnderivableError } from './underivable-error.js';

/** Where in a ruleset's schemas a reader stands, and what a type without an id is called there. */
export interface Place {
  readonly ruleset: string;
  readonly path: readonly string[];
  readonly name: string;
  /** What the field says that a type without an id is made for. */
  readonly about?: string;
}

/** The error for a schema that has no GraphQL form. */
export const underivable = ({ ruleset, path }: Place, reason: string): UnderivableError =>
  new UnderivableError(ruleset, path, reason);

/** Where a type comes from, for messages. */
export const originOf = ({ ruleset, path }: Place): string => `${path.join('.')} of "${ruleset}"`;
