import {
  getNamedType,
  isObjectType,
  isScalarType,
  isUnionType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLUnionType,
} from 'graphql';
import type { JsonSchema } from '../prepared/json-schema.js';
import type { SchemaMaking } from '../routes/own-route.js';
import { wholeTypeOf } from '../prepared/whole-fields.js';

/** The boxes of the rulesets of a server: types of content, by their names. */
export function boxTypes(schema: GraphQLSchema): ReadonlyMap<string, GraphQLObjectType> {
  const content = contentOf(schema);
  return new Map(content?.getTypes().map((type) => [type.name, type]) ?? []);
}

/** The union of the contents of all boxes; `undefined` where no ruleset has any. */
function contentOf(schema: GraphQLSchema): GraphQLUnionType | undefined {
  const ruleset = schema.getType('Ruleset');
  const content = isObjectType(ruleset) ? ruleset.getFields()['content'] : undefined;
  const leaf = content && getNamedType(content.type);
  const whole = isScalarType(leaf) ? wholeTypeOf(leaf) : undefined;
  return isUnionType(whole) ? whole : undefined;
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

/** A piece of a box: of one of the types of the boxes that a document describes. */
export function pieceSchema({ schema, types }: SchemaMaking): JsonSchema {
  const content = contentOf(schema);
  if (content === undefined) return { type: 'object' };
  const boxes = types.scope.members(content.getTypes()) ?? [];
  const members = new Set(boxes.flatMap((box) => [...listsOf(box).values()]));
  if (members.size === 0) return types.scope.elsewhere(content);
  return { anyOf: [...members].map((member) => types.notNull(member)) };
}
