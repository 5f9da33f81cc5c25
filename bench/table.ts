import type { Row } from './bench.js';

const headings = ['bench', 'measure', 'figure', 'baseline', 'ratio', 'aim'] as const;

/** Three digits that matter, thousands apart. */
const figure = (value: number): string => Number(value.toPrecision(3)).toLocaleString('en');

function cells(bench: string, { what, value, unit, baseline, aim = '' }: Row): string[] {
  const against = baseline ? `${baseline.what}: ${figure(baseline.value)}` : '';
  const ratio = baseline ? (value / baseline.value).toFixed(2) : '';
  return [bench, what, `${figure(value)} ${unit}`, against, ratio, aim];
}

/** The rows of some benches as a table in Markdown. */
export function markdownTable(measured: readonly { readonly name: string; readonly rows: readonly Row[] }[]): string {
  const body = measured.flatMap(({ name, rows }) => rows.map((row) => cells(name, row)));
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...body.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(headings), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
