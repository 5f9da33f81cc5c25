import { both } from '#kernel';
import { GraphQLError, Lexer, Source, TokenKind } from 'graphql';
import { ApiError } from '../errors/api-error.js';
import type { DocumentLimits } from './document-limits.js';

/** What a client sends to be run; nothing of it has been read yet. */
export interface Asked {
  readonly query?: unknown;
  readonly variables?: unknown;
}

/**
 * Holds a request to so many levels of brackets inside brackets, in its document and in its variables. To be asked
 * before anything reads them: GraphQL and the schemas of rulesets read recursively, and something nested beyond all
 * measure would exhaust the stack. Throws an ApiError `BAD_USER_INPUT`.
 */
export function notTooNested(
  { query, variables }: Asked,
  { nesting, tokens }: Pick<DocumentLimits, 'nesting' | 'tokens'>,
): void {
  if (typeof query === 'string' && isDocumentDeeper(query, nesting, tokens)) {
    throw new ApiError(
      'BAD_USER_INPUT',
      both(
        `A document has at most ${nesting} levels of brackets inside brackets.`,
        `Un document a au plus ${nesting} niveaux de parenthèses ou d’accolades les unes dans les autres.`,
      ),
    );
  }
  if (isDeeper(variables, nesting)) {
    throw new ApiError(
      'BAD_USER_INPUT',
      both(
        `Variables have at most ${nesting} levels of lists and objects.`,
        `Les variables ont au plus ${nesting} niveaux de listes et d’objets.`,
      ),
    );
  }
}

/** Whether a value has more levels of lists and objects. Looked at level by level, so that any value can be given. */
function isDeeper(value: unknown, most: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most + 1) return true;
    level = level.flatMap((one): unknown[] => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}

const opening: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/** Whether a document has more levels of brackets within its first tokens; the parser reads no more of them. */
function isDocumentDeeper(query: string, most: number, tokens: number): boolean {
  try {
    const lexer = new Lexer(new Source(query));
    for (let depth = 0, read = 0; read <= tokens; read += 1) {
      const { kind } = lexer.advance();
      if (kind === TokenKind.EOF) return false;
      if (opening.has(kind)) depth += 1;
      if (closing.has(kind)) depth -= 1;
      if (depth > most) return true;
    }
  } catch (error) {
    // What is no GraphQL is refused where it is parsed, with its place.
    if (!(error instanceof GraphQLError)) throw error;
  }
  return false;
}
