import { labelled, like, pill, told, type IconName, type Piece } from '#drawing';
import type { PlayerView } from '#guardians/queries';
import { colors, styles } from './look.js';
import { isOrdered, isTurning } from './phases.js';
import { pictureWords } from './picture-words.js';
import type { Showing } from './showing.js';

/** Active, first, to act, finished, what is still to do. */
export function marksOf(showing: Showing, player: PlayerView, most: number): Piece[] {
  const { seat, finished, toDiscard, redrawn, passing } = player;
  const { view } = showing;
  const mark = (text: string, fill: string, named: IconName): Piece =>
    pill(
      text,
      like(styles.bright, { bold: true, color: fill === colors.bronze ? colors.ink : '#ffffff' }),
      fill,
      named,
      most,
    );
  const marks: Piece[] = [];
  if (view.over !== undefined) {
    if (view.winner === seat) marks.push(mark(told(showing, pictureWords.winner), colors.bronze, 'laurel'));
    return marks;
  }
  if (isTurning(view) && view.activeSeat === seat)
    marks.push(mark(told(showing, pictureWords.active), '#8a5a17', 'sun'));
  if (view.asked.includes(seat)) marks.push(mark(told(showing, pictureWords.priority), colors.bronze, 'hourglass'));
  if (isOrdered(view) && view.first === seat) marks.push(mark(told(showing, pictureWords.first), '#55606e', 'star'));
  if (isOrdered(view) && view.lower === seat) marks.push(mark(told(showing, pictureWords.lower), '#55606e', 'moon'));
  if (toDiscard > 0)
    marks.push(mark(labelled(showing, told(showing, pictureWords.toDiscard), toDiscard), '#7d3b2c', 'cards'));
  if (passing !== undefined) marks.push(mark(told(showing, pictureWords.passing), '#4a5a66', 'zed'));
  if (finished) marks.push(mark(told(showing, pictureWords.finished), '#2f6b4a', 'lock'));
  if (redrawn && view.turn <= 1) marks.push(mark(told(showing, pictureWords.redrawn), '#4a5a66', 'cards'));
  return marks;
}
