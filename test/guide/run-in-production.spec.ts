import { readFile } from 'node:fs/promises';
import { everyAlarm, everySeries, expressionOf, readSeries } from '#platform';

const page = await readFile('docs/guides/run-in-production.md', 'utf8');

const rowsOf = (begin: RegExp): readonly (readonly string[])[] =>
  page
    .split('\n')
    .filter((line) => begin.test(line))
    .map((line) => line.split(/(?<!\\)\|/).slice(1, -1))
    .map((row) => row.map((cell) => cell.trim()));

describe('docs/guides/run-in-production.md', () => {
  it('has every series, with its labels and its meaning', () => {
    expect(rowsOf(/^\| `chronicler_/).map(([name, ...rest]) => [name!.replace(' *w*', ''), ...rest])).toEqual(
      everySeries.map(({ name, labels, meaning }) => [
        `\`${name}\``,
        labels.map((label) => `\`${label}\``).join(', '),
        meaning,
      ]),
    );
  });

  it('has every alarm as an expression of existing series and labels, with its meaning and the remedy', () => {
    const rows = rowsOf(/^\| `(max|sum|histogram_quantile)\(/);
    expect(rows.map((row) => row.map((cell) => cell.replaceAll('\\|', '|')))).toEqual(
      everyAlarm.map((alarm) => [`\`${expressionOf(alarm)}\``, alarm.meaning.en, alarm.remedy.en]),
    );
    for (const { condition } of everyAlarm)
      if ('reads' in condition && condition.where)
        expect(readSeries[condition.reads].labels).toContain(condition.where[0]);
  });
});
