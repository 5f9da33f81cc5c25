import type { Card } from '#cards';
import { effectsIn } from '#cards/engine';

/** True of a creature that fights with those on its stronghold from under it (`ENTER_FROM_UNDER`, GUARD-092). */
export const entersFromUnder = (card: Card): boolean =>
  effectsIn('GUARDIANS', card).some(({ effect }) => effect.op === 'GRANT' && effect.what === 'ENTER_FROM_UNDER');

/** True of a creature that may be put under an own stronghold: it gives influence, or enters from there (GUARD-047). */
export const mayLieUnder = (card: Card): boolean =>
  card.type === 'CREATURE' && (card.influenceValue !== undefined || entersFromUnder(card));
