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
import type { Localized, Seat } from '#kernel';
import type { TableShowing } from './card-showing.js';
import { cardColors, cardStyles } from './look.js';
import { tableWords } from './table-words.js';

const HEIGHT = 66;

/** Room for a player's name beside the others: as much as may be, and what it has at least. */
const NAME: Readonly<Record<'most' | 'least' | 'step', number>> = { most: 170, least: 60, step: 10 };

/** The content of the head of a table. */
export interface HeaderFacts {
  readonly title: Localized;
  /** The step that is open, or how the game ended. */
  readonly phase: Localized;
  readonly turn: number;
  /** Absent while no seat is Active. */
  readonly active?: Seat | undefined;
  readonly asked: readonly Seat[];
  /** Passes in a row. */
  readonly passes: number;
  readonly isOver: boolean;
  readonly winner?: Seat | undefined;
}

/** The name of the game, the turn, what is waited for, who is Active and who is to act; in the end, who has won. */
export function header(showing: TableShowing, facts: HeaderFacts, width: number): Piece {
  const title = told(showing, facts.title).toUpperCase();
  const titleWidth = textWidth(title, cardStyles.title);
  const left = 52 + titleWidth + 28;
  const phase = told(showing, facts.phase);
  const style = { ...cardStyles.flavor, size: 21, color: cardColors.pale };
  const status = statusPills(showing, facts, width - left - textWidth(phase, style) - 20);
  return {
    width,
    height: HEIGHT,
    markup: joined(
      icon('swords', 0, 8, 40, cardColors.bronze),
      line(title, 52, 42, cardStyles.title),
      placed(left, 14, label(phase, style, width - left - status.width - 20)),
      placed(width - status.width, 14, status),
      tag('rect', { y: HEIGHT - 6, width, height: 1.5, fill: cardColors.bronze, opacity: 0.6 }),
    ),
  };
}

/** The pills with names as long as the room lets them be: what the game waits for is never cut for a name. */
function statusPills(showing: TableShowing, facts: HeaderFacts, room: number): Piece {
  for (let { most } = NAME; ; most -= NAME.step) {
    const row = inRow(pillsOf(showing, facts, most), 10);
    if (row.width <= room || most <= NAME.least) return row;
  }
}

function pillsOf(showing: TableShowing, facts: HeaderFacts, most: number): Piece[] {
  const { turn, active, passes, isOver, winner } = facts;
  const style = like(cardStyles.bright, { size: 15, bold: true, color: '#ffffff' });
  const plain = (text: string, named: 'hourglass' | 'zed' | 'scales'): Piece => pill(text, style, '#38564a', named);
  const by = (seat: Seat, text: string, named: 'sun' | 'arrow' | 'laurel'): Piece =>
    pill(labelled(showing, text, fitted(showing.tell.who(seat), style, most)), style, seatColor(seat), named);
  const pills = [plain(`${told(showing, tableWords.turn)} ${turn}`, 'hourglass')];
  if (!isOver)
    pills.push(...actors(showing, facts).map(({ seat, words }) => by(seat, words, seat === active ? 'sun' : 'arrow')));
  if (passes > 0) pills.push(plain(labelled(showing, told(showing, tableWords.passes), passes), 'zed'));
  if (winner !== undefined) pills.push(by(winner, told(showing, tableWords.winner), 'laurel'));
  else if (isOver) pills.push(plain(told(showing, tableWords.nobody), 'scales'));
  return pills;
}

/** The Active player and those who have to act, each player once, Active first. */
function actors(showing: TableShowing, { active, asked }: HeaderFacts) {
  return [...(active === undefined ? [] : [active]), ...asked.filter((seat) => seat !== active)].map((seat) => ({
    seat,
    words: [
      ...(seat === active ? [told(showing, tableWords.active)] : []),
      ...(asked.includes(seat) ? [told(showing, tableWords.priority)] : []),
    ].join(', '),
  }));
}
