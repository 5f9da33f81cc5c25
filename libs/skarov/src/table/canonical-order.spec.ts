import { box } from '../content/catalogue.js';
import { aGame, given, type Scene } from '../testing/index.js';

const sheets = box.printed.villainSheet.map(({ id }) => id);
const byRows = (one: string, other: string): number => {
  const [[x = 0, y = 0] = [], [otherX = 0, otherY = 0] = []] = [one, other].map((id) => id.split(',').map(Number));
  return y - otherY || x - otherX;
};
const isSorted = (ids: readonly string[]): boolean => ids.join(' ') === [...ids].sort(byRows).join(' ');
const acting = (): Scene => {
  const villains = [
    { sheet: 'tonnage', at: '7,1' },
    { sheet: 'gynoid', number: 2, at: '8,2' },
    { sheet: 'ki', at: '6,1' },
    { sheet: 'gynoid', number: 1, at: '9,3' },
  ];
  return given(aGame({ at: 'choice', heroes: [{ id: 'golden-boy' }, { id: 'sgt-freedom' }], villains }));
};

describe('the canonical order', () => {
  it('SKAROV-GEN-14 all heroes by seat, then villains by sheet and number, Skarov where his sheet stands', () => {
    const { figures } = acting().state;
    const standing = figures.filter(({ status }) => status === 'IN_PLAY');
    expect(standing.slice(0, 2).map(({ id }) => id)).toEqual(['golden-boy', 'sgt-freedom']);
    const villains = standing.slice(2).map(({ id }) => id);
    const inOrder = sheets.flatMap((sheet) => [1, 2].map((number) => `${sheet}-${number}`));
    expect(villains).toEqual(inOrder.filter((id) => villains.includes(id)));
    expect(villains).toHaveLength(5);
  });

  it('SKAROV-GEN-14 legal commands name sheets as the content lists them, and start spaces row by row', () => {
    const named = acting()
      .legal(2, 'activateSheet')
      .map(({ sheetId }) => sheetId);
    expect(named).toEqual(sheets.filter((id) => named.includes(id)));
    expect(named).toHaveLength(3);
    const { spaces } = acting().view('spectator').board;
    expect(isSorted(spaces.map(({ spaceId }) => spaceId))).toBe(true);
  });

  it('SKAROV-GEN-14 SKAROV-GEN-10 the default is the first of them', () => {
    const asked = acting().byDefault(2);
    expect(asked).toEqual({
      type: 'activateSheet',
      sheetId: sheets.find((id) => ['ki', 'tonnage', 'gynoid'].includes(id)),
    });
  });
});
