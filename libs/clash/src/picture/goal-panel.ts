import { like, paragraph, stacked, told, type Piece } from '#drawing';
import { colors, comicPanel, insideOf, styles } from '#skirmish';
import { tableWords } from './picture-words.js';
import type { Showing } from './showing.js';

/** How the game ends. Nothing for a scenario that is not in the box. */
export function goalPanel(showing: Showing, width: number): Piece[] {
  const plan = showing.scenario?.threatSheet ?? showing.scenario?.plan;
  if (!plan) return [];
  const text = paragraph(told(showing, plan.victory.text), like(styles.small, { size: 12.5 }), insideOf(width));
  return [comicPanel(told(showing, tableWords.goal), stacked([text], 8), width, colors.red)];
}
