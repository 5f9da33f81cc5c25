import { inRow, joined, over, sheet, stacked, tag, type Piece } from '#drawing';
import { localized } from '#kernel';
import type { StandingsLine } from '#leagues';
import { cell, head, heading, onPaper, paint, plain, strong } from './look.js';
import type { DrawnSeason } from './drawn-season.js';

/** The most lines of a picture. */
export const MOST_LINES = 200;
const [ROW, RANK, NAME, VALUE] = [30, 52, 260, 84];

const rankTitle = localized('place', 'place');
const nameTitle = localized('player', 'joueur');
const groupTitle = localized('group', 'groupe');
const pointsTitle = localized('points', 'points');
/** Short titles of tie-breaks, as tables of tournaments have them. */
const shortTitles: Readonly<Record<string, string>> = {
  BUCHHOLZ: 'BH',
  BUCHHOLZ_CUT_1: 'BH-1',
  SONNEBORN_BERGER: 'SB',
  DIRECT_ENCOUNTER: 'DE',
  WINS: 'W',
  GAME_POINTS: 'GP',
};

/** The table of a season as SVG: its first lines, each with `data-ref`, the id of its participant. */
export function standingsPicture(drawn: DrawnSeason, lines: number): string {
  const { league, season, table, locale } = drawn;
  const shown = table.slice(0, Math.min(lines, MOST_LINES));
  const title = `${league} – ${season.name}`;
  const leaders = shown
    .slice(0, 3)
    .map(({ rank, player, points }) => `${rank}. ${drawn.nameOf(player)} (${numberIn(points, drawn)})`);
  const content = stacked([
    cell(title, heading, RANK + NAME + VALUE * (1 + titlesOfValues(drawn).length), 44),
    titles(drawn),
    ...shown.map((line, at) => lineOf(line, at, drawn)),
  ]);
  const description = localized(
    `Standings after ${season.rounds.length} rounds. ${leaders.join(', ')}`,
    `Classement après ${season.rounds.length} rondes. ${leaders.join(', ')}`,
  )[locale];
  return onPaper(content, { title, description, locale });
}

const titles = (drawn: DrawnSeason): Piece =>
  inRow([
    cell(rankTitle[drawn.locale], head, RANK, ROW),
    cell(nameTitle[drawn.locale], head, NAME, ROW),
    ...titlesOfValues(drawn).map((text) => cell(text, { ...head, anchor: 'end' }, VALUE, ROW)),
  ]);

const titlesOfValues = ({ season, locale }: DrawnSeason): readonly string[] => [
  pointsTitle[locale],
  ...season.plan.tieBreaks.map((name) => shortTitles[name] ?? name),
  ...(season.groups ? [groupTitle[locale]] : []),
];

function lineOf({ rank, player, points, tieBreaks, group }: StandingsLine, at: number, drawn: DrawnSeason): Piece {
  const row = inRow([
    cell(String(rank), plain, RANK, ROW),
    cell(drawn.nameOf(player), rank === 1 ? strong : plain, NAME, ROW),
    ...[points, ...tieBreaks, ...(group === undefined ? [] : [group])].map((value, place) =>
      cell(numberIn(value, drawn), { ...(place === 0 ? strong : plain), anchor: 'end' }, VALUE, ROW),
    ),
  ]);
  const band = at % 2 === 0 ? sheet(row.width, ROW, { fill: paint.band, radius: 4 }) : undefined;
  return over({ ...row, markup: tag('g', { 'data-ref': drawn.refOf(player) }, joined(band, row.markup)) });
}

/** At most two decimals, with the comma of French. */
function numberIn(value: number, { locale }: Pick<DrawnSeason, 'locale'>): string {
  const text = String(Math.round(value * 100) / 100);
  return locale === 'fr' ? text.replace('.', ',') : text;
}
