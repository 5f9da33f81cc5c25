import { classSchema, kindSchema, sizeSchema, wordFor } from '#cards';
import type { Teller } from './teller.js';

/** A kind, a size or a class of creatures in words. */
export function propertyName(tell: Teller, value: string): string {
  const kind = kindSchema.safeParse(value);
  if (kind.success) return tell.say(wordFor('kind', kind.data, 'en'), wordFor('kind', kind.data, 'fr'));
  const size = sizeSchema.safeParse(value);
  if (size.success) return tell.say(wordFor('size', size.data, 'en'), wordFor('size', size.data, 'fr'));
  const sort = classSchema.parse(value);
  return tell.say(wordFor('class', sort, 'en'), wordFor('class', sort, 'fr'));
}
