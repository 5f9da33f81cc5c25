import { localized, localizedIssue, localizedText } from '#kernel';
import { z } from 'zod';

const NOT_ONE = localized('Give exactly one of the words.', 'Donnez exactement un des mots.');

/**
 * A word with parameters is a record with exactly one key, its name: `{ move: { who: …, toward: … } }`. So the same data
 * are TypeScript, JSON, GraphQL output and GraphQL input. Everything said so is public.
 */
export const oneOf = <S extends z.ZodRawShape>(shape: S, id: string, description: string) =>
  readByItsWord(
    z
      .strictObject(optionalOf(shape))
      .superRefine((value, context) => {
        const words = Object.values(value).filter((word) => word !== undefined);
        if (words.length !== 1) context.addIssue(localizedIssue(NOT_ONE));
      })
      .meta({ id, description, minProperties: 1, maxProperties: 1 }),
  );

/**
 * Reads a record of one word with the schema of that word. zod tries every word of the vocabulary on each record, which takes most of
 * the time where a scenario has thousands of effects; it still reads all other values, and refuses them.
 */
function readByItsWord<S extends z.ZodObject>(schema: S): S {
  const { _zod: reader } = schema;
  const readWhole = reader.parse.bind(reader);
  reader.parse = (payload, context) => {
    const [word, value] = onlyField(payload.value) ?? [];
    const shape: z.core.$ZodShape = schema.shape;
    const ofWord = word !== undefined && Object.hasOwn(shape, word) ? shape[word] : undefined;
    if (word === undefined || value === undefined || !ofWord) return readWhole(payload, context);
    const result = ofWord._zod.run({ value, issues: [] }, context);
    if (result instanceof Promise) return readWhole(payload, context);
    payload.issues.push(...z.core.util.prefixIssues(word, result.issues));
    payload.value = { [word]: result.value };
    return payload;
  };
  return schema;
}

function onlyField(value: unknown): readonly [string, unknown] | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const fields = Object.entries(value);
  return fields.length === 1 ? fields[0] : undefined;
}

/** Every field optional; fields that are getters stay lazy, as words refer to each other, and are read once. */
function optionalOf<S extends z.ZodRawShape>(shape: S): { [K in keyof S]: z.ZodOptional<S[K]> } {
  const optional = {} as { [K in keyof S]: z.ZodOptional<S[K]> };
  for (const key of Object.keys(shape)) {
    let made: z.ZodType | undefined;
    Object.defineProperty(optional, key, {
      enumerable: true,
      get: () => (made ??= (shape[key] as z.ZodType).optional()),
    });
  }
  return optional;
}

/** A number that a word may carry. */
export const wordNumber = z.int().min(-99).max(99);
/** A count from 1. */
export const smallCount = z.int().min(1).max(9);

/** A text in both languages. */
export const localizedSchema = localizedText(600);
