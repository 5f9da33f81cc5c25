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
import { colors, comicPanel, heading, insideOf, styles } from '#skirmish-presentation';
import { findObjective, type View } from '#skarov/queries';
import { headlineOf, nameOfRoom } from '../describe/names.js';
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
function objectiveRow(showing: Showing, view: ObjectiveView, width: number): Piece {
  const { objectiveId, counter } = view;
  const objective = findObjective(objectiveId);
  const inside = width - 50;
  const of = objective ? labelled(showing, told(showing, objective.counter.name), counter) : String(counter);
  const text = stacked(
    [
      objectiveHead(showing, view, inside),
      label(of, like(styles.small, { bold: true, color: colors.faded }), inside),
      ...(objective ? [paragraph(told(showing, objective.text), styles.small, inside, 4)] : []),
    ],
    3,
  );
  const counted = disc({ x: 20, y: 20, radius: 19 }, String(counter), colorOf(view), colors.ink);
  return { width, height: Math.max(44, text.height), markup: joined(counted, placed(50, 0, text)) };
}

const colorOf = ({ settledFor }: ObjectiveView): string =>
  settledFor === undefined ? colors.ink : sideColor(settledFor);

/** The names of an objective and its room, and how it stands. */
function objectiveHead(showing: Showing, view: ObjectiveView, width: number): Piece {
  const { objectiveId, faceId, settledFor } = view;
  const words = { HEROES: tableWords.neutralised, OVERLORD: tableWords.reached, undecided: tableWords.pending };
  const style = like(styles.small, { bold: true, color: '#ffffff' });
  const state = pill(told(showing, words[settledFor ?? 'undecided']), style, colorOf(view));
  const names = [findObjective(objectiveId)?.name, nameOfRoom(faceId)];
  const title = names.flatMap((text) => (text ? [told(showing, text)] : [])).join(' · ');
  const name = label(title || objectiveId, like(styles.body, { bold: true }), width - state.width - 8);
  return { width, height: 22, markup: joined(placed(0, 3, name), placed(width - state.width, 0, state)) };
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
