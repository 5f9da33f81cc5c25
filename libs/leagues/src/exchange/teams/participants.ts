import { onceFor } from '#kernel';
import { standardPoints, type KnownBye, type Report, type ReportCell, type ReportPlayer } from '../report.js';
import { isOfTeams, matchesIn, type ReportMatch, type TeamReport } from './team-matches.js';

/** A report whose players are its participants: the teams of a report of teams, with a cell for each match. */
export const ofParticipants = onceFor((report: Report): Report => (isOfTeams(report) ? asTeams(report) : report));

function asTeams(report: TeamReport): Report {
  const { section, abnormal } = report;
  const rounds = Array.from({ length: roundsIn(report) }, (_, place) => matchesIn(report, place + 1).matches);
  const isGone = ({ boards }: ReportMatch): boolean => boards.every(({ isAnnulled }) => isAnnulled);
  const known: KnownByes = new Map(report.byes.map((bye) => [`${bye.round} ${bye.player}`, bye]));
  const all = section.teams.map(({ number }) => number);
  const ofAll = abnormal.find(
    ({ code, round, players }) => code === 'Z' && round === null && all.every((team) => players.includes(team)),
  );
  return {
    ...report,
    points: {
      ...section.points,
      absence: ofAll?.points ?? standardPoints.absence,
      bye: section.bye?.points ?? section.points.win,
    },
    abnormal: abnormal.filter((one) => one !== ofAll),
    annulled: rounds.flatMap((matches, place) =>
      matches.filter(isGone).map(({ teams: [first, second] }) => ({ round: place + 1, first, second })),
    ),
    inGame: [],
    players: section.teams.map(({ number, name, matchPoints, rank }): ReportPlayer => ({
      number,
      name,
      points: matchPoints,
      rank,
      cells: rounds.map((matches, place) => {
        const match = matches.find(({ teams }) => teams.includes(number));
        return match && !isGone(match) ? cellOf(match, number) : byeOf(report, known, number, place + 1);
      }),
    })),
    section: null,
  };
}

/** The rounds that have a column or a bye that the pairing gave, or were annulled; later ones are known byes. */
function roundsIn({ players, annulled, lastPaired, section }: TeamReport): number {
  const given = section.bye?.teams.findLastIndex((team) => team !== null) ?? -1;
  const gone = [...annulled, ...section.forfeits].map(({ round }) => round);
  const last = players.map(({ cells }) => 1 + cells.findLastIndex((cell) => cell?.opponent != null));
  return Math.max(0, lastPaired, 1 + given, ...gone, ...last);
}

function cellOf({ teams, boards, points }: ReportMatch, team: number): ReportCell {
  const place = teams.indexOf(team);
  const isDecided = boards.every(({ results: [result], isAnnulled }) => isAnnulled || result !== null);
  const [own, its] = [points[place] ?? 0, points[1 - place] ?? 0];
  const result = own === its ? '=' : own > its ? '1' : '0';
  return { opponent: teams[1 - place] ?? null, seat: place === 0 ? 'w' : 'b', result: isDecided ? result : null };
}

const alone = (result: 'U' | KnownBye['code']): ReportCell => ({ opponent: null, seat: null, result });

type KnownByes = ReadonlyMap<string, KnownBye>;

function byeOf({ section }: TeamReport, known: KnownByes, team: number, round: number): ReportCell | null {
  if (section.bye?.teams[round - 1] === team) return alone('U');
  const bye = known.get(`${round} ${team}`);
  return bye ? alone(bye.code) : null;
}
