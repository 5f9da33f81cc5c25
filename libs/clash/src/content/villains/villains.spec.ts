import { ironTurtle } from '../../testing/iron-turtle.js';
import { villainSheetSchema } from '../schema.js';
import { villainSheets } from './index.js';

describe('The villain sheets of the box', () => {
  it('CLASH-216 have 1, 5 and 10 figures', () => {
    expect(villainSheets.map(({ id, figures }) => [id, figures])).toEqual([
      ['x-tina', 1],
      ['emissary', 5],
      ['no-dalie', 10],
    ]);
  });

  it('CLASH-077 have actions, at least one power, and an origin in both languages', () => {
    for (const sheet of villainSheets) {
      expect(villainSheetSchema.parse(sheet)).toEqual(sheet);
      expect(sheet.actions).toBeGreaterThan(0);
      expect(sheet.origin.en).not.toBe(sheet.origin.fr);
    }
  });

  it('CLASH-042 CLASH-EX04 CLASH-EX21 No’ Dalies are minions: defense 5, health 1, ranged attacks with 1 more power die', () => {
    expect(villainSheets.find(({ id }) => id === 'no-dalie')).toMatchObject({
      rank: 'MINION',
      defense: 5,
      health: 1,
      powers: [
        {
          power: {
            trigger: 'PERMANENT',
            grants: [{ who: { of: 'SELF' }, ability: 'RANGED_ATTACKS' }],
            modifiers: [{ who: { of: 'SELF' }, power: 1 }],
          },
        },
      ],
    });
  });

  it('CLASH-042 would have a lieutenant of one figure, as it is unique', () => {
    const [xTina] = villainSheets;
    const ofRank = (figures: number) => villainSheetSchema.safeParse({ ...xTina, rank: 'LIEUTENANT', figures }).success;
    expect([ofRank(1), ofRank(2)]).toEqual([true, false]);
  });

  it('CLASH-EX01 Iron Turtle is a fixture of tests, not in the box: defense 7, health 4', () => {
    expect(villainSheetSchema.parse(ironTurtle)).toMatchObject({ defense: 7, health: 4 });
    expect(villainSheets.map(({ id }) => id)).not.toContain(ironTurtle.id);
  });
});
