import { joined, placed, sheet, space, stacked, tag, type Markup, type Piece } from '#drawing';
import { localized } from '#kernel';
import { pairingsOf, type BracketMatch } from '#leagues';
import { cell, head, heading, onPaper, paint, plain, strong } from './look.js';
import type { DrawnSeason } from './drawn-season.js';

/** The most matches of a column: earlier rounds of larger brackets are left out. */
const MOST_MATCHES = 32;
const [WIDTH, HEIGHT, GAP, ACROSS] = [220, 52, 14, 44];
const POINTS = 44;

const upperTitle = localized('Winners’ bracket', 'Tableau principal');
const lowerTitle = localized('Losers’ bracket', 'Tableau de repêchage');
const openTitle = localized('open', 'à venir');

/** The bracket of a season as SVG: each match and each player with `data-ref`, the id of the match or participant. */
export function bracketPicture(drawn: DrawnSeason, matches: readonly BracketMatch[]): string {
  const { league, season, locale } = drawn;
  const isDouble = season.plan.format.kind === 'DOUBLE_ELIMINATION';
  const upper = columnsOf(matches.filter(({ id }) => !id.startsWith('L')));
  const lower = columnsOf(matches.filter(({ id }) => id.startsWith('L')));
  const title = `${league} – ${season.name}`;
  const content = stacked(
    [
      cell(title, heading, 3 * WIDTH, 44),
      ...(isDouble ? [cell(upperTitle[locale], head, WIDTH, 24)] : []),
      treeOf(drawn, upper),
      ...(lower.length > 0 ? [cell(lowerTitle[locale], head, WIDTH, 24), treeOf(drawn, lower)] : []),
    ],
    8,
  );
  const winner = matches.at(-1)?.winner ?? null;
  const description =
    winner === null
      ? localized('The bracket is not decided yet.', 'Le tableau n’est pas encore terminé.')[locale]
      : localized(`Winner: ${drawn.nameOf(winner)}.`, `Vainqueur : ${drawn.nameOf(winner)}.`)[locale];
  return onPaper(content, { title, description, locale });
}

/** Matches by the rounds of their ids, `W1`, `W2`, in order. */
function columnsOf(matches: readonly BracketMatch[]): readonly (readonly BracketMatch[])[] {
  const columns = new Map<string, BracketMatch[]>();
  for (const match of matches) {
    const round = match.id.split('.')[0] ?? '';
    columns.set(round, [...(columns.get(round) ?? []), match]);
  }
  return [...columns.values()].filter(({ length }) => length <= MOST_MATCHES);
}

function treeOf(drawn: DrawnSeason, columns: readonly (readonly BracketMatch[])[]): Piece {
  const most = Math.max(1, ...columns.map(({ length }) => length));
  const height = most * (HEIGHT + GAP);
  const middle = (count: number, at: number): number => (height / count) * (at + 0.5);
  const parts = columns.flatMap((column, place): readonly Markup[] => {
    const x = place * (WIDTH + ACROSS);
    const next = columns[place + 1];
    const lines = next
      ? column.map((_, at) =>
          elbow(
            x + WIDTH,
            middle(column.length, at),
            x + WIDTH + ACROSS,
            middle(next.length, Math.floor((at * next.length) / column.length)),
          ),
        )
      : [];
    const boxes = column.map((match, at) => placed(x, middle(column.length, at) - HEIGHT / 2, matchOf(drawn, match)));
    return [...lines, ...boxes];
  });
  const width = columns.length * (WIDTH + ACROSS) - ACROSS;
  return { ...space(Math.max(WIDTH, width), height), markup: joined(...parts) };
}

const elbow = (x: number, y: number, toX: number, toY: number): Markup =>
  tag('path', { d: `M${x} ${y}H${(x + toX) / 2}V${toY}H${toX}`, fill: 'none', stroke: paint.edge, 'stroke-width': 2 });

function matchOf(drawn: DrawnSeason, match: BracketMatch): Piece {
  const pairing = pairingsOf(drawn.season).findLast(
    (one) => one.match === match.id && one.outcome?.kind !== 'ANNULLED',
  );
  const points = new Map((pairing?.outcome?.scores ?? []).map((score) => [score.player, score.points]));
  const sides = match.players.map((player, at): Markup => {
    const name = player === null ? (match.isOver ? '–' : openTitle[drawn.locale]) : drawn.nameOf(player);
    const style =
      player !== null && player === match.winner ? strong : player === null ? { ...plain, color: paint.faint } : plain;
    const own = player === null ? undefined : points.get(player);
    const body = joined(
      cell(name, style, WIDTH - POINTS, HEIGHT / 2).markup,
      own === undefined
        ? undefined
        : placed(WIDTH - POINTS, 0, cell(String(own), { ...style, anchor: 'end' }, POINTS, HEIGHT / 2)),
    );
    // An area of its own, for pages that make it a link; beside it the match is selected.
    const area = tag('rect', { width: WIDTH - POINTS, height: HEIGHT / 2, rx: 6, fill: 'none' });
    const side = player === null ? body : tag('g', { 'data-ref': drawn.refOf(player) }, joined(area, body));
    return placed(0, (at * HEIGHT) / 2, { width: WIDTH, height: HEIGHT / 2, markup: side });
  });
  const box = sheet(WIDTH, HEIGHT, { fill: paint.box, stroke: paint.edge, radius: 6 });
  return { width: WIDTH, height: HEIGHT, markup: tag('g', { 'data-ref': match.id }, joined(box, ...sides)) };
}
