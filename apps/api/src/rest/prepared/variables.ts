import {
  getNullableType,
  isInputObjectType,
  Kind,
  parseType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  type VariableDefinitionNode,
} from 'graphql';

/** Something that an operation takes, and what the schema says of it. */
export interface Variable {
  readonly name: string;
  /** Nullable where something stands for it. */
  readonly type: GraphQLInputType;
  readonly description: string | undefined;
  /** What stands for it where it is left out, in the words of the server; `undefined` for nothing. */
  readonly defaultValue: unknown;
}

/** What these definitions take, each of the type of the argument that it stands in. Throws a TypeError for one that stands in none. */
export function variablesIn(schema: GraphQLSchema, nodes: readonly ASTNode[]): readonly Variable[] {
  const found = new Map<string, Variable>();
  for (const node of nodes) {
    const types = new TypeInfo(schema);
    visit(
      node,
      visitWithTypeInfo(types, {
        Variable({ name: { value: name } }) {
          const argument = types.getArgument();
          const type = types.getInputType();
          if (!argument || !type) throw new TypeError(`The variable $${name} stands in no argument.`);
          const { description, defaultValue } = argument;
          const optional = defaultValue === undefined ? type : getNullableType(type);
          found.set(name, { name, type: optional, description: description ?? undefined, defaultValue });
        },
      }),
    );
  }
  return [...found.values()];
}

/** The definition of a variable in its document. */
export const definitionOf = ({ name, type }: Variable): VariableDefinitionNode => ({
  kind: Kind.VARIABLE_DEFINITION,
  variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: name } },
  type: parseType(String(type), { noLocation: true }),
});

/** The object that a variable is; `undefined` for what is none. */
export function objectOf({ type }: Pick<Variable, 'type'>): GraphQLInputObjectType | undefined {
  const given = getNullableType(type);
  return isInputObjectType(given) ? given : undefined;
}
