import { rooms } from '../rooms/index.js';
import { advertisementSchema, articleSchema, headlineSchema } from '../schema.js';
import { advertisements, articles, headlines } from './index.js';

const naming = (difference: number) => headlines.filter(({ from, to }) => from <= difference && difference <= to);

describe('The newspaper', () => {
  it('is made of records as their schemas ask for', () => {
    for (const article of articles) expect(articleSchema.parse(article)).toEqual(article);
    for (const headline of headlines) expect(headlineSchema.parse(headline)).toEqual(headline);
    for (const advertisement of advertisements) expect(advertisementSchema.parse(advertisement)).toEqual(advertisement);
  });

  it('SKAROV-OBJ-02 SKAROV-NEWS-01 has an article for each objective and one for the end, each with two faces', () => {
    const objectives = rooms.flatMap(({ objective }) => objective?.articleId ?? []);
    expect(articles.map(({ id }) => id)).toEqual([...objectives, 'final-article']);
    expect(articles.filter(({ kind }) => kind === 'FINAL')).toHaveLength(1);
    const headlinesOf = articles.flatMap(({ faces }) =>
      [faces.HEROES, faces.OVERLORD].map(({ headline }) => headline.en),
    );
    expect(new Set(headlinesOf).size).toBe(2 * articles.length);
  });

  it('SKAROV-NEWS-05 counts every article once, and names the winner by the difference', () => {
    expect(articles.map(({ weight }) => weight)).toEqual(articles.map(() => 1));
    const named = (difference: number): string[] => naming(difference).map(({ id }) => id);
    expect([9, 3].map(named)).toEqual([['heroes-triumph'], ['heroes-triumph']]);
    expect([2, 1].map(named)).toEqual([['heroes-victory'], ['heroes-victory']]);
    expect([-1, -2].map(named)).toEqual([['overlord-victory'], ['overlord-victory']]);
    expect([-3, -9].map(named)).toEqual([['overlord-triumph'], ['overlord-triumph']]);
  });

  it('SKAROV-NEWS-06 has a narrow headline for either side where both have as many', () => {
    expect(naming(0).map(({ side }) => side)).toEqual(['HEROES', 'OVERLORD']);
  });

  it('SKAROV-NEWS-05 SKAROV-NEWS-07 has one headline for every other difference, of the side that is ahead', () => {
    for (let difference = -99; difference <= 99; difference += 1) {
      if (difference === 0) continue;
      expect(naming(difference).map(({ side }) => side)).toEqual([difference > 0 ? 'HEROES' : 'OVERLORD']);
    }
  });

  it('SKAROV-NEWS-04 has advertisements to fill gaps with', () => {
    expect(advertisements.length).toBeGreaterThanOrEqual(4);
    expect(new Set(advertisements.map(({ id }) => id)).size).toBe(advertisements.length);
  });
});
