import type { Play } from '#skirmish';
import type { PowerCard } from '#skirmish/content';

/** The counts of a census for a power card: both sides; a power that has to be used counts again when it is. */
export function partsOfCard({ id, special, technique }: Pick<PowerCard, 'id' | 'special' | 'technique'>): string[] {
  const hasToBeUsed = special && special.power.trigger !== 'PERMANENT' && special.power.trigger !== 'REVEAL';
  return [
    ...(special ? [`power:${id}`] : []),
    ...(technique ? [`technique:${id}`] : []),
    ...(hasToBeUsed ? [`used:${id}`] : []),
  ];
}

/** The counts when a card is revealed; `findWoundCard` gives the text of a wound card. */
export const partPlayed =
  (findWoundCard: (cardId: string) => { readonly id: string } | undefined) =>
  ({ cardId, side }: Play): string => {
    const wound = findWoundCard(cardId);
    if (wound) return `wound:${wound.id}`;
    return side === 'LEFT' ? `power:${cardId}` : `technique:${cardId}`;
  };
