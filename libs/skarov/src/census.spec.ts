import { census } from './census.js';
import { box } from './content/catalogue.js';
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

  it('articles about objectives and of an adventure that are won, not those about heroes or the ending', () => {
    const won = { type: 'articleWon' as const, side: 'HEROES' as const, articleId: 'missiles', size: 'SMALL' as const };
    const uses = (['OBJECTIVE', 'EXTRA', 'PRAISE', 'DISGRACE', 'FINAL'] as const).map((subject) =>
      census.uses({ ...won, subject, weight: 1 }),
    );
    expect(uses).toEqual([['article:missiles'], ['article:missiles'], [], [], []]);
  });
});
