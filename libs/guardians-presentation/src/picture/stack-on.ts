import { briefCard, cardBack, CARD_SIZE, nameStrip, smallCard } from '#cards-presentation';
import {
  flowing,
  icon,
  inRow,
  joined,
  label,
  like,
  onSheet,
  paragraph,
  placed,
  seatColor,
  space,
  stacked,
  told,
  withRef,
  type Piece,
} from '#drawing';
import { refKey, type Seat } from '#kernel';
import { type StackView } from '#guardians/queries';
import { cardIn } from './card-in-game.js';
import { withLaidItem, type ShownStack } from './laid.js';
import { colors, INSIDE, styles } from './look.js';
import { pictureWords } from './picture-words.js';
import { SHIELD_WIDTH, shieldToken } from './shield-token.js';
import type { Showing } from './showing.js';

const PADDING = 8;
const WIDTH = INSIDE - 2 * PADDING;
const GAP = 5;
/** More creatures than these are shown by their names and numbers alone. */
const MOST_CARDS = 6;
const BACK = 46;

/** A stack of a seat: its shield, or that it is a garrison, and its creatures as far as the viewer sees them. */
export function stackOn(showing: Showing, stack: ShownStack): Piece {
  const { seat, shield } = stack;
  const card = shield && cardIn(shield);
  const room = card ? WIDTH - SHIELD_WIDTH - PADDING : WIDTH;
  const row = inRow(
    [
      ...(card ? [withRef(refKey('card', card.instanceId), shieldToken(showing, stack, card))] : []),
      creaturesOf(showing, stack, room),
    ],
    PADDING,
  );
  const isBearer = card?.type === 'STANDARD_BEARER';
  const parts = [title(showing, stack), row, ...(isBearer ? [briefCard(showing, card, WIDTH)] : [])];
  const inside = stacked(parts, 5);
  return onSheet({ ...inside, width: WIDTH }, PADDING, {
    fill: colors.night,
    stroke: seatColor(seat),
    strokeWidth: 2,
    radius: 9,
    opacity: 0.86,
    ...(stack.isLaid ? { dash: '7 5' } : {}),
  });
}

/** The owner of the stack, its kind, and its state. */
function title(showing: Showing, stack: ShownStack): Piece {
  const words = [
    showing.tell.who(stack.seat),
    told(showing, stack.shield ? pictureWords.army : pictureWords.garrison),
    ...(stack.turned ? [told(showing, pictureWords.turned)] : []),
    ...(stack.isLaid ? [told(showing, pictureWords.laid)] : []),
  ];
  return label(words.join(' · '), like(styles.bright, { size: 12, bold: true }), WIDTH);
}

function creaturesOf(showing: Showing, { seat, creatures, hidden }: StackView, width: number): Piece {
  if (!creatures) return closed(showing, seat, hidden === 'MEMORY_RULE', width);
  const shown = creatures.map((creature) => withLaidItem(showing, creature));
  if (shown.length <= MOST_CARDS) {
    const cards = shown.map(({ card, item }) => smallCard(showing, cardIn(card), item && cardIn(item)));
    return flowing(cards, width, GAP);
  }
  const column = (width - GAP) / 2;
  const strips = shown.map(({ card, item }) =>
    stacked(
      [card, ...(item ? [item] : [])].map((one) => nameStrip(showing, cardIn(one), column)),
      2,
    ),
  );
  return flowing(strips, width, GAP);
}

/** Backs that do not tell how many they stand for, and why the viewer does not see them. */
function closed(showing: Showing, seat: Seat, isForgotten: boolean, width: number): Piece {
  const back = cardBack(seat, BACK, 'SINGLE');
  const step = 16;
  const height = (CARD_SIZE.height / CARD_SIZE.width) * BACK + 3;
  const backs = {
    ...space(BACK + 2 * step, height),
    markup: joined(...[0, 1, 2].map((at) => placed(at * step, 0, back))),
  };
  const room = width - backs.width - 34;
  const said = paragraph(
    told(showing, isForgotten ? pictureWords.memoryRule : pictureWords.closed),
    like(styles.note, { size: 12.5, color: colors.pale }),
    room,
  );
  const sign = { ...space(16, 16), markup: icon(isForgotten ? 'brain' : 'lock', 0, 0, 16, colors.bronze) };
  return { ...inRow([backs, sign, said], 8, 'middle'), width };
}
