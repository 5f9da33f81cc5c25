interface HeroOfState {
  readonly heroId: string;
  readonly hand: readonly string[];
  readonly discard: readonly string[];
  readonly inPlay: readonly { readonly cardId: string }[];
  readonly plan: readonly { readonly cardId: string }[] | null;
  readonly setAside: readonly string[];
  readonly notTaken: readonly string[];
}

/** The cards of heroes that are of one sort, by hero and place. A card that is planned is no longer counted in the hand. */
export function heroCards(
  { heroes }: { readonly heroes: readonly HeroOfState[] },
  isOfSort: (id: string) => boolean,
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    heroes.flatMap(({ heroId, hand, discard, inPlay, plan, setAside, notTaken }) =>
      Object.entries({
        hand: hand.filter((id) => !plan?.some(({ cardId }) => cardId === id)),
        discard,
        play: inPlay.map(({ cardId }) => cardId),
        plan: (plan ?? []).map(({ cardId }) => cardId),
        'set aside': setAside,
        'not taken': notTaken,
      }).map(([place, ids]) => [`${place} of ${heroId}`, ids.filter(isOfSort)]),
    ),
  );
}

/** The ids of the cards of a pile, as often as each is there: `wound:1` and so on. */
export const idsOfPile = (pile: string, cards: readonly { readonly copies: number }[]): string[] =>
  cards.flatMap(({ copies }) => Array.from({ length: copies }, () => pile)).map((id, place) => `${id}:${place + 1}`);
