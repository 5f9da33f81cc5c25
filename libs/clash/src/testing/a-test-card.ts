import type { TestCard } from '../content/schema.js';

/** A test on tokens of a kind, which does nothing but being passed. */
export const aTestCard = (tokenKind: string, offers: TestCard['offers']): TestCard => ({
  id: 'made-test',
  name: { en: 'test', fr: 'test' },
  text: { en: 'test', fr: 'test' },
  at: { tokens: tokenKind },
  offers,
  direct: false,
  repeatable: false,
  onSuccess: [],
});
