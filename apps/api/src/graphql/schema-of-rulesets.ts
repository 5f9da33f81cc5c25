import {
  Kind,
  parse,
  print,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  type TypeNode,
  type UnionTypeDefinitionNode,
} from 'graphql';
import { typePrefix } from '#contracts';

/**
 * A schema in SDL without the types of some rulesets, and without all that only these use: a client of one game does not carry the
 * others.
 */
export function withoutRulesets(sdl: string, rulesets: readonly string[]): string {
  const prefixes = rulesets.map(typePrefix);
  const isOf = (name: string): boolean => prefixes.some((prefix) => isNamedAfter(name, prefix));
  const whole = parse(sdl, { noLocation: true });
  return `${print(reachable(without(whole, isOf)))}\n`;
}

/** A schema in SDL without its descriptions, whose changes break no client. */
export const withoutDescriptions = (text: string): string =>
  `${print(visit(parse(text), { enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined) }))}\n`;

/** `GuildsView` is of Guilds; a type `Guildsmen` is not. */
const isNamedAfter = (name: string, prefix: string): boolean =>
  name.startsWith(prefix) && /^([A-Z0-9_]|$)/.test(name.slice(prefix.length));

/** Takes types away, then the fields, arguments and members of unions that have them, then the types that this leaves empty. */
function without(document: DocumentNode, isGone: (name: string) => boolean): DocumentNode {
  const gone = new Set<string>();
  const goes = (name: string): boolean => gone.has(name) || isGone(name);
  const withGone = ({ type }: FieldDefinitionNode | InputValueDefinitionNode): null | undefined =>
    goes(namedIn(type)) ? null : undefined;
  const pruned = visit(document, {
    enter: (node) => ('name' in node && isType(node) && goes(node.name.value) ? null : undefined),
    FieldDefinition: withGone,
    InputValueDefinition: withGone,
    UnionTypeDefinition: (node) => (goes(node.name.value) ? null : withoutMembers(node, goes)),
    leave: (node) => (isEmpty(node as DefinitionNode) ? null : undefined),
  });
  const left = new Set(pruned.definitions.map(nameOf));
  const emptied = document.definitions
    .map(nameOf)
    .filter((name) => name !== undefined && !left.has(name) && !isGone(name));
  return emptied.length === 0 ? pruned : without(pruned, (name) => emptied.includes(name));
}

/** A union with the members that stay; `null` where none does. */
function withoutMembers(union: UnionTypeDefinitionNode, goes: (name: string) => boolean) {
  const types = union.types?.filter(({ name }) => !goes(name.value));
  return types?.length ? { ...union, types } : null;
}

const isType = (node: { readonly kind: string }): boolean => node.kind.endsWith('TypeDefinition');

function isEmpty(node: DefinitionNode): boolean {
  if (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION)
    return node.fields?.length === 0;
  return false;
}

/** What the operations of a schema reach, through fields, arguments, interfaces and unions. */
function reachable(document: DocumentNode): DocumentNode {
  const definitions = new Map(document.definitions.map((definition) => [nameOf(definition), definition]));
  const implementing = (name: string): string[] =>
    document.definitions.flatMap((one) =>
      one.kind === Kind.OBJECT_TYPE_DEFINITION && one.interfaces?.some((other) => other.name.value === name)
        ? [one.name.value]
        : [],
    );
  const found = new Set<string>();
  const follow = (name: string): void => {
    const definition = definitions.get(name);
    if (!definition || found.has(name)) return;
    found.add(name);
    visit(definition, { NamedType: (node) => follow(node.name.value) });
    if (definition.kind === Kind.INTERFACE_TYPE_DEFINITION) implementing(name).forEach(follow);
  };
  ['Query', 'Mutation', 'Subscription'].forEach(follow);
  const isKept = (definition: DefinitionNode): boolean => !isType(definition) || found.has(nameOf(definition) ?? '');
  return { ...document, definitions: document.definitions.filter(isKept) };
}

const nameOf = (definition: DefinitionNode): string | undefined =>
  'name' in definition ? definition.name.value : undefined;

const namedIn = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : namedIn(type.type));
