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
import type { Seat } from '#kernel';
import { stepNames } from '../describe/step-names.js';
import { colors, styles } from './look.js';
import { endings, pictureWords } from './picture-words.js';
import type { Showing } from './showing.js';

const HEIGHT = 66;

/** Room for a player's name beside the others: as much as may be, and what it has at least. */
const NAME: Readonly<Record<'most' | 'least' | 'step', number>> = { most: 170, least: 60, step: 10 };

/** The name of the game, the turn, what is waited for, who is Active and who is to act; in the end, who has won. */
export function header(showing: Showing, width: number): Piece {
  const title = told(showing, pictureWords.title).toUpperCase();
  const titleWidth = textWidth(title, styles.title);
  const left = 52 + titleWidth + 28;
  const phase = subtitle(showing);
  const style = { ...styles.flavor, size: 21, color: colors.pale };
  const status = statusPills(showing, width - left - textWidth(phase, style) - 20);
  return {
    width,
    height: HEIGHT,
    markup: joined(
      icon('swords', 0, 8, 40, colors.bronze),
      line(title, 52, 42, styles.title),
      placed(left, 14, label(phase, style, width - left - status.width - 20)),
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

/** The pills with names as long as the room lets them be: what the game waits for is never cut for a name. */
function statusPills(showing: Showing, room: number): Piece {
  for (let { most } = NAME; ; most -= NAME.step) {
    const row = inRow(pillsOf(showing, most), 10);
    if (row.width <= room || most <= NAME.least) return row;
  }
}

function pillsOf(showing: Showing, most: number): Piece[] {
  const { turn, active, asked, passes, over, winner } = showing.view;
  const style = like(styles.bright, { size: 15, bold: true, color: '#ffffff' });
  const plain = (text: string, named: 'hourglass' | 'zed' | 'scales'): Piece => pill(text, style, '#38564a', named);
  const by = (seat: Seat, text: string, named: 'sun' | 'arrow' | 'laurel'): Piece =>
    pill(labelled(showing, text, fitted(showing.tell.who(seat), style, most)), style, seatColor(seat), named);
  const pills = [plain(`${told(showing, pictureWords.turn)} ${turn}`, 'hourglass')];
  if (over === undefined)
    pills.push(
      ...actors(showing, active, asked).map(({ seat, words }) => by(seat, words, seat === active ? 'sun' : 'arrow')),
    );
  if (passes > 0) pills.push(plain(labelled(showing, told(showing, pictureWords.passes), passes), 'zed'));
  if (winner !== undefined) pills.push(by(winner, told(showing, pictureWords.winner), 'laurel'));
  else if (over !== undefined) pills.push(plain(told(showing, pictureWords.nobody), 'scales'));
  return pills;
}

/** Who is Active and who has to act, each player once, Active first. */
function actors(showing: Showing, active: Seat, asked: readonly Seat[]) {
  return [active, ...asked.filter((seat) => seat !== active)].map((seat) => ({
    seat,
    words: [
      ...(seat === active ? [told(showing, pictureWords.active)] : []),
      ...(asked.includes(seat) ? [told(showing, pictureWords.priority)] : []),
    ].join(', '),
  }));
}
