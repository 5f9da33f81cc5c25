import type { DrawnCard } from '#cards-presentation';
import type { ShownCard } from '#cards';
import { printed } from '#guardians/queries';

/** The face of a card of the game, which is selected by its id there. */
export const cardIn = ({ cardId, instanceId }: ShownCard): DrawnCard & Pick<ShownCard, 'instanceId'> => ({
  ...printed(cardId),
  instanceId,
});
