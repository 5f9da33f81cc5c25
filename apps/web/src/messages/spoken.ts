import type { Worded } from './en.js';
import { locale } from './locale.js';

/** The words of one page in the language of the visitor, loaded with the page. A missing French one does not compile. */
export const spoken = <Words extends object>(en: Words, fr: Worded<Words>): Worded<Words> =>
  locale === 'fr' ? fr : (en as Worded<Words>);
