import { guildTiles } from './catalogue.js';
import { objectiveKinds } from './vocabulary.js';

const starts = guildTiles.map((tile) => tile.startAlignment);
const pairOf = (kinds: readonly string[]) => [...kinds].sort().join(' + ');

describe('The guild tiles (guilds.md 11.1)', () => {
  it('are ten', () => {
    expect(guildTiles).toHaveLength(10);
  });

  it('start five in Light and five in Darkness', () => {
    expect(starts.filter((start) => start > 0)).toHaveLength(5);
    expect(starts.filter((start) => start < 0)).toHaveLength(5);
  });

  it('start 1 to 3 steps from 0, as far on one side as on the other', () => {
    const distances = (side: number) =>
      starts
        .filter((start) => start * side > 0)
        .map(Math.abs)
        .sort();
    expect(Math.min(...starts.map(Math.abs))).toBe(1);
    expect(Math.max(...starts.map(Math.abs))).toBe(3);
    expect(distances(1)).toEqual(distances(-1));
  });

  it('have an income of 1 or 2', () => {
    expect([...new Set(guildTiles.map(({ income }) => income))].sort()).toEqual([1, 2]);
  });

  it('GUILD-007 carry two different objectives, each of the ten pairs of kinds once', () => {
    const pairs = objectiveKinds.flatMap((first, index) =>
      objectiveKinds.slice(index + 1).map((second) => pairOf([first, second])),
    );
    expect(guildTiles.map((tile) => pairOf(tile.objectives)).sort()).toEqual(pairs.sort());
  });

  it('GUILD-007 name each kind of objective on two tiles of Light and two of Darkness', () => {
    for (const kind of objectiveKinds) {
      const tiles = guildTiles.filter((tile) => tile.objectives.includes(kind));
      expect(tiles.map((tile) => Math.sign(tile.startAlignment)).sort()).toEqual([-1, -1, 1, 1]);
    }
  });

  it('pay less where rubies are an objective, which income feeds', () => {
    const incomes = (counted: boolean) =>
      guildTiles.filter((tile) => tile.objectives.includes('rubies') === counted).map((tile) => tile.income);
    expect(Math.max(...incomes(true))).toBeLessThan(Math.min(...incomes(false)));
  });
});
