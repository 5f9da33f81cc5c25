import { randomUUID } from 'node:crypto';
import { localized, isPlainText, type Localized } from '#kernel';
import type { Account } from './account-store.js';

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,38}[\p{L}\p{N}]$/u;

/** It is malformed; `issue` has the reason, for people. */
export interface Invalid {
  readonly status: 'invalid';
  readonly issue: Localized;
}

/** A new account with this name; `undefined` for a malformed name. */
export function accountNamed(name: string, isBot = false): Account | undefined {
  const normal = name.normalize('NFKC').trim();
  return isPlainText(normal) && NAME.test(normal)
    ? { id: randomUUID(), name: normal, createdAt: Date.now(), isBot }
    : undefined;
}

/** The form of a name. */
export const NAME_ISSUE = localized(
  'A name has 2 to 40 letters, digits, spaces, dots, hyphens and underscores, and begins and ends with a letter or digit.',
  'Un nom a de 2 à 40 lettres, chiffres, espaces, points, tirets et tirets bas ; il commence et finit par une lettre ou un chiffre.',
);
