import { fileURLToPath } from 'node:url';
import { elsewhere, judgeApart, laws, returning } from '#kernel/testing';

const at = (name: string): string => fileURLToPath(new URL(`apart/${name}.ts`, import.meta.url));

describe('the laws, judged in threads', () => {
  it('find nothing wrong with a sound ruleset, and report so for every law', async () => {
    const reports = await judgeApart(at('sound'));
    expect(reports.flatMap(({ violations }) => violations)).toEqual([]);
    expect(reports.map(({ law }) => law.name)).toEqual([...laws, elsewhere, returning].map(({ name }) => name));
    expect(reports.filter(({ checks }) => checks === 0)).toEqual([]);
  });

  it.each(['remembering', 'ordering'])('find a game that depends on the games before it: %s', async (name) => {
    const reports = await judgeApart(at(name));
    const found = reports.find(({ law }) => law.number === elsewhere.number);
    expect(found?.violations[0]).toMatch(
      /^the game of seed "laws-\d" is another one where other games were played before it$/,
    );
  });

  it('find a function that writes into read-only data, even with the same values', async () => {
    const reports = await judgeApart(at('writing'));
    expect(reports.find(({ law }) => law.number === 9)?.violations[0]).toMatch(
      /view does not leave alone what it may only read: TypeError/,
    );
  });

  it('name the function that does not return, instead of waiting for it', async () => {
    const reports = await judgeApart(at('endless'), 5000);
    expect(reports.find(({ law }) => law.number === returning.number)?.violations).toEqual([
      expect.stringMatching(/^decide, in game 0 after version \d+, does not return$/),
    ]);
    expect(reports[0]?.violations).toEqual([expect.stringMatching(/^not judged: decide/)]);
  });
});
