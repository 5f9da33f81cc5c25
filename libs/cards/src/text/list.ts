import type { Locale } from '#kernel';

const lastly = { and: { en: 'and', fr: 'et' }, or: { en: 'or', fr: 'ou' } } as const;

/** "a, b and c", "a, b or c"; what is there twice is said once. */
export function list(words: readonly string[], conjunction: keyof typeof lastly, locale: Locale): string {
  const distinct = [...new Set(words)];
  const last = distinct.pop() ?? '';
  return distinct.length === 0 ? last : `${distinct.join(', ')} ${lastly[conjunction][locale]} ${last}`;
}
