import { localized, type Json, type Localized } from '#kernel';
import type { Rank } from '#skirmish';
import type { FigureTeller } from './figure-teller.js';

/** The names of a game for the facts of refusals. */
export interface FactTeller extends FigureTeller {
  /** Whether there is a name for a figure, a card or another thing with an id. */
  readonly isNamed: (id: string) => boolean;
}

/** Why a space is out of reach. */
const reasons: Readonly<Record<string, Localized>> = {
  NO_WAY: localized('there is no way', 'il n’y a pas de chemin'),
  TOO_FAR: localized('it is too far', 'c’est trop loin'),
  ENEMY_STOPS_MOVE: localized('an enemy stops the move', 'un ennemi arrête le déplacement'),
  BREAK_AWAY_ONE_ZONE: localized('a break-away goes one zone far', 'un désengagement se fait d’une zone'),
};

/** The words for a fact of a refusal: figures and cards by name; `undefined` for any other. */
export function tellFigureFact(fact: string, value: Json, tell: FactTeller): string | undefined {
  const { say, text } = tell;
  if (typeof value !== 'string') return undefined;
  switch (fact) {
    case 'rank':
      return tell.rank(value as Rank);
    case 'reason':
      return text(reasons[value] ?? localized('it cannot be done', 'c’est impossible'));
    case 'hero':
    case 'figure':
      return tell.isNamed(value) ? tell.figure(value) : say('This figure', 'Cette figurine');
    case 'card':
      return tell.isNamed(value) ? tell.card(value) : say('This card', 'Cette carte');
    case 'space':
      return say('That space', 'Cet espace');
    case 'id':
      return tell.isNamed(value) ? tell.figure(value) : say('That', 'Cela');
    default:
      return undefined;
  }
}
