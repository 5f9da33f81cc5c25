import { label, like, told, type Piece } from '#drawing';
import { INNER, inPairs, type PanelDrawn } from './comic-table.js';
import type { Telling } from './in-language.js';
import { colors, styles } from './look.js';
import { tableWords } from './table-words.js';

/** The heroes of a table in two columns: those on the left and the others, or every other one; a word where there is none. */
export function heroRows<Hero>(
  showing: Telling,
  heroes: readonly Hero[],
  panel: (hero: Hero, ...size: Parameters<PanelDrawn>) => Piece,
  isLeft = (_hero: Hero, index: number): boolean => index % 2 === 0,
): Piece[] {
  if (heroes.length === 0) {
    const style = like(styles.name, { color: colors.faded, anchor: 'middle' });
    return [label(told(showing, tableWords.noHeroes), style, INNER)];
  }
  const column = (left: boolean): PanelDrawn[] =>
    heroes
      .filter((hero, index) => isLeft(hero, index) === left)
      .map((hero) => (width, least) => panel(hero, width, least));
  return inPairs(column(true), column(false));
}
