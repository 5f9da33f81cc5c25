import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { effectsIn, library } from '#cards';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');

/** Every test of Guardians as it is written, title and all. */
const tests = readdirSync(join(root, 'libs/guardians/src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.spec.ts'))
  .flatMap((path) =>
    read('libs/guardians/src', path)
      .split(/^ *(?=it(?:\.each)?\()/mu)
      .slice(1),
  );

/** The mechanics of cards.md 12.1 with the cards that it names for each. */
const mechanics = [...read('docs/rules/cards.md').matchAll(/^\| GFX-(\d\d) \|.*\| (?<on>[^|]+) \|$/gmu)].map(
  ({ 1: number, groups }) => ({ id: `FX-${number}`, cards: groups?.['on']?.match(/[A-Z]\d\d/gu) ?? [] }),
);

/** The codes of guardians.md 7, a row a command. */
const refusals = [
  ...read('docs/rules/guardians.md').matchAll(
    /^\| (?<commands>`\w+`[^|]*)\|[^|]*\|[^|]*\|(?<codes>[^|]*`[A-Z_]+`[^|]*)\|[^|]*\|$/gmu,
  ),
].map(({ groups }) => ({
  commands: groups!['commands']!.trim(),
  codes: groups!['codes']!.match(/(?<=`)[A-Z_]{4,}(?=`)/gu)!,
}));

describe('the refusals of Guardians (guardians.md 7)', () => {
  it('stand in thirty rows of the paper', () => {
    expect(refusals).toHaveLength(30);
  });

  it.each(refusals)('a test gives each that $commands can get', ({ codes }) => {
    expect(codes.filter((code) => !tests.some((test) => new RegExp(`'${code}\\b`, 'u').test(test)))).toEqual([]);
  });
});

describe('the effects of Guardians (guardians.md 11.4)', () => {
  it('are 38', () => {
    expect(mechanics.map(({ id }) => id)).toEqual(
      Array.from({ length: 38 }, (_, at) => `FX-${String(at + 1).padStart(2, '0')}`),
    );
  });

  it.each(mechanics)('$id is played with every card that the list names', ({ id, cards }) => {
    const played = tests.filter((test) => test.includes(`${id} `));
    expect(cards.filter((card) => !played.some((test) => test.includes(card)))).toEqual([]);
    expect(Math.min(cards.length, played.length)).toBeGreaterThan(0);
  });

  it('and so is every other card that says something in Guardians', () => {
    const saying = Object.values(library).filter((card) => effectsIn('GUARDIANS', card).length > 0);
    expect(saying.filter(({ id }) => !tests.some((test) => test.includes(id))).map(({ id }) => id)).toEqual([]);
    expect(saying.length).toBeGreaterThan(90);
  });
});
