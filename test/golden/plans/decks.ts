/** A deck of one's own, to bring: each card by its id, twice where it is there twice. */
const deck = (cardIds: string): { readonly deck: { readonly cards: readonly object[] } } => {
  const ids = cardIds.split(' ');
  const copies = (cardId: string): number => ids.filter((id) => id === cardId).length;
  return { deck: { cards: [...new Set(ids)].map((cardId) => ({ cardId, copies: copies(cardId) })) } };
};

/** Two decks that were drawn at random from all over the library, so that many different cards meet. */
export const drawnDecks = [
  deck(
    'K02 K05 K07 K08 K09 K12 K17 K24-4 K24-9 K26 K27 K30 K31 K32 L03 L08 L09 L09 L12 L20 L24-12 L31 L32 L38 P01 P04 P08 ' +
      'P10 P13 P14 P15 P17 P22 P23 P24-12 P24-12 P25 P30 R09 T03 T21 T24-7 T25 T31 T32 T37 T38 W04 W07 W15 W18 W30 W31 W33 W33',
  ),
  deck(
    'K01 K03 K05 K09 K10 K12 K14 K17 K18 K20 K24-12 K24-13 K28 K31 K33 L04 L07 L08 L09 L21 L22 L24-12 L24-13 L31 L35 L36 P10 ' +
      'P11 P15 P15 P23 P24-14 P24-15 P25 P29 R02 R04 R05 R12 R12 T02 T04 T08 T09 T32 W04 W08 W13 W16 W26 W27 W27 W34 W34 W46',
  ),
] as const;
