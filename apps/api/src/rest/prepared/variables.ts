import { factsOf, type Facts } from '#contracts';
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

/** A variable of an operation, with its definition in the schema. */
export interface Variable {
  readonly name: string;
  /** Nullable where it has a default. */
  readonly type: GraphQLInputType;
  readonly description: string | undefined;
  /** Its default, in the server's internal form; `undefined` for none. */
  readonly defaultValue: unknown;
  readonly facts: Facts;
}

/**
 * The variables of these definitions, each with the type of the argument that uses it. Throws a TypeError for an
 * unused one.
 */
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
          if (!argument || !type) throw new TypeError(`The variable $${name} is not used in any argument.`);
          const { description, defaultValue } = argument;
          const optional = defaultValue === undefined ? type : getNullableType(type);
          found.set(name, {
            name,
            type: optional,
            description: description ?? undefined,
            defaultValue,
            facts: factsOf(argument),
          });
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

/** The input object type of a variable; `undefined` for any other type. */
export function objectOf({ type }: Pick<Variable, 'type'>): GraphQLInputObjectType | undefined {
  const given = getNullableType(type);
  return isInputObjectType(given) ? given : undefined;
}
