import type { DrawnCard } from '#cards-presentation';
import { printed, type ShownCard } from '#arena/queries';

/** The face of a card of the game, which is selected by its id there. */
export const cardIn = ({ cardId, instanceId }: ShownCard): DrawnCard => ({ ...printed(cardId), instanceId });
