import { faultsOf } from './report-faults.js';
import type { Report } from './report.js';
import { newTeamDraft } from './teams/team-records.js';
import { tellFault } from './tell-fault.js';
import { TrfLine, WrongField, type TrfFault } from './trf-line.js';
import { readPlayer, type PlacedPlayer } from './trf-player.js';
import { records, statedPoints, type Draft } from './trf-records.js';

/** What a file holds: a report, or all its faults in the order of lines. */
export type ReadTrf =
  | { readonly report: Report; readonly faults: readonly [] }
  | { readonly report: null; readonly faults: readonly TrfFault[] };

/** The most letters of a file: those of 9,999 players over 100 rounds. */
const MOST_LETTERS = 16_000_000;

/**
 * Reads a tournament report: TRF26, or TRF16 with the extensions of JaVaFo. Lines end with CR, LF or both; records
 * that pairings and tables do not need are passed over. A file that contradicts itself has faults, never a report.
 */
export function readTrf(text: string): ReadTrf {
  if (text.length > MOST_LETTERS)
    return { report: null, faults: [{ line: 1, column: 1, message: tellFault('tooLong', { most: MOST_LETTERS }) }] };
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const draft = emptyDraft(lines.some((line) => line.startsWith('310')));
  const players: PlacedPlayer[] = [];
  const teams: number[] = [];
  const faults: TrfFault[] = [];
  for (const [place, content] of lines.entries()) {
    const line = new TrfLine(place + 1, content.trimEnd());
    try {
      if (line.raw(1, 3) === '001') players.push({ line: line.number, player: readPlayer(line) });
      else records[line.raw(1, 3)]?.(draft, line);
      if (line.raw(1, 3) === '310') teams.push(line.number);
    } catch (fault) {
      if (!(fault instanceof WrongField)) throw fault;
      faults.push({ line: line.number, column: fault.column, message: fault.told });
    }
  }
  const report = reportFrom(draft, players);
  const found = faults.length > 0 ? faults : faultsOf(report, players, teams);
  return found.length > 0 ? { report: null, faults: found } : { report, faults: [] };
}

const emptyDraft = (isOfTeams: boolean): Draft => ({
  name: '',
  dates: [],
  rounds: null,
  initial: null,
  type: null,
  tieBreaks: null,
  points: {},
  abnormal: [],
  byes: [],
  accelerations: [],
  prohibited: [],
  annulled: [],
  inGame: [],
  lastPaired: 0,
  section: isOfTeams ? newTeamDraft() : null,
});

const reportFrom = (draft: Draft, players: readonly PlacedPlayer[]): Report => ({
  ...draft,
  points: statedPoints(draft.points),
  players: players.map(({ player }) => player).sort((one, other) => one.number - other.number),
});
