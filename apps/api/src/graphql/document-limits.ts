import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** Limits on what one document may ask. */
export interface DocumentLimits {
  /** Most aliases in a document. */
  readonly aliases: number;
  /** Most levels of fields inside fields; introspection does not count. */
  readonly depth: number;
  /** Most levels of brackets inside brackets, in a document and in its variables. */
  readonly nesting: number;
  /** Most tokens of a document. */
  readonly tokens: number;
  /** Most that an operation may cost. */
  readonly cost: number;
}

/** Validation rules that hold a document within its limits. They report and never throw: a thrown rule would be a fault. */
export const limitRules = ({ aliases, depth }: DocumentLimits): readonly ValidationRule[] => [
  maxAliases(aliases),
  maxDepth(depth),
];

const maxAliases =
  (most: number): ValidationRule =>
  (context): ASTVisitor => {
    let seen = 0;
    return {
      Field(node) {
        if (node.alias && ++seen === most + 1) report(context, `At most ${most} aliases are allowed.`);
      },
    };
  };

const maxDepth =
  (most: number): ValidationRule =>
  (context): ASTVisitor => {
    const known = new Map<string, number>();
    return {
      OperationDefinition(node) {
        const depth = depthOf(node.selectionSet, context, known);
        if (depth > most) report(context, `At most ${most} levels of fields are allowed; this operation has ${depth}.`);
      },
    };
  };

/** Levels of fields in a selection. A fragment counts once however often it is spread; one that contains itself counts 0 inside. */
function depthOf(set: SelectionSetNode, context: ValidationContext, known: Map<string, number>): number {
  const depths = set.selections.map((selection): number => {
    if (selection.kind === Kind.FIELD) {
      if (selection.name.value.startsWith('__')) return 0;
      return 1 + (selection.selectionSet ? depthOf(selection.selectionSet, context, known) : 0);
    }
    if (selection.kind === Kind.INLINE_FRAGMENT) return depthOf(selection.selectionSet, context, known);
    return fragmentDepth(selection.name.value, context, known);
  });
  return Math.max(0, ...depths);
}

function fragmentDepth(name: string, context: ValidationContext, known: Map<string, number>): number {
  const depth = known.get(name);
  if (depth !== undefined) return depth;
  known.set(name, 0);
  const fragment = context.getFragment(name);
  const found = fragment ? depthOf(fragment.selectionSet, context, known) : 0;
  known.set(name, found);
  return found;
}

function report(context: ValidationContext, message: string): void {
  context.reportError(new GraphQLError(message));
}
