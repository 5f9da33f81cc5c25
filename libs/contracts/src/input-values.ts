import { localized, type Localized } from '#kernel';
import type { EnumModel, FieldModel, ObjectModel, TypeModel, UnionModel } from './type-model.js';

/** A value of client input, or for it, in the form of an input type. */
export type InputValue = Readonly<Record<string, unknown>>;

/** A mistake in an input that GraphQL accepts. The message is for the client, in its language. */
export class InputError extends Error {
  override readonly name = 'InputError';

  constructor(readonly told: Localized) {
    super(told.en);
  }
}

/**
 * The chosen member of a `@oneOf` input: its name and its value.
 * Throws an InputError unless exactly one was chosen, or when a Boolean one is not true.
 */
export function chosen(input: InputValue): { readonly name: string; readonly value: InputValue } {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  const [only] = given;
  if (!only || given.length > 1) throw new InputError(ONE_FIELD);
  const [name, value] = only;
  if (value === false)
    throw new InputError(localized(`“${name}” must be true, or left out.`, `« ${name} » doit être vrai, ou absent.`));
  return { name, value: value === true ? {} : (value as InputValue) };
}

/**
 * Client input for an object, converted to the ruleset's own form: lists of entries are records, null only where it
 * is allowed.
 */
export function readObject(model: ObjectModel, input: InputValue): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    model.fields.flatMap((field) => {
      const value = given(field, input[field.name]);
      return value === undefined ? [] : [[field.name, read(field.type, value)]];
    }),
  );
}

/**
 * Null and "left out" are the same for a client: each stands for the other where the ruleset knows only one of them.
 */
function given({ given: { nullable, optional } }: FieldModel, value: unknown): unknown {
  if (value === null && optional && !nullable) return undefined;
  return value === undefined && nullable && !optional ? null : value;
}

function read(type: TypeModel, value: unknown): unknown {
  if (value === null) return null;
  switch (type.kind) {
    case 'object':
      return readObject(type, value === true ? {} : (value as InputValue));
    case 'union':
      return readUnion(type, value as InputValue);
    case 'list':
      return (value as readonly unknown[]).map((item) => read(type.item, item));
    case 'entries':
      return readEntries(type.entry, value as readonly InputValue[]);
    case 'scalar':
    case 'enum':
    case 'foreign':
      return value;
  }
}

function readEntries(model: ObjectModel, entries: readonly InputValue[]): Readonly<Record<string, unknown>> {
  const read = entries.map((entry) => readObject(model, entry));
  const twice = read.find(({ key }, at) => read.findIndex((other) => other['key'] === key) !== at);
  if (twice)
    throw new InputError(
      localized(
        `The key “${String(twice['key'])}” is given twice.`,
        `La clé « ${String(twice['key'])} » est donnée deux fois.`,
      ),
    );
  return Object.fromEntries(read.map(({ key, value }) => [String(key), value]));
}

function readUnion(union: UnionModel, input: InputValue): Readonly<Record<string, unknown>> {
  const { name, value } = chosen(input);
  const variant = union.variants.find((candidate) => candidate.name === name);
  if (!variant)
    throw new InputError(
      localized(`“${union.name}” has no variant “${name}”.`, `« ${union.name} » n’a pas de variante « ${name} ».`),
    );
  return { ...readObject(variant.object, value), [union.discriminator]: variant.value };
}

/** A value of the ruleset in the form of a client's variables: the inverse of `readObject`. */
export function writeObject(model: ObjectModel, value: unknown, without?: string): InputValue | true {
  const fields = model.fields.filter(({ name }) => name !== without);
  if (fields.length === 0) return true;
  const values = value as InputValue;
  return Object.fromEntries(
    fields.flatMap((field) =>
      values[field.name] === undefined ? [] : [[field.name, write(field.type, values[field.name])]],
    ),
  );
}

function write(type: TypeModel, value: unknown): unknown {
  if (value === null) return null;
  switch (type.kind) {
    case 'object':
      return writeObject(type, value);
    case 'union':
      return writeUnion(type, value as InputValue);
    case 'list':
      return (value as readonly unknown[]).map((item) => write(type.item, item));
    case 'entries':
      return Object.entries(value as InputValue).map(([key, item]) => writeEntry(type.entry, key, item));
    case 'enum':
      return nameIn(type, value);
    case 'scalar':
      return type.scalar === 'DateTime' ? new Date(value as number).toISOString() : value;
    case 'foreign':
      return value;
  }
}

const nameIn = (model: EnumModel, value: unknown): unknown =>
  model.members.find((member) => member.value === value)?.name ?? value;

function writeUnion(union: UnionModel, value: InputValue): InputValue {
  const variant = union.variants.find((candidate) => candidate.value === value[union.discriminator]);
  if (!variant)
    throw new TypeError(`The union "${union.name}" has no variant "${String(value[union.discriminator])}".`);
  return { [variant.name]: writeObject(variant.object, value, union.discriminator) };
}

function writeEntry(entry: ObjectModel, key: string, value: unknown): InputValue | true {
  const type = entry.fields.find((field) => field.name === 'key')?.type;
  return writeObject(entry, { key: type?.kind === 'scalar' && type.scalar !== 'String' ? Number(key) : key, value });
}

const ONE_FIELD = localized(
  'Give exactly one of the fields of this input.',
  'Donnez exactement un des champs de cette entrée.',
);
