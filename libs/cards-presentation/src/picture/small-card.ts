import { icon, joined, paragraph, placed, readableOn, sheet, sizeFor, tag, type Markup, type Piece } from '#drawing';
import type { Card } from '#cards';
import { cornerMarks } from './card-marks.js';
import { nameOf, scaled, type CardShowing } from './card-showing.js';
import { ofCard, type DrawnCard } from './card-in-game.js';
import { cardColors, cardStyles, frameColor } from './look.js';
import { scenery } from './scenery.js';
import { sigil } from './sigils.js';

/** The size of a small card without what it carries. */
export const SMALL_CARD = { width: 94, height: 82 } as const;

const FRAME = 3;
const PICTURE = { width: SMALL_CARD.width - 2 * FRAME, height: 46 } as const;
const MARKS = 0.64;
const ITEM = 17;

/** A creature where there is little room: its picture with its numbers, its name, and the item that it carries. */
export function smallCard(showing: CardShowing, card: DrawnCard, item?: DrawnCard): Piece {
  const { width } = SMALL_CARD;
  const frame = frameColor(card);
  const name = smallName(nameOf(showing, card), readableOn(frame), width - 2 * FRAME - 2, 27);
  const height = SMALL_CARD.height + (item ? ITEM + 2 : 0);
  const face = joined(
    sheet(width, SMALL_CARD.height, { fill: frame, stroke: '#0b0908', radius: 7, shadow: true }),
    placed(FRAME, FRAME, { ...PICTURE, markup: pictureOf(card) }),
    placed(FRAME + 1, FRAME + PICTURE.height + (SMALL_CARD.height - FRAME - PICTURE.height - name.height) / 2, name),
  );
  const below = item ? placed(0, SMALL_CARD.height + 2, carried(showing, item, width)) : undefined;
  return { width, height, markup: joined(ofCard(card, face), below) };
}

function pictureOf(card: Card): Markup {
  // Of a creature the dominant value is its vitality once more.
  const { dominantValue: _dominantValue, ...shown } = card;
  const { width, height } = PICTURE;
  const marks = cornerMarks(shown, width / MARKS, height / MARKS);
  return joined(
    scenery(card, width, height),
    tag('rect', { width, height, fill: 'none', stroke: '#0b0908', 'stroke-width': 0.8, opacity: 0.6 }),
    scaled({ width, height, markup: marks }, MARKS).markup,
    card.flying ? wing(width - 20, height - 18) : undefined,
  );
}

const wing = (x: number, y: number): Markup =>
  joined(
    tag('circle', { cx: x + 9, cy: y + 8, r: 9, fill: cardColors.shade }),
    sigil('wing', x + 2.5, y + 1.5, 13, '#2f6f9a'),
  );

/** A name in the middle of two lines, as large as it fits. */
function smallName(name: string, color: string, width: number, height: number): Piece {
  const style = { ...cardStyles.cardName, size: 12, color, anchor: 'middle', leading: 1.08 } as const;
  const text = paragraph(name, { ...style, size: sizeFor(name, style, width, { least: 9, lines: 2 }) }, width, 2);
  return { ...text, height: Math.min(text.height, height) };
}

/** The item that a creature carries. */
function carried(showing: CardShowing, item: DrawnCard, width: number): Piece {
  const fill = frameColor(item);
  const color = readableOn(fill);
  const name = nameOf(showing, item);
  const style = { ...cardStyles.cardName, size: 10.5, color };
  const said = paragraph(
    name,
    { ...style, size: sizeFor(name, style, width - 22, { least: 7.5, lines: 1 }) },
    width - 22,
    1,
  );
  return {
    width,
    height: ITEM,
    markup: ofCard(
      item,
      joined(
        sheet(width, ITEM, { fill, stroke: '#0b0908', radius: 4 }),
        icon('satchel', 4, 2.5, 12, color),
        placed(19, (ITEM - said.height) / 2, said),
      ),
    ),
  };
}
