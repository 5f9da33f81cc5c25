import { readFileSync } from 'node:fs';
import { commandRules } from './command-rules.js';

const paper = new URL('../../../docs/rules/skarov.md', import.meta.url);
const [, section = ''] = readFileSync(paper, 'utf8').split(/^### 7\.[12] .*$/mu);

/** The commands of skarov.md 7.1, row by row. */
const commands = [...section.matchAll(/^\| (?<named>`[^|]+) \|/gmu)].flatMap(({ groups }) =>
  groups!['named']!.match(/(?<=`)\w+(?=`)/gu)!,
);

describe('the commands of Skarov (skarov.md 7.1)', () => {
  it('SKAROV-GEN-14 stand in the paper in the order in which they are listed', () => {
    const rank = (command: string): number => Object.keys(commandRules).indexOf(command);
    expect(new Set(commands)).toEqual(new Set(Object.keys(commandRules)));
    expect(commands.map(rank)).toEqual(commands.map(rank).sort((one, other) => one - other));
  });
});
