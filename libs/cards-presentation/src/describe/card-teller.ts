import { tellerIn, type Locale, type Seat, type Teller } from '#kernel';
import type { CardBook, CardId, ShownCard, StrongholdPosition } from '#cards';
import { effectWords, wordFor } from '#cards/text';

/** Words for sentences about cards, written once for both languages. */
export interface CardTeller extends Teller {
  /** The name of a card of the library. */
  readonly name: (cardId: CardId) => string;
  /** The name of a card that is shown; a word for it where it is not. */
  readonly card: (card: ShownCard | null | undefined, hidden?: string) => string;
  readonly cards: (cards: readonly ShownCard[]) => string;
  /** A card, or a word for it, as the subject of a verb, which agrees with its French name: « donne », « donnent ». */
  readonly does: (card: ShownCard | null | undefined, en: string, fr: FrenchVerb, hidden?: string) => string;
  /** What an effect of a card says, without its moment; nothing where it says nothing in this game. */
  readonly says: (card: ShownCard, index: number) => string;
  /** What happened to a card, in French: « battu », « battue », « battus », « battues ». */
  readonly agreed: (card: ShownCard, participle: string) => string;
  /** “1 power stone”, « 3 pierres de pouvoir ». */
  readonly stones: (count: number) => string;
  /** “Ada’s”, « d’Ada »: what is a player's; English puts it before a thing, French behind it. */
  readonly of: (seat: Seat) => string;
  readonly stronghold: (position: StrongholdPosition) => string;
}

/** A verb in the singular and in the plural: `['donne', 'donnent']`. */
type FrenchVerb = readonly [singular: string, plural: string];

/** Tells of a game's cards in a language; `names` are the players' names by seat. */
export function cardTellerIn(
  { box, game }: Pick<CardBook, 'box' | 'game'>,
  locale: Locale,
  names: readonly string[],
): CardTeller {
  const words = tellerIn(locale, names);
  const { say, text, list, count, elided, who } = words;
  const name = (cardId: CardId): string => text(box.known.card(cardId).name);
  const card = (shown: ShownCard | null | undefined, hidden = say('a card', 'une carte')): string =>
    shown ? name(shown.cardId) : hidden;
  const agreement = (shown: ShownCard | null | undefined) =>
    shown ? box.known.card(shown.cardId).agreement : undefined;
  return {
    ...words,
    name,
    card,
    does: (shown, en, [singular, plural], hidden) =>
      `${card(shown, hidden)} ${say(en, agreement(shown)?.plural ? plural : singular)}`,
    says: (shown, index) => {
      const printed = box.known.card(shown.cardId);
      const effect = printed.effects[index];
      return (effect && effectWords(effect, printed, game, locale)) ?? '';
    },
    agreed: (shown, participle) => {
      const { feminine, plural } = agreement(shown) ?? {};
      return `${participle}${feminine ? 'e' : ''}${plural ? 's' : ''}`;
    },
    cards: (cards) =>
      list(
        cards.map((shown) => card(shown)),
        say('nothing', 'rien'),
      ),
    stones: (stones) => `${count(stones, 'power stone', 'pierre')}${say('', ' de pouvoir')}`,
    of: (seat) => say(`${who(seat)}’s`, elided('de', who(seat))),
    stronghold: (position) =>
      say(
        `the ${wordFor('position', position, 'en')} stronghold`,
        `la Forteresse ${{ LEFT: 'de gauche', CENTER: 'centrale', RIGHT: 'de droite' }[position]}`,
      ),
  };
}
