import { positionSchema } from '#cards';
import { guardianSpaceSchema, placeSchema, type Space } from '../words.js';
import {
  disputedLands,
  facedBy,
  guardianAt,
  guardianBehind,
  guardianSpaceOf,
  inFrontOf,
  neighboursOf,
  seats,
  spaces,
  strongholdAt,
  strongholdSpace,
} from './spaces.js';

describe('The board of Guardians (guardians.md 3.1)', () => {
  it('GUARD-001 GUARD-020 has two seats, twelve spaces and two guardian spaces', () => {
    expect(seats).toEqual([0, 1]);
    expect(spaces).toHaveLength(12);
    expect(placeSchema.options).toEqual([...spaces, ...guardianSpaceSchema.options]);
  });

  it('GUARD-229 is looked through from a1 over b1 and c1 to c4', () => {
    expect(spaces.join(' ')).toBe('a1 b1 c1 a2 b2 c2 a3 b3 c3 a4 b4 c4');
  });

  it.each<[Space, string]>([
    ['a1', 'b1 a2'],
    ['b1', 'a1 c1 b2'],
    ['c1', 'b1 c2'],
    ['a2', 'a1 b2 a3'],
    ['b2', 'b1 a2 c2 b3'],
    ['c2', 'c1 b2 c3'],
    ['a3', 'a2 b3 a4'],
    ['b3', 'b2 a3 c3 b4'],
    ['c3', 'c2 b3 c4'],
    ['a4', 'a3 b4'],
    ['b4', 'b3 a4 c4'],
    ['c4', 'c3 b4'],
  ])('GUARD-020 %s has the neighbours %s', (space, expected) => {
    expect(neighboursOf(space).join(' ')).toBe(expected);
  });

  it('GUARD-020 each seat has its strongholds in its row, the left one where it sees it', () => {
    const rows = seats.map((seat) => positionSchema.options.map((position) => strongholdSpace(seat, position)));
    expect(rows).toEqual([
      ['a1', 'b1', 'c1'],
      ['c4', 'b4', 'a4'],
    ]);
    for (const seat of seats) {
      for (const position of positionSchema.options) {
        expect(strongholdAt(strongholdSpace(seat, position))).toEqual({ seat, position });
      }
    }
    expect(() => strongholdSpace(2, 'LEFT')).toThrow(RangeError);
  });

  it('GUARD-197 three of the six disputed lands face each seat', () => {
    expect(disputedLands.join(' ')).toBe('a2 b2 c2 a3 b3 c3');
    expect(disputedLands.map(facedBy)).toEqual([0, 0, 0, 1, 1, 1]);
    expect(disputedLands.map(strongholdAt)).toEqual([null, null, null, null, null, null]);
    expect([facedBy('a1'), facedBy('c4')]).toEqual([null, null]);
  });

  it('GUARD-020 in front of a stronghold lie the two lands of its column', () => {
    expect(inFrontOf({ seat: 0, position: 'LEFT' })).toEqual(['a2', 'a3']);
    expect(inFrontOf({ seat: 1, position: 'LEFT' })).toEqual(['c2', 'c3']);
    expect(inFrontOf({ seat: 1, position: 'RIGHT' })).toEqual(['a2', 'a3']);
  });

  it('GUARD-181 a guardian is behind the three strongholds of its row, and from no land', () => {
    expect(seats.map(guardianSpaceOf)).toEqual(['g1', 'g4']);
    expect(spaces.map(guardianBehind)).toEqual([
      'g1',
      'g1',
      'g1',
      null,
      null,
      null,
      null,
      null,
      null,
      'g4',
      'g4',
      'g4',
    ]);
    expect(placeSchema.options.flatMap((place) => guardianAt(place) ?? [])).toEqual([0, 1]);
    expect([guardianAt('g1'), guardianAt('g4'), guardianAt('b2')]).toEqual([0, 1, null]);
  });
});
