import { caption, discardPile, drawPile, PILES_WIDTH, stack } from '#cards-presentation';
import {
  flowing,
  icon,
  inRow,
  joined,
  label,
  padded,
  placed,
  seatColor,
  sheet,
  stacked,
  tag,
  told,
  type Piece,
} from '#drawing';
import type { PlayerView } from '#guardians/queries';
import { BOARD_EDGE } from './board.js';
import { guardianPost } from './guardian-post.js';
import { colors, SPACE, SPACE_GAP, styles } from './look.js';
import { marksOf } from './marks.js';
import { pictureWords } from './picture-words.js';
import type { Showing } from './showing.js';

const PADDING = 12;
const STACK = 84;
const DISCARDS_SHOWN = 7;

/** The cards of a seat behind its strongholds: the player with the hands, the guardian in the middle, the piles. */
export function side(showing: Showing, player: PlayerView, width: number): Piece {
  const thirds = [plate(showing, player), guardianPost(showing, player), piles(showing, player)];
  const row = inRow(
    thirds.map((piece) => ({ ...piece, width: SPACE })),
    SPACE_GAP,
  );
  const inside = padded(row, BOARD_EDGE, PADDING);
  return {
    ...inside,
    width,
    markup: joined(
      sheet(width, inside.height, {
        fill: colors.night,
        stroke: seatColor(player.seat),
        strokeWidth: 1.5,
        radius: 12,
        opacity: 0.7,
      }),
      tag('rect', { x: 0, y: 14, width: 8, height: inside.height - 28, rx: 4, fill: seatColor(player.seat) }),
      inside.markup,
    ),
  };
}

/** The name of the player, how the seat stands, and its hands as backs. */
function plate(showing: Showing, player: PlayerView): Piece {
  const { seat, hand, depot, pen } = player;
  const name = label(showing.tell.who(seat), styles.player, SPACE - 40);
  const head = {
    width: SPACE,
    height: name.height,
    markup: joined(icon('flag', 0, 3, 24, seatColor(seat)), placed(34, 0, name)),
  };
  const marks = marksOf(showing, player, SPACE);
  const stacks = inRow(
    [
      stack({ seat, count: hand, title: told(showing, pictureWords.reserve), width: STACK }),
      stack({ seat, count: depot, title: told(showing, pictureWords.depot), width: STACK, border: 'DOUBLE' }),
      stack({ seat, count: pen, title: told(showing, pictureWords.pen), width: STACK, border: 'SINGLE' }),
    ],
    22,
  );
  return stacked([head, ...(marks.length > 0 ? [flowing(marks, SPACE, 6)] : []), stacks], 10);
}

/** The draw pile with the dominant, and beside it the last cards of the discard pile. */
function piles(showing: Showing, player: PlayerView): Piece {
  const width = SPACE - PILES_WIDTH - 20;
  const discards = stacked(discardPile(showing, player.discard, DISCARDS_SHOWN, width), 4);
  const older = player.discard.length - DISCARDS_SHOWN;
  const more = older > 0 ? [caption(`+ ${older}`, width)] : [];
  return inRow([stacked([discards, ...more], 4), drawPile(showing, player)], 20);
}
