import {
  disc,
  icon,
  joined,
  label,
  labelled,
  like,
  paragraph,
  pill,
  placed,
  signed,
  stacked,
  tag,
  told,
  type Piece,
} from '#drawing';
import { colors, comicPanel, heading, insideOf, styles } from '#skirmish';
import { findObjective } from '../content/catalogue.js';
import { headlineOf, nameOfRoom } from '../describe/names.js';
import type { View } from '../view/view-schema.js';
import { sideColor } from './look.js';
import { pageWords } from './page-words.js';
import { tableWords } from './picture-words.js';
import type { Showing } from './showing.js';

/** The objectives with their counts and how they are settled, and what stands on the front page. */
export function objectivesPanel(showing: Showing, width: number): Piece[] {
  const { objectives, finalCombat, page, difference } = showing.view;
  const inner = insideOf(width);
  const final = finalCombat
    ? [
        paragraph(
          told(showing, tableWords.finalCombat),
          like(styles.small, { bold: true, color: colors.red }),
          inner,
          2,
        ),
      ]
    : [];
  const news =
    page.length === 0
      ? []
      : [
          heading(showing, tableWords.frontPage, inner),
          ...page.map((article) => articleRow(showing, article, inner)),
          label(
            labelled(showing, told(showing, pageWords.sum), signed(difference)),
            like(styles.small, { bold: true }),
            inner,
          ),
        ];
  const parts = [...objectives.map((objective) => objectiveRow(showing, objective, inner)), ...final, ...news];
  if (parts.length === 0) return [];
  return [comicPanel(told(showing, tableWords.objectives), stacked(parts, 8), width, colors.red)];
}

type ObjectiveView = View['objectives'][number];

/** An objective: its count, its name and room, who has won it or how it is decided. */
function objectiveRow(
  showing: Showing,
  { objectiveId, faceId, counter, settledFor }: ObjectiveView,
  width: number,
): Piece {
  const objective = findObjective(objectiveId);
  const room = nameOfRoom(faceId);
  const words =
    settledFor === undefined
      ? tableWords.pending
      : settledFor === 'HEROES'
        ? tableWords.neutralised
        : tableWords.reached;
  const color = settledFor === undefined ? colors.ink : sideColor(settledFor);
  const style = like(styles.small, { bold: true, color: '#ffffff' });
  const state = pill(told(showing, words), style, color);
  const inside = width - 50;
  const title = [objective?.name, room].flatMap((text) => (text ? [told(showing, text)] : []));
  const head: Piece = {
    width: inside,
    height: 22,
    markup: joined(
      placed(
        0,
        3,
        label(title.join(' · ') || objectiveId, like(styles.body, { bold: true }), inside - state.width - 8),
      ),
      placed(inside - state.width, 0, state),
    ),
  };
  const of = objective ? labelled(showing, told(showing, objective.counter.name), counter) : String(counter);
  const text = stacked(
    [
      head,
      label(of, like(styles.small, { bold: true, color: colors.faded }), inside),
      ...(objective ? [paragraph(told(showing, objective.text), styles.small, inside, 4)] : []),
    ],
    3,
  );
  return {
    width,
    height: Math.max(44, text.height),
    markup: joined(disc({ x: 20, y: 20, radius: 19 }, String(counter), color, colors.ink), placed(50, 0, text)),
  };
}

/** An article on the front page, in the color of the side that it counts for. */
function articleRow(showing: Showing, article: View['page'][number], width: number): Piece {
  const headline = headlineOf(article, showing.scenario);
  const text = paragraph(headline ? told(showing, headline) : article.articleId, styles.small, width - 30, 2);
  return {
    width,
    height: Math.max(18, text.height),
    markup: joined(
      tag('rect', { width: 18, height: 18, fill: sideColor(article.side) }),
      icon(article.side === 'HEROES' ? 'laurel' : 'skull', 2, 2, 14, '#ffffff'),
      placed(28, 2, text),
    ),
  };
}
