import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { library } from '#cards/content';
import { effectsIn } from '#cards/engine';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');

const specs = readdirSync(join(root, 'libs/guardians/src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.spec.ts'))
  .map((path) => read('libs/guardians/src', path));

interface Written {
  /** A test as it is written, title and all. */
  readonly text: string;
  /** The commands that it gives: by their names, or by what its file calls them. */
  readonly commands: ReadonlySet<string>;
}

/** What a file calls commands: `const shoot = (cardId: string) => ({ type: 'rangedAttack', cardId }) as const`. */
const commandsCalled = (spec: string): { name: string; command: string }[] =>
  [...spec.matchAll(/const (?<name>\w+) =\s*(?:\([^)]*\)[^=;]*=>\s*\(?)?\{\s*type: '(?<command>\w+)'/gu)].map(
    ({ groups }) => ({ name: groups!['name']!, command: groups!['command']! }),
  );

const testsOf = (spec: string): Written[] =>
  [...spec.matchAll(/^(?<indent> *)it(?:\.each)?\([\s\S]*?^\k<indent>\}?\);$/gmu)].map(([text]) => {
    const called = commandsCalled(spec).filter(({ name }) => new RegExp(`\\b${name}\\b`, 'u').test(text));
    const named = [...text.matchAll(/type: '(\w+)'/gu)].map(([, command]) => command!);
    return { text, commands: new Set([...called.map(({ command }) => command), ...named]) };
  });

/** Every test of Guardians. */
const written = specs.flatMap(testsOf);
const tests = written.map(({ text }) => text);

/** The mechanics of cards.md 12.1 with the cards that it names for each. */
const mechanics = [...read('docs/rules/cards.md').matchAll(/^\| GFX-(\d\d) \|.*\| (?<on>[^|]+) \|$/gmu)].map(
  ({ 1: number, groups }) => ({ id: `FX-${number}`, cards: groups?.['on']?.match(/[A-Z]\d\d/gu) ?? [] }),
);

/** The codes of guardians.md 7, a row a command. */
const refusals = [
  ...read('docs/rules/guardians.md').matchAll(
    /^\| (?<commands>`\w+`[^|]*)\|[^|]*\|[^|]*\|(?<codes>[^|]*`[A-Z_]+`[^|]*)\|[^|]*\|$/gmu,
  ),
].flatMap(({ groups }) => {
  const codes = groups!['codes']!.match(/(?<=`)[A-Z_]{4,}(?=`)/gu)!;
  return groups!['commands']!.match(/(?<=`)\w+(?=`)/gu)!.map((command) => ({ command, codes }));
});

describe('the refusals of Guardians (guardians.md 7)', () => {
  it('stand in a row of the paper for each of 31 commands', () => {
    expect(refusals).toHaveLength(31);
    expect(refusals.find(({ command }) => command === 'useStrongholdCreature')?.codes).toHaveLength(11);
  });

  it('are looked for in every test, and with the command that gets them', () => {
    const begun = specs.flatMap((spec) => spec.match(/^ *it(?:\.each)?\(/gmu) ?? []);
    expect(tests).toHaveLength(begun.length);
    const [test] = testsOf("const go = { type: 'pass' };\nit('x', () => {\n  code(go, 'WRONG_STATE');\n});\n");
    expect(test?.commands).toEqual(new Set(['pass']));
  });

  it.each(refusals)('a test gives $command, and each that it can get', ({ command, codes }) => {
    const giving = written.filter(({ commands }) => commands.has(command));
    const isGiven = (code: string): boolean => giving.some(({ text }) => new RegExp(`'${code}\\b`, 'u').test(text));
    expect(codes.filter((code) => !isGiven(code))).toEqual([]);
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
