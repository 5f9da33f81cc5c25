import type { Json } from './json.js';

/**
 * The rules' answer to a command that they do not allow. A value, never an exception.
 * It tells its seat nothing that the seat's view does not already tell.
 */
export interface Refusal<Code extends string = string> {
  readonly refused: true;
  /** Id of the rule that refuses, as in the rules catalogue (for instance `GUILD-037`), or `KERNEL`. */
  readonly rule: string;
  readonly code: Code;
  /** The facts in the message: placeholders of the message in the ruleset's `refusals`. */
  readonly facts: Readonly<Record<string, Json>>;
  /** Which command of a list is refused, from 1; absent for one that was given alone. */
  readonly place?: number;
}

/** A refusal under a rule of the catalogue. */
export const refuse = <Code extends string>(
  rule: string,
  code: Code,
  facts: Readonly<Record<string, Json>> = {},
): Refusal<Code> => ({ refused: true, rule, code, facts });

/** True when a decision is a refusal. */
export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && (value as { refused?: unknown }).refused === true;
