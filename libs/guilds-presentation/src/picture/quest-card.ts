import {
  disc,
  icon,
  inRow,
  joined,
  label,
  like,
  line,
  ofRef,
  paragraph,
  pill,
  pips,
  placed,
  seatColor,
  sheet,
  space,
  stacked,
  tag,
  textWidth,
  told,
  withRef,
  type Markup,
  type Piece,
} from '#drawing';
import { refKey } from '#kernel';
import { elements, item, mage, type Monster, quest, type Quest, type QuestId, type View } from '#guilds/queries';
import { colors, elementLooks, styles } from './look.js';
import { pictureWords } from './picture-words.js';
import type { QuestShowing } from './showing.js';
import { pointsBadge } from './values.js';

/** A quest that lies on the table. */
type OpenQuest = View['quests'][number];

const PADDING = 26;

/** The face-up quest, as the great card in the middle of the table. */
export function questCard(showing: QuestShowing, open: OpenQuest, width: number): Piece {
  const card = quest(open.questId);
  const inner = width - 2 * PADDING;
  const head = label(
    told(showing, pictureWords.quest).toUpperCase(),
    like(styles.heading, { color: '#8a6a1e' }),
    inner - 70,
  );
  const name = paragraph(told(showing, card.name), styles.questName, inner - 70, 2);
  const flavor = paragraph(told(showing, card.flavor), styles.flavor, inner - 60, 2);
  const rules = paragraph(told(showing, card.text), like(styles.body, { size: 13.5, leading: 1.4 }), inner, 5);
  const text = stacked([head, name, flavor], 9);
  const below = [monsterRow(showing, card, open, inner), rules, ...onQuest(showing, open)];
  const inside = stacked([space(text.width, text.height), ...below], 9);
  const height = inside.height + 2 * PADDING;
  const side = card.conditions.alignment?.side;
  const edge = side === undefined ? colors.gold : colors[side];
  const paper = joined(
    sheet(width, height, { fill: colors.parchment, stroke: edge, strokeWidth: 3, radius: 12, shadow: true }),
    tag('rect', {
      x: 9,
      y: 9,
      width: width - 18,
      height: height - 18,
      rx: 7,
      fill: 'none',
      stroke: edge,
      'stroke-width': 0.8,
      opacity: 0.8,
    }),
    placed(PADDING, PADDING, text),
    pointsBadge(card.success.victoryPoints, width - PADDING - 52, PADDING - 4, 52),
  );
  const markup = joined(ofRef(refKey('quest', open.questId), paper), placed(PADDING, PADDING, inside));
  return { width, height, markup };
}

/** The things that failed campaigns have left on the card. */
function onQuest(showing: QuestShowing, open: OpenQuest): Piece[] {
  const lying: Piece[] = [];
  const style = like(styles.small, { bold: true, color: '#ffffff' });
  if (open.rubies > 0) lying.push(pill(String(open.rubies), style, colors.ruby, 'ruby'));
  for (const objectId of open.objects)
    lying.push(
      withRef(refKey('item', objectId), pill(told(showing, item(objectId).name), style, '#8a6a33', 'satchel')),
    );
  return lying.length > 0 ? [inRow(lying, 8)] : [];
}

function monsterRow(showing: QuestShowing, card: Quest, open: OpenQuest, width: number): Piece {
  const count = card.monsters.length;
  const gap = 14;
  const each = count > 1 ? (width - gap) / 2 : width;
  return inRow(
    card.monsters.map((monster, index) => monsterPanel(showing, monster, open, index, each)),
    gap,
  );
}

function monsterPanel(showing: QuestShowing, monster: Monster, open: OpenQuest, index: number, width: number): Piece {
  const inner = width - 28;
  const { icon: attackIcon, color } = elementLooks[monster.attack.element];
  const name = label(told(showing, monster.name), like(styles.cardName, { size: 16, color: colors.pale }), inner - 62);
  const hearts = pips(monster.health, open.damage[index] ?? 0, inner, {
    name: 'heart',
    size: 17,
    full: '#d8554b',
    empty: '#554b70',
  });
  const sent = sentTo(showing, open.questId, index + 1, inner);
  const inside = stacked(
    [{ ...name, height: 30, markup: placed(0, 4, name) }, defenseRow(monster, inner), hearts, ...sent],
    10,
  );
  const height = inside.height + 26;
  const markup = joined(
    sheet(width, height, { fill: '#332c4e', radius: 9 }),
    placed(14, 13, inside),
    monster.counterAttack ? icon('claw', width - 84, 17, 20, '#e88a6a') : undefined,
    icon(attackIcon, width - 60, 15, 24, color),
    line(
      String(monster.attack.value),
      width - 22,
      33,
      like(styles.number, { size: 19, color: '#ffffff', anchor: 'middle' }),
      36,
    ),
  );
  return { width, height, markup };
}

function defenseRow({ defense }: Monster, width: number): Piece {
  const column = (width - 24) / elements.length;
  const cells = elements.map((element, index) => {
    const { icon: name, color } = elementLooks[element];
    const x = 24 + index * column;
    return joined(
      tag('rect', { x, y: 0, width: column - 6, height: 26, rx: 6, fill: '#f3e9d0' }),
      icon(name, x + 6, 5, 16, color),
      line(String(defense[element]), x + column - 20, 18.5, { ...styles.number, anchor: 'middle' }, 26),
    );
  });
  return { width, height: 26, markup: joined(icon('shield', 0, 5, 17, colors.mist), ...cells) };
}

/** The mages that a running campaign has sent against a monster. */
function sentTo(showing: QuestShowing, questId: QuestId, monster: number, width: number): Piece[] {
  const { campaign } = showing.view;
  if (campaign?.questId !== questId) return [];
  return campaign.sent
    .filter((sent) => sent.monster === monster)
    .map((sent) => {
      const name = label(
        told(showing, mage(sent.mageId).name),
        like(styles.small, { bold: true, color: '#ffffff' }),
        width - 52,
      );
      return withRef(refKey('mage', sent.mageId), {
        width,
        height: 22,
        markup: joined(
          tag('rect', { width, height: 22, rx: 11, fill: seatColor(campaign.seat) }),
          icon('sword', 8, 4, 14, '#ffffff'),
          placed(28, 4, name),
          sent.group === undefined
            ? undefined
            : disc({ x: width - 13, y: 11, radius: 8 }, String(sent.group), '#ffffff'),
        ),
      });
    });
}

/** A quest that has been face up and is not now: its name, its worth, and the damage of its monsters. */
export function questLine(showing: QuestShowing, open: OpenQuest, width: number): Piece {
  const card = quest(open.questId);
  const health = card.monsters
    .map((monster, index) => `${Math.max(0, monster.health - (open.damage[index] ?? 0))}/${monster.health}`)
    .join(' · ');
  const left = width - 32 - textWidth(health, styles.bright);
  const name = label(told(showing, card.name), like(styles.bright, { face: 'serif', size: 14 }), left - 54);
  const marks: Markup[] = [icon('scroll', 0, 3, 16, colors.gold), placed(24, 2, name)];
  if (health !== '') marks.push(icon('heart', left - 18, 5, 13, '#d8554b'), line(health, left, 16, styles.bright));
  const markup = joined(...marks, pointsBadge(card.success.victoryPoints, width - 24, 0, 22));
  return withRef(refKey('quest', open.questId), { width, height: 22, markup });
}
