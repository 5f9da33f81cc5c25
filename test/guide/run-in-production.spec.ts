import { readFile } from 'node:fs/promises';
import { everySeries } from '#platform';

const page = await readFile('docs/guides/run-in-production.md', 'utf8');

const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| `chronicler_'))
  .map((line) => line.split(/(?<!\\)\|/).slice(1, -1))
  .map((row) => row.map((cell) => cell.trim()));

const series = new Set(everySeries.map(({ name }) => name));

describe('docs/guides/run-in-production.md', () => {
  it('has every series, with its labels and its meaning', () => {
    expect(rows.map(([name, ...rest]) => [name!.replace(' *w*', ''), ...rest])).toEqual(
      everySeries.map(({ name, labels, meaning }) => [
        `\`${name}\``,
        labels.map((label) => `\`${label}\``).join(', '),
        meaning,
      ]),
    );
  });

  it('asks in its alarms for existing series and labels', () => {
    const asked = [...page.matchAll(/(chronicler_[a-z_]+?)(?:_bucket)?(?:\{([a-z]+)=|[)[\s`,])/g)];
    expect(asked.length).toBeGreaterThan(everySeries.length);
    for (const [, name, label] of asked) {
      expect(series).toContain(name);
      if (label) expect(everySeries.find((each) => each.name === name)?.labels).toContain(label);
    }
  });
});
