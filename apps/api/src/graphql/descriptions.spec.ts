import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLNamedType,
} from 'graphql';
import { schemaText } from './print-schema.js';

/** A part of the schema: its name and its description. */
type Part = readonly [name: string, description: string | null | undefined];

const schema = buildSchema(await schemaText());
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));

function partsOf(type: GraphQLNamedType): Part[] {
  const { name } = type;
  const parts: Part[] = [[name, type.description]];
  if (isEnumType(type)) parts.push(...type.getValues().map((one): Part => [`${name}.${one.name}`, one.description]));
  if (isInputObjectType(type) || isObjectType(type) || isInterfaceType(type))
    for (const field of Object.values(type.getFields())) {
      parts.push([`${name}.${field.name}`, field.description]);
      if ('args' in field)
        for (const one of field.args) parts.push([`${name}.${field.name}(${one.name})`, one.description]);
    }
  return parts;
}

const parts = types.flatMap(partsOf);

/** The words of a text or of a name, without empty words and without the plural. */
const wordsIn = (text: string): Set<string> =>
  new Set(
    text
      .replace(/(?<=[a-z])(?=[A-Z])|_/g, ' ')
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .map((word) => word.replace(/s$/, ''))
      .filter((word) => !/^(|a|an|the|of|it|i|its|their|hi|and|one|which)$/.test(word)),
  );

describe('The schema', () => {
  it('describes every type, field, argument and value', () => {
    expect(parts.filter(([, description]) => !description?.trim()).map(([name]) => name)).toEqual([]);
    expect(parts.length).toBeGreaterThan(5_000);
  });

  it('describes each by more than its name', () => {
    const empty = parts.filter(([name, description]) => {
      const known = wordsIn(name.replace(/^.*[.(]/, ''));
      return [...wordsIn(description ?? '')].every((word) => known.has(word));
    });
    expect(empty.map(([name, description]) => `${name}: ${description}`)).toEqual([]);
  });

  it('describes in sentences', () => {
    const loose = parts.filter(
      ([, description]) =>
        !/^(?:[\p{Lu}\p{N}`“−«]|null\b|true\b|false\b|lose\b)/u.test(description ?? '') ||
        !/[.!?)`}]$/.test(description ?? ''),
    );
    expect(loose.map(([name, description]) => `${name}: ${description}`)).toEqual([]);
  });

  it('states the bounds of input', () => {
    const said = new Map(parts);
    expect(said.get('GuildsOptionsInput.questCount')).toMatch(/1 to \d+\.$/);
    expect(said.get('LanternOptionsInput.storms')).toBe('Number of storms, and of cards dealt to each. 1 to 4.');
    expect(said.get('LanternOptionsInput.decisionSeconds')).toBe('null: no deadline. 10 to 604800.');
  });
});
