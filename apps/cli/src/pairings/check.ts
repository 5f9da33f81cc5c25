import { readFile } from 'node:fs/promises';
import { checkReport, readTrf, type Report, type ReportCheck, type ReportPair, type TrfFault } from '#leagues';
import { answer } from '../output.js';

/** Checks tournament reports, one after the other. Returns the exit code: 1 where something is wrong in any. */
export async function checkFiles(files: readonly string[]): Promise<number> {
  let isSound = true;
  for (const file of files) {
    const isRight = checkText(file, await textOf(file));
    isSound &&= isRight;
  }
  return isSound ? 0 : 1;
}

/** The text of a file; FIDE allows Latin 1 too, in which older programs write names. */
async function textOf(file: string): Promise<string> {
  const bytes = await readFile(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}

function checkText(file: string, text: string): boolean {
  const { report, faults } = readTrf(text);
  if (!report) return noReport(file, faults);
  const check = checkReport(report);
  if ('wrong' in check) return noReport(file, [{ line: 1, column: 1, message: check.wrong }]);
  const { rounds, wrongRounds, wrongPlaces, notes } = check;
  const ok = wrongRounds.length + wrongPlaces.length === 0;
  answer({ file, ok, rounds, faults: [], wrongRounds, wrongPlaces, notes }, told(file, report, check).join('\n'));
  return ok;
}

function noReport(file: string, faults: readonly TrfFault[]): false {
  const told = faults.map(({ message, ...place }) => ({ ...place, message: message.en }));
  const lines = told.map(({ line, column, message }) => `${file}:${line}:${column}: ${message}`);
  answer({ file, ok: false, faults: told, wrongRounds: [], wrongPlaces: [], notes: [] }, lines.join('\n'));
  return false;
}

function told(file: string, report: Report, { rounds, wrongRounds, wrongPlaces, notes }: ReportCheck): string[] {
  const { players, section } = report;
  const names = new Map(
    (section?.teams ?? players).map(({ number, name }) => [number, name === '' ? `${number}` : `${number} ${name}`]),
  );
  const nameOf = (number: number): string => names.get(number) ?? String(number);
  const pair = ([first, second]: ReportPair): string =>
    second === null ? `${nameOf(first)} has the bye` : `${nameOf(first)} – ${nameOf(second)}`;
  const list = (pairs: readonly ReportPair[]): string => (pairs.length === 0 ? 'none' : pairs.map(pair).join(', '));
  const counted = `${rounds} rounds, ${section ? `${section.teams.length} teams` : `${players.length} players`}`;
  return [
    wrongRounds.length + wrongPlaces.length === 0 ? `${file}: ${counted}: right` : `${file}: ${counted}`,
    ...wrongRounds.flatMap(({ round, found, expected }) => [
      `  round ${round}: in the file: ${list(found)}`,
      `  round ${round}: by the rules: ${list(expected)}`,
    ]),
    ...wrongPlaces.map(
      ({ player, what, found, expected }) =>
        `  ${nameOf(player)}: ${what === 'POINTS' ? 'points' : 'place'} ${found} in the file, ${expected} by the results`,
    ),
    ...notes.map((note) => `  ${note}`),
  ];
}
