import {
  icon,
  joined,
  label,
  like,
  line,
  ofRef,
  placed,
  seatColor,
  sheet,
  stacked,
  tag,
  told,
  type Markup,
  type Piece,
} from '#drawing';
import { refKey, type Seat } from '#kernel';
import { type CombatView, fighter, type FighterId, findLeader, guildTile, type LeaderId } from '#guilds/queries';
import { colors, styles } from './look.js';
import { pictureWords } from './picture-words.js';
import type { Showing } from './showing.js';

const COLUMN = 190;
const ROW = 40;
const SIDE = 230;

/** A guild combat that runs: the line of the defense above, that of the attack below, column by column. */
export function combatPanel(showing: Showing, combat: CombatView, width: number): Piece {
  const lines: readonly (readonly [Line, number, number])[] = [
    [combat.defense, combat.defender, combat.defendersPlaced],
    [combat.front, combat.attacker, combat.attackersPlaced],
    [combat.back, combat.attacker, 0],
  ];
  const shown = lines.filter(([line, , placedCount]) => (line?.length ?? 0) > 0 || placedCount > 0);
  const columns = Math.max(1, Math.floor((width - SIDE - 40) / COLUMN));
  const rows = shown.map(([members, seat, count]) => lineRow(showing, members, seat, count, columns));
  const head = label(told(showing, pictureWords.combat).toUpperCase(), styles.heading, width - 40);
  const inside = stacked([head, ...rows], 10);
  const height = inside.height + 36;
  return {
    width,
    height,
    markup: joined(
      sheet(width, height, { fill: '#3a2036', stroke: colors.blood, strokeWidth: 2, radius: 12 }),
      placed(20, 18, inside),
      icon('swords', width - 52, 14, 32, '#e6796f'),
    ),
  };
}

type Line = CombatView['defense'];

function lineRow(showing: Showing, members: Line, seat: Seat, count: number, columns: number): Piece {
  const guild = showing.view.guilds[seat];
  const name = guild ? told(showing, guildTile(guild.tileId).name) : '';
  const isDefender = seat === showing.view.combat?.defender;
  const title = joined(
    icon(isDefender ? 'shield' : 'sword', 0, 11, 18, colors.pale),
    placed(26, 11, label(name, like(styles.bright, { bold: true }), SIDE - 40)),
  );
  const places = members ?? Array.from({ length: count }, (_, index) => ({ fighterId: undefined, column: index + 1 }));
  const marks = places
    .filter(({ column }) => column <= columns)
    .map(({ fighterId, column }) => fighterInLine(showing, fighterId, seat, SIDE + (column - 1) * COLUMN));
  return { width: SIDE + columns * COLUMN, height: ROW, markup: joined(title, ...marks) };
}

function fighterInLine(showing: Showing, fighterId: FighterId | undefined, seat: Seat, x: number): Markup {
  const box = tag('rect', {
    x,
    y: 0,
    width: COLUMN - 12,
    height: ROW,
    rx: 8,
    fill: fighterId === undefined ? '#2a2744' : seatColor(seat),
    stroke: '#ffffff',
    'stroke-opacity': 0.5,
  });
  if (fighterId === undefined) {
    return joined(
      box,
      line('?', x + (COLUMN - 12) / 2, 27, like(styles.number, { size: 20, color: colors.mist, anchor: 'middle' })),
    );
  }
  const left = showing.view.combat?.left.includes(fighterId) === true;
  const card = fighter(fighterId);
  const name = label(told(showing, card.name), like(styles.bright, { bold: true, color: '#ffffff' }), COLUMN - 30);
  const key = refKey(findLeader(fighterId as LeaderId) ? 'leader' : 'mage', fighterId);
  return ofRef(key, tag('g', { opacity: left ? 0.4 : undefined }, joined(box, placed(x + 9, 12, name))));
}
