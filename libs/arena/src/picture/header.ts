import {
  fitted,
  icon,
  inRow,
  joined,
  label,
  labelled,
  like,
  line,
  pill,
  placed,
  seatColor,
  tag,
  textWidth,
  told,
  type Piece,
} from '#drawing';
import { stepNames } from '../describe/step-names.js';
import { colors, styles } from './look.js';
import { endings, pictureWords } from './picture-words.js';
import type { Showing } from './showing.js';

const HEIGHT = 66;

/** Most room for a player's name beside the others. */
const NAME = 170;

/** The name of the game, the turn, what is waited for, who is Active and who is to act; in the end, who has won. */
export function header(showing: Showing, width: number): Piece {
  const title = told(showing, pictureWords.title).toUpperCase();
  const titleWidth = textWidth(title, styles.title);
  const status = statusPills(showing);
  const left = 52 + titleWidth + 28;
  return {
    width,
    height: HEIGHT,
    markup: joined(
      icon('swords', 0, 8, 40, colors.bronze),
      line(title, 52, 42, styles.title),
      placed(
        left,
        14,
        label(subtitle(showing), { ...styles.flavor, size: 21, color: colors.pale }, width - left - status.width - 20),
      ),
      placed(width - status.width, 14, status),
      tag('rect', { y: HEIGHT - 6, width, height: 1.5, fill: colors.bronze, opacity: 0.6 }),
    ),
  };
}

/** The step that is open, or how the game ended. */
function subtitle(showing: Showing): string {
  const { over, step, stage } = showing.view;
  return told(showing, over === undefined ? stepNames[step ?? stage] : endings[over]);
}

function statusPills(showing: Showing): Piece {
  const { turn, active, priority, passes, over, winner } = showing.view;
  const style = like(styles.bright, { size: 15, bold: true, color: '#ffffff' });
  const pills = [pill(`${told(showing, pictureWords.turn)} ${turn}`, style, '#38564a', 'hourglass')];
  const by = (seat: number, text: string, named: 'sun' | 'arrow' | 'laurel'): Piece =>
    pill(labelled(showing, text, fitted(showing.tell.who(seat), style, NAME)), style, seatColor(seat), named);
  if (over === undefined) pills.push(by(active, told(showing, pictureWords.active), 'sun'));
  if (priority !== undefined) pills.push(by(priority, told(showing, pictureWords.priority), 'arrow'));
  if (passes > 0)
    pills.push(pill(labelled(showing, told(showing, pictureWords.passes), passes), style, '#38564a', 'zed'));
  if (winner !== undefined) pills.push(by(winner, told(showing, pictureWords.winner), 'laurel'));
  else if (over !== undefined) pills.push(pill(told(showing, pictureWords.nobody), style, '#38564a', 'scales'));
  return inRow(pills, 10);
}
