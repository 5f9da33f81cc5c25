import {
  amount,
  flowing,
  icon,
  inRow,
  joined,
  label,
  like,
  line,
  ofRef,
  pill,
  placed,
  seatColor,
  secretsOf,
  sheet,
  stacked,
  tag,
  textWidth,
  told,
  withRef,
  type Markup,
  type Piece,
} from '#drawing';
import { refKey, type Seat } from '#kernel';
import {
  type Action,
  actionCard,
  guildTile,
  type GuildView,
  type MageId,
  quest,
  type QuestId,
  type SecondChoice,
} from '#guilds/queries';
import { itemChip } from './item-card.js';
import { hiddenLeader, leaderCard } from './leader-card.js';
import { actionIcons, colors, objectiveIcons, seatMark, styles } from './look.js';
import { mageCard } from './mage-card.js';
import { pictureWords } from './picture-words.js';
import type { Showing } from './showing.js';

const PADDING = 20;
const HEAD = 92;

/** Everything of a guild, on its part of the table; at least as high as `least`, so that neighbors end together. */
export function guildPanel(showing: Showing, guild: GuildView, width: number, least = 0): Piece {
  const inner = width - 2 * PADDING;
  const parts = [people(showing, guild, inner), ...belongings(showing, guild, inner)];
  const inside = stacked(parts, 14);
  const height = Math.max(least, HEAD + inside.height + 2 * PADDING);
  const color = seatColor(guild.seat);
  const markup = joined(
    sheet(width, height, { fill: colors.panel, stroke: colors.panelEdge, strokeWidth: 1.5, radius: 14 }),
    tag('path', {
      d: `M0 14A14 14 0 0 1 14 0H${width - 14}A14 14 0 0 1 ${width} 14V${HEAD}H0z`,
      fill: color,
      opacity: 0.3,
    }),
    tag('rect', { x: 0, y: HEAD, width, height: 2.5, fill: color }),
    placed(PADDING, 0, head(showing, guild, inner)),
    placed(PADDING, HEAD + PADDING, inside),
  );
  return { width, height, markup };
}

function head(showing: Showing, guild: GuildView, width: number): Piece {
  const { view } = showing;
  const tile = guildTile(guild.tileId);
  const textX = 54;
  const room = width - textX - 240;
  const name = label(told(showing, tile.name), styles.guild, room);
  const isFirst = view.firstPlayer === guild.seat && view.turn > 0;
  const player = showing.tell.who(guild.seat);
  const markup = joined(
    ofRef(refKey('seat', guild.seat), joined(crest(guild.seat), placed(textX, 11, name))),
    placed(textX + (isFirst ? 22 : 0), 39, label(player, styles.player, room - 22)),
    isFirst ? icon('star', textX, 39, 17, colors.gold) : undefined,
    placed(textX, 62, objectives(showing, guild)),
    scoreOf(showing, guild, width),
    placed(width - 240, 56, chosenActions(showing, guild, 240)),
  );
  return { width, height: HEAD, markup };
}

/** The seat's pennant, as on the alignment track. */
function crest(seat: Seat): Markup {
  return joined(
    tag('path', { d: 'M0 0H38V50L19 62 0 50z', fill: seatColor(seat), stroke: '#ffffff', 'stroke-width': 1.5 }),
    line(seatMark(seat), 19, 35, { ...styles.number, size: 24, color: '#ffffff', anchor: 'middle' }),
  );
}

function scoreOf(showing: Showing, guild: GuildView, width: number): Markup {
  const wealth = [
    amount('ruby', String(guild.rubies), 22, '#ee3b68', colors.pale),
    amount('book', String(guild.spells), 20, '#a993ee', colors.pale),
    amount('laurel', String(guild.points), 28, colors.gold, colors.gold),
  ];
  const row = inRow(wealth, 16, 'middle');
  return placed(width - row.width, 14, row);
}

function objectives(showing: Showing, guild: GuildView): Piece {
  const tile = guildTile(guild.tileId);
  const marks = tile.objectives.map((kind): Piece => ({
    width: 20,
    height: 20,
    markup: icon(objectiveIcons[kind], 0, 1, 18, colors.pale),
  }));
  const income = amount('ruby', `+${tile.income}`, 16, '#ee3b68', colors.mist);
  const status = like(styles.small, { bold: true, color: '#ffffff' });
  const gone = guild.resigned ? pictureWords.resigned : guild.absent ? pictureWords.absent : undefined;
  const goal: Piece = { width: 20, height: 20, markup: icon('target', 0, 1, 18, colors.gold) };
  const pieces = [goal, ...marks, { ...income, width: income.width + 6 }];
  return inRow(gone ? [...pieces, pill(told(showing, gone), status, '#7c2f3b')] : pieces, 8, 'middle');
}

/** The two actions of the turn: as far as the viewer sees them. */
function chosenActions(showing: Showing, guild: GuildView, width: number): Piece {
  if (showing.view.turn === 0) return { width: 0, height: 0, markup: '' as Markup };
  const own = secretsOf(showing, ({ seat }) => seat === guild.seat);
  const first = actionToken(showing, guild, guild.firstAction ?? own?.firstAction, 1);
  const second = actionToken(showing, guild, guild.secondAction ?? own?.secondAction, 2);
  const row = inRow([first, second], 8);
  return { ...row, width, markup: placed(width - row.width, 0, row) };
}

function actionToken(showing: Showing, guild: GuildView, action: SecondChoice | undefined, round: 1 | 2): Piece {
  const { resolution } = showing.view;
  const runs = resolution?.seat === guild.seat && showing.view.round === round;
  const fill = action === undefined ? '#37335a' : runs ? colors.gold : colors.parchment;
  const outline = { stroke: runs ? '#ffffff' : colors.panelEdge, radius: 6 };
  const width = 112;
  const base = sheet(width, 28, { fill, ...outline });
  if (action === undefined) {
    return {
      width,
      height: 28,
      markup: joined(base, line('?', width / 2, 19, { ...styles.number, color: colors.mist, anchor: 'middle' })),
    };
  }
  const text = label(nameOfAction(showing, action), like(styles.small, { bold: true, size: 11 }), width - 34);
  const mark =
    action === 'X2'
      ? line('×2', 6, 19, { ...styles.number, size: 14, color: colors.blood })
      : icon(actionIcons[action], 7, 5, 18, colors.blood);
  return { width, height: 28, markup: joined(base, mark, placed(30, 7, text)) };
}

const nameOfAction = (showing: Showing, action: SecondChoice): string =>
  action === 'X2' ? 'X2' : told(showing, actionCard(action satisfies Action).name);

function people(showing: Showing, guild: GuildView, width: number): Piece {
  const own = secretsOf(showing, ({ seat }) => seat === guild.seat);
  const leaderId = guild.leaderId ?? own?.leaderId;
  const head = leaderId === undefined ? hiddenLeader(showing) : leaderCard(showing, leaderId);
  const carriedBy = (mageId: MageId): string[] =>
    guild.objects.filter((object) => object.mageId === mageId).map(({ objectId }) => objectId);
  const mages = guild.mages.map((at) => mageCard(showing, at.mageId, at, carriedBy(at.mageId)));
  return flowing([head, ...mages], width, 12);
}

/** The parts that are not on a mage's card: loose objects, spells that the viewer sees, quests, leaders to choose from. */
function belongings(showing: Showing, guild: GuildView, width: number): Piece[] {
  const own = secretsOf(showing, ({ seat }) => seat === guild.seat);
  const column = (width - 24) / 3;
  const parts: Piece[] = [];
  const section = (text: string, pieces: readonly Piece[]): void => {
    if (pieces.length === 0) return;
    parts.push(
      stacked([label(text.toUpperCase(), like(styles.heading, { size: 11 }), width), flowing(pieces, width, 12)], 6),
    );
  };
  const loose = guild.objects.filter(({ mageId }) => mageId === undefined);
  section(
    told(showing, pictureWords.objects),
    loose.map(({ objectId }) => itemChip(showing, objectId, column)),
  );
  section(
    told(showing, pictureWords.hand),
    (own?.hand ?? []).map((spellId) => itemChip(showing, spellId, column)),
  );
  section(
    told(showing, pictureWords.leaderChoice),
    (own?.leaders ?? []).map((id) => leaderCard(showing, id)),
  );
  section(
    told(showing, pictureWords.quests),
    guild.quests.map((questId) => questChip(showing, questId)),
  );
  return parts;
}

function questChip(showing: Showing, questId: QuestId): Piece {
  const card = quest(questId);
  const style = like(styles.small, { face: 'serif', size: 13, color: colors.pale });
  const name = told(showing, card.name);
  const points = String(card.success.victoryPoints);
  const width = textWidth(name, style) + 66;
  const markup = joined(
    tag('rect', { width, height: 26, rx: 13, fill: '#3c3763', stroke: colors.gold, 'stroke-width': 0.8 }),
    icon('scroll', 10, 5, 16, colors.gold),
    line(name, 32, 17.5, style),
    line(points, width - 13, 18, { ...styles.number, color: colors.gold, anchor: 'end' }),
  );
  return withRef(refKey('quest', questId), { width, height: 26, markup });
}
