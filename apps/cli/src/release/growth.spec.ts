import { buildSchema } from 'graphql';
import { breaksBetween } from './growth.js';

const older = `
  type ToyView { points: Int!, hand: [Int!] }
  type ToyPicked { number: Int! }
  input ToyPickInput { number: Int! }
  enum GameEnding { LAST_ROUND }
`;
const breaks = (from: string, to: string): readonly string[] =>
  breaksBetween(buildSchema(older), buildSchema(older.replace(from, to)));

describe('A release within a major version', () => {
  it('may add optional things', () => {
    expect(breaks('', '')).toEqual([]);
    expect(breaks('hand: [Int!]', 'hand: [Int!], wind: Int')).toEqual([]);
    expect(breaks('input ToyPickInput { number: Int!', 'input ToyPickInput { number: Int!, twice: Boolean')).toEqual(
      [],
    );
    expect(breaks('LAST_ROUND', 'LAST_ROUND, STALEMATE')).toEqual([]);
    expect(breaks('enum', 'type ToyRaised { by: Int! }\n  enum')).toEqual([]);
  });

  it('may not require output that games of the previous release do not have', () => {
    expect(breaks('hand: [Int!]', 'hand: [Int!], wind: Int!')).toEqual([
      'ToyView.wind is new and may not be null: games of the previous release do not have it.',
    ]);
  });

  it('may require them where an upcast derives them from older data', () => {
    const newer = older.replace('ToyPicked { number: Int!', 'ToyPicked { number: Int!, doubled: Int!');
    expect(breaksBetween(buildSchema(older), buildSchema(newer))).toHaveLength(1);
    expect(breaksBetween(buildSchema(older), buildSchema(newer), ['ToyPicked'])).toEqual([]);
  });

  it.each([
    ['a field', 'points: Int!, ', '', 'ToyView.points was removed.'],
    ['that it is always there', 'points: Int!', 'points: Int', 'ToyView.points changed type from Int! to Int.'],
    ['what a command is', 'Input { number: Int!', 'Input { number: Int!, twice: Boolean!', /twice/u],
    ['an ending', 'LAST_ROUND', 'STALEMATE', /LAST_ROUND/u],
    ['an event', 'type ToyPicked { number: Int! }', '', 'ToyPicked was removed.'],
  ])('may not remove %s', (_, from, to, says) => {
    expect(breaks(from, to)).toEqual([expect.stringMatching(says)]);
  });
});
