import { Kind, visit, type DocumentNode } from 'graphql';

const known = new WeakMap<DocumentNode, Map<string, DocumentNode>>();

/**
 * A document without arguments whose variables are not given, as a client would have written it. Some fields cost more
 * where an argument is given at all. Made once for each set of variables.
 */
export function narrowed(document: DocumentNode, given: readonly string[]): DocumentNode {
  const choices = known.get(document) ?? new Map<string, DocumentNode>();
  known.set(document, choices);
  const choice = [...given].sort().join();
  const before = choices.get(choice);
  if (before) return before;
  const isGiven = new Set(given);
  const made = visit(document, {
    Argument: ({ value }) => (value.kind === Kind.VARIABLE && !isGiven.has(value.name.value) ? null : undefined),
    VariableDefinition: ({ variable }) => (isGiven.has(variable.name.value) ? undefined : null),
  });
  choices.set(choice, made);
  return made;
}
