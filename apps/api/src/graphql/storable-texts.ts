import { localized } from '#kernel';
import type { ASTVisitor, ValidationContext } from 'graphql';
import { ApiError } from '../errors/api-error.js';
import { DocumentError } from './document-error.js';

/** Half a surrogate pair, or U+0000: not valid Unicode, or not storable in PostgreSQL. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

const ISSUE = localized(
  'A text must not hold U+0000 or half a surrogate pair.',
  'Un texte ne doit contenir ni U+0000 ni une moitié de paire de substitution.',
);

/**
 * Refuses documents whose texts cannot be stored, for texts that a client wrote into the document instead of
 * variables.
 */
export const storableLiterals = (context: ValidationContext): ASTVisitor => ({
  StringValue(node) {
    if (UNSTORABLE.test(node.value)) context.reportError(new DocumentError(ISSUE, { nodes: node }));
  },
});

/**
 * Refuses variables whose texts cannot be stored, at any depth. To be called after `notTooNested`.
 * Throws an ApiError `BAD_USER_INPUT`.
 */
export function storableVariables(variables: unknown): void {
  if (!isStorable(variables)) throw new ApiError('BAD_USER_INPUT', ISSUE);
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !UNSTORABLE.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, member]) => isStorable(key) && isStorable(member));
}
