import { nameOf } from '#cards-presentation';
import type { Card } from '#cards';
import { darker, icon, joined, line, paragraph, placed, seatColor, sizeFor, tag, type Piece } from '#drawing';
import type { StackView } from '#guardians/queries';
import { colors, styles } from './look.js';
import type { Showing } from './showing.js';

/** The width of a shield over its stack. */
export const SHIELD_WIDTH = 88;
const HEIGHT = 84;
const [WIDE, SHAPE] = [72, 'M0 0H72V44C72 64 54 76 36 84C18 76 0 64 0 44Z'];

/**
 * A shield with its number, or with the flag of a standard bearer: its foot towards its owner, and away once it is turned
 * (GUARD-042, GUARD-064).
 */
export function shieldToken(showing: Showing, { seat, turned }: StackView, card: Card): Piece {
  const isFootDown = (seat === showing.near) !== turned;
  const fill = turned ? darker(seatColor(seat), 0.45) : seatColor(seat);
  const isBearer = card.type === 'STANDARD_BEARER';
  const shape = joined(
    tag('path', { d: SHAPE, fill, stroke: '#f3e3bd', 'stroke-width': 3, 'stroke-linejoin': 'round' }),
    tag('path', { d: 'M36 6V78M6 30H66', stroke: '#f3e3bd', 'stroke-width': 2, opacity: 0.28 }),
  );
  const standing = isFootDown ? shape : tag('g', { transform: `rotate(180 ${WIDE / 2} ${HEIGHT / 2})` }, shape);
  const middle = isFootDown ? 34 : 50;
  const style = { ...styles.cardName, size: 12, color: colors.pale, anchor: 'middle' } as const;
  const name = nameOf(showing, card);
  const said = paragraph(
    name,
    { ...style, size: sizeFor(name, style, SHIELD_WIDTH, { least: 9.5, lines: 2 }) },
    SHIELD_WIDTH,
    2,
  );
  return {
    width: SHIELD_WIDTH,
    height: isBearer ? HEIGHT : HEIGHT + 3 + said.height,
    markup: joined(
      tag('g', { transform: `translate(${(SHIELD_WIDTH - WIDE) / 2} 0)` }, standing),
      isBearer ? icon('flag', SHIELD_WIDTH / 2 - 30, middle - 14, 26, '#ffe9b8') : undefined,
      line(
        String(card.dominantValue ?? ''),
        SHIELD_WIDTH / 2 + (isBearer ? 14 : 0),
        middle + 10,
        { ...styles.number, color: '#ffffff' },
        isBearer ? 34 : 60,
      ),
      isBearer ? undefined : placed(0, HEIGHT + 3, said),
    ),
  };
}
