import { centered, label, padded, placed, stacked, joined, tag, written, type Markup, type Piece } from '#drawing';
import type { Seat } from '#kernel';
import { cardBack } from './card-back.js';
import { CARD_SIZE, cardFace } from './card-face.js';
import type { DrawnCard } from './card-in-game.js';
import { cardStyles } from './look.js';
import type { CardShowing } from './card-showing.js';

const GAP = 7;
/** Cards of one row at most, where a table does not say how many it has room for. */
export const ROW = 9;

/** A piece turned around its foot, as cards in a hand are. */
function turned(piece: Piece, degrees: number): Markup {
  if (degrees === 0) return piece.markup;
  const around = `${written(piece.width / 2)} ${written(piece.height * 2)}`;
  return tag('g', { transform: `rotate(${written(degrees)} ${around})` }, piece.markup);
}

/** Pieces beside each other as in a hand: the outer ones a little lower and turned outward. */
function fanned(pieces: readonly Piece[], step: number, turn: number): Piece {
  const [first] = pieces;
  if (!first) return { width: 0, height: 0, markup: joined() };
  const middle = (pieces.length - 1) / 2;
  const drop = (offset: number): number => 0.9 * offset * offset;
  const drawn = pieces.map((piece, index) => {
    const offset = index - middle;
    return placed(index * step, drop(offset), { ...piece, markup: turned(piece, offset * turn) });
  });
  return {
    width: (pieces.length - 1) * step + first.width,
    height: first.height + drop(middle) + 4,
    markup: joined(...drawn),
  };
}

/** Cards face up in a hand, nothing of them covered, in rows where they are many; with a title over them. */
export function openFan(showing: CardShowing, title: string, cards: readonly DrawnCard[], most: number = ROW): Piece {
  const rows: Piece[] = [];
  for (let from = 0; from < cards.length; from += most) {
    const faces = cards.slice(from, from + most).map((card) => cardFace(showing, card));
    rows.push(padded(fanned(faces, CARD_SIZE.width + GAP, 0.35), 0, 4));
  }
  const widest = Math.max(0, ...rows.map(({ width }) => width));
  const hand = stacked(
    rows.map((row) => centered(row, widest)),
    6,
  );
  const head = label(title.toUpperCase(), cardStyles.heading, Math.max(hand.width, 60));
  return stacked([head, hand], 2);
}

/** A hand of backs: nothing tells what sorts of cards are in it. */
export function closedFan(seat: Seat, count: number, width: number): Piece {
  const backs = Array.from({ length: count }, () => cardBack(seat, 34));
  return centered(fanned(backs, Math.min(26, (width - 40) / Math.max(1, count)), 1.2), width);
}
