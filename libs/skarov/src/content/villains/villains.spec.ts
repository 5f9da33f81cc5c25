import { iconShapes } from '#drawing';
import { repeated, under } from '#skirmish/testing';
import { heroes } from '../heroes/index.js';
import { villainSheetSchema } from '../schema.js';
import { villainSheets } from './index.js';

const known = (id: string) => {
  const sheet = villainSheets.find((each) => each.id === id);
  if (!sheet) throw new Error(`There is no villain sheet ${id}.`);
  return sheet;
};
const ofRank = (rank: string) => villainSheets.filter((sheet) => sheet.rank === rank);

describe('The villain sheets', () => {
  it('SKAROV-SHEET-09 are Skarov, four lieutenants and three kinds of ten robots', () => {
    expect(villainSheets.map(({ id, rank, figures }) => [id, rank, figures])).toEqual([
      ['skarov', 'MASTER', 1],
      ['ki', 'LIEUTENANT', 1],
      ['chi', 'LIEUTENANT', 1],
      ['no', 'LIEUTENANT', 1],
      ['tonnage', 'LIEUTENANT', 1],
      ['android', 'MINION', 10],
      ['gynoid', 'MINION', 10],
      ['arachnoid', 'MINION', 10],
    ]);
  });

  it.each(villainSheets)(
    'SKAROV-SHEET-01 SKAROV-SHEET-05 $id is as the schema says, with an action or more',
    (sheet) => {
      expect(villainSheetSchema.parse(sheet)).toEqual(sheet);
      expect(sheet.actions).toBeGreaterThanOrEqual(1);
      expect(sheet.powers.length).toBeGreaterThanOrEqual(1);
      expect(sheet.origin.en).not.toBe(sheet.origin.fr);
    },
  );

  it('SKAROV-SHEET-08 are of types that effects may speak of: three Kinochi, and all robots', () => {
    const typed = (type: string): string[] =>
      villainSheets.filter((sheet) => sheet.type.en === type).map(({ id }) => id);
    expect(typed('Kinochi')).toEqual(['ki', 'chi', 'no']);
    expect(typed('Robot')).toEqual(ofRank('MINION').map(({ id }) => id));
  });

  it('SKAROV-SHEET-09 lieutenants bear more than any minion', () => {
    const most = Math.max(...ofRank('MINION').map(({ health }) => health));
    for (const { health } of ofRank('LIEUTENANT')) expect(health).toBeGreaterThan(most);
  });

  it('SKAROV-EX-08 Chi has defense 6 and health 3', () => {
    expect(known('chi')).toMatchObject({ defense: 6, health: 3, rank: 'LIEUTENANT' });
  });

  it('SKAROV-EX-10 Android has defense 4 and health 1, and takes one combat die from its attackers', () => {
    expect(known('android')).toMatchObject({ defense: 4, health: 1 });
    expect(known('android').powers.map(({ power }) => power)).toEqual([
      {
        trigger: 'PERMANENT',
        modifiers: [{ who: { of: 'ENEMIES' }, combat: -1, against: { of: 'SELF' } }],
      },
    ]);
  });

  it('SKAROV-EX-12 Gynoids are several, and roll in their attacks', () => {
    expect(known('gynoid').figures).toBeGreaterThan(1);
    expect(known('gynoid').attack).toBeGreaterThan(0);
  });

  it('SKAROV-SPEC-07 a power that answers with an attack does so once a turn', () => {
    const answers = villainSheets
      .flatMap(({ powers }) => powers)
      .filter(({ power }) => under(power, 'attack').length > 0);
    expect(answers.map(({ id }) => id)).toContain('chi-open-palm');
    for (const { power } of answers) expect(power.reaction?.oncePerTurn).toBe(true);
  });

  it('have each an emblem, a color and an origin of their own, not even shared with a hero', () => {
    const looks = [...heroes, ...villainSheets].flatMap(({ emblem, color }) => [emblem, color]);
    expect(repeated([...looks, ...villainSheets.map(({ origin }) => origin.en)])).toEqual([]);
  });

  it('have emblems, and heroes too, that can be drawn', () => {
    for (const { emblem } of [...heroes, ...villainSheets]) expect(Object.keys(iconShapes)).toContain(emblem);
  });
});
