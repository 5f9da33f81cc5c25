import { ArenaCardsDocument, GuardiansCardsDocument, type CardGame } from '../generated/operations.js';
import { locale } from '../messages/locale.js';
import { server } from '../server/server.js';

/** A text in the languages of the server. */
interface Told {
  readonly en: string;
  readonly fr: string;
}

/** A card of the library, as deck builders ask about it. */
export interface LibraryCard {
  readonly id: string;
  readonly set: string;
  readonly type: string;
  readonly kind: string | null;
  readonly cost: number | null;
  readonly games: readonly string[];
  readonly name: Told;
  readonly typeLine: Told;
  readonly text: Told;
}

/** The games that are played with decks of cards: the names of their rulesets. */
export const rulesetOf: Readonly<Record<CardGame, string>> = { ARENA: 'arena', GUARDIANS: 'guardians' };

const asked = new Map<CardGame, Promise<readonly LibraryCard[]>>();

/** The cards that a game allows. They are constant while a server runs, so a page asks once. */
export function libraryOf(game: CardGame): Promise<readonly LibraryCard[]> {
  const known = asked.get(game) ?? cardsOf(game).then((cards) => cards.filter(({ games }) => games.includes(game)));
  asked.set(game, known);
  known.catch(() => asked.delete(game));
  return known;
}

async function cardsOf(game: CardGame): Promise<readonly LibraryCard[]> {
  const { ruleset } = await (game === 'ARENA'
    ? server().ask(ArenaCardsDocument, {})
    : server().ask(GuardiansCardsDocument, {}));
  const content = ruleset?.content;
  return content && 'cards' in content ? content.cards : [];
}

/** The picture of a card, in the language of the page. */
export const pictureOf = (game: CardGame, cardId: string): string =>
  `/v1/rulesets/${rulesetOf[game]}/cards/${encodeURIComponent(cardId)}.svg?locale=${locale}`;
