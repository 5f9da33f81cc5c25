import { census } from './census.js';
import { box, eventCard, eventCardIds } from './content/catalogue.js';
import { aGame } from './testing/index.js';

describe('what a simulation counts', () => {
  it('every hero, mission, card, room, test and article of the box once, and of each kind all', () => {
    expect(new Set(census.all).size).toBe(census.all.length);
    const inAll = (kind: string): string[] =>
      census.all.filter((use) => use.startsWith(`${kind}:`)).map((use) => use.slice(kind.length + 1));
    expect(inAll('room')).toEqual(box.printed.room.map(({ id }) => id));
    expect(inAll('event')).toEqual(box.printed.eventText.filter(({ event }) => event).map(({ id }) => id));
    expect(inAll('mission')).toHaveLength(2 * box.printed.hero.length);
    const kinds = 'hero mission power technique used wound event sheet room test rule article scenario';
    expect(new Set(census.all.map((use) => use.split(':')[0]))).toEqual(new Set(kinds.split(' ')));
  });

  it('what a seat plays with: its side, and the hero with his rank', () => {
    const scene = aGame({ heroes: [{ id: 'sgt-freedom' }, { id: 'super-nova' }] });
    expect(census.traits(scene, 0)).toEqual({ side: 'HEROES', hero: 'sgt-freedom', rank: 'HERO' });
    expect(census.traits(scene, 2)).toEqual({ side: 'OVERLORD' });
  });

  it('rooms that are laid, events by their text', () => {
    const laid = { type: 'tilePlaced' as const, byRule: false, faceId: 't3a', column: 0, row: 1, turns: 0 };
    expect(census.uses(laid)).toEqual(['room:t3a']);
    const [cardId = ''] = eventCardIds;
    expect(census.uses({ type: 'eventPlayed', seat: 2, sheetId: 'chi', cardId })).toEqual([
      `event:${eventCard(cardId).id}`,
    ]);
  });

  it('articles about objectives and of an adventure that are won, not those about heroes or the ending', () => {
    const won = { type: 'articleWon' as const, side: 'HEROES' as const, articleId: 'missiles', size: 'SMALL' as const };
    const uses = (['OBJECTIVE', 'EXTRA', 'PRAISE', 'DISGRACE', 'FINAL'] as const).map((subject) =>
      census.uses({ ...won, subject, weight: 1 }),
    );
    expect(uses).toEqual([['article:missiles'], ['article:missiles'], [], [], []]);
  });
});
