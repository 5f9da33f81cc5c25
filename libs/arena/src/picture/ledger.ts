import { type Contribution, nameOf, frameColor } from '#cards';
import {
  flowing,
  inRow,
  joined,
  label,
  like,
  line,
  onSheet,
  padded,
  pill,
  placed,
  seatColor,
  signed,
  stacked,
  tag,
  textWidth,
  told,
  type Piece,
} from '#drawing';
import type { Seat } from '#kernel';
import { printed } from '../content/catalogue.js';
import type { CombatView } from '../view/view-schema.js';
import { colors, styles } from './look.js';
import { partWords, pictureWords } from './picture-words.js';
import type { Showing } from './showing.js';

const GAP = 24;
const ROW = 21;
/** More parts than these stand in two columns. */
const MOST_ROWS = 5;

/** What both totals of the combat are made of, part by part with its card, and the effects in force (cards.md 6). */
export function ledger(showing: Showing, combat: CombatView, width: number): Piece {
  const { near } = showing;
  const column = (width - 2 * 16 - GAP) / 2;
  const columns = inRow([account(showing, combat, near, column), account(showing, combat, 1 - near, column)], GAP);
  const effects = inForce(showing, combat, width - 32);
  return onSheet(stacked([columns, ...(effects ? [effects] : [])], 12), 16, {
    fill: colors.panel,
    stroke: colors.panelEdge,
    radius: 10,
  });
}

/** One side of the ledger: the parts in two columns when they are many. */
function account(showing: Showing, { totals }: CombatView, seat: Seat, width: number): Piece {
  const mine = totals.find((one) => one.seat === seat);
  const parts = mine?.contributions ?? [];
  const columns = parts.length > MOST_ROWS ? 2 : 1;
  const each = (width - (columns - 1) * 16) / columns;
  const rows = parts.map((part) => partRow(showing, part, each));
  const half = Math.ceil(rows.length / columns);
  const whole = inRow([stacked(rows.slice(0, half)), stacked(rows.slice(half))], 16);
  return stacked([headLine(showing, seat, mine?.total, width), { ...whole, width }], 6);
}

function headLine(showing: Showing, seat: Seat, total: number | undefined, width: number): Piece {
  const text = `${told(showing, pictureWords.total)} · ${showing.tell.who(seat)}`;
  const name = label(text, like(styles.bright, { size: 15, bold: true }), width - 60);
  return {
    width,
    height: 28,
    markup: joined(
      tag('rect', { width, height: 26, rx: 5, fill: seatColor(seat) }),
      placed(10, 13 - name.height / 2, name),
      line(
        total === undefined ? '–' : String(total).replace('-', '−'),
        width - 10,
        20,
        { ...styles.player, size: 19, color: '#ffffff', anchor: 'end' },
        40,
      ),
    ),
  };
}

/** A part of a total: its signed value, the card it comes from, what sort of part it is, and the rule. */
function partRow(showing: Showing, { card: cardId, sort, rule, value }: Contribution, width: number): Piece {
  const card = printed(cardId);
  const small = like(styles.note, { size: 11 });
  const reason = [told(showing, partWords[sort]), ...(rule === null ? [] : [rule.replace('ARENA-', '')])].join(' · ');
  const why = label(reason, { ...small, anchor: 'end' }, Math.min(textWidth(reason, small) + 2, width * 0.44));
  const name = label(nameOf(showing, card), like(styles.bright, { face: 'serif', size: 14 }), width - 64 - why.width);
  const color = value < 0 ? '#ef8a7a' : value > 0 ? '#a9d68f' : colors.mist;
  return {
    width,
    height: ROW,
    markup: joined(
      line(
        value === 0 ? '0' : signed(value),
        34,
        15.5,
        like(styles.bright, { size: 15, bold: true, color, anchor: 'end' }),
        34,
      ),
      tag('rect', {
        x: 42,
        y: 5,
        width: 10,
        height: 12,
        rx: 2,
        fill: frameColor(card),
        stroke: colors.mist,
        'stroke-width': 0.8,
      }),
      placed(58, (ROW - name.height) / 2, name),
      placed(width - why.width, (ROW - why.height) / 2, why),
      tag('rect', { y: ROW - 0.5, width, height: 0.6, fill: colors.panelEdge }),
    ),
  };
}

/** Effects that last in this combat, with the color of their seat and the creature they are for. */
function inForce(showing: Showing, { inForce, fighters }: CombatView, width: number): Piece | undefined {
  if (inForce.length === 0) return undefined;
  const style = { ...styles.bright, size: 12.5, bold: true, color: '#ffffff' };
  const title = padded(label(told(showing, pictureWords.inForce).toUpperCase(), styles.heading, 130), 0, 4);
  const effects = inForce.map(({ card, seat, target, command }) => {
    const aimed = fighters.find((fighter) => fighter.card.id === target);
    const at = aimed ? ` → ${nameOf(showing, printed(aimed.card.cardId))}` : '';
    const sort = command ? ` (${told(showing, pictureWords.command)})` : '';
    return pill(`${nameOf(showing, printed(card.cardId))}${sort}${at}`, style, seatColor(seat), 'spark', width);
  });
  return flowing([title, ...effects], width, 8, 'middle');
}
