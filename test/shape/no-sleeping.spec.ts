import { lint } from './lint.js';

const sleeping = [
  'await new Promise((resolve) => setTimeout(resolve, 50));',
  'await new Promise<void>((resolve) => { setTimeout(() => resolve(), 50); });',
  "import { setTimeout as delay } from 'node:timers/promises';",
];

describe('Tests do not sleep', () => {
  it('the linter refuses it in tests and in what serves them, and nowhere else', async () => {
    const text = `${sleeping.join('\n')}\nsetTimeout(() => 1, 50);\n`;
    const tests = ['test/api/any.e2e-spec.ts', 'libs/games/src/any.int-spec.ts', 'libs/games/src/testing/any.ts'];
    const others = ['libs/games/src/any.ts', 'libs/event-store/src/testing/until.ts'];
    const refusals = await lint(Object.fromEntries([...tests, ...others].map((path) => [path, text])));
    const found = refusals.filter(({ rule }) => rule === 'chronicler(no-sleeping)');
    expect(found.map(({ path, line }) => `${path}:${line}`).sort()).toEqual(
      tests.flatMap((path) => sleeping.map((_, index) => `${path}:${index + 1}`)).sort(),
    );
  });
});
