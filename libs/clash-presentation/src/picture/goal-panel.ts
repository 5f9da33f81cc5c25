import { like, paragraph, stacked, told, type Piece } from '#drawing';
import { colors, comicPanel, insideOf, styles } from '#skirmish-presentation';
import { tableWords } from './picture-words.js';
import type { Showing } from './showing.js';

/** How the game ends. */
export function goalPanel(showing: Showing, width: number): Piece[] {
  const goal = showing.texts?.goal;
  if (!goal) return [];
  const text = paragraph(told(showing, goal), like(styles.small, { size: 12.5 }), insideOf(width));
  return [comicPanel(told(showing, tableWords.goal), stacked([text], 8), width, colors.red)];
}
