import {
  inRow,
  joined,
  label,
  like,
  nothing,
  onSheet,
  padded,
  picture,
  space,
  stacked,
  tag,
  told,
  type Piece,
} from '#drawing';
import { tellerIn, type Picture } from '#kernel';
import type { View } from '#guilds/queries';
import { alignmentTrack, trackGradient } from './alignment-track.js';
import { combatPanel } from './combat-panel.js';
import { guildPanel } from './guild-panel.js';
import { legend, rule } from './legend.js';
import { colors, styles } from './look.js';
import { stalls } from './market-row.js';
import { pictureWords } from './picture-words.js';
import { questCard } from './quest-card.js';
import type { Showing } from './showing.js';
import { tableHeader } from './table-header.js';

const WIDTH = 1640;
const MARGIN = 40;
const INNER = WIDTH - 2 * MARGIN;
const GAP = 24;
const QUEST_WIDTH = 690;

/** The whole table of a game of Guilds, as its viewer sees it. */
export const table: Picture<View> = (view, locale, names) => {
  const showing: Showing = { view, locale, tell: tellerIn(locale, names) };
  const { combat } = view;
  const whole = stacked(
    [
      tableHeader(showing, INNER),
      alignmentTrack(showing, INNER),
      ...(combat ? [combatPanel(showing, combat, INNER)] : []),
      middle(showing),
      ...guildRows(showing),
      rule(INNER),
      legend(showing, INNER),
    ],
    GAP,
  );
  const { width, height, markup } = padded(whole, MARGIN, MARGIN - 10);
  return picture({
    width,
    height,
    title: `${told(showing, pictureWords.title)} — ${told(showing, pictureWords.turn)} ${view.turn}`,
    language: locale,
    definitions: joined(trackGradient, cloth),
    body: joined(
      tag('rect', { width, height, fill: 'url(#cloth)' }),
      tag('rect', {
        x: 12,
        y: 12,
        width: width - 24,
        height: height - 24,
        rx: 18,
        fill: 'none',
        stroke: colors.gold,
        'stroke-width': 1.2,
        opacity: 0.45,
      }),
      markup,
    ),
  });
};

/** The quest, and the stalls beside it. */
function middle(showing: Showing): Piece {
  const [open] = showing.view.quests;
  const isUp = open !== undefined && showing.view.questDeck > 0;
  const left = isUp ? questCard(showing, open, QUEST_WIDTH) : noQuest(showing);
  return inRow([left, stalls(showing, INNER - QUEST_WIDTH - GAP, left.height)], GAP);
}

function noQuest(showing: Showing): Piece {
  const text = label(
    told(showing, pictureWords.noQuest),
    like(styles.questName, { color: colors.gold, anchor: 'middle' }),
    QUEST_WIDTH - 60,
  );
  return onSheet(padded(text, 0, 90), 30, { fill: colors.panel, stroke: colors.gold, strokeWidth: 2, radius: 12 });
}

/** Two guilds beside each other; the last of an odd number takes the whole width. */
function guildRows({ view, ...rest }: Showing): Piece[] {
  const showing: Showing = { view, ...rest };
  const half = (INNER - GAP) / 2;
  const rows: Piece[] = [];
  for (let index = 0; index < view.guilds.length; index += 2) {
    const pair = view.guilds.slice(index, index + 2);
    const width = pair.length === 2 ? half : INNER;
    const height = Math.max(...pair.map((guild) => guildPanel(showing, guild, width).height));
    rows.push(
      inRow(
        pair.map((guild) => guildPanel(showing, guild, width, height)),
        GAP,
      ),
    );
  }
  return rows.length > 0 ? rows : [{ ...space(INNER, 0), markup: nothing }];
}

const cloth = tag(
  'radialGradient',
  { id: 'cloth', cx: '0.5', cy: '0.25', r: '0.9' },
  tag('stop', { offset: '0', 'stop-color': '#2b2749' }),
  tag('stop', { offset: '1', 'stop-color': colors.clothEdge }),
);
