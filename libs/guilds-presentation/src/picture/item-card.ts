import {
  amount,
  icon,
  joined,
  like,
  paragraph,
  placed,
  sheet,
  stacked,
  tag,
  told,
  withRef,
  type Piece,
} from '#drawing';
import { refKey } from '#kernel';
import { item, type ItemId } from '#guilds/queries';
import { colors, styles } from './look.js';
import type { InLanguage } from './showing.js';
import { pointsBadge } from './values.js';

/** The width of an object or spell that is shown in full. */
export const ITEM_WIDTH = 206;
const INNER = ITEM_WIDTH - 24;

/** An object or a spell in full: name, price, rules, points. */
export function itemCard(showing: InLanguage, itemId: ItemId): Piece {
  const card = item(itemId);
  const isSpell = card.kind === 'spell';
  const color = isSpell ? '#5d4b9c' : '#8a6a33';
  const name = paragraph(told(showing, card.name), styles.cardName, INNER - 52, 2);
  const top: Piece = { width: INNER, height: 34, markup: placed(24, (34 - name.height) / 2, name) };
  const text = paragraph(told(showing, card.text), styles.small, INNER, 6);
  const price = amount('ruby', String(card.price), 16, colors.ruby, colors.ink);
  const inside = stacked([top, text, price], 7);
  const height = inside.height + 24;
  const markup = joined(
    sheet(ITEM_WIDTH, height, { fill: colors.parchment, stroke: colors.parchmentEdge, shadow: true }),
    tag('rect', { x: 12, y: 6, width: INNER, height: 4, rx: 2, fill: color }),
    placed(12, 14, inside),
    icon(isSpell ? 'book' : 'satchel', 11, 21, 20, color),
    isSpell ? undefined : pointsBadge(card.victoryPoints, ITEM_WIDTH - 36, 14),
  );
  return withRef(refKey('item', itemId), { width: ITEM_WIDTH, height, markup });
}

/** An object or spell by its name alone, on the cloth. */
export function itemChip(showing: InLanguage, itemId: ItemId, width: number): Piece {
  const card = item(itemId);
  const name = paragraph(told(showing, card.name), like(styles.small, { bold: true }), width - 34, 1);
  const shown = paragraph(told(showing, card.text), like(styles.small, { size: 10 }), width - 20, 3);
  const inside = stacked([{ ...name, markup: placed(18, 0, name) }, shown], 3);
  const height = inside.height + 14;
  const markup = joined(
    sheet(width, height, { fill: colors.parchment, stroke: colors.parchmentEdge, radius: 6 }),
    placed(10, 7, inside),
    icon(card.kind === 'spell' ? 'book' : 'satchel', 9, 7, 14, card.kind === 'spell' ? '#5d4b9c' : '#8a6a33'),
  );
  return withRef(refKey('item', itemId), { width, height, markup });
}
