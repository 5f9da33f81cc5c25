/** The copies of each card of a deck, by the id of the card. */
export type Copies = ReadonlyMap<string, number>;

/** A deck while it is built. */
export interface Draft {
  /** The deck that it changes; `undefined` for a new one. */
  readonly id?: string | undefined;
  readonly name: string;
  readonly copies: Copies;
}

/** A card of a deck with its copies, as the server reads and writes it. */
export interface Entry {
  readonly cardId: string;
  readonly copies: number;
}

/** The most copies that the server keeps of a card, and the most cards. */
const MOST_COPIES = 60;
const MOST_ENTRIES = 110;

/** The copies in a list of cards. */
export const copiesIn = (cards: readonly Entry[]): Copies =>
  new Map(cards.map(({ cardId, copies }) => [cardId, copies]));

/** A deck as a list of cards, by their ids. */
export const entriesOf = (copies: Copies): readonly Entry[] =>
  [...copies].map(([cardId, count]) => ({ cardId, copies: count })).sort((a, b) => (a.cardId < b.cardId ? -1 : 1));

/** A deck with some copies of a card more, or fewer. */
export function withCopies(copies: Copies, cardId: string, change: number): Copies {
  const next = new Map(copies);
  const count = Math.min(MOST_COPIES, (copies.get(cardId) ?? 0) + change);
  if (count <= 0) next.delete(cardId);
  else if (copies.has(cardId) || copies.size < MOST_ENTRIES) next.set(cardId, count);
  return next;
}

/** The number of cards in a deck. */
export const sizeOf = (copies: Copies): number => [...copies.values()].reduce((sum, count) => sum + count, 0);

/** A deck behind the `#` of an address, where no server sees it: `name=Owls&cards=L02*2.L24-7*1`. */
export function toFragment({ name, copies }: Draft): string {
  const cards = entriesOf(copies)
    .map(({ cardId, copies: count }) => `${cardId}*${String(count)}`)
    .join('.');
  return new URLSearchParams({ name, cards }).toString();
}

/** The deck behind the `#` of an address; `undefined` where there is none. What is no card is left out. */
export function fromFragment(fragment: string): Draft | undefined {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const cards = given.get('cards');
  if (cards === null) return undefined;
  const entries = [...cards.matchAll(/([A-Za-z0-9-]{1,24})\*([1-9]\d?)(?:\.|$)/g)];
  const copies = entries.reduce<Copies>(
    (sum, [, cardId = '', count]) => withCopies(sum, cardId, Number(count)),
    new Map(),
  );
  return { name: (given.get('name') ?? '').slice(0, 80), copies };
}
