import type { SeasonPlace } from '#client';
import type { JSX } from 'preact';
import { visitor } from '../server/visitor.js';
import type { Pairing, Participants } from './entries.js';
import { reasonField } from './organizer-tasks.js';
import type { Task } from './task.js';
import { TaskForm } from './task-form.js';
import { words } from './words.js';

interface ReportingProps {
  readonly place: SeasonPlace;
  readonly participants: Participants;
  readonly pairing: Pairing;
  readonly onDone: () => void;
}

/** The result of a game that is played elsewhere, as its players report, confirm and dispute it. */
export function Reporting({ place: { leagueId, season }, participants, pairing, onDone }: ReportingProps): JSX.Element {
  const { report, gameId } = pairing;
  const isAnswered = report === null || report.by === visitor.value?.id || report.disputed !== null;
  const tasks = isAnswered
    ? [reportTask(season, pairing, participants)]
    : [
        { label: words.confirmReport, fields: [], commandOf: () => ({ confirmReport: { season, gameId } }) },
        {
          label: words.disputeReport,
          fields: [reasonField],
          commandOf: (of: (name: string) => string) => ({
            disputeReport: { season, gameId, reason: of('reason') },
          }),
        },
      ];
  return (
    <>
      {report && (
        <p>
          <small>
            {words.reported}:{' '}
            {report.placed.map(({ player, rank }) => `${String(rank)}. ${participants.nameOf(player)}`).join(', ')}
            {report.disputed !== null && ` · ${words.disputed} ${words.because(report.disputed)}`}
          </small>
        </p>
      )}
      {tasks.map((task) => (
        <TaskForm key={task.label} leagueId={leagueId} task={task} onDone={onDone} />
      ))}
    </>
  );
}

const DRAW = '';

const reportTask = (season: number, { gameId, players }: Pairing, { nameOf }: Participants): Task => ({
  label: words.reportResult,
  fields: [
    {
      kind: 'choice',
      name: 'winner',
      label: words.winner,
      values: [...players.map((player) => [player, nameOf(player)] as const), [DRAW, words.noWinner] as const],
    },
  ],
  commandOf(of) {
    const winner = of('winner');
    const placed = players.map((player) => ({ player, rank: winner === DRAW || winner === player ? 1 : 2, points: 0 }));
    return { reportResult: { season, gameId, placed } };
  },
});
