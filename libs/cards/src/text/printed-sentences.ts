import type { Locale } from '#kernel';
import type { Card } from '../schema/card-fields.js';
import type { CardGame } from '../words.js';
import { againstGroup } from './conditions.js';
import { immunityWords } from './effect-sentence.js';
import { fill, type Blanks } from './fill.js';
import { groupOf, vulnerable } from './group.js';
import { attacks } from './lexicon/attributes.js';
import { printed } from './lexicon/printed.js';
import type { Phrase } from './lexicon/phrase.js';
import { ownInfluenceCap } from '../schema/influence-cap.js';
import { signed } from './numbers.js';
import { predicates } from './predicates/predicates.js';
import { sentence } from './sentence.js';

/** The texts of the fields of a card, in the order of CARD-31; what is a bare number on the card is not said. */
export function printedSentences(card: Card, game: CardGame, locale: Locale): string[] {
  return phrasesOf(card, game, locale).flatMap(([phrase, blanks]) => {
    const template = phrase[game];
    return template ? [sentence(fill(template[locale], blanks))] : [];
  });
}

type Said = readonly [Phrase, Blanks];

function phrasesOf(card: Card, game: CardGame, locale: Locale): Said[] {
  switch (card.type) {
    case 'CREATURE':
      return [...giftsOf(card, game, locale), ...attackOf(card, locale)];
    case 'STRONGHOLD':
      return [[printed.defense, { v: signed(card.defenseBonus ?? 0) }]];
    case 'TERRAIN':
      return ruleOf(card);
    case 'CORRUPTION':
      return [[printed.corrupts, { vulnerable: vulnerable(card.corrupts ?? [], locale) }]];
    default:
      return [];
  }
}

/** Flying and influence. */
function giftsOf(card: Card, game: CardGame, locale: Locale): Said[] {
  const said: Said[] = [];
  const { influenceValue, influenceReceivers: receivers } = card;
  const cap = ownInfluenceCap(game, card);
  if (card.flying) said.push([printed.flying, {}]);
  if (card.influenceable) said.push([printed.influenceable, { n: cap === undefined ? undefined : String(cap) }]);
  if (influenceValue !== undefined) {
    const N = receivers && groupOf({ kinds: receivers }, locale);
    said.push([printed.influence, { n: String(influenceValue), N }]);
  }
  return said;
}

/** How it attacks, and what it is immune to. */
function attackOf(card: Card, locale: Locale): Said[] {
  const said: Said[] = [];
  const { rangedStrength, rangedCondition, offColorAgainst, attackType = 'PLAIN', immunities = [] } = card;
  const { redVitality, vitality = 0 } = card;
  if (rangedStrength !== undefined) {
    const against = rangedCondition && againstGroup(rangedCondition, locale);
    said.push([printed.ranged, { n: String(rangedStrength), against }]);
  }
  if (offColorAgainst) said.push([printed.offColor, { against: againstGroup({ kinds: [offColorAgainst] }, locale) }]);
  if (redVitality !== undefined) {
    said.push([printed.red, { v: signed(redVitality - vitality), n: String(redVitality) }]);
  }
  if (attackType !== 'PLAIN') said.push([printed.attack, { what: attacks[attackType][locale] }]);
  for (const immunity of immunities) said.push([predicates.IMMUNE, { what: immunityWords(immunity, locale) }]);
  return said;
}

/** The rule of a type of terrain. */
function ruleOf({ terrainType }: Card): Said[] {
  if (terrainType === 'FOREST') return [[predicates.NO_RANGED, {}]];
  return terrainType === 'PINNACLES' ? [[predicates['NO_FLIGHT:SPACE'], {}]] : [];
}
