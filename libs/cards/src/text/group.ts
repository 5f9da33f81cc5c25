import type { Locale } from '#kernel';
import type { CreatureFilter } from '../schema/filter.js';
import type { Vulnerability } from '../words.js';
import { fill } from './fill.js';
import {
  adverse,
  amongKinds,
  ofSize,
  ofVitality,
  vulnerabilities,
  vulnerableTo,
  withAttack,
  withFlying,
  withoutFlying,
} from './lexicon/attributes.js';
import { classes, creature, guardian, kinds, type Noun } from './lexicon/nouns.js';
import { list } from './list.js';

/** "Soldiers of large size": creatures that fit a filter, in the plural; of `enemy` ones French says so. */
export function groupOf(filter: CreatureFilter, locale: Locale, enemy = false): string {
  return [nounOf(filter, locale), enemy ? adverse[locale] : '', ...attributesOf(filter, locale)]
    .filter((words) => words !== '')
    .join(' ');
}

/** "vulnerable to GREED". */
export const vulnerable = (to: readonly Vulnerability[], locale: Locale): string =>
  fill(vulnerableTo[locale], { what: vulnerabilityList(to, locale) });

/** "CARNAL or GREED". */
export const vulnerabilityList = (to: readonly Vulnerability[], locale: Locale): string =>
  list(
    to.map((one) => vulnerabilities[one][locale]),
    'or',
    locale,
  );

function nounOf(filter: CreatureFilter, locale: Locale): string {
  if (filter.guardian) return guardian.many[locale];
  const plurals = (nouns: readonly Noun[]): string =>
    list(
      nouns.map(({ many }) => many[locale]),
      'and',
      locale,
    );
  if (filter.classes) return plurals(filter.classes.map((one) => classes[one]));
  return filter.kinds ? plurals(filter.kinds.map((one) => kinds[one])) : creature.many[locale];
}

function attributesOf(filter: CreatureFilter, locale: Locale): string[] {
  const { kinds: ofKinds, classes: ofClasses, sizes, flying, attackType, maxVitality } = filter;
  const words: string[] = [];
  if (ofKinds && ofClasses) words.push(fill(amongKinds[locale], { N: nounOf({ kinds: ofKinds }, locale) }));
  if (sizes) {
    const named = sizes.map((size) => ofSize[size][locale]);
    words.push(list(named, 'or', locale));
  }
  if (flying !== undefined) words.push((flying ? withFlying : withoutFlying)[locale]);
  if (attackType) words.push(withAttack[attackType][locale]);
  if (filter.vulnerable) words.push(vulnerable(filter.vulnerable, locale));
  if (maxVitality !== undefined) words.push(fill(ofVitality[locale], { n: String(maxVitality) }));
  return words;
}
