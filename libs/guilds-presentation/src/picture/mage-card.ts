import {
  amount,
  icon,
  joined,
  label,
  like,
  line,
  ofRef,
  over,
  paragraph,
  pill,
  pips,
  placed,
  sheet,
  space,
  stacked,
  tag,
  told,
  withRef,
  type Markup,
  type Piece,
} from '#drawing';
import { type GuildView, item, type ItemId, mage, type MageId } from '#guilds/queries';
import { refKey } from '#kernel';
import { colors, sideColor, styles } from './look.js';
import { pictureWords } from './picture-words.js';
import type { InLanguage } from './showing.js';
import { pointsBadge, valueGrid } from './values.js';

/** The width of every mage on the table. */
export const MAGE_WIDTH = 173;
const INNER = MAGE_WIDTH - 20;
const BAND = 6;

/** Where a mage is, and what has become of it. */
export type MageOnTable = GuildView['mages'][number];

/** A mage as a card: for sale with its price, or in a guild with its damage, its post and what it carries. */
export function mageCard(
  showing: InLanguage,
  mageId: MageId,
  at?: MageOnTable,
  carried: readonly ItemId[] = [],
): Piece {
  const card = mage(mageId);
  const band = sideColor(card.requirement?.side);
  const name = paragraph(told(showing, card.name), styles.cardName, INNER - 26, 2);
  const top: Piece = { width: INNER, height: 34, markup: placed(0, (34 - name.height) / 2, name) };
  const health = healthRow(card.health, at, card.price);
  const rows = [top, valueGrid(card.attack, card.defense, INNER), health];
  const objects = carried.map((objectId) => carriedLine(showing, objectId));
  const roomOf = ({ width, height }: Piece): Piece => space(width, height);
  const inside = stacked([...rows, ...objects.map(roomOf), ...statusRow(showing, at)], 6);
  const lying = stacked([...rows.map(roomOf), ...objects], 6);
  const height = inside.height + BAND + 18;
  const inCare = at?.inCare === true;
  const paper = sheet(MAGE_WIDTH, height, {
    fill: inCare ? '#dcd6d2' : colors.parchment,
    stroke: at?.post === 'active' ? colors.gold : colors.parchmentEdge,
    strokeWidth: at?.post === 'active' ? 3 : 1,
    shadow: true,
  });
  const face = joined(
    paper,
    tag('rect', { x: 10, y: 6, width: INNER, height: 4, rx: 2, fill: band }),
    placed(10, BAND + 8, inside),
    pointsBadge(card.victoryPoints, MAGE_WIDTH - 34, 14),
    card.requirement && card.requirement.distance > 1
      ? requirementMark(card.requirement.side, card.requirement.distance)
      : undefined,
  );
  const markup = joined(ofRef(refKey('mage', mageId), face), placed(10, BAND + 8, lying));
  return { width: MAGE_WIDTH, height, markup };
}

/** How far on its side a guild must stand for the mage to join it. */
function requirementMark(side: 'light' | 'darkness', distance: number): Markup {
  const sign = side === 'light' ? '+' : '−';
  const color = side === 'light' ? '#8a6a10' : colors.darkness;
  return line(`${sign}${distance}`, MAGE_WIDTH - 21, 51, {
    ...styles.small,
    size: 10.5,
    bold: true,
    color,
    anchor: 'middle',
  });
}

function healthRow(health: number, at: MageOnTable | undefined, price: number): Piece {
  const hearts = pips(health, at?.damage ?? 0, at ? INNER : INNER - 42, {
    name: 'heart',
    size: 15,
    full: colors.blood,
    empty: '#cbbfa6',
  });
  if (at) return hearts;
  const cost = amount('ruby', String(price), 16, colors.ruby, colors.ink);
  return over({ ...hearts, width: INNER }, placed(INNER - cost.width, 0, cost));
}

function carriedLine(showing: InLanguage, objectId: ItemId): Piece {
  const name = label(told(showing, item(objectId).name), like(styles.small, { italic: true }), INNER - 18);
  const said = joined(icon('satchel', 0, 0, 13, '#8a6a33'), placed(18, -0.5, name));
  return withRef(refKey('item', objectId), { width: INNER, height: 14, markup: said });
}

function statusRow(showing: InLanguage, at: MageOnTable | undefined): Piece[] {
  const style = like(styles.small, { size: 10.5, bold: true, color: '#ffffff' });
  const shown: Piece[] = [];
  if (at?.inCare === true) shown.push(pill(told(showing, pictureWords.care), style, '#7d6f8f', 'cross'));
  else if (at?.post === 'active') shown.push(pill(told(showing, pictureWords.active), style, '#a8762a', 'sword'));
  else if (at?.post === 'passive') shown.push(pill(told(showing, pictureWords.passive), style, '#4a5a86', 'shield'));
  return shown;
}
