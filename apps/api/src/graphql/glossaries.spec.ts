import { enumNameOf } from '#contracts';
import type { AnyRuleset, Glossary } from '#kernel';
import { rulesets } from '../../../rulesets.js';
import { buildSchema, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { schemaText } from './print-schema.js';

const types = Object.values(buildSchema(await schemaText()).getTypeMap());

/** The descriptions of the parts of a ruleset’s types, by the keys under which a glossary may explain them. */
function saidOf({ name }: AnyRuleset): ReadonlyMap<string, readonly string[]> {
  const prefix = name.charAt(0).toUpperCase() + name.slice(1);
  const said = new Map<string, string[]>();
  const note = (key: string, description: string | null | undefined): void => {
    said.set(key, [...(said.get(key) ?? []), description ?? '']);
  };
  for (const type of types) {
    const ofAll = /^(DeckFaultCode|BaseFaultCode|CardGame)$/.test(type.name);
    if (!type.name.startsWith(prefix) && !ofAll) continue;
    const own = ofAll ? type.name : type.name.slice(prefix.length).replace(/Input$/, '');
    note(`types ${own}`, type.description);
    const noteAll = (
      kind: string,
      parts: readonly { name: string; description?: string | null | undefined }[],
    ): void => {
      for (const part of parts)
        for (const key of [part.name, `${own}.${part.name}`]) note(`${kind} ${key}`, part.description);
    };
    if (isEnumType(type)) noteAll('values', type.getValues());
    if (isObjectType(type) || isInputObjectType(type)) noteAll('fields', Object.values(type.getFields()));
  }
  return said;
}

/** The name of a value in the API: `Post.active` is `Post.ACTIVE`. */
const valueKey = (key: string): string => key.replace(/[^.]+$/, enumNameOf);

/** The entries of a glossary, and whether something is explained by them. */
function entriesOf(ruleset: AnyRuleset): ReadonlyMap<string, boolean> {
  const said = saidOf(ruleset);
  const explains = ([key, text]: [string, string]): boolean =>
    said.get(key)?.some((description) => description.startsWith(text)) ?? false;
  const { types: ofTypes = {}, fields = {}, values = {} }: Partial<Glossary> = ruleset.glossary ?? {};
  const entries = [
    ...Object.entries(ofTypes).map(([key, text]): [string, string] => [`types ${key}`, text]),
    ...Object.entries(fields).map(([key, text]): [string, string] => [`fields ${key}`, text]),
    ...Object.entries(values).map(([key, text]): [string, string] => [`values ${valueKey(key)}`, text]),
  ];
  return new Map(entries.map((entry) => [entry[0], explains(entry)]));
}

describe('The glossaries', () => {
  // A shared glossary may explain a key that only one of its games has.
  it.each([['guilds'], ['clash', 'skarov'], ['arena', 'guardians']])(
    'of %s %s explain only existing keys, and none that is self-explanatory',
    (...names) => {
      const all = names.map((name) => entriesOf(rulesets.find((one) => one.name === name)!));
      const keys = new Set(all.flatMap((entries) => [...entries.keys()]));
      expect([...keys].filter((key) => all.every((entries) => entries.get(key) !== true))).toEqual([]);
      expect(keys.size).toBeGreaterThan(100);
    },
  );
});
