import {
  flowing,
  icon,
  inRow,
  joined,
  label,
  labelled,
  like,
  line,
  paragraph,
  pill,
  placed,
  secretsOf,
  stacked,
  tag,
  told,
  type Piece,
} from '#drawing';
import { colors, comicPanel, insideOf, styles } from '#skirmish-presentation';
import type { ArticleId, ScenarioTexts, Side, SideView, View } from '#clash/queries';
import { sideColor } from './look.js';
import { newspaperNames, tableWords } from './picture-words.js';
import { heroLook, type Showing } from './showing.js';

/** The text of the article of the scenario with this id. */
export const articleOf = ({ texts }: Showing, articleId: ArticleId): ScenarioTexts['articles'][number] | undefined =>
  texts?.articles.find((article) => article.articleId === articleId);

/** The pages of the sides with their points, and the articles that no side has won yet. */
export function stakesPanel(showing: Showing, width: number): Piece {
  const inner = insideOf(width);
  const { sides, atStake } = showing.view;
  const pages = sides.map((side) => pageRow(showing, side, inner));
  const stakes = atStake.map((stake) => stakeRow(showing, stake, inner));
  const title = label(told(showing, tableWords.atStake), like(styles.small, { bold: true, color: colors.red }), inner);
  const parts = [initiative(showing, inner), ...pages, ...(stakes.length > 0 ? [title, ...stakes] : [])];
  return comicPanel(told(showing, tableWords.initiative), stacked(parts, 8), width, colors.red);
}

const sideName = (showing: Showing, side: Side): string =>
  told(showing, side === 'A' ? tableWords.sideA : tableWords.sideB);

/** A side: what its page is worth, its newspaper, and the cards left in its initiative deck. */
function pageRow(showing: Showing, { side, newspaper, points, page, deck }: SideView, width: number): Piece {
  const white = { color: '#ffffff' };
  const name = newspaper === undefined ? sideName(showing, side) : newspaperNames[newspaper];
  const about = `${sideName(showing, side)} · ${showing.tell.count(page.length, 'article', 'article')}`;
  const cards = joined(
    icon('cards', width - 52, 10, 18, '#ffffff'),
    line(String(deck), width - 12, 25, like(styles.number, { ...white, anchor: 'end' }), 22),
  );
  const markup = joined(
    tag('rect', { width, height: 38, fill: sideColor(side) }),
    line(String(points).replace('-', '−'), 26, 28, like(styles.number, { ...white, size: 24, anchor: 'middle' }), 52),
    placed(54, 4, label(name, like(styles.body, { ...white, bold: true, face: 'serif', size: 15 }), width - 140)),
    placed(54, 22, label(about, like(styles.tiny, white), width - 140)),
    deck > 0 ? cards : undefined,
  );
  return { width, height: 38, markup };
}

/** An article that no side has won yet. */
function stakeRow(showing: Showing, { articleId, points }: View['atStake'][number], width: number): Piece {
  const article = articleOf(showing, articleId);
  const text = article ? told(showing, article.name) : articleId;
  const name = paragraph(text, like(styles.small, { bold: true }), width - 50, 2);
  const worth = pill(`+${points}`, like(styles.small, { bold: true, color: colors.ink }), colors.yellow);
  return { width, height: Math.max(22, name.height), markup: joined(worth.markup, placed(44, 3, name)) };
}

/** The side that comes next, and for the own side the order of its deck. */
function initiative(showing: Showing, width: number): Piece {
  const { nextSide, firstSide, sides } = showing.view;
  const style = like(styles.small, { bold: true, color: '#ffffff' });
  const marks: Piece[] = [];
  const side = nextSide ?? firstSide;
  if (side !== undefined)
    marks.push(
      pill(labelled(showing, told(showing, tableWords.next), sideName(showing, side)), style, sideColor(side), 'bolt'),
    );
  for (const each of sides) {
    for (const heroId of secretsOf(showing, (own) => own.side === each.side)?.deck ?? []) {
      const look = heroLook(heroId);
      marks.push(pill(told(showing, look.name), style, look.color === '#ffffff' ? colors.ink : look.color, look.icon));
    }
  }
  return marks.length > 0 ? flowing(marks, width, 8) : inRow([], 0);
}
