import { localized, refuse, type Json, type Localized } from '#kernel';
import { explain } from '#kernel/server';
import { reportFaults } from './fault-words.js';

/** What may be wrong in a report. */
export type ReportFaultCode = keyof typeof reportFaults;

/** Why a report is no season. */
export interface NoSeason {
  readonly wrong: Localized;
}

const words = { refusalMessages: reportFaults };

/** A fault in both languages, with its facts in the places of the message. */
export function tellFault(code: ReportFaultCode, facts: Readonly<Record<string, Json>> = {}): Localized {
  const fault = refuse('REPORT', code, facts);
  return localized(explain(words, fault, 'en'), explain(words, fault, 'fr'));
}

/** A report is no season, by a fault. */
export const noSeason = (code: ReportFaultCode, facts: Readonly<Record<string, Json>> = {}): NoSeason => ({
  wrong: tellFault(code, facts),
});
