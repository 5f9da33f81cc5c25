import {
  getNamedType,
  GraphQLNonNull,
  isObjectType,
  isScalarType,
  isUnionType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { wholeTypeOf } from '../prepared/whole-fields.js';

/** The boxes of the rulesets of a server: types of content, by their names. */
export function boxTypes(schema: GraphQLSchema): ReadonlyMap<string, GraphQLObjectType> {
  const ruleset = schema.getType('Ruleset');
  const content = isObjectType(ruleset) ? ruleset.getFields()['content'] : undefined;
  const leaf = content && getNamedType(content.type);
  const whole = isScalarType(leaf) ? wholeTypeOf(leaf) : undefined;
  return new Map(isUnionType(whole) ? whole.getTypes().map((type) => [type.name, type]) : []);
}

/** The types of members, by name, of the lists of a box whose members all have ids, and of its single pieces. */
export function listsOf(box: GraphQLObjectType): ReadonlyMap<string, GraphQLObjectType> {
  const lists = Object.values(box.getFields()).flatMap(({ name, type }) => {
    const member = getNamedType(type);
    const isPieces = isObjectType(member) && 'id' in member.getFields();
    return isPieces ? [[name, member] as const] : [];
  });
  return new Map(lists);
}

/** The types of the pieces of all boxes of a server, each once, never null. */
export function pieceTypes(schema: GraphQLSchema): readonly GraphQLOutputType[] {
  const members = new Set([...boxTypes(schema).values()].flatMap((box) => [...listsOf(box).values()]));
  return [...members].map((member) => new GraphQLNonNull(member));
}
