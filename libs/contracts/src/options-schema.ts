import { commonGlossary, explained, glossaryOf, type AnyRuleset, type Glossary } from '#kernel';
import { z } from 'zod';

/** A JSON Schema, as far as it is used here. */
interface Node {
  description?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly $defs?: Readonly<Record<string, Node>>;
}

/**
 * The options of a ruleset for a new game as JSON Schema (2020-12). Fields without a description get one from the
 * glossary.
 */
export function optionsSchemaOf({ schemas, glossary }: AnyRuleset): object {
  const schema = z.toJSONSchema(schemas.options, { io: 'input' });
  explain(schema, 'Options', glossaryOf(commonGlossary, glossary ?? {}).fields);
  return schema;
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
