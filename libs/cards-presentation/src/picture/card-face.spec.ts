import { locales, type Locale } from '#kernel';
import { type Card, type CardGame, gameSchema } from '#cards';
import { cards, library } from '#cards/content';
import { textOf } from '#cards/text';
import { CARD_SIZE, cardFace } from './card-face.js';
import { frameColor } from './look.js';
import { aShowing } from './testing/a-showing.js';

const printed = (cardId: string): Card => library[cardId]!;

const face = (cardId: string, locale: Locale = 'en', game: CardGame = 'ARENA'): string =>
  cardFace(aShowing(locale, game), printed(cardId)).markup;

/** The words of a card, line breaks and entities undone. */
const wordsOf = (markup: string): string =>
  [...markup.matchAll(/<text[^>]*>([^<]*)<\/text>/g)]
    .map(([, text]) => text)
    .join(' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('\u00A0', ' ');

describe('the face of a card', () => {
  const games = gameSchema.options.flatMap((game) => locales.map((locale) => [game, locale] as const));
  it.each(games)('has its name and its whole text for %s, however long (%s)', (game, locale) => {
    for (const card of cards.filter((one) => one.games.includes(game))) {
      const said = wordsOf(face(card.id, locale, game));
      expect(said).toContain(card.name[locale]);
      expect(said).toContain(textOf(card, game, locale));
    }
  });

  it('says when a guardian draws more, in the words of the game', () => {
    expect(wordsOf(face('K20'))).toContain('Draws 3 (less −1).');
    expect(wordsOf(face('K20', 'fr'))).toContain('Pioche 3 (moins −1).');
  });

  it('CARD-04 has a border of white, gray or black by its kind', () => {
    expect(['L01', 'L07', 'L11'].map((cardId) => frameColor(printed(cardId)))).toEqual([
      '#fbf9f3',
      '#8e969f',
      '#17151a',
    ]);
    for (const cardId of ['L01', 'L07', 'L11']) {
      expect(face(cardId)).toContain(
        `width="${CARD_SIZE.width - 1}" height="${CARD_SIZE.height - 1}" rx="10" fill="${frameColor(printed(cardId))}"`,
      );
    }
  });

  it('CARD-03 has vitality, red number, off-color bonus and dominant value', () => {
    const said = wordsOf(face('T09'));
    expect(said).toMatch(/^5 8 \+2 5 /);
  });

  it('has a cost where it costs something', () => {
    expect(wordsOf(face('W37'))).toMatch(/^1 12 /);
  });

  it('is another picture for each card, and always the same for one', () => {
    expect(face('L01')).toBe(face('L01'));
    expect(face('L26').slice(0, 2000)).not.toBe(face('W28').slice(0, 2000));
  });
});
