import type { Card } from '../../schema/card-fields.js';
import type { CardGame } from '../../words.js';
import { effectsIn } from '../effects-in.js';

/** The most space vitality on one space of the board of Guardians, outside combats (GUARD-049). */
export const SPACE_LIMIT = 30;

/** The points of a creature for the limit of its space in Guardians: the red number, or its base without one (GUARD-011). */
export const spaceVitalityOf = ({ redVitality, vitality }: Card): number => redVitality ?? vitality ?? 0;

/** True when a creature may join a stack: the limit of the space is kept (GUARD-041, GUARD-049). */
export const hasRoomFor = (stack: readonly Card[], creature: Card): boolean =>
  [...stack, creature].reduce((sum, card) => sum + spaceVitalityOf(card), 0) <= SPACE_LIMIT;

/** True of an upgrade that holds a creature (`HOLD`, cards.md 5.6). */
export const holdsCreature = (game: CardGame, upgrade: Card): boolean =>
  effectsIn(game, upgrade).some(({ effect }) => effect.op === 'HOLD');
