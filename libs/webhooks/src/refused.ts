import type { Localized } from '#kernel';

/** A refusal of input. A value, never an exception. */
export interface Refused<Code extends string> {
  readonly status: 'refused';
  readonly code: Code;
  /** The fault and its remedy, for people. */
  readonly message: Localized;
}

/** A refusal with its sentence in both languages. */
export const refused = <Code extends string>(code: Code, message: Localized): Refused<Code> => ({
  status: 'refused',
  code,
  message,
});
