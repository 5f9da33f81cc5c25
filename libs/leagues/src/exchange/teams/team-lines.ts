import { standardMatchPoints, type ReportTeam, type TeamSection } from '../report.js';

const right = (value: number | string, width: number): string => String(value).padStart(width);
const three = (number: number | null): string => String(number ?? 0).padStart(3, '0');
const ids = (players: readonly number[]): string => players.map((player) => right(player, 4)).join(' ');
const points = (value: number, width: number): string => right(value.toFixed(1), width);

/** The seats of boards, and the worth of a match where it is not that of the standard. */
export function teamHeadLines({ seats, points: worth }: TeamSection): string[] {
  const stated = (['win', 'draw', 'loss'] as const).some((name) => worth[name] !== standardMatchPoints[name]);
  const cells = [`TW${points(worth.win, 4)}`, `TD${points(worth.draw, 4)}`, `TL${points(worth.loss, 4)}`];
  return [...(seats ? [`352 ${seats.join('').toUpperCase()}`] : []), ...(stated ? [`362  ${cells.join('    ')}`] : [])];
}

const FORFEITS = { FIRST: '-+', SECOND: '+-', BOTH: '--' } as const;

/** Byes that the pairing gave, forfeited matches, and line-ups. */
export const teamRuleLines = ({ bye, forfeits, lineUps }: TeamSection): string[] => [
  ...(bye ? [`320 ${points(bye.points, 4)} ${points(bye.gamePoints, 4)} ${bye.teams.map(three).join(' ')}`] : []),
  ...forfeits.map(
    ({ round, first, second, absent }) => `330 ${FORFEITS[absent]} ${three(round)} ${three(first)} ${three(second)}`,
  ),
  ...lineUps.map(
    ({ round, team, opponent, players }) => `300 ${three(round)} ${three(team)} ${three(opponent)} ${ids(players)}`,
  ),
];

/** A record 310. */
export function teamLine({ number, name, matchPoints, gamePoints, rank, players }: ReportTeam): string {
  const letters = Array.from(name).slice(0, 32);
  const head = `310 ${right(number, 3)} ${letters.join('')}${' '.repeat(32 - letters.length)}`;
  const sum = (value: number | null): string => (value === null ? ' '.repeat(6) : points(value, 6));
  return `${head} ${' '.repeat(12)} ${sum(matchPoints)} ${sum(gamePoints)} ${right(rank ?? '', 3)}  ${ids(players)}`;
}
