import { z } from 'zod';
import { locales, type Locale } from './locale.js';
import { sharedRegistry } from './shared-registry.js';
import { isPlainText } from './text.js';

const languages: Readonly<Record<Locale, string>> = { en: 'English', fr: 'French' };
const shared = sharedRegistry<Record<string, never>>('localized');

/** A text in every language of the server, each of 1 to `most` characters. In the API it is one type for all rulesets. */
export function localizedText(most = Infinity) {
  const text = (most === Infinity ? z.string().min(1) : z.string().min(1).max(most)).refine(isPlainText, {
    error: 'must hold nothing that cannot be seen',
  });
  const texts = Object.fromEntries(
    locales.map((locale) => [locale, text.meta({ description: `The text in ${languages[locale]}.` })]),
  ) as Record<Locale, typeof text>;
  const schema = z
    .strictObject(texts)
    .meta({ id: 'Localized', description: 'A text in every language of the server.' });
  shared.add(schema, {});
  return schema;
}

/** True for a type that belongs to no ruleset alone. */
export const isShared = (schema: z.ZodType): boolean => shared.has(schema);
