import {
  Kind,
  OperationTypeNode,
  parse,
  type DirectiveNode,
  type DocumentNode,
  type GraphQLError,
  type SelectionSetNode,
} from 'graphql';
import { localized } from '#kernel';
import { DocumentError } from './document-error.js';

/**
 * Refuses `@skip` and `@include` at the root of a subscription: without its one field there is nothing to subscribe
 * to. To be called before a document is validated: GraphQL's own rule for that root throws over a condition with a
 * variable, and the request would end as a fault. Throws a GraphQLError `GRAPHQL_VALIDATION_FAILED`.
 */
function noConditionalRoot(document: DocumentNode): void {
  const fragments = new Map<string, SelectionSetNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition.selectionSet);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    if (definition.operation !== OperationTypeNode.SUBSCRIPTION) continue;
    const condition = conditionIn(definition.selectionSet, fragments, new Set());
    if (condition) throw refused(condition);
  }
}

/** The same for a document that is not parsed yet; one that does not parse is refused by the parser. */
export function noConditionalRootIn(query: unknown, maxLexicalTokens: number): void {
  if (typeof query !== 'string' || !/\bsubscription\b/.test(query)) return;
  const document = parsed(query, maxLexicalTokens);
  if (document) noConditionalRoot(document);
}

function parsed(query: string, maxLexicalTokens: number): DocumentNode | undefined {
  try {
    return parse(query, { maxLexicalTokens });
  } catch {
    return undefined;
  }
}

function conditionIn(
  set: SelectionSetNode,
  fragments: ReadonlyMap<string, SelectionSetNode>,
  seen: Set<SelectionSetNode>,
): DirectiveNode | undefined {
  if (seen.has(set)) return undefined;
  seen.add(set);
  for (const selection of set.selections) {
    const own = selection.directives?.find(({ name }) => name.value === 'skip' || name.value === 'include');
    if (own) return own;
    const inside =
      selection.kind === Kind.FRAGMENT_SPREAD
        ? fragments.get(selection.name.value)
        : selection.kind === Kind.INLINE_FRAGMENT
          ? selection.selectionSet
          : undefined;
    const found = inside && conditionIn(inside, fragments, seen);
    if (found) return found;
  }
  return undefined;
}

const refused = (condition: DirectiveNode): GraphQLError =>
  new DocumentError(
    localized(
      `A subscription must not have “@${condition.name.value}” at its root.`,
      `Un abonnement ne doit pas avoir « @${condition.name.value} » à sa racine.`,
    ),
    {
      nodes: condition,
      extensions: { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400 } },
    },
  );
