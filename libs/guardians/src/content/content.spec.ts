import { cards } from '#cards/content';
import { content, contentSchema } from './content.js';

describe('The cards of Guardians', () => {
  const byId = new Map(content.cards.map((card) => [card.id, card]));

  it('CARD-45 CARD-48 are all that the game allows, its own guardians among them', () => {
    expect(content.cards.map(({ id }) => id)).toEqual(cards.map(({ id }) => id));
    expect(['L39', 'T39', 'L20'].map((id) => byId.get(id)?.vitality)).toEqual([26, 26, 20]);
  });

  it('CARD-30 have their texts for this game, in both languages', () => {
    expect(byId.get('T10')?.text).toEqual({
      en: 'Immunity to ranged attacks. No secondary attacks on it.',
      fr: 'Immunité aux attaques à distance. Aucune attaque secondaire contre elle.',
    });
    expect(byId.get('L02')?.typeLine.fr).toContain('Mortel');
  });

  it('CARD-08 are what clients are served', () => {
    expect(contentSchema.parse(content)).toEqual(content);
  });
});
