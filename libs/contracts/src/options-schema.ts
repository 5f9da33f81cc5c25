import {
  commonGlossary,
  explained,
  glossaryOf,
  type AnyRuleset,
  type Glossary,
  type Locale,
  type OptionWords,
} from '#kernel';
import { z } from 'zod';

/** A JSON Schema, as far as it is used here. */
interface Node {
  title?: string;
  description?: string;
  /** What people call the values of `enum`, in its order: a keyword that makers of forms share. */
  enumNames?: readonly string[];
  readonly enum?: readonly unknown[];
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly $defs?: Readonly<Record<string, Node>>;
}

/**
 * The options of a ruleset for a new game as JSON Schema (2020-12). Fields without a description get one from the
 * glossary; names, values and in French the meanings are those of the presentation, where it has them.
 */
export function optionsSchemaOf({ schemas, glossary, optionWords = {} }: AnyRuleset, locale: Locale = 'en'): object {
  const schema = z.toJSONSchema(schemas.options, { io: 'input' });
  explain(schema, 'Options', glossaryOf(commonGlossary, glossary ?? {}).fields);
  const { properties = {}, $defs = {} } = schema as Node;
  for (const [name, words] of Object.entries(optionWords)) {
    const field = properties[name];
    if (field) tell(field, words, locale, $defs);
  }
  return schema;
}

/** Adds what people read of an option to its field. */
function tell(field: Node, { name, meaning, values }: OptionWords, locale: Locale, defs: Node['$defs']): void {
  field.title = name[locale];
  if (locale === 'fr' && meaning) field.description = meaning.fr;
  const named = defs?.[field.$ref?.split('/').at(-1) ?? ''];
  const all = field.enum ?? named?.enum;
  if (all && values) field.enumNames = all.map((value) => values[String(value)]?.[locale] ?? String(value));
}

/** Adds descriptions to the fields of a schema, at any depth. @param type the id of the type, or an empty text. */
function explain(node: unknown, type: string, words: Glossary['fields']): void {
  if (typeof node !== 'object' || node === null) return;
  const { properties = {}, $defs = {} } = node as Node;
  for (const [name, field] of Object.entries(properties)) {
    const text = field.description ?? explained(words, type, name);
    if (text !== undefined) field.description = text;
  }
  for (const [id, definition] of Object.entries($defs)) explain(definition, id, words);
  for (const [key, child] of Object.entries(node)) if (key !== '$defs') explain(child, '', words);
}
