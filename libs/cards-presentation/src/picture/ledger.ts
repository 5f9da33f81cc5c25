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
import type { Card } from '#cards';
import type { Contribution, Total } from '#cards/totals';
import { nameOf, type TableShowing } from './card-showing.js';
import { cardColors, cardStyles, frameColor } from './look.js';
import { partWords, tableWords } from './table-words.js';

const GAP = 24;
const ROW = 21;
/** More parts than these stand in two columns. */
const MOST_ROWS = 5;

/** A total of a seat. */
export interface SeatTotal extends Total {
  readonly seat: Seat;
}

/** An effect that lasts in a combat. */
export interface LastingEffect {
  readonly seat: Seat;
  readonly card: Card;
  /** The creature that it is for, where it is for one. */
  readonly on?: Card | undefined;
  readonly command: boolean;
}

/** The content of a ledger. */
export interface LedgerFacts {
  readonly totals: readonly SeatTotal[];
  readonly inForce: readonly LastingEffect[];
}

/** The parts of both totals of the combat, part by part with its card, and the effects in force (cards.md 6). */
export function ledger(showing: TableShowing, facts: LedgerFacts, width: number): Piece {
  const { near } = showing;
  const column = (width - 2 * 16 - GAP) / 2;
  const columns = inRow([account(showing, facts, near, column), account(showing, facts, 1 - near, column)], GAP);
  const effects = inForce(showing, facts, width - 32);
  return onSheet(stacked([columns, ...(effects ? [effects] : [])], 12), 16, {
    fill: cardColors.panel,
    stroke: cardColors.panelEdge,
    radius: 10,
  });
}

/** One side of the ledger: the parts in two columns when they are many. */
function account(showing: TableShowing, { totals }: LedgerFacts, seat: Seat, width: number): Piece {
  const mine = totals.find((one) => one.seat === seat);
  const parts = mine?.contributions ?? [];
  const columns = parts.length > MOST_ROWS ? 2 : 1;
  const each = (width - (columns - 1) * 16) / columns;
  const rows = parts.map((part) => partRow(showing, part, each));
  const half = Math.ceil(rows.length / columns);
  const whole = inRow([stacked(rows.slice(0, half)), stacked(rows.slice(half))], 16);
  return stacked([headLine(showing, seat, mine?.total, width), { ...whole, width }], 6);
}

function headLine(showing: TableShowing, seat: Seat, total: number | undefined, width: number): Piece {
  const text = `${told(showing, tableWords.total)} · ${showing.tell.who(seat)}`;
  const name = label(text, like(cardStyles.bright, { size: 15, bold: true }), width - 60);
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
        { ...cardStyles.player, size: 19, color: '#ffffff', anchor: 'end' },
        40,
      ),
    ),
  };
}

/** A part of a total: its signed value, the card it comes from, what sort of part it is, and the rule. */
function partRow(showing: TableShowing, { card: cardId, sort, rule, value }: Contribution, width: number): Piece {
  const card = showing.printed(cardId);
  const small = like(cardStyles.note, { size: 11 });
  const what = sort === 'GUARDIAN' && card.type === 'STANDARD_BEARER' ? tableWords.bearer : partWords[sort];
  const reason = [told(showing, what), ...(rule === null ? [] : [ruleName(rule)])].join(' · ');
  const why = label(reason, { ...small, anchor: 'end' }, Math.min(textWidth(reason, small) + 2, width * 0.44));
  const name = label(
    nameOf(showing, card),
    like(cardStyles.bright, { face: 'serif', size: 14 }),
    width - 64 - why.width,
  );
  const color = value < 0 ? '#ef8a7a' : value > 0 ? '#a9d68f' : cardColors.mist;
  return {
    width,
    height: ROW,
    markup: joined(
      line(
        value === 0 ? '0' : signed(value),
        34,
        15.5,
        like(cardStyles.bright, { size: 15, bold: true, color, anchor: 'end' }),
        34,
      ),
      tag('rect', {
        x: 42,
        y: 5,
        width: 10,
        height: 12,
        rx: 2,
        fill: frameColor(card),
        stroke: cardColors.mist,
        'stroke-width': 0.8,
      }),
      placed(58, (ROW - name.height) / 2, name),
      placed(width - why.width, (ROW - why.height) / 2, why),
      tag('rect', { y: ROW - 0.5, width, height: 0.6, fill: cardColors.panelEdge }),
    ),
  };
}

/** The id of a rule without the word for a game that has chapters: “MOD-04”, “GUARD-111”. */
const ruleName = (rule: string): string => rule.split('-').slice(-2).join('-');

/** Effects that last in this combat, with the color of their seat and the creature they are for. */
function inForce(showing: TableShowing, { inForce }: LedgerFacts, width: number): Piece | undefined {
  if (inForce.length === 0) return undefined;
  const style = { ...cardStyles.bright, size: 12.5, bold: true, color: '#ffffff' };
  const title = padded(label(told(showing, tableWords.inForce).toUpperCase(), cardStyles.heading, 130), 0, 4);
  const effects = inForce.map(({ card, seat, on, command }) => {
    const at = on ? ` → ${nameOf(showing, on)}` : '';
    const sort = command ? ` (${told(showing, tableWords.command)})` : '';
    return pill(`${nameOf(showing, card)}${sort}${at}`, style, seatColor(seat), 'spark', width);
  });
  return flowing([title, ...effects], width, 8, 'middle');
}
