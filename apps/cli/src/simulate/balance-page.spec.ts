import { guilds } from '#guilds-presentation';
import { LocalGame, Random } from '#kernel';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { report } from './report.js';
import { Tally } from './tally.js';

/** The heads of the tables in a text, cell by cell. */
const headsIn = (text: string): string[][] =>
  [...text.matchAll(/^\|(?<head>.*)\|\n\| ?-/gm)].map(({ groups }) =>
    (groups?.head ?? '').split('|').map((cell) => cell.trim()),
  );

/** The output of `chronicler simulate guilds` for one short game. */
function printed(): string {
  const tally = new Tally(guilds);
  const local = LocalGame.start(guilds, { seed: 'balance', seats: 2, options: { questCount: 2 } });
  const bots = Object.values(guilds.bots).slice(-1);
  local.playOut([...bots, ...bots], Random.from('balance'));
  tally.add(local);
  return report(guilds, tally, 2);
}

describe('docs/balance/guilds.md', () => {
  const page = readFileSync(join('docs', 'balance', 'guilds.md'), 'utf8');
  const [before = '', ...sections] = page.split(/^## (?=\d seats$)/m);

  it('has the tables of `simulate`, except those on usage, for every number of seats', () => {
    expect(sections.map((section) => section.slice(0, section.indexOf('\n')))).toEqual([
      '2 seats',
      '3 seats',
      '4 seats',
      '5 seats',
    ]);
    const heads = headsIn(printed()).filter(([, second]) => second !== 'times a game');
    expect(heads.map(([first]) => first)).toContain('points from');
    for (const section of sections) expect(headsIn(section)).toEqual(heads);
  });

  it('was made by the command that it names, with the current rules', () => {
    const games = /--games (?<games>\d+)/.exec(before)?.groups?.games ?? '';
    for (const seats of [2, 3, 4, 5]) {
      expect(before).toContain(`npm run chronicler -- simulate guilds --games ${games} --seats ${seats}`);
      expect(sections[seats - 2]).toContain(`${games} games of guilds ${guilds.version}, ${seats} seats`);
    }
  });
});
