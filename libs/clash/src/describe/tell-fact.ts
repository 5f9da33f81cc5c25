import { both, type Json, type Locale, type Localized } from '#kernel';
import type { Rank, Step } from '../words.js';
import { nameOf, nameOfTest } from './names.js';
import { stepNames } from './step-names.js';
import { tellerIn } from './teller.js';

/** Why a space is out of reach. */
const reasons: Readonly<Record<string, Localized>> = {
  NO_WAY: both('there is no way', 'il n’y a pas de chemin'),
  TOO_FAR: both('it is too far', 'c’est trop loin'),
  ENEMY_STOPS_MOVE: both('an enemy stops the move', 'un ennemi arrête le déplacement'),
  BREAK_AWAY_ONE_ZONE: both('a break-away goes one zone far', 'un désengagement se fait d’une zone'),
};

/** What people call a fact of a refusal: heroes, cards and things by name, steps in words. */
export function tellFact(fact: string, value: Json, locale: Locale): string | undefined {
  const { say, text, card, figure, rank } = tellerIn(locale, []);
  if (fact === 'step')
    return value === null ? say('nobody is asked', 'personne n’est appelé') : text(stepNames[value as Step]);
  if (typeof value !== 'string') return undefined;
  switch (fact) {
    case 'rank':
      return rank(value as Rank);
    case 'reason':
      return text(reasons[value] ?? both('it cannot be done', 'c’est impossible'));
    case 'hero':
    case 'sidekick':
    case 'figure':
      return nameOf(value) ? figure(value) : say('This figure', 'Cette figurine');
    case 'card':
      return nameOf(value) ? card(value) : say('This card', 'Cette carte');
    case 'id':
      return thing(value)?.[locale] ?? say('That', 'Cela');
    default:
      return undefined;
  }
}

/** Anything that stands on the board: a figure, an object, a test at its place, a space. */
function thing(id: string): Localized | undefined {
  const [test = ''] = id.split('@');
  return /^\d+,\d+$/.test(id) ? both(id, id) : (nameOf(id) ?? nameOfTest(test));
}
