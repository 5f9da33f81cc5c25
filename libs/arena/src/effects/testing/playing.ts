import type { Command, Target } from '../../commands.js';

/** Plays a spell or hand item. */
export const play = (cardId: string, target: Target | null = null): Command => ({
  type: 'playDepotCard',
  cardId,
  target,
});

/** Uses an ability. */
export const use = (cardId: string, target: Target | null = null): Command => ({ type: 'useAbility', cardId, target });
