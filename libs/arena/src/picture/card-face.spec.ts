import { cards, textOf } from '#cards';
import { locales, type Locale } from '#kernel';
import { printed } from '../content/catalogue.js';
import { CARD, cardFace } from './card-face.js';
import { frameColor } from './look.js';
import { showing } from './showing.js';
import { aView } from './testing/a-view.js';

const face = (cardId: string, locale: Locale = 'en'): string =>
  cardFace(showing(aView('SPECTATOR'), locale, []), printed(cardId)).markup;

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
  it.each(locales)('has its name and its whole text, however long (%s)', (locale) => {
    for (const card of cards.filter(({ games }) => games.includes('ARENA'))) {
      const said = wordsOf(face(card.id, locale));
      expect(said).toContain(card.name[locale]);
      expect(said).toContain(textOf(card, 'ARENA', locale));
    }
  });

  it('CARD-04 has a border of white, gray or black by its kind', () => {
    expect(['L01', 'L07', 'L11'].map((cardId) => frameColor(printed(cardId)))).toEqual([
      '#fbf9f3',
      '#8e969f',
      '#17151a',
    ]);
    for (const cardId of ['L01', 'L07', 'L11']) {
      expect(face(cardId)).toContain(
        `width="${CARD.width - 1}" height="${CARD.height - 1}" rx="10" fill="${frameColor(printed(cardId))}"`,
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
