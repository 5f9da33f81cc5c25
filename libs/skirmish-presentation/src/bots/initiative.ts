import type { FigureId } from '#skirmish';

/**
 * Of the orders that may be proposed the one in which the most valuable hero acts first; `undefined` when that is the order
 * of the deck already.
 * @param worth of a hero's coming activation; of equals the deck's order stays.
 */
export function proposalOf<Proposal extends { readonly heroIds: readonly FigureId[] }>(
  proposals: readonly Proposal[],
  deck: readonly FigureId[],
  worth: (heroId: FigureId) => number,
): Proposal | undefined {
  const worths = new Map(deck.map((heroId) => [heroId, worth(heroId)]));
  const wanted = [...deck].sort((a, b) => (worths.get(b) ?? 0) - (worths.get(a) ?? 0));
  return proposals.find(({ heroIds }) => heroIds.every((id, at) => id === wanted[at]));
}
