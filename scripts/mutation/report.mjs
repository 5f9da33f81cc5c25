import { readFileSync } from 'node:fs';
import { NOT_DRAWN } from './mutants.mjs';

const RULE = /\b[A-Z]+(?:-[A-Z]{3})?-\d{2,3}\b/g;

const noticed = ['Killed', 'Timeout'];
const missed = ['Survived', 'NoCoverage'];

/** The score of a sample, and each mutant that no test has noticed, or only by never coming to an end: the place, the change, and the rules that stand there. */
export function report(results) {
  const mutants = results.filter(({ status, statusReason }) => status !== 'Ignored' && statusReason !== NOT_DRAWN);
  const those = (statuses) => mutants.filter(({ status }) => statuses.includes(status));
  const [killed, survivors] = [those(noticed), those(missed)];
  const other = mutants.length - killed.length - survivors.length;
  const share = ((100 * killed.length) / Math.max(1, killed.length + survivors.length)).toFixed(1);
  const late = killed.filter(({ status }) => status === 'Timeout').sort(byPlace);
  const besides = other === 0 ? '' : `, ${other} did not run at all`;
  return [
    `\n${share} % noticed: ${killed.length} of ${killed.length + survivors.length}${besides}\n`,
    ...survivors.sort(byPlace).map(told),
    ...(late.length === 0 ? [] : [`${late.length} of them by a timeout:\n`, ...late.map(told)]),
  ].join('\n');
}

const byPlace = (one, other) =>
  one.fileName.localeCompare(other.fileName) || one.location.start.line - other.location.start.line;

function told({ fileName, location, replacement, mutatorName, status, statusReason }) {
  const lines = readFileSync(fileName, 'utf8').split('\n');
  const was = textAt(lines, location);
  const rules = rulesAt(lines, location.start.line - 1);
  const uncovered = status === 'NoCoverage' ? ', reached by no test' : '';
  // Rounds are counted; a mutant stopped without a reason was stopped by the clock.
  const late = status === 'Timeout' ? `, ${statusReason ?? 'took too long'}` : '';
  return [
    `${fileName}:${location.start.line}:${location.start.column} ${mutatorName}${uncovered}${late}${rules ? ` (${rules})` : ''}`,
    `  - ${short(was)}`,
    `  + ${short(replacement)}\n`,
  ].join('\n');
}

/** The source of a place, whose lines and columns count from 1. */
function textAt(lines, { start, end }) {
  const text = lines.slice(start.line - 1, end.line);
  text[text.length - 1] = text.at(-1).slice(0, end.column - 1);
  text[0] = text[0].slice(start.column - 1);
  return text.join('\n');
}

/** Ids of the rules that are named in the function around a line, with its docstring. */
function rulesAt(lines, line) {
  let [first, last] = [line, line];
  while (first > 0 && !/^[}\])]/.test(lines[first - 1])) first -= 1;
  while (last < lines.length - 1 && !/^[}\])]/.test(lines[last])) last += 1;
  return [
    ...new Set(
      lines
        .slice(first, last + 1)
        .join('\n')
        .match(RULE),
    ),
  ].join(', ');
}

const LONGEST = 160;

const short = (text) => {
  const flat = text.replace(/\s+/g, ' ');
  return flat.length > LONGEST ? `${flat.slice(0, LONGEST)}…` : flat;
};
