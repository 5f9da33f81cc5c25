import { localized, tellerIn, type Localized } from '#kernel';

const [english, french] = [tellerIn('en', []), tellerIn('fr', [])];

/** “1 figure”, “2 figures”: how many things a record has, for its author, in both languages; the words in the singular. */
export const counted = (count: number, en: string, fr: string): Localized =>
  localized(english.count(count, en, fr), french.count(count, en, fr));
