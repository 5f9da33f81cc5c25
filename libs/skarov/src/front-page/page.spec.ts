import type { Side } from '../words.js';
import { articleSubjects, differenceOf, pagePoints, verdictOn, type ArticleSubject, type ArticleWon } from './page.js';

const won = (side: Side, subject: ArticleSubject, weight = 1): ArticleWon => ({
  subject,
  id: subject,
  side,
  weight,
  turn: 1,
});

const times = (count: number, article: ArticleWon): ArticleWon[] => Array.from({ length: count }, () => article);

const objectives = (heroes: number, overlord: number): ArticleWon[] => [
  ...times(heroes, won('HEROES', 'OBJECTIVE')),
  ...times(overlord, won('OVERLORD', 'OBJECTIVE')),
];

describe('the front page', () => {
  it('SKAROV-VEC-15 SKAROV-NEWS-05 an arrest, two praised heroes and a fallen one: a triumph of the heroes', () => {
    const page = [
      ...objectives(2, 1),
      won('OVERLORD', 'DISGRACE'),
      ...times(2, won('HEROES', 'PRAISE')),
      won('HEROES', 'FINAL'),
    ];
    expect([pagePoints(page, 'HEROES'), pagePoints(page, 'OVERLORD')]).toEqual([5, 2]);
    expect(verdictOn(page)).toMatchObject({ difference: 3, winner: 'HEROES', headline: { id: 'heroes-triumph' } });
  });

  it('SKAROV-VEC-16 SKAROV-NEWS-05 an escape after a hero fell in the final combat: a victory of the overlord', () => {
    const page = [...objectives(1, 1), won('OVERLORD', 'DISGRACE'), won('OVERLORD', 'FINAL')];
    expect(verdictOn(page)).toMatchObject({ difference: -2, winner: 'OVERLORD', headline: { id: 'overlord-victory' } });
  });

  it('SKAROV-VEC-17 SKAROV-NEWS-06 at 0 the side with the final article wins, narrowly', () => {
    expect(verdictOn([...objectives(0, 1), won('HEROES', 'FINAL')])).toMatchObject({
      difference: 0,
      winner: 'HEROES',
      headline: { id: 'heroes-narrow' },
    });
    expect(verdictOn([...objectives(1, 0), won('OVERLORD', 'FINAL')])).toMatchObject({
      winner: 'OVERLORD',
      headline: { id: 'overlord-narrow' },
    });
  });

  it('SKAROV-VEC-30 the turn limit with one objective each way and nothing done: a victory of the overlord at −1', () => {
    const page = [...objectives(1, 1), won('OVERLORD', 'FINAL')];
    expect(verdictOn(page)).toMatchObject({ difference: -1, winner: 'OVERLORD', headline: { id: 'overlord-victory' } });
  });

  it('SKAROV-NEWS-05 SKAROV-NEWS-07 the table of headlines, step by step', () => {
    const at = (difference: number) =>
      verdictOn(objectives(Math.max(0, difference), Math.max(0, -difference))).headline.id;
    expect([4, 3, 2, 1, -1, -2, -3, -4].map(at)).toEqual([
      'heroes-triumph',
      'heroes-triumph',
      'heroes-victory',
      'heroes-victory',
      'overlord-victory',
      'overlord-victory',
      'overlord-triumph',
      'overlord-triumph',
    ]);
  });

  it('SKAROV-NEWS-05 an article counts for what its record says', () => {
    const page = [won('HEROES', 'OBJECTIVE', 3), won('OVERLORD', 'FINAL')];
    expect([differenceOf(page), verdictOn(page).winner]).toEqual([2, 'HEROES']);
  });

  it('SKAROV-GEN-13 SKAROV-VEC-62 a side that has given up has lost, despite the page; the difference stands', () => {
    expect(verdictOn([], 'OVERLORD')).toMatchObject({
      difference: 0,
      winner: 'HEROES',
      headline: { id: 'heroes-narrow' },
    });
    expect(verdictOn(objectives(3, 0), 'HEROES')).toMatchObject({
      difference: 3,
      winner: 'OVERLORD',
      headline: { id: 'overlord-narrow' },
    });
    expect(verdictOn(objectives(0, 2), 'HEROES').headline.id).toBe('overlord-victory');
  });

  it('SKAROV-NEWS-08 the parts of a page add up to what it counts for', () => {
    const page = [...objectives(2, 1), won('HEROES', 'PRAISE'), won('OVERLORD', 'DISGRACE'), won('HEROES', 'FINAL')];
    for (const side of ['HEROES', 'OVERLORD'] as const) {
      const parts = articleSubjects.map((subject) => pagePoints(page, side, subject));
      expect(parts.reduce((sum, points) => sum + points, 0)).toBe(pagePoints(page, side));
    }
    expect(articleSubjects.map((subject) => pagePoints(page, 'HEROES', subject))).toEqual([2, 0, 0, 1, 1]);
  });
});
