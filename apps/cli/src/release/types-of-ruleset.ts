import { typePrefix } from '#contracts';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
  printType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

/** Enums across all rulesets, with values of each: codes and endings. */
const WORDS = ['RefusalCode', 'GameEnding'];

/**
 * The types of a ruleset in the API of that ruleset alone, in SDL: those with its name, the types that they use, and
 * its values in enums across all rulesets.
 */
export function typesOfRuleset(schema: GraphQLSchema, ruleset: string): string {
  const types = Object.values(schema.getTypeMap());
  const found = new Set<GraphQLNamedType>();
  const open = types.filter(({ name }) => name.startsWith(typePrefix(ruleset)) || WORDS.includes(name));
  for (let type = open.pop(); type; type = open.pop()) {
    if (found.has(type) || isSpecifiedScalarType(type) || isIntrospectionType(type)) continue;
    found.add(type);
    open.push(...madeOf(type));
  }
  return `${types
    .filter((type) => found.has(type))
    .map(printType)
    .join('\n\n')}\n`;
}

function madeOf(type: GraphQLNamedType): readonly GraphQLNamedType[] {
  if (isUnionType(type)) return type.getTypes();
  if (isEnumType(type)) return [];
  if (isObjectType(type) || isInterfaceType(type))
    return Object.values(type.getFields()).flatMap((field) => [
      getNamedType(field.type),
      ...field.args.map((argument) => getNamedType(argument.type)),
    ]);
  return isInputObjectType(type) ? Object.values(type.getFields()).map((field) => getNamedType(field.type)) : [];
}
