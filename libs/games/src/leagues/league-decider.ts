import { canonicalJson, isRefusal, type Json } from '#kernel';
import { decideLeague, type Asking, type LeagueCommand } from '#leagues';
import type { Clock } from '../clock.js';
import type { StreamAttempt } from '../streams/run-outcome.js';
import type { Decider } from '../streams/stream-runner.js';
import { LEAGUE_STREAM } from '../streams/stream-kinds.js';
import { askingOf } from './league-asking.js';
import { owedAfter } from './league-duties.js';
import { leagueAfter, leagueForms, type LoadedLeague } from './league-kind.js';
import type { LeagueRefused } from './league-requests.js';

/** A command on its way to a league. */
export interface LeagueAttempt extends StreamAttempt {
  /** As it was asked. Stored with the commit: a known command id must have been given for the same. */
  readonly command: LeagueCommand;
  /** With what only the server knows: the version of the rules that a season is played under. The command itself when absent. */
  readonly meant?: LeagueCommand | undefined;
}

/** How many seats the game of a season has, for a command that pairs. */
export type SeatsOf = (loaded: LoadedLeague, command: LeagueCommand) => Promise<Asking['seats']>;

/** Asks the rules of leagues. There is no chance in them. */
export const leagueDecider = (clock: Clock, seatsOf: SeatsOf): Decider<LoadedLeague, LeagueAttempt, LeagueRefused> => ({
  async decide(before, attempt) {
    const { streamId, commandId, actor, command, meant = command } = attempt;
    const at = Math.max(clock(), before.changedAt);
    const seats = await seatsOf(before, meant);
    const decision = decideLeague(before.league, meant, askingOf(streamId, { actor, at, commandId }, seats));
    if (isRefusal(decision)) return { status: 'refused', refusal: decision };
    const { events } = decision;
    const draft = {
      command: command as unknown as Json,
      at,
      events: leagueForms.written(events),
      ...owedAfter(before.league, events, { commandId, at }),
      head: { kind: LEAGUE_STREAM, subject: { name: LEAGUE_STREAM, version: '1' }, status: 'running' },
    } as const;
    return { status: 'decided', before, after: leagueAfter(before, events, at), draft };
  },
  isAnswer: (attempt, { actor, command }) =>
    actor === attempt.actor && canonicalJson(command) === canonicalJson(attempt.command),
});
