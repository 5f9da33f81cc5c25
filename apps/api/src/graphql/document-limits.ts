import { localized, type Localized } from '#kernel';
import type { Limits } from '#platform';
import {
  Kind,
  OperationTypeNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { DocumentError } from './document-error.js';

/** Limits on the content of one document. */
export type DocumentLimits = Limits['documents'];

/**
 * Validation rules for things that a document may have only once. They report and never throw: an error thrown by a
 * rule would be a fault.
 */
export const limitRules = ({ introspection }: { readonly introspection: boolean }): readonly ValidationRule[] => [
  oneMutation,
  introspection ? oneIntrospection : noIntrospection,
];

/** A document has one mutation: a second one would evade the limits on requests. */
const oneMutation: ValidationRule = (context) => ({
  OperationDefinition({ operation, selectionSet }) {
    if (operation === OperationTypeNode.MUTATION && new Fields(context, isMutation).in(selectionSet) > 1)
      report(
        context,
        localized(
          'A document may have one mutation: send the others in separate requests.',
          'Un document peut avoir une seule mutation : envoyez les autres dans des requêtes séparées.',
        ),
      );
  },
});

const isMutation = (field: string): boolean => field !== '__typename';

/** The schema is a megabyte, and needs to be sent only once. */
const oneIntrospection: ValidationRule = (context) => ({
  OperationDefinition({ selectionSet }) {
    if (new Fields(context, isIntrospection).in(selectionSet) > 1)
      report(
        context,
        localized(
          'A document may have one introspection: ask for everything in it.',
          'Un document peut avoir une seule introspection : demandez-y tout.',
        ),
      );
  },
});

/** For servers that do not show their schema. */
const noIntrospection: ValidationRule = (context) => ({
  Field({ name }) {
    if (isIntrospection(name.value))
      report(context, localized('This server does not show its schema.', 'Ce serveur ne montre pas son schéma.'));
  },
});

const isIntrospection = (field: string): boolean => field === '__schema' || field === '__type';

/** Counts fields at the root of an operation, those in fragments each time that they are spread. */
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
    // A fragment that contains itself counts 0 inside; another rule refuses it.
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
