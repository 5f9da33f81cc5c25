import { localized } from '#kernel';
import { ApiError } from '../errors/api-error.js';

/**
 * Limits the levels of lists and objects in variables. To be called before anything reads them: GraphQL and the
 * schemas of rulesets read recursively, so excessive nesting would exhaust the stack.
 * Throws an ApiError `BAD_USER_INPUT`.
 */
export function notTooNested(variables: unknown, most: number): void {
  if (!isDeeper(variables, most)) return;
  throw new ApiError(
    'BAD_USER_INPUT',
    localized(
      `Variables may have at most ${most} levels of lists and objects.`,
      `Les variables peuvent avoir au plus ${most} niveaux de listes et d’objets.`,
    ),
  );
}

/** Whether a value has more levels of lists and objects. Checked level by level, so that any value can be given. */
function isDeeper(value: unknown, most: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most + 1) return true;
    level = level.flatMap((one): unknown[] => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}
