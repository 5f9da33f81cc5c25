import type { Teller } from '#kernel';
import { classSchema, kindSchema, sizeSchema } from '#cards';
import { wordFor } from '#cards/text';

/** A kind, a size or a class of creatures in words. Throws a ZodError for anything else. */
export function propertyName(tell: Pick<Teller, 'say'>, value: string): string {
  const kind = kindSchema.safeParse(value);
  if (kind.success) return tell.say(wordFor('kind', kind.data, 'en'), wordFor('kind', kind.data, 'fr'));
  const size = sizeSchema.safeParse(value);
  if (size.success) return tell.say(wordFor('size', size.data, 'en'), wordFor('size', size.data, 'fr'));
  const sort = classSchema.parse(value);
  return tell.say(wordFor('class', sort, 'en'), wordFor('class', sort, 'fr'));
}
