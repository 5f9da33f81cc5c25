import { both, type Localized } from '#kernel';
import type { Limits } from '#platform';
import {
  Kind,
  OperationTypeNode,
  type ASTVisitor,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { DocumentError } from './document-error.js';

/** Limits on what one document may ask. */
export type DocumentLimits = Limits['documents'];

/** Validation rules that hold a document within its limits. They report and never throw: a thrown rule would be a fault. */
export const limitRules = ({ aliases, depth }: DocumentLimits): readonly ValidationRule[] => [
  maxAliases(aliases),
  maxDepth(depth),
  oneMutation,
  oneIntrospection,
];

const maxAliases =
  (most: number): ValidationRule =>
  (context): ASTVisitor => {
    let seen = 0;
    return {
      Field(node) {
        if (node.alias && ++seen === most + 1)
          report(context, both(`At most ${most} aliases are allowed.`, `Il faut au plus ${most} alias.`));
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
        if (depth > most)
          report(
            context,
            both(
              `At most ${most} levels of fields are allowed; this operation has ${depth}.`,
              `Il faut au plus ${most} niveaux de champs ; cette opération en a ${depth}.`,
            ),
          );
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

/** What changes something is one thing: a second one would go past the limits on requests. */
const oneMutation: ValidationRule = (context) => ({
  OperationDefinition({ operation, selectionSet }) {
    if (operation === OperationTypeNode.MUTATION && new Fields(context, isMutation).in(selectionSet) > 1)
      report(
        context,
        both(
          'A document has one mutation: send the others in requests of their own.',
          'Un document a une seule mutation : envoyez les autres dans leurs propres requêtes.',
        ),
      );
  },
});

const isMutation = (field: string): boolean => field !== '__typename';

/** The schema is a megabyte: asked for twice it is still the same. */
const oneIntrospection: ValidationRule = (context) => ({
  OperationDefinition({ selectionSet }) {
    if (new Fields(context, isIntrospection).in(selectionSet) > 1)
      report(
        context,
        both(
          'A document has one introspection: ask for all of it at once.',
          'Un document a une seule introspection : demandez tout en une fois.',
        ),
      );
  },
});

const isIntrospection = (field: string): boolean => field === '__schema' || field === '__type';

/** Counts fields at the root of an operation, those in fragments as often as they are spread. */
class Fields {
  private readonly known = new Map<string, number>();

  constructor(
    private readonly context: ValidationContext,
    private readonly isCounted: (field: string) => boolean,
  ) {}

  in({ selections }: SelectionSetNode): number {
    return selections.reduce((count, selection) => count + this.at(selection), 0);
  }

  private at(selection: SelectionNode): number {
    if (selection.kind === Kind.FIELD) return this.isCounted(selection.name.value) ? 1 : 0;
    return selection.kind === Kind.INLINE_FRAGMENT ? this.in(selection.selectionSet) : this.of(selection.name.value);
  }

  private of(name: string): number {
    const before = this.known.get(name);
    if (before !== undefined) return before;
    // One that contains itself counts 0 inside; another rule refuses it.
    this.known.set(name, 0);
    const fragment = this.context.getFragment(name);
    const count = fragment ? this.in(fragment.selectionSet) : 0;
    this.known.set(name, count);
    return count;
  }
}

function report(context: ValidationContext, told: Localized): void {
  context.reportError(new DocumentError(told));
}
