import { records } from './trf-records.js';

/**
 * A tournament report without what says who its players are: names, titles, ratings, federations and dates of birth, and all
 * records that are not read. Each line keeps its place, and each column: faults are found where they were.
 */
export const withoutNames = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map(anonymous)
    .join('\n')
    .trimEnd();

function anonymous(line: string): string {
  const record = line.slice(0, 3);
  if (record === '001') return blanked(line, 10, 79);
  if (record === '310') return blanked(line, 9, 53);
  const isKept = record !== '012' && Object.hasOwn(records, record);
  return isKept && !(record === '###' && !/^### *chronicler\b/.test(line)) ? line.trimEnd() : '';
}

/** A line whose columns from one to another one are blank. */
function blanked(line: string, from: number, to: number): string {
  const letters = Array.from(line.trimEnd());
  return letters
    .map((letter, place) => (place + 1 >= from && place + 1 <= to ? ' ' : letter))
    .join('')
    .trimEnd();
}
