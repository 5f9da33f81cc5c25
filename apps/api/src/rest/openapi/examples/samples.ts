import type { JsonSchema } from '../../prepared/json-schema.js';

/** From this depth on lists are empty, and what may be null is. */
const DEEP = 5;

/** A value of its schema, the same each time. */
export class Samples {
  constructor(private readonly components: Readonly<Record<string, JsonSchema>>) {}

  /** A value of a schema. @param name of its field. Throws a TypeError for a pattern that no sample has. */
  of(schema: JsonSchema, name = '', depth = 0): unknown {
    const { $ref, const: only, enum: values, allOf, anyOf } = schema as Keywords;
    if ($ref !== undefined) return this.of(this.component($ref), name, depth);
    if (only !== undefined) return only;
    if (values) return values[0];
    if (allOf) return Object.assign({}, ...allOf.map((part) => this.of(part, name, depth))) as object;
    if (anyOf) return this.oneOf(anyOf, name, depth);
    return this.plain(schema, name, depth);
  }

  private component($ref: string): JsonSchema {
    const schema = this.components[$ref.slice('#/components/schemas/'.length)];
    if (!schema) throw new TypeError(`There is no component ${$ref}.`);
    return schema;
  }

  private oneOf(choices: readonly JsonSchema[], name: string, depth: number): unknown {
    const isNullable = choices.some(({ type }) => type === 'null');
    const [first] = choices;
    return first === undefined || (isNullable && depth >= DEEP) ? null : this.of(first, name, depth);
  }

  private plain(schema: JsonSchema, name: string, depth: number): unknown {
    const types = [schema['type']].flat();
    if (types.includes('null') && depth >= DEEP) return null;
    switch (types[0]) {
      case 'object':
        return this.object(schema, depth);
      case 'array':
        return this.list(schema, name, depth);
      case 'integer':
      case 'number':
        return numberIn(schema);
      case 'boolean':
        return false;
      case 'string':
        return textOf(schema, name);
      default:
        return {};
    }
  }

  private object({ properties = {}, maxProperties }: Keywords, depth: number): object {
    const fields = Object.entries(properties).slice(0, maxProperties);
    return Object.fromEntries(fields.map(([name, schema]) => [name, this.of(schema, name, depth + 1)]));
  }

  private list({ items = {}, minItems = 0, maxItems = 1 }: Keywords, name: string, depth: number): readonly unknown[] {
    const length = Math.max(minItems, depth >= DEEP ? 0 : Math.min(1, maxItems));
    return Array.from({ length }, () => this.of(items, name, depth + 1));
  }
}

/** The keywords of JSON Schema that samples heed. */
interface Keywords extends JsonSchema {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly allOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly maxProperties?: number;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
}

const numberIn = ({ minimum, exclusiveMinimum, maximum = Infinity }: Keywords): number =>
  Math.min(minimum ?? (exclusiveMinimum === undefined ? 1 : exclusiveMinimum + 1), maximum);

function textOf({ format, pattern, minLength = 0, maxLength }: Keywords, name: string): string {
  if (format === 'date-time') return '2026-01-31T18:30:00.000Z';
  if (format === 'uuid') return UUID;
  const text = /^id$|Id$/.test(name) ? ID : (WORDS[name] ?? 'text');
  if (pattern === undefined) return text.padEnd(minLength, '.').slice(0, maxLength);
  const fitting = [text, ...PATTERNED].find((one) => new RegExp(pattern, 'u').test(one));
  if (fitting === undefined) throw new TypeError(`No sample has the pattern ${pattern}.`);
  return fitting;
}

const UUID = '4b1d4c5e-0d0a-4c39-9d3e-0f6a7c2b8e15';
const ID = 'R2FtZTo0YjFk';
const WORDS: Readonly<Record<string, string>> = { name: 'Ada', token: 'chr_dev_…', startCursor: 'MQ', endCursor: 'MQ' };
const PATTERNED = ['A', 'A01', '17', '1,2,E', 'ooooo', 'aaaaa', 'red', '#a1b2c3', UUID, '0'.repeat(64)];
