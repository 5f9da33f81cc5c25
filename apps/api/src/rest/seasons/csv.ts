/** What stands in a cell: nothing where there is null. */
export type Cell = string | number | null;

/** A line of CSV (RFC 4180): cells with commas between, and an end of line. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(written).join(',')}\r\n`;

/** A spreadsheet takes a text that begins so for a formula, and would carry it out. */
const FORMULA = /^[=+\-@\t\r]/;
const QUOTED = /[",\r\n]/;

function written(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
