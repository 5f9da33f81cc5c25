import type { Locale } from '#kernel';
import type { Card } from '../schema/card-fields.js';
import type { Effect } from '../schema/effect.js';
import type { Immunity } from '../schema/effect-fields.js';
import type { CardGame } from '../words.js';
import { conditionsOf, targetFilter } from './conditions.js';
import { fill, type Blanks } from './fill.js';
import { groupOf, oneOf, vulnerabilityList } from './group.js';
import { everHappens, leadOf } from './lead.js';
import { attacks, immuneTo, immuneToGroup } from './lexicon/attributes.js';
import { sides } from './lexicon/subjects.js';
import { signed, stones, stoneWord } from './numbers.js';
import { predicateKey } from './predicates/predicate-key.js';
import { needSubject, predicates } from './predicates/predicates.js';
import { sentence } from './sentence.js';
import { subjectOf } from './subject.js';

/** The text of an effect in a game; `undefined` where it does not exist or means nothing (CARD-10, CARD-32, CARD-35). */
export function effectSentence(effect: Effect, card: Card, game: CardGame, locale: Locale): string | undefined {
  const words = effectWords(effect, card, game, locale);
  return words === undefined ? undefined : sentence(words, leadOf(effect, card, game, locale));
}

/** The same without the moment and the price: “your Beasts: +2 Vitality”. */
export function effectWords(effect: Effect, card: Card, game: CardGame, locale: Locale): string | undefined {
  const key = predicateKey(effect, card);
  const predicate = predicates[key][game];
  const exists = effect.games?.includes(game) ?? true;
  if (!predicate || !exists || !everHappens(effect, game)) return undefined;
  const blanks = blanksOf(effect, locale);
  const subject = needSubject.has(key) ? subjectOf(effect, card, game) : undefined;
  return [
    subject ? fill(subject[locale], blanks) : undefined,
    fill(predicate[locale], blanks),
    ...conditionsOf(effect, game, locale),
    effect.tag ? `(${attacks[effect.tag][locale]})` : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' ');
}

/** "fire", "creatures of large size", as what one is immune to. */
export const immunityWords = ({ attack, creatures }: Immunity, locale: Locale): string =>
  attack ? immuneTo[attack][locale] : fill(immuneToGroup[locale], { N: groupOf(creatures ?? {}, locale) });

function blanksOf(effect: Effect, locale: Locale): Blanks {
  const { value = 0, cost, target } = effect;
  const filter = targetFilter(effect);
  return {
    v: signed(value),
    n: String(Math.abs(value)),
    what: whatOf(effect, locale),
    side: sides[target === 'ENEMY_SEAT' ? 'ENEMY' : 'OWN'][locale],
    c: cost === undefined ? undefined : stones(cost, locale),
    stone: stoneWord(Math.abs(value), locale),
    N: groupOf(filter, locale),
    NE: groupOf(filter, locale, true),
    O: oneOf(filter, locale),
    OE: oneOf(filter, locale, true),
    A: Object.keys(filter).length > 0 ? oneOf(filter, locale) : undefined,
  };
}

function whatOf({ what, immunity, vulnerabilities }: Effect, locale: Locale): string | undefined {
  if (immunity) return immunityWords(immunity, locale);
  if (vulnerabilities) return vulnerabilityList(vulnerabilities, locale);
  return what === 'PLAIN' || what === 'FIRE' || what === 'FEAR' ? attacks[what][locale] : undefined;
}
