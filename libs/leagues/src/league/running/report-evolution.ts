import type { LeagueEvent } from '../events.js';
import type { Pairing } from '../state.js';

type ReportEvent = Extract<LeagueEvent, { readonly type: 'resultReported' | 'reportDisputed' | 'reportConfirmed' }>;

/** Whether an event is about the result of a game that is played elsewhere. */
export const isReportEvent = (event: LeagueEvent): event is ReportEvent =>
  event.type === 'resultReported' || event.type === 'reportDisputed' || event.type === 'reportConfirmed';

/** A pairing after a report of its result, or an answer to it. @param version that of its league with the event. */
export function withReport(pairing: Pairing, event: ReportEvent, version: number): Pairing {
  switch (event.type) {
    case 'resultReported': {
      const { placed, evidence = null, by } = event;
      return { ...pairing, report: { placed, evidence, by, disputed: null, version } };
    }
    case 'reportDisputed':
      return pairing.report ? { ...pairing, report: { ...pairing.report, disputed: event.reason } } : pairing;
    case 'reportConfirmed': {
      const { placed, scores, endedAt } = event;
      return {
        ...pairing,
        outcome: { kind: 'CONFIRMED', scores, gameHash: null, endedAt, placed, since: version },
      };
    }
  }
}
