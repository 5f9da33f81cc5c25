import type { Locale } from '#kernel';
import type { CreatureFilter } from '../schema/filter.js';
import type { Vulnerability } from '../words.js';
import { fill } from './fill.js';
import {
  adverse,
  amongKinds,
  closedToInfluence,
  ofSize,
  ofVitality,
  openToInfluence,
  ownedBy,
  vulnerabilities,
  vulnerableTo,
  withAttack,
  withFlying,
  withoutFlying,
} from './lexicon/attributes.js';
import { classes, creature, guardian, kinds, type Noun } from './lexicon/nouns.js';
import { list } from './list.js';

/** "Soldiers of large size": creatures that fit a filter, in the plural; of `enemy` ones French says so. */
export const groupOf = (filter: CreatureFilter, locale: Locale, enemy = false): string =>
  worded(nounOf(filter, locale), filter, locale, enemy ? adverse.many[locale] : '');

/** "a Soldier of large size": one of them; of an `enemy` one French says so. */
export const oneOf = (filter: CreatureFilter, locale: Locale, enemy = false): string =>
  worded(
    list(
      nounsOf(filter).map(({ a }) => a[locale]),
      'or',
      locale,
    ),
    filter,
    locale,
    enemy ? adverse.one[locale] : '',
  );

const worded = (noun: string, filter: CreatureFilter, locale: Locale, whose: string): string =>
  [noun, whose, ...attributesOf(filter, locale)].filter((words) => words !== '').join(' ');

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

function nounsOf(filter: CreatureFilter): readonly Noun[] {
  if (filter.guardian) return [guardian];
  if (filter.classes) return filter.classes.map((one) => classes[one]);
  return filter.kinds ? filter.kinds.map((one) => kinds[one]) : [creature];
}

const nounOf = (filter: CreatureFilter, locale: Locale): string =>
  list(
    nounsOf(filter).map(({ many }) => many[locale]),
    'and',
    locale,
  );

function attributesOf(filter: CreatureFilter, locale: Locale): string[] {
  const { kinds: ofKinds, classes: ofClasses, sizes, flying, attackType, maxVitality } = filter;
  const words: string[] = [];
  if (filter.owner) words.push(ownedBy[filter.owner][locale]);
  if (ofKinds && ofClasses) words.push(fill(amongKinds[locale], { N: nounOf({ kinds: ofKinds }, locale) }));
  if (sizes) {
    const named = sizes.map((size) => ofSize[size][locale]);
    words.push(list(named, 'or', locale));
  }
  if (flying !== undefined) words.push((flying ? withFlying : withoutFlying)[locale]);
  if (filter.influenceable !== undefined)
    words.push((filter.influenceable ? openToInfluence : closedToInfluence)[locale]);
  if (attackType) words.push(withAttack[attackType][locale]);
  if (filter.vulnerable) words.push(vulnerable(filter.vulnerable, locale));
  if (maxVitality !== undefined) words.push(fill(ofVitality[locale], { n: String(maxVitality) }));
  return words;
}
