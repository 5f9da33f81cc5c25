import { readPicture } from '#drawing/testing';
import { RatingBook, ratingParametersSchema, type Result } from '#leagues';
import { MOST_CURVES, ratingPicture } from './rating-picture.js';

const game = (at: number, ...players: readonly string[]): Result => ({
  gameId: `game ${at}`,
  ruleset: 'lantern',
  at,
  sides: players.map((player, place) => ({ players: [player], rank: place + 1 })),
});

function drawn(results: readonly Result[], locale: 'en' | 'fr' = 'en'): string {
  const book = new RatingBook(ratingParametersSchema.parse({}));
  for (const result of results) book.add(result);
  const rated = book.lines().map(({ player }) => ({ name: player, ref: `ref ${player}`, steps: book.explain(player) }));
  return ratingPicture('Cup <&>', rated, locale);
}

/** The heights of a curve, from game to game; the least is the highest. */
const heights = (svg: string, ref: string): readonly number[] => {
  const [, points = ''] = new RegExp(`data-ref="${ref}"><path d="M([^"]*)" fill`).exec(svg) ?? [];
  return points.split('L').map((point) => Number(point.split(' ')[1]));
};

describe('The picture of ratings', () => {
  it('has a curve from the rating of a newcomer over each game: up after a win, down after a loss', () => {
    const svg = drawn([game(1, 'Ada', 'Ben'), game(2, 'Ben', 'Ada')]);
    const [start, won, lost] = heights(svg, 'ref Ada') as [number, number, number];
    expect(heights(svg, 'ref Ben')[0]).toBe(start);
    expect(won).toBeLessThan(start);
    expect(lost).toBeGreaterThan(won);
    expect(readPicture(svg).faults).toEqual([]);
  });

  it('says in words where the curves end, as the language writes it', () => {
    const { texts } = readPicture(drawn([game(1, 'Ada', 'Ben')], 'fr'));
    expect(texts).toEqual(expect.arrayContaining(['Cup <&>', 'Parties : 1', 'Ada', 'Ben']));
    expect(drawn([game(1, 'Ada', 'Ben')], 'fr')).toMatch(/<desc>Force estimée après chaque partie\. Ada \d+,\d/);
  });

  it(`shows the ${MOST_CURVES} best of more players`, () => {
    const many = Array.from({ length: MOST_CURVES + 2 }, (_, at) => `P${at}`);
    const svg = drawn([game(1, ...many)]);
    expect(svg.match(/stroke-linejoin/g)).toHaveLength(MOST_CURVES);
    expect(svg).not.toContain('ref P9');
  });
});
