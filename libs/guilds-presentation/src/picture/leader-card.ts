import {
  amount,
  icon,
  joined,
  label,
  like,
  paragraph,
  placed,
  sheet,
  sizeFor,
  stacked,
  tag,
  told,
  withRef,
  type Piece,
} from '#drawing';
import { refKey } from '#kernel';
import { leader, type LeaderId } from '#guilds/queries';
import { colors, styles } from './look.js';
import { pictureWords } from './picture-words.js';
import type { InLanguage } from './showing.js';
import { cardBack, pointsBadge, valueGrid } from './values.js';

/** The width of every leader on the table. */
export const LEADER_WIDTH = 173;
const INNER = LEADER_WIDTH - 20;

/** The head of a guild, with its power in words. */
export function leaderCard(showing: InLanguage, leaderId: LeaderId): Piece {
  const card = leader(leaderId);
  const called = told(showing, card.name);
  const size = sizeFor(called, like(styles.cardName, { size: 14 }), INNER - 50, { least: 10, lines: 2 });
  const name = paragraph(called, like(styles.cardName, { size }), INNER - 50, 2);
  const top: Piece = { width: INNER, height: 34, markup: placed(22, (34 - name.height) / 2, name) };
  const power = paragraph(told(showing, card.text), like(styles.small, { size: 10.5 }), INNER, 5);
  const income = card.income > 0 ? [amount('ruby', `+${card.income}`, 15, colors.ruby, colors.ink)] : [];
  const inside = stacked([top, valueGrid(card.attack, card.defense, INNER), power, ...income], 7);
  const height = inside.height + 24;
  const markup = joined(
    sheet(LEADER_WIDTH, height, { fill: '#fbf3dd', stroke: colors.gold, strokeWidth: 2, shadow: true }),
    tag('rect', { x: 10, y: 6, width: INNER, height: 4, rx: 2, fill: colors.gold }),
    placed(10, 14, inside),
    icon('crown', 8, 22, 18, '#b98a1f'),
    pointsBadge(card.victoryPoints, LEADER_WIDTH - 34, 14),
  );
  return withRef(refKey('leader', leaderId), { width: LEADER_WIDTH, height, markup });
}

/** A leader that is not revealed yet. */
export function hiddenLeader(showing: InLanguage): Piece {
  const height = 118;
  const text = label(
    told(showing, pictureWords.leaderHidden),
    like(styles.small, { color: colors.pale, anchor: 'middle' }),
    INNER,
  );
  return {
    width: LEADER_WIDTH,
    height,
    markup: joined(cardBack(LEADER_WIDTH, height, '#3b2f63'), placed(12, height - 32, text)),
  };
}
