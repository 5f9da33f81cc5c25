import type { Localized } from '#kernel';

/** What somebody gave is not taken. A value, never an exception. */
export interface Refused<Code extends string> {
  readonly status: 'refused';
  readonly code: Code;
  /** What is wrong with it and what would be right, for people. */
  readonly message: Localized;
}

/** A refusal with its sentence in both languages. */
export const refused = <Code extends string>(code: Code, message: Localized): Refused<Code> => ({
  status: 'refused',
  code,
  message,
});
