import {
  Kind,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { fragments as fragmentsText } from '../routes/fragments.js';
import { definitionOf, variablesIn, type Variable } from './variables.js';

/** The document of a route as a server can run it, and its variables. */
export interface ReadDocument {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Fragments;
  readonly variables: readonly Variable[];
}

/** Fragments by their names. */
export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

const shared = parse(fragmentsText, { noLocation: true }).definitions.filter(
  (definition) => definition.kind === Kind.FRAGMENT_DEFINITION,
);

/**
 * Reads the document of a route. Its variables have the types of the arguments that use them. Fields that the schema
 * does not have are left out, since no ruleset of the server has them; `undefined` where nothing is left. Throws an
 * Error when the rest is invalid.
 */
export function readDocument(schema: GraphQLSchema, text: string): ReadDocument | undefined {
  const [written] = parse(text, { noLocation: true }).definitions;
  if (written?.kind !== Kind.OPERATION_DEFINITION) throw new TypeError(`This is not an operation: ${text}`);
  const operation = pruned(schema, written);
  if (operation.selectionSet.selections.length === 0) return undefined;
  const fragments = reachedFrom(
    operation.selectionSet,
    new Map(
      shared
        .filter(({ typeCondition }) => schema.getType(typeCondition.name.value))
        .map((fragment) => [fragment.name.value, pruned(schema, fragment)]),
    ),
  );
  const variables = variablesIn(schema, [operation, ...fragments.values()]);
  const whole = { ...operation, variableDefinitions: variables.map(definitionOf) };
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [whole, ...fragments.values()] };
  const faults = validate(schema, document);
  if (faults.length > 0) throw new Error(`${text}\n${faults.map(({ message }) => message).join('\n')}`);
  return { document, operation: whole, fragments, variables };
}

/**
 * A definition without fields, arguments and members that the schema does not have, and without selections that
 * become empty.
 */
function pruned<Node extends OperationDefinitionNode | FragmentDefinitionNode>(
  schema: GraphQLSchema,
  node: Node,
): Node {
  const types = new TypeInfo(schema);
  const visitor: ASTVisitor = {
    Argument: () => (types.getArgument() ? undefined : null),
    InlineFragment: ({ typeCondition }) =>
      typeCondition && !schema.getType(typeCondition.name.value) ? null : undefined,
    Field: {
      enter: ({ name }) => (name.value === '__typename' || types.getFieldDef() ? undefined : null),
      leave: ({ selectionSet }) => (selectionSet?.selections.length === 0 ? null : undefined),
    },
  };
  return visit<Node>(node, visitWithTypeInfo(types, visitor));
}

function reachedFrom(set: SelectionSetNode, all: Fragments): Fragments {
  const reached = new Map<string, FragmentDefinitionNode>();
  const follow = (from: SelectionSetNode): void => {
    visit(from, {
      FragmentSpread({ name }) {
        const fragment = all.get(name.value);
        if (!fragment || reached.has(name.value)) return;
        reached.set(name.value, fragment);
        follow(fragment.selectionSet);
      },
    });
  };
  follow(set);
  return reached;
}
