import {
  amount,
  icon,
  inRow,
  joined,
  like,
  paragraph,
  placed,
  sheet,
  signed,
  stacked,
  tag,
  told,
  withColon,
  label,
  type Piece,
} from '#drawing';
import { guildTile, type GuildTileId, objectiveNames } from '#guilds/queries';
import { colors, objectiveIcons, styles } from './look.js';
import { pictureWords } from './picture-words.js';
import type { InLanguage } from './showing.js';

const WIDTH = 340;
const INNER = WIDTH - 40;
const HEAD = 64;

/** A guild alone: its place between Light and Darkness, its income, and its objective. */
export function guildTileAlone(showing: InLanguage, tileId: GuildTileId): Piece {
  const { name, flavor, startAlignment, income, objectives } = guildTile(tileId);
  const title = paragraph(told(showing, name), like(styles.guild, { size: 20 }), INNER, 2);
  const sign = startAlignment < 0 ? 'moon' : 'sun';
  const signColor = startAlignment < 0 ? '#b9a5ea' : colors.light;
  const values = inRow(
    [
      amount(sign, startAlignment === 0 ? '0' : signed(startAlignment), 26, signColor, colors.pale),
      amount('ruby', `+${income}`, 26, '#ee3b68', colors.pale),
    ],
    26,
    'middle',
  );
  const style = like(styles.bright, { size: 14 });
  const goals = objectives.map((kind): Piece => ({
    width: INNER,
    height: 24,
    markup: joined(
      icon(objectiveIcons[kind], 0, 2, 20, colors.gold),
      placed(30, 3, label(told(showing, objectiveNames[kind]), style, INNER - 30)),
    ),
  }));
  const heading = label(withColon(showing, told(showing, pictureWords.objectives)), styles.heading, INNER);
  const said = paragraph(told(showing, flavor), like(styles.flavor, { color: colors.mist }), INNER);
  const inside = stacked([values, stacked([heading, ...goals], 5), said], 16);
  const height = HEAD + inside.height + 36;
  const markup = joined(
    sheet(WIDTH, height, { fill: colors.panel, stroke: colors.gold, strokeWidth: 2, radius: 14, shadow: true }),
    tag('rect', { x: 20, y: HEAD, width: INNER, height: 2, fill: colors.gold, opacity: 0.6 }),
    placed(20, 10 + (HEAD - 16 - title.height) / 2, title),
    placed(20, HEAD + 18, inside),
  );
  return { width: WIDTH, height, markup };
}
