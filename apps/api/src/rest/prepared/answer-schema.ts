import { factsOf, NO_FACTS, type Facts } from '#contracts';
import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { annotated, orNull, type JsonSchema } from './json-schema.js';
import { memberOf, type JsonTypes } from './json-types.js';
import type { Fragments } from './read-document.js';

/** The context for schemas of parts of an answer. */
interface Making {
  readonly schema: GraphQLSchema;
  readonly types: JsonTypes;
  readonly fragments: Fragments;
}

/** JSON fields with more precise schemas than GraphQL can express. */
const KNOWN: Readonly<Record<string, string>> = { 'LegalCommand.input': 'GameCommandInput' };

/** Answers as JSON Schema: the selection of a document, with the descriptions of the schema. */
export class AnswerSchemas {
  constructor(private readonly making: Making) {}

  /** The values of a field, as far as they are selected. */
  of(type: GraphQLOutputType, node: FieldNode, facts?: Facts): JsonSchema {
    const schema = this.notNull(getNullableType(type), node, facts);
    return isNonNullType(type) ? schema : orNull(schema);
  }

  /** The non-null values of a field. */
  notNull(type: GraphQLOutputType, node: FieldNode, facts: Facts = NO_FACTS): JsonSchema {
    if (isNonNullType(type)) return this.notNull(type.ofType, node, facts);
    if (isListType(type)) return { type: 'array', items: this.of(type.ofType, node, facts.items), ...facts.keywords };
    if (isLeafType(type)) return this.making.types.notNull(type, facts);
    if (!node.selectionSet) throw new TypeError(`Nothing is selected of "${node.name.value}".`);
    return this.selection(type, node.selectionSet);
  }

  /** The members of a selection on a union, by the names of their types. */
  members(set: SelectionSetNode | undefined): ReadonlyMap<string, JsonSchema> {
    if (!set) return new Map();
    const whole = this.only(set);
    const { selections } = whole ? whole.selectionSet : set;
    return new Map(
      selections.flatMap((selection) => {
        const type = selection.kind === Kind.INLINE_FRAGMENT && selection.typeCondition?.name.value;
        return selection.kind === Kind.INLINE_FRAGMENT && type
          ? [[type, this.selection(this.typeNamed(type), selection.selectionSet)]]
          : [];
      }),
    );
  }

  private selection(type: GraphQLCompositeType, set: SelectionSetNode): JsonSchema {
    const fragment = this.only(set);
    if (!fragment) return this.inline(type, set);
    const on = this.typeNamed(fragment.typeCondition.name.value);
    const { types } = this.making;
    return types.reference(fragment.name.value, () => annotated(this.inline(on, fragment.selectionSet), on));
  }

  /** The fragment of a selection that consists only of it. */
  private only({ selections: [first, ...others] }: SelectionSetNode): FragmentDefinitionNode | undefined {
    return first?.kind === Kind.FRAGMENT_SPREAD && others.length === 0
      ? this.making.fragments.get(first.name.value)
      : undefined;
  }

  private inline(type: GraphQLCompositeType, set: SelectionSetNode): JsonSchema {
    if (isAbstractType(type)) return { anyOf: [...this.members(set)].map(([name, schema]) => memberOf(name, schema)) };
    const nodes = set.selections.filter((selection) => selection.kind === Kind.FIELD);
    const properties = nodes.map((node) => [node.name.value, this.field(type, node)] as const);
    return {
      type: 'object',
      properties: Object.fromEntries(properties),
      required: properties.map(([name]) => name),
    };
  }

  private field(type: GraphQLCompositeType, node: FieldNode): JsonSchema {
    const name = node.name.value;
    const fields = 'getFields' in type ? (type.getFields() as Record<string, GraphQLField<unknown, unknown>>) : {};
    const field = fields[name];
    if (!field) throw new TypeError(`The type "${type.name}" has no field "${name}".`);
    const known = this.making.schema.getType(KNOWN[`${type.name}.${name}`] ?? '');
    return annotated(known ? this.making.types.notNull(known) : this.of(field.type, node, factsOf(field)), field);
  }

  private typeNamed(name: string): GraphQLCompositeType {
    const type = this.making.schema.getType(name);
    if (!type || !isCompositeType(getNamedType(type))) throw new TypeError(`There is no object type "${name}".`);
    return type as GraphQLCompositeType;
  }
}
