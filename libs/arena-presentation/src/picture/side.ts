import { building, openFan } from '#cards-presentation';
import {
  centered,
  flowing,
  inRow,
  joined,
  padded,
  seatColor,
  secretsOf,
  space,
  stacked,
  tag,
  told,
  type Piece,
} from '#drawing';
import { type PlayerView } from '#arena/queries';
import { cardIn } from './card-in-game.js';
import { castle, castleHeight, castleInside } from './castle.js';
import { piles } from './draw-pile.js';
import { guardPost } from './guard-post.js';
import { colors } from './look.js';
import { namePlate } from './name-plate.js';
import { pictureWords } from './picture-words.js';
import type { Showing } from './showing.js';

const GAP = 16;
const PADDING = 16;

/** A seat's side of the table; the far one is turned around, so that the strongholds face each other. */
export function side(showing: Showing, player: PlayerView, width: number): Piece {
  const inner = width - 2 * PADDING;
  const isLaid = player.guardian !== undefined || player.strongholds.length > 0;
  const parts = [
    ...(isLaid ? [frontLine(showing, player, inner)] : []),
    namePlate(showing, player, inner),
    ...handOf(showing, player, inner),
  ];
  const inside = padded(stacked(player.seat === showing.near ? parts : parts.reverse(), 14), PADDING);
  return {
    ...inside,
    width,
    markup: joined(
      tag('rect', {
        width,
        height: inside.height,
        rx: 14,
        fill: colors.panel,
        'fill-opacity': 0.75,
        stroke: seatColor(player.seat),
        'stroke-opacity': 0.55,
        'stroke-width': 1.5,
      }),
      inside.markup,
    ),
  };
}

/** Guardian, strongholds and piles, from left to right as their owner sits. */
function frontLine(showing: Showing, player: PlayerView, width: number): Piece {
  const { strongholds } = player;
  const insides = strongholds.map((one) => castleInside(showing, player, one));
  const height = Math.max(0, ...insides.map(castleHeight));
  const castles = strongholds.map((one, at) => {
    const inside = insides[at] ?? space(0, 0);
    return castle(showing, player, one, inside, one.deployed ? height : castleHeight(inside));
  });
  const pieces = [guardPost(showing, player), ...castles, piles(showing, player)];
  const used = pieces.reduce((sum, piece) => sum + piece.width, 0);
  const gap = strongholds.length === 0 ? GAP : (width - used) / (pieces.length - 1);
  return inRow(player.seat === showing.near ? pieces : pieces.reverse(), gap);
}

/** Hand, depot and pen face up, where the viewer knows them; and the deck that is being built. */
function handOf(showing: Showing, { seat }: PlayerView, width: number): Piece[] {
  const secrets = secretsOf(showing, (own) => own.seat === seat);
  if (!secrets) return [];
  const groups = (['hand', 'depot', 'pen'] as const).filter((name) => secrets[name].length > 0);
  const fans = groups.map((name) => openFan(showing, told(showing, pictureWords[name]), secrets[name].map(cardIn)));
  const deck = secrets.building ? [building(showing, secrets.building, width)] : [];
  return [...(fans.length > 0 ? [handRow(fans, width)] : []), ...deck];
}

/** All of a hand in the middle of its row; in several rows when it is large. */
function handRow(fans: readonly Piece[], width: number): Piece {
  const row = inRow(fans, 20);
  return row.width <= width ? centered(row, width) : flowing(fans, width, 20);
}
