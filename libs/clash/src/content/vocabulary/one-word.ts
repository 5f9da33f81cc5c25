import { isPlainText } from '#kernel';
import { z } from 'zod';

/**
 * The behaviour vocabulary of cards, sheets, scenarios and objects (clash.md 11). A word with parameters is a record
 * with exactly one key, its name: `{ move: { who: …, toward: … } }`. So the same data are TypeScript, JSON, GraphQL
 * output and GraphQL input. Everything here is public.
 */
export const oneOf = <S extends z.ZodRawShape>(shape: S, id: string, description: string) =>
  z
    .strictObject(optionalOf(shape))
    .refine((value) => Object.values(value).filter((word) => word !== undefined).length === 1, {
      message: 'Give exactly one of the words.',
    })
    .meta({ id, description, minProperties: 1, maxProperties: 1 });

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
export const number = z.int().min(-99).max(99);
/** A count from 1. */
export const small = z.int().min(1).max(9);

const sentence = z.string().min(1).max(600).refine(isPlainText, { error: 'must hold nothing that cannot be seen' });

/** A text in both languages. */
export const localizedSchema = z.strictObject({ en: sentence, fr: sentence }).meta({ id: 'Localized' });
