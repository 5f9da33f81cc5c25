import { grouped } from './grouped.js';
import type { Report, ReportCell, ReportPlayer, ReportPoints } from './report.js';
import { standardPoints } from './report.js';
import { teamHeadLines, teamLine, teamRuleLines } from './teams/team-lines.js';

/**
 * A tournament report as TRF26: each line ends with CR LF. Annulled games and the points of games, for which TRF26 has
 * no record, are comments that other programs pass over.
 */
export function writeTrf(report: Report): string {
  const lines = [
    ...headLines(report),
    ...ruleLines(report),
    ...noteLines(report),
    ...report.players.map(playerLine),
    ...(report.section?.teams ?? []).map(teamLine),
  ];
  return lines.map((line) => `${line.trimEnd()}\r\n`).join('');
}

const right = (value: number | string, width: number): string => String(value).padStart(width);
const ids = (players: readonly number[]): string => players.map((player) => right(player, 4)).join(' ');
const round = (number: number | null): string => right(number ?? 0, 3).replaceAll(' ', '0');
const points = (value: number, width = 4): string => right(value.toFixed(1), width);

function headLines(report: Report): string[] {
  const { name, dates, players, rounds, initial, type, tieBreaks, points: worth, section } = report;
  const [starts, ends] = [dates[0], dates.at(-1)].map((date) => date?.replaceAll('-', '/'));
  return [
    `012 ${name}`,
    ...(starts === undefined ? [] : [`042 ${starts}`, `052 ${ends ?? starts}`]),
    `062 ${players.length}`,
    ...(section ? [`082 ${section.teams.length}`] : []),
    ...(dates.length > 0 ? [`132 ${' '.repeat(87)}${dates.map(dateCell).join('')}`] : []),
    ...(rounds === null ? [] : [`142 ${rounds}`]),
    ...(initial === null ? [] : [`152 ${initial.toUpperCase()}`]),
    ...pointsLine(worth),
    '182 Chronicler',
    ...(type === null ? [] : [`192 ${type}`]),
    ...(tieBreaks === null
      ? []
      : [`202 ${tieBreaks.join(',')}`, `212 ${[section ? 'MPTS' : 'PTS', ...tieBreaks].join(',')}`]),
    ...(section ? teamHeadLines(section) : []),
  ];
}

const dateCell = (date: string): string => `${date.slice(2).replaceAll('-', '/')}  `;

/** Only what differs from the standard, which pairing engines expect. */
function pointsLine(worth: ReportPoints): string[] {
  const stated = [
    ['W', worth.win, standardPoints.win],
    ['D', worth.draw, standardPoints.draw],
    ['L', worth.loss, standardPoints.loss],
    ['A', worth.absence, standardPoints.absence],
    ['P', worth.bye, worth.win],
  ] as const;
  const cells = stated.filter(([, own, standard]) => own !== standard).map(([code, own]) => `${code}${points(own)}`);
  return cells.length === 0 ? [] : [`162  ${cells.join('    ')}`];
}

function ruleLines({ abnormal, byes, accelerations, prohibited, section }: Report): string[] {
  // Teams have their match points in columns of their own.
  const extra = (value: number): string => (section ? `${points(value)}     ` : `     ${points(value)}`);
  const own = (value: number): string => (section ? `${points(value)}      ` : `      ${points(value)}`);
  const known = grouped(byes, ({ code, round: of }) => `240 ${code} ${round(of)}`);
  return [
    ...[...known].map(([head, group]) => `${head} ${ids(group.map(({ player }) => player))}`),
    ...accelerations.map(
      ({ points: virtual, from, to, first, last }) =>
        `250 ${extra(virtual)} ${round(from)} ${round(to)} ${right(first, 4)} ${right(last, 4)}`,
    ),
    ...prohibited.map(({ from, to, players }) => `260 ${round(from)} ${round(to)} ${ids(players)}`),
    ...abnormal.map(
      ({ code, points: worth, round: of, players }) => `299 ${code}  ${own(worth)}  ${round(of)} ${ids(players)}`,
    ),
    ...(section ? teamRuleLines(section) : []),
  ];
}

const noteLines = ({ annulled, inGame, lastPaired, section }: Report): string[] => [
  ...(lastPaired === 0 ? [] : [`### chronicler paired ${lastPaired}`]),
  ...annulled.map(({ round: of, first, second }) => `### chronicler annulled ${of} ${first} ${second}`),
  ...inGame.map(({ round: of, player, points: own }) => `### chronicler in-game ${of} ${player} ${own}`),
  ...(section?.boardPoints ?? []).map(
    ({ round: of, player, points: own }) => `### chronicler board-points ${of} ${player} ${own}`,
  ),
];

function playerLine({ number, name, points: sum, rank, cells }: ReportPlayer): string {
  const shown = Array.from(name).slice(0, 33).join('');
  const head = `001 ${right(number, 4)}      ${shown}${' '.repeat(33 - Array.from(shown).length)}${' '.repeat(33)}`;
  const place = `${sum === null ? '    ' : points(sum)} ${right(rank ?? '', 4)}`;
  return `${head}${place}  ${cells.map(cellText).join('  ')}`;
}

function cellText(cell: ReportCell | null): string {
  if (!cell) return ' '.repeat(8);
  const { opponent, seat, result } = cell;
  return `${opponent === null ? '0000' : right(opponent, 4)} ${seat ?? '-'} ${result ?? ' '}`;
}
