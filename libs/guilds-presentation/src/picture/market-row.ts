import {
  flowing,
  joined,
  label,
  like,
  line,
  onSheet,
  over,
  padded,
  placed,
  space,
  stacked,
  told,
  type Markup,
  type Piece,
} from '#drawing';
import { ITEM_WIDTH, itemCard } from './item-card.js';
import { leaderCard } from './leader-card.js';
import { colors, styles } from './look.js';
import { MAGE_WIDTH, mageCard } from './mage-card.js';
import { pictureWords } from './picture-words.js';
import { questLine } from './quest-card.js';
import type { Showing } from './showing.js';
import { cardBack } from './values.js';

const PADDING = 18;

/** The stalls beside the quest: market, recruits, auction, and what the viewer alone has been shown. The last one reaches down to `least`. */
export function stalls(showing: Showing, width: number, least: number): Piece {
  const gap = 16;
  const half = (width - gap) / 2;
  const market = stall(showing, pictureWords.market, half, marketOf(showing));
  const recruits = stall(showing, pictureWords.recruits, half, recruitsOf(showing));
  const more = [...auctionStalls(showing, width), ...ownStall(showing, width)];
  const height = Math.max(market.height, recruits.height, more.length === 0 ? least : 0);
  const top: Piece = {
    width,
    height,
    markup: joined(
      framed(market, half, height),
      placed(half + gap, 0, { ...recruits, markup: framed(recruits, half, height) }),
    ),
  };
  const used = stacked([top, ...more], gap).height;
  const stretched = more.map((piece, index) =>
    framedAs(
      piece,
      width,
      index === more.length - 1 ? Math.max(piece.height, piece.height + least - used) : piece.height,
    ),
  );
  return stacked([top, ...stretched], gap);
}

type Title = (typeof pictureWords)[keyof typeof pictureWords];

/** A stall before its frame: its title and what lies on it. */
function stall(showing: Showing, title: Title, width: number, pieces: readonly Piece[]): Piece {
  const head = label(told(showing, title).toUpperCase(), styles.heading, width - 2 * PADDING);
  return padded(stacked([head, flowing(pieces, width - 2 * PADDING, 14)], 10), PADDING);
}

const framedAs = (piece: Piece, width: number, height: number): Piece => ({
  width,
  height,
  markup: framed(piece, width, height),
});

const framed = (piece: Piece, width: number, height: number): Markup =>
  joined(
    onSheet(space(width - 2, height - 2), 1, { fill: colors.panel, stroke: colors.panelEdge, radius: 12 }).markup,
    piece.markup,
  );

function deck(showing: Showing, count: number, color: string, more?: string): Piece {
  const [width, height] = [112, 150];
  const number = line(
    String(count),
    width / 2,
    height - 18,
    like(styles.number, { size: 20, color: colors.pale, anchor: 'middle' }),
  );
  const note =
    more === undefined ? undefined : placed(0, height + 4, label(more, like(styles.note, { anchor: 'middle' }), width));
  return {
    width,
    height: height + (more === undefined ? 0 : 22),
    markup: joined(cardBack(width, height, color), number, note),
  };
}

function marketOf(showing: Showing): Piece[] {
  const { faceUpItem, itemDeck, itemDiscard } = showing.view;
  const discard = `${itemDiscard.length} · ${told(showing, pictureWords.discard)}`;
  const shown = faceUpItem === undefined ? emptyPlace(showing, ITEM_WIDTH, 150) : itemCard(showing, faceUpItem);
  return [deck(showing, itemDeck, '#4a2f4f', discard), shown];
}

function recruitsOf(showing: Showing): Piece[] {
  const { faceUpMage, mageDeck } = showing.view;
  const shown = faceUpMage === undefined ? emptyPlace(showing, MAGE_WIDTH, 150) : mageCard(showing, faceUpMage);
  return [deck(showing, mageDeck, '#2c3f66'), shown];
}

function emptyPlace(showing: Showing, width: number, height: number): Piece {
  const text = label(told(showing, pictureWords.noItem), like(styles.note, { anchor: 'middle' }), width);
  return over(
    onSheet(space(width - 2, height - 2), 1, { fill: 'none', stroke: colors.panelEdge, strokeWidth: 1.5, dash: '6 5' }),
    placed(0, height / 2 - 8, text),
  );
}

function auctionStalls(showing: Showing, width: number): Piece[] {
  const { lots, auctionPile } = showing.view;
  const shown: Piece[] = [];
  if (lots.length > 0)
    shown.push(
      stall(
        showing,
        pictureWords.lots,
        width,
        lots.map((mageId) => mageCard(showing, mageId)),
      ),
    );
  if (auctionPile.length > 0)
    shown.push(
      stall(
        showing,
        pictureWords.pile,
        width,
        auctionPile.map((mageId) => mageCard(showing, mageId)),
      ),
    );
  return shown;
}

/** The cards that only the viewer's seat has been shown, and the open earlier quests. */
function ownStall(showing: Showing, width: number): Piece[] {
  const { own, quests } = showing.view;
  const shown = [
    ...(own?.market ?? []).map((id) => itemCard(showing, id)),
    ...(own?.items ?? []).map((id) => itemCard(showing, id)),
    ...(own?.mages ?? []).map((id) => mageCard(showing, id)),
    ...(showing.view.turn > 0 ? (own?.leaders ?? []) : []).map((id) => leaderCard(showing, id)),
  ];
  const ordered = [...(own?.questsPlaced ?? []), ...(own?.quests ?? [])].map((questId) => {
    const open = quests.find((each) => each.questId === questId);
    return questLine(showing, open ?? { questId, damage: [], rubies: 0, objects: [] }, width - 2 * PADDING);
  });
  const before = quests.slice(1).map((open) => questLine(showing, open, width - 2 * PADDING));
  const stallsShown: Piece[] = [];
  if (shown.length + ordered.length > 0)
    stallsShown.push(stall(showing, pictureWords.offered, width, [...shown, ...ordered]));
  if (before.length > 0) stallsShown.push(stall(showing, pictureWords.otherQuests, width, before));
  return stallsShown;
}
