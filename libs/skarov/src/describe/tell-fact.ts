import { both, type Json, type Locale, type Localized } from '#kernel';
import type { Rank, Step } from '../words.js';
import { nameOf } from './names.js';
import { stepNames } from './step-names.js';
import { tellerIn } from './teller.js';

/** Why a space is out of reach. */
const reasons: Readonly<Record<string, Localized>> = {
  NO_WAY: both('there is no way', 'il n’y a pas de chemin'),
  TOO_FAR: both('it is too far', 'c’est trop loin'),
  ENEMY_STOPS_MOVE: both('an enemy stops the move', 'un ennemi arrête le déplacement'),
  BREAK_AWAY_ONE_ZONE: both('a break-away goes one zone far', 'un désengagement se fait d’une zone'),
};

/** What people call a fact of a refusal: heroes, cards, sheets and rooms by name, steps in words. */
export function tellFact(fact: string, value: Json, locale: Locale): string | undefined {
  const { say, text, card, figure, rank, room } = tellerIn(locale, []);
  if (fact === 'step')
    return value === null ? say('nobody is asked', 'personne n’est appelé') : text(stepNames[value as Step]);
  if (fact === 'tiles' && Array.isArray(value)) return value.map((id) => room(String(id))).join(', ');
  if (typeof value !== 'string') return undefined;
  switch (fact) {
    case 'rank':
      return rank(value as Rank);
    case 'reason':
      return text(reasons[value] ?? both('it cannot be done', 'c’est impossible'));
    case 'hero':
    case 'figure':
      return nameOf(value) ? figure(value) : say('This figure', 'Cette figurine');
    case 'sheet':
      return nameOf(value) ? figure(value) : say('This sheet', 'Cette fiche');
    case 'card':
      return nameOf(value) ? card(value) : say('This card', 'Cette carte');
    case 'id':
      return isSpace(value) ? value : (nameOf(value)?.[locale] ?? say('That', 'Cela'));
    default:
      return undefined;
  }
}

const isSpace = (id: string): boolean => /^-?\d+,-?\d+$/.test(id);
