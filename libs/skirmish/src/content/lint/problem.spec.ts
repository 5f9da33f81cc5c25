import { localized } from '#kernel';
import { nameProblems } from './name-problems.js';
import { firstProblems, told } from './problem.js';
import { nodesOf } from './walk.js';

/** A record of so many wrong names, and how many of them have been put into words. */
function wrongNames(count: number) {
  const words = { made: 0 };
  const findings = nodesOf({ rules: Array.from({ length: count }, () => ({ room: 'x' })) }).flatMap((node) =>
    nameProblems(node, {
      room: (name) => () => {
        words.made += 1;
        return localized(`No ${name}.`, `Pas de ${name}.`);
      },
    }),
  );
  return { words, findings };
}

describe('what is wrong with a record', () => {
  it('is put into words when it is told, however much is wrong', () => {
    const { words, findings } = wrongNames(5_000);
    expect(findings).toHaveLength(5_000);
    expect(words.made).toBe(0);
    const first = firstProblems(findings);
    expect(words.made).toBe(20);
    expect(first).toHaveLength(21);
    expect(first[19]).toEqual({ path: 'rules[19].room', message: localized('No x.', 'Pas de x.') });
    expect(first[20]).toEqual({ path: '', message: localized('And 4980 more.', 'Et 4980 autres.') });
  });

  it('is told whole where all of it is asked for, or where it is little', () => {
    const { findings } = wrongNames(20);
    expect(firstProblems(findings)).toEqual(told(findings));
    expect(told(wrongNames(21).findings)).toHaveLength(21);
  });
});
