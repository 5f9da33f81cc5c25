/** A card of a pile: what it says stands on each of its copies. */
interface CardOfPile<Text> {
  readonly id: string;
  readonly text: Text;
}

/** The cards of a pile, `<name>:1` and so on, in the order in which the box lists their texts. */
export const pileOf = <Text extends { readonly copies: number }>(
  name: string,
  texts: readonly Text[],
): CardOfPile<Text>[] =>
  texts
    .flatMap((text) => Array<Text>(text.copies).fill(text))
    .map((text, index) => ({ id: `${name}:${index + 1}`, text }));

/** Whether a card id is one of a wound card; every other card of a hero is a power card (CLASH-049, SKAROV-WND-04). */
export const isWoundCard = (cardId: string): boolean => cardId.startsWith('wound:');
